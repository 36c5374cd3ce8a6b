import ArgumentParser

/// `quoin explain`: the steps of a layout, told like a textbook does.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells, step by step, how previews are laid out: who proposes what to whom, who answers what, and why.",
    discussion: """
      The steps go to standard output, a sentence a line. --about tells only what concerns some views: name them by their
      accessibilityIdentifier, their text, the view's type or a kind such as HStack, padding or Text.

        quoin explain Card.swift --about title
        quoin explain Card.swift --preview Card --about HStack --size 300x200
      """)

  @OptionGroup var previews: PreviewOptions

  @Option(help: ArgumentHelp("Only what concerns this view. May be given several times.", valueName: "view"))
  var about: [String] = []

  @Flag(help: "Also questions that were answered before.")
  var all = false

  @Flag(help: "JSON, as render's, with the subjects and steps of each preview under trace.")
  var json = false

  func run() throws {
    var isComplete = false
    do throws(CommandFailure) {
      isComplete = try RenderSession(RenderSettings(explain: self)).run()
    } catch {
      Terminal.say("quoin: \(error.message)")
    }
    if !isComplete { throw ExitCode.failure }
  }
}
