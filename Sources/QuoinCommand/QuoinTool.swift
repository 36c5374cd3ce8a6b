import ArgumentParser

/// The command and its parts.
struct QuoinTool: ParsableCommand {
  /// Not released yet: the one that CHANGELOG.md tells of.
  static let version = "1.0.0-dev"

  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "Lays out SwiftUI and UIKit files by the phone's rules and prints their previews.",
    version: "quoin \(version)",
    subcommands: [
      RenderCommand.self, PreviewCommand.self, ExplainCommand.self, CheckCommand.self, TestCommand.self, InitCommand.self,
      AgentCommand.self, FlexboxCommand.self,
    ],
    // `quoin Card.swift` means what it looks like.
    defaultSubcommand: RenderCommand.self)

  /// What may follow `quoin`.
  static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }
}
