import ArgumentParser

/// `quoin mcp`: previews for coding agents and editors that speak the Model Context Protocol.
struct AgentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves previews, their pictures and explanations to coding agents over the Model Context Protocol.",
    discussion: """
      Speaks over standard input and output, so an agent's settings name it as a program:

        {"mcpServers": {"quoin": {"command": "/path/to/quoin/quoin", "args": ["mcp"]}}}

      Its tools: list_previews, render_preview (a picture and what is doubtful about it), explain_view, compare_layouts and \
      check_folder. Paths are taken from the folder it is started in.
      """)

  func run() throws { AgentServer().run() }
}
