import ArgumentParser

/// The command and its parts.
struct QuoinTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "Lays out SwiftUI and UIKit files by the phone's rules and prints their previews.",
    subcommands: [
      RenderCommand.self, PreviewCommand.self, ExplainCommand.self, CheckCommand.self, TestCommand.self, InitCommand.self,
      AgentCommand.self, FlexboxCommand.self,
    ],
    // `quoin Card.swift` means what it looks like.
    defaultSubcommand: RenderCommand.self)
}
