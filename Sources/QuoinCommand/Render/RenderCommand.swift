import ArgumentParser
import QuoinMessages

/// `quoin render`: one picture for each preview in the user's files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Prints the previews of Swift files as PNG, SVG, PDF or as the layout's JSON.",
    discussion: """
      Each preview becomes NAME.png in the current folder, or where --output says. Paths of the pictures go to standard output,
      everything else to standard error. The exit status is 0 when every preview came out.

      A preview that is a Document becomes one PDF of all its pages, or a picture a page: NAME-1.png, NAME-2.png … (NAME.png when
      there is only one).

      --matrix makes every combination of some axes and one contact sheet of them all. Axes are devices, appearance, direction, type
      and locale; values may follow a =, with | between them. The sheet is NAME.png, or what -o says; the single pictures go into
      the folder NAME beside it:

        quoin render Card.swift --matrix devices,appearance,direction,type -o sheet.png
        quoin render Card.swift --matrix "devices=iPhone SE|iPhone 15 Pro,appearance,type=large|accessibility3"
      """)

  @Argument(help: ArgumentHelp("Swift files, or folders of files that belong together.", valueName: "file"))
  var paths: [String] = []

  @Option(name: [.short, .long], help: "A file or a folder to write to. With --format json, - is standard output.")
  var output: String?

  @Option(help: "png, svg, pdf or json. Without it, the ending of --output decides, else png.")
  var format: String?

  @Option(help: ArgumentHelp("Only the preview of this name. May be given several times.", valueName: "name"))
  var preview: [String] = []

  @Flag(help: "Print the names of the previews and make no picture.")
  var list = false

  @Option(help: ArgumentHelp("The canvas in points, such as 390x844; or fit, for the view's own size.", valueName: "WxH|fit"))
  var size: String?

  @Option(help: "The device to lay out for, such as \"iPhone 15 Pro\".")
  var device: String?

  @Option(help: "Pixels per point. Without it 3 for a device, else 2.")
  var scale: String?

  @Flag(help: "Dark appearance.")
  var dark = false

  @Flag(help: "Right-to-left layout.")
  var rtl = false

  @Option(help: "A locale such as de_DE, for words and numbers.")
  var locale: String?

  @Option(help: ArgumentHelp("The type size: xSmall, small, medium, large, xLarge … accessibility5.", valueName: "size"))
  var dynamicType: String?

  @Option(help: ArgumentHelp("All combinations of axes: devices,appearance,direction,type,locale.", valueName: "axes"))
  var matrix: String?

  @Option(help: ArgumentHelp("A folder of fonts. May be given several times.", valueName: "folder"))
  var fontDir: [String] = []

  @Option(help: ArgumentHelp("A folder of pictures or asset catalogues. May be given several times.", valueName: "folder"))
  var assets: [String] = []

  @Option(help: ArgumentHelp("The words of an SVG: selectable text, or outlines that look the same without the fonts.", valueName: "form"))
  var svgText: String = "selectable"

  @Option(help: ArgumentHelp("How long one preview may take.", valueName: "seconds"))
  var timeout: String = "30"

  @Option(help: "The language mode of the files: 5 or 6.")
  var swiftVersion: String = "5"

  @Option(help: ArgumentHelp("A SwiftPM package whose target is rendered, with --target.", valueName: "folder"))
  var package: String?

  @Option(help: ArgumentHelp("The target of --package.", valueName: "name"))
  var target: String?

  func run() throws {
    var isComplete = false
    do throws(CommandFailure) {
      isComplete = try RenderSession(RenderSettings(self)).run()
    } catch {
      Terminal.say("quoin: \(error.message)")
    }
    if !isComplete { throw ExitCode.failure }
  }
}
