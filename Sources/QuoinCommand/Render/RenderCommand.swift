import ArgumentParser
import QuoinMessages

/// `quoin render`: one picture for each preview in the user's files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Prints the previews of Swift files as PNG, SVG, PDF or as the layout's JSON.",
    discussion: """
      Each preview becomes NAME.png in the current folder, or where --output says. Paths of the pictures go to standard output, \
      everything else to standard error. The exit status is 0 when every preview came out.

      A preview that is a Document becomes one PDF of all its pages, or a picture a page: NAME-1.png, NAME-2.png … (NAME.png when \
      there is only one).

      --matrix makes every combination of some axes and one contact sheet of them all. Axes are devices, appearance, direction, type, \
      locale, os and accessibility; values may follow a =, with | between them. The sheet is NAME.png, or what -o says; the single pictures go into \
      the folder NAME beside it:

        quoin render Card.swift --matrix devices,appearance,type -o sheet.png
        quoin render Card.swift --matrix "appearance,type=large|accessibility3"

      A picture shows where changes come to in the end. --at shows a moment on the way, and --animate what follows as a moving picture, \
      an animated PNG or WebP:

        quoin render Card.swift --at 0.25
        quoin render Card.swift --animate 2 -o card.gif
      """)

  @OptionGroup var previews: PreviewOptions

  @Option(name: [.short, .long], help: "A file or a folder to write to. With --format json or txt, - is standard output.")
  var output: String?

  @Option(help: ArgumentHelp("The moment to show, in seconds after the view has come.", valueName: "seconds"))
  var at: String?

  @Option(
    help: ArgumentHelp("A moving picture of so many seconds, as png, webp or gif; from --at on, if that is given.", valueName: "seconds"))
  var animate: String?

  @Option(help: ArgumentHelp("Pictures a second of --animate.", valueName: "rate"))
  var fps: String = "30"

  @Option(
    help: "png, svg, pdf, webp, gif, json, or txt for the steps that explain tells. Without it, the ending of --output decides, else png.")
  var format: String?

  @Flag(help: "Print the names of the previews and make no picture.")
  var list = false

  @Option(help: ArgumentHelp("All combinations of axes: devices,appearance,direction,type,locale,os,accessibility.", valueName: "axes"))
  var matrix: String?

  @Option(help: ArgumentHelp("The words of an SVG: selectable text, or outlines that look the same without the fonts.", valueName: "form"))
  var svgText: String = "selectable"

  @Flag(
    name: .customLong("svg-ids"),
    help: "In an SVG, put each view into a group whose data-node is the id that the view has in --format json.")
  var svgIDs = false

  func run() throws {
    var isComplete = false
    do throws(CommandFailure) {
      isComplete = try RenderSession(RenderSettings(render: self)).run()
    } catch {
      Terminal.say("quoin: \(error.message)")
    }
    if !isComplete { throw ExitCode.failure }
  }
}
