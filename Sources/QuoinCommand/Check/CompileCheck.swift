/// Whether files compile, without a picture of them. The compiler's messages go to standard error.
struct CompileCheck {
  private let options: PreviewOptions
  private let modules: [String]

  init(_ options: PreviewOptions, modules: [String]) {
    self.options = options
    self.modules = modules
  }

  /// Answers whether there is no error.
  func run() throws(CommandFailure) -> Bool {
    if let mode = options.swiftVersion { try Compiler.checkLanguageMode(mode) }
    var unit = try options.unit()
    if !options.assets.isEmpty {
      let folders = unit.resourceFolders + options.assets.flatMap { SourceFinder.catalogFolders(in: $0) }
      unit.addition = AssetSymbols(in: SourceFinder.unique(folders)).source(for: unit.files)
    }
    let compiler = try Compiler(toolchain: .find(), installation: .find(), cache: .open(), languageMode: options.swiftVersion ?? "5")
    guard let errors = try compiler.check(unit, modules: modules) else { return true }
    Terminal.say(errors)
    return false
  }
}
