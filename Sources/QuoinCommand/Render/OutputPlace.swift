import QuoinMessages
import QuoinSources

/// Where pictures go.
enum OutputPlace: Equatable {
  case folder(String)
  case file(String)
  case standardOutput

  /// Reads `--output` and `--format` together, since a file's ending may say the format.
  static func read(output: String?, format: String?) throws(CommandFailure) -> (OutputPlace, PictureFormat) {
    let chosen = try format.map { text throws(CommandFailure) in try read(format: text) }
    guard let output else { return (.folder("."), chosen ?? .png) }
    guard !output.isEmpty else { throw CommandFailure("-o needs a file or a folder.") }
    if output == "-" {
      guard let chosen, chosen == .json || chosen == .txt else {
        throw CommandFailure("-o - writes words to standard output; add --format json or txt, or give -o a file.")
      }
      return (.standardOutput, chosen)
    }
    if output.hasSuffix("/") || FilePaths.isFolder(output) { return (.folder(output), chosen ?? .png) }
    // Something that is there and no folder is meant: a file without an ending, or a device.
    if FilePaths.isFile(output), FilePaths.ending(of: output) == nil { return (.file(output), chosen ?? .png) }
    guard let ending = FilePaths.ending(of: output) else { return (.folder(output), chosen ?? .png) }
    guard let byEnding = PictureFormat(rawValue: ending) else {
      if let chosen { return (.file(output), chosen) }
      throw CommandFailure(
        "\(output): quoin writes png, svg, pdf, webp, gif, json and txt, not \(ending). For a folder of that name, end it with /.")
    }
    if let chosen, chosen != byEnding {
      throw CommandFailure("\(output) says \(byEnding.rawValue), but --format says \(chosen.rawValue). Which?")
    }
    return (.file(output), byEnding)
  }

  private static func read(format: String) throws(CommandFailure) -> PictureFormat {
    guard let known = PictureFormat(rawValue: format.lowercased()) else {
      throw CommandFailure("--format is png, svg, pdf, webp, gif, json or txt, not \(format).")
    }
    return known
  }
}
