/// Whether files compile, without a picture of them. The compiler's messages go to standard error.
struct CompileCheck {
  private let options: PreviewOptions
  private let modules: [String]
  private let isPatient: Bool

  init(_ options: PreviewOptions, modules: [String], isPatient: Bool = false) {
    self.options = options
    self.modules = modules
    self.isPatient = isPatient
  }

  /// Answers whether there is no error.
  func run() throws(CommandFailure) -> Bool {
    if let mode = options.swiftVersion { try Compiler.checkLanguageMode(mode) }
    let unit = try options.unit()
    let compiler = try Compiler(toolchain: .find(), installation: .find(), cache: .open(), languageMode: options.swiftVersion ?? "5")
    guard let errors = try compiler.check(unit, modules: modules, isPatient: isPatient) else { return true }
    Terminal.say(errors)
    return false
  }
}
