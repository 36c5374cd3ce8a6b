import QuoinMessages
import QuoinSources

/// Where the pictures of a run go.
struct PicturePaths {
  let place: OutputPlace
  let format: PictureFormat
  /// The files' names of all previews of the run: pages keep out of their way.
  private let claimed: Set<String>

  init(_ settings: RenderSettings, allNames: [String]) {
    place = settings.output
    format = settings.format
    claimed = Set(allNames.map { PreviewNames.fileName($0) })
  }

  /// The picture of a preview, or of one of its pages.
  func path(for name: String, page: Int? = nil) -> String {
    switch place {
    case .folder(let folder): FilePaths.join(folder, fileName(name, page))
    case .file(let path): page.map { numbered(path, $0) } ?? path
    case .standardOutput: "/dev/stdout"
    }
  }

  /// The picture of a cell of a matrix: in a folder beside the contact sheet that bears its name.
  func path(for name: String, cell: String, page: Int?) -> String {
    let sheet = path(for: name)
    let folder = FilePaths.join(FilePaths.folder(of: sheet), FilePaths.stem(of: sheet))
    let number = page.map { "-\($0)" } ?? ""
    return FilePaths.join(folder, "\(PreviewNames.fileName(cell))\(number).\(format.rawValue)")
  }

  /// A picture must not replace a source it is made of.
  func spare(sources: [String]) throws(CommandFailure) {
    guard case .file(let path) = place, let real = FilePaths.absolute(path) else { return }
    if sources.contains(where: { FilePaths.absolute($0) == real }) {
      throw CommandFailure("\(path) is the source itself; give -o another name.")
    }
  }

  static func makeFolder(of path: String) throws(CommandFailure) {
    let folder = FilePaths.folder(of: path)
    guard FilePaths.makeFolder(folder) else {
      throw CommandFailure("the folder \(folder) cannot be made. Give -o a place that may be written.")
    }
  }

  private func fileName(_ name: String, _ page: Int?) -> String {
    let own = PreviewNames.fileName(name)
    guard let page else { return "\(own).\(format.rawValue)" }
    let hasRival = claimed.contains { rival in
      rival.hasPrefix(own + "-") && Int(rival.dropFirst(own.count + 1)) != nil
    }
    return "\(own)-\(hasRival ? "page-" : "")\(page).\(format.rawValue)"
  }

  private func numbered(_ path: String, _ page: Int) -> String {
    guard let ending = FilePaths.ending(of: path) else { return "\(path)-\(page)" }
    return "\(path.dropLast(ending.count + 1))-\(page).\(path.suffix(ending.count))"
  }
}
