import ArgumentParser

/// `quoin init`: the files that make a package test on Linux.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes what a package needs to be checked on Linux: a CI workflow, lines of .gitignore, and the lines for Package.swift.",
    discussion: """
      A file that is there already is left as it is. Package.swift is yours: what to put into it is told, or printed by --print.

        quoin init            # in the package's folder
        quoin init --print    # everything on standard output, nothing written
      """)

  @Argument(help: ArgumentHelp("The package's folder.", valueName: "folder"))
  var folder = "."

  @Option(help: ArgumentHelp("Where Quoin is found, as Package.swift says it.", valueName: "url or path"))
  var quoin: String?

  @Option(help: "The branch, tag or commit of Quoin that CI takes.")
  var revision = "main"

  @Flag(help: "Print everything, write nothing.")
  var print = false

  func run() throws {
    do throws(CommandFailure) {
      let parts = InitFiles(quoin: quoin ?? InitFiles.ownFolder, revision: revision)
      if print { try Terminal.result(parts.all) } else { try parts.write(to: folder) }
    } catch {
      Terminal.say("quoin: \(error.message)")
      throw ExitCode.failure
    }
  }
}
