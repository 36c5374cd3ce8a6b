import ArgumentParser

/// `quoin explain`: the steps of a layout, told like a textbook does.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells, step by step, how previews are laid out: who proposes what to whom, who answers what, and why.",
    discussion: """
      The steps go to standard output, a sentence a line. --about tells only what concerns some views: name them by their \
      accessibilityIdentifier, their text, the view's own type (Ticket, Button, Section) or a kind such as HStack, padding or Text. \
      Large and small letters count alike.

        quoin explain Card.swift --about title
        quoin explain Card.swift --preview Card --about HStack --size 300x200

      --why answers in a few sentences instead: what gave a view its size, its place, the gap before it, the cut of its text.

        quoin explain Card.swift --why title
        quoin explain Card.swift --why HStack --why "A long title"

      Of a document every page is told, and why it ends where it does; with --why, the pages asked for by number or by what stands on them.

        quoin explain Report.swift --why "page 3"

      --compare tells in what the layout differs from that of another file with a preview of the same name, or from its own on another \
      canvas: a size, a device, a type size, dark, rtl or a locale. The first is what was, the second what is.

        quoin explain Old.swift --compare New.swift
        quoin explain Card.swift --size 390x844 --compare 320x568
        quoin explain Card.swift --compare "iPhone SE"
        quoin explain Card.swift --compare accessibility3
      """)

  @OptionGroup var previews: PreviewOptions

  @Option(help: ArgumentHelp("Only what concerns this view. May be given several times.", valueName: "view"))
  var about: [String] = []

  @Option(help: ArgumentHelp("Why this view is as it is, in a few sentences. May be given several times.", valueName: "view"))
  var why: [String] = []

  @Option(help: ArgumentHelp("What changes in this file, or on this canvas.", valueName: "file|WxH|device|…"))
  var compare: String?

  @Flag(help: "Also questions that were answered before, and those that only ask how flexible a view is.")
  var all = false

  @Flag(help: "JSON, as render's, with the subjects, steps and notes of each preview under trace.")
  var json = false

  func run() throws {
    var isComplete = false
    do throws(CommandFailure) {
      let settings = try RenderSettings(explain: self)
      if let compare {
        isComplete = try ComparisonSession(settings, with: compare, self).run()
      } else {
        isComplete = try RenderSession(settings).run()
      }
    } catch {
      Terminal.say("quoin: \(error.message)")
    }
    if !isComplete { throw ExitCode.failure }
  }
}
