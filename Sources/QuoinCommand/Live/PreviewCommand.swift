import ArgumentParser

/// `quoin preview`: a page in the browser that shows previews while they are written.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows previews on a page in the browser, alive, and again whenever a file is saved.",
    discussion: """
      The page is served on 127.0.0.1 alone and asks for the key in its address. Saving a file shows the change; what does not compile is \
      told with its line while the last picture stays. Buttons, switches, sliders, fields, pickers, links and lists answer touches. Inspect \
      tells of every view what it was proposed, what it answered and why, and steps through the layout.

        quoin preview Card.swift
        quoin preview Sources --port 9000
        quoin preview --package . --target App

      The page's server is built at the first call, which takes half a minute or two. Ctrl-C ends it.
      """)

  @OptionGroup var previews: PreviewOptions

  @Option(help: "The port of the page. Without it 8421, or the next one that is free.")
  var port: UInt16?

  @Flag(help: "Print the address and open no browser.")
  var noOpen = false

  func run() throws {
    do throws(CommandFailure) {
      try LiveSession(self).run()
    } catch {
      Terminal.say("quoin: \(error.message)")
      throw ExitCode.failure
    }
  }
}
