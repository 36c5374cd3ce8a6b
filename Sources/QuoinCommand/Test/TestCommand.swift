import ArgumentParser

/// `quoin test`: a package's own tests, with its files read as the phone's compiler reads them.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs a package's tests, with its files read as the phone's compiler reads them.",
    discussion: """
      It is `swift test`, but that in the package's files, and in those of local packages it needs, the phone's branches of #if count \
      (os(iOS), targetEnvironment(simulator)), @objc and @IBAction are left out, #selector and `import UIKit.UIView` are understood. The \
      files themselves stay as they are. What stands behind it goes to `swift test`; the exit status is that of the tests.

        quoin test                                  # in the package's folder
        quoin test --package App --filter CardTests --attachments-path artifacts
      """)

  @Option(help: ArgumentHelp("The package's folder.", valueName: "folder"))
  var package = "."

  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("What `swift test` is told besides.", valueName: "option"))
  var options: [String] = []

  func run() throws {
    do throws(CommandFailure) {
      try TestRun(package: package, options: options).run()
    } catch {
      Terminal.say("quoin: \(error.message)")
      throw ExitCode.failure
    }
  }
}
