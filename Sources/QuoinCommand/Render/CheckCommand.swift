import ArgumentParser

/// `quoin check`: whether files compile, without a picture of them.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says whether Swift files compile, as render would compile them.",
    discussion: "The compiler's messages go to standard error. The exit status is 0 when there is no error.")

  @Argument(help: ArgumentHelp("Swift files, or folders of files that belong together.", valueName: "file"))
  var paths: [String] = []

  @Option(help: "The language mode of the files: 5 or 6. Without it a project's own, else 5.")
  var swiftVersion: String?

  @Option(help: ArgumentHelp("A folder of compiled modules that the files may import. May be given several times.", valueName: "folder"))
  var modules: [String] = []

  @Option(help: ArgumentHelp("A SwiftPM package whose target is checked, with --target.", valueName: "folder"))
  var package: String?

  @Option(help: ArgumentHelp("An Xcode project or workspace whose target is rendered, with --target.", valueName: "App.xcodeproj"))
  var project: String?

  @Option(help: ArgumentHelp("The target of --package or --project.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp("A folder of asset catalogues, whose names the files may use. May be given several times.", valueName: "folder"))
  var assets: [String] = []

  func run() throws {
    var isRight = false
    do throws(CommandFailure) {
      if let swiftVersion { try Compiler.checkLanguageMode(swiftVersion) }
      var unit = try SourceFinder.unit(for: paths, package: package, project: project, target: target)
      if swiftVersion != nil { unit.languageMode = nil }
      if !assets.isEmpty {
        let folders = unit.resourceFolders + assets.flatMap { SourceFinder.catalogFolders(in: $0) }
        unit.addition = AssetSymbols(in: SourceFinder.unique(folders)).source(for: unit.files)
      }
      let compiler = try Compiler(toolchain: .find(), installation: .find(), cache: .open(), languageMode: swiftVersion ?? "5")
      if let errors = try compiler.check(unit, modules: modules) { Terminal.say(errors) } else { isRight = true }
    } catch {
      Terminal.say("quoin: \(error.message)")
    }
    if !isRight { throw ExitCode.failure }
  }
}
