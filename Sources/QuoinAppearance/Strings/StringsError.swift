/// What is wrong with a file of localized texts. Each sentence says what to do.
public enum StringsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file could not be read.
  case unreadable(path: String)
  /// The file is not what its name promises; `detail` says where.
  case broken(path: String, detail: String)

  /// The sentence for people.
  public var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read. Check that the file exists and that you may read it."
    case .broken(let path, let detail): "\(path) is broken: \(detail). Open it in an editor and correct it, or export it again."
    }
  }
}
