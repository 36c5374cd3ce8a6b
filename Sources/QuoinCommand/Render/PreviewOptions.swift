import ArgumentParser

/// Which previews are laid out, and for what: shared by the commands that do so.
struct PreviewOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Swift files, or folders of files that belong together.", valueName: "file"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("Only the preview of this name. May be given several times.", valueName: "name"))
  var preview: [String] = []

  @Option(help: ArgumentHelp("The canvas in points, such as 390x844; or fit, for the view's own size.", valueName: "WxH|fit"))
  var size: String?

  @Option(help: "The device to lay out for, such as \"iPhone 15 Pro\".")
  var device: String?

  @Option(help: "Pixels per point. Without it the device's (3 of the usual phone), or 2 on other canvases and for previews of UIKit.")
  var scale: String?

  @Flag(help: "Dark appearance.")
  var dark = false

  @Flag(help: "Right-to-left layout.")
  var rtl = false

  @Option(help: "A locale such as de_DE, for words and numbers; ar_EG runs from right to left.")
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "What day and time it is there, such as 2026-11-26T09:41. Without it now; with --at, always the same.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("The type size: xSmall, small, medium, large, xLarge … accessibility5.", valueName: "size"))
  var dynamicType: String?

  @Option(help: ArgumentHelp("The system to draw as: 17, 18 or 26. Without it 17.", valueName: "version"))
  var os: String?

  @Option(
    help: ArgumentHelp(
      "What the reader turned on: bold-text, increase-contrast, reduce-transparency, reduce-motion, differentiate-without-color, "
        + "invert-colors, button-shapes, on-off-labels; several joined by +.", valueName: "settings"))
  var accessibility: String?

  @Option(help: ArgumentHelp("A folder of fonts. May be given several times.", valueName: "folder"))
  var fontDir: [String] = []

  @Option(help: ArgumentHelp("A folder of pictures or asset catalogues. May be given several times.", valueName: "folder"))
  var assets: [String] = []

  @Option(help: ArgumentHelp("How long one preview may take.", valueName: "seconds"))
  var timeout: String = "30"

  @Option(help: ArgumentHelp("How much memory the previews may take.", valueName: "GB"))
  var memory: String = "4"

  @Option(help: "The language mode of the files: 5 or 6. Without it a project's own, else 5.")
  var swiftVersion: String?

  @Option(help: ArgumentHelp("A SwiftPM package whose target is rendered, with --target.", valueName: "folder"))
  var package: String?

  @Option(help: ArgumentHelp("An Xcode project or workspace whose target is rendered, with --target.", valueName: "App.xcodeproj"))
  var project: String?

  @Option(help: ArgumentHelp("The target of --package or --project.", valueName: "name"))
  var target: String?
}

extension PreviewOptions {
  /// What the files, the package's target or the project's make together; a language mode that is asked for goes before a project's own.
  func unit() throws(CommandFailure) -> SourceUnit {
    asked(of: try SourceFinder.unit(for: paths, package: package, project: project, target: target))
  }

  /// The words of the command line that say where the previews are, and what they need besides.
  var sourceWords: [String] {
    let options = [("package", package), ("project", project), ("target", target), ("scale", scale), ("swift-version", swiftVersion)]
    let folders = [("font-dir", fontDir), ("assets", assets)]
    return paths + options.flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
      + folders.flatMap { name, values in values.flatMap { ["--\(name)", $0] } }
  }

  /// The unit with what the command line says of its files: their language mode, and catalogues beside their own.
  func asked(of unit: SourceUnit) -> SourceUnit {
    var unit = unit
    if swiftVersion != nil { unit.languageMode = nil }
    if !assets.isEmpty {
      let folders = assets.flatMap { [$0] + SourceFinder.catalogFolders(in: $0) }
      unit.addition = unit.addition.with(catalogues: folders, of: unit.files)
    }
    return unit
  }
}
