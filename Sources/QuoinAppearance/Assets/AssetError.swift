import QuoinDrawing

/// Why a picture or colour of an asset catalogue cannot be had. Each sentence says what to do.
public enum AssetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No picture has that name; `near` lists similar ones.
  case imageNotFound(name: String, near: [String], searched: [String])
  /// No colour has that name.
  case colorNotFound(name: String, near: [String], searched: [String])
  /// A `Contents.json` is not what Xcode writes.
  case brokenContents(path: String, detail: String)
  /// A catalogue names a file that is not there.
  case missingFile(path: String)
  /// A picture set has no file for any circumstance.
  case emptySet(path: String)
  /// A picture is of a kind that cannot be read.
  case unsupportedFormat(path: String)
  /// The picture's bytes are broken or too large.
  case picture(DrawingError)

  /// The sentence for people.
  public var description: String {
    switch self {
    case .imageNotFound(let name, let near, let searched):
      "There is no picture named \"\(name)\"\(Self.places(searched)). \(Self.advice(near, "a file \(name).png beside the source file or an image set of that name"))"
    case .colorNotFound(let name, let near, let searched):
      "There is no colour named \"\(name)\"\(Self.places(searched)). \(Self.advice(near, "a color set of that name to an asset catalogue"))"
    case .brokenContents(let path, let detail):
      "\(path) is broken: \(detail). Open the catalogue in Xcode and save it, or correct the file."
    case .missingFile(let path): "The asset catalogue names \(path), which does not exist. Restore the file or take it out of the set."
    case .emptySet(let path): "The image set \(path) holds no file. Add a picture to it, or remove the set."
    case .unsupportedFormat(let path):
      "\(path) is of a format that cannot be read here. Export it as SVG, PDF or PNG and put that in its place."
    case .picture(let error): error.description
    }
  }

  private static func places(_ searched: [String]) -> String {
    let named = searched.map { $0 == "." ? "the current folder" : $0 }
    return named.isEmpty ? ", because no folder was given to look in" : " in " + named.joined(separator: ", ")
  }

  private static func advice(_ near: [String], _ addition: String) -> String {
    near.isEmpty ? "Add \(addition)." : "Did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }
}
