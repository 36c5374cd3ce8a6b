/// Units compiled into programs of previews, as far as they compile.
struct PreviewPrograms {
  private(set) var programs: [(unit: SourceUnit, path: String)] = []
  /// What the compiler says of those that do not compile, of each unit.
  private(set) var complaints: [String] = []

  /// More files than this are compiled in parts, if they let themselves: what the compiler takes grows faster than their number.
  private static let mostTogether = 1_000
  private static let part = 400

  private init() {}

  /// Compiles the files together. Files that claim the same names may be meant to stand alone: then each by itself.
  init(_ unit: SourceUnit, with compiler: Compiler) throws(CommandFailure) {
    if unit.files.count > Self.mostTogether, unit.dependencies.isEmpty, let parts = try Self.inParts(unit, with: compiler) {
      self = parts
      return
    }
    switch try compiler.program(for: unit) {
    case .program(let path): programs = [(unit, path)]
    case .errors(let text):
      guard unit.files.count > 1, unit.dependencies.isEmpty, CompilerMessages.areAboutSharedNames(text) else {
        complaints = [text]
        return
      }
      for alone in unit.parts(of: 1) { add(alone, try compiler.program(for: alone)) }
      // Files that name what others declare do not stand alone, unless two declare it: what is said of all together holds.
      if CompilerMessages.areAboutUses(text), complaints.contains(where: { Self.misses($0, of: unit) }) {
        (programs, complaints) = ([], [text])
      }
    }
  }

  private mutating func add(_ unit: SourceUnit, _ outcome: Compiler.Outcome) {
    switch outcome {
    case .program(let path): programs.append((unit, path))
    case .errors(let text): complaints.append(text)
    }
  }

  /// Whether a complaint about a file is that it does not find what a file of the unit declares.
  private static func misses(_ text: String, of unit: SourceUnit) -> Bool {
    !CompilerMessages.missingNames(text).isDisjoint(with: DeclaredNames.all(in: unit.files))
  }

  /// The files part by part; nil where one names what another declares.
  private static func inParts(_ unit: SourceUnit, with compiler: Compiler) throws(CommandFailure) -> PreviewPrograms? {
    var result = PreviewPrograms()
    let parts = unit.parts(of: part)
    lazy var declared = DeclaredNames.all(in: unit.files)
    for (number, one) in parts.enumerated() {
      if number > 0 { Terminal.say("quoin: \(number * part) of \(unit.files.count) files are compiled…") }
      let outcome = try compiler.program(for: one)
      if case .errors(let text) = outcome, !CompilerMessages.missingNames(text).isDisjoint(with: declared) { return nil }
      result.add(one, outcome)
    }
    return result
  }
}
