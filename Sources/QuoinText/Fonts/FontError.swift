/// What can go wrong when a font file is brought in. Every sentence says what to do.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file, or it may not be read.
  case unreadable(path: String, reason: String)
  /// The file is not a TrueType or OpenType font, or it is cut short.
  case notAFont(path: String)
  /// The folder does not exist or may not be listed.
  case noDirectory(path: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The font file \(path) cannot be read (\(reason)). Check the path and the permissions."
    case .notAFont(let path):
      "\(path) is not a font that can be used, or it is damaged. Give a .ttf, .otf, .ttc or .otc file."
    case .noDirectory(let path, let reason):
      "The font folder \(path) cannot be opened (\(reason)). Give a folder that holds .ttf or .otf files."
    }
  }
}
