/// Compiles units into programs of previews.
enum PreviewPrograms {
  /// Compiles the files together. Files that claim the same names may be meant to stand alone: then each by itself.
  static func compile(_ unit: SourceUnit, with compiler: Compiler) throws(CommandFailure) -> (programs: [(SourceUnit, String)], all: Bool) {
    switch try compiler.program(for: unit) {
    case .program(let path): return ([(unit, path)], true)
    case .errors(let text):
      if unit.files.count > 1, unit.dependencies.isEmpty, CompilerMessages.areAboutSharedNames(text) {
        return try compileApart(unit, with: compiler)
      }
      Terminal.say(text)
      return ([], false)
    }
  }

  private static func compileApart(
    _ unit: SourceUnit, with compiler: Compiler
  ) throws(CommandFailure) -> (programs: [(SourceUnit, String)], all: Bool) {
    var programs: [(SourceUnit, String)] = []
    var all = true
    for unit in unit.apart {
      switch try compiler.program(for: unit) {
      case .program(let path): programs.append((unit, path))
      case .errors(let text):
        Terminal.say(text)
        all = false
      }
    }
    return (programs, all)
  }
}
