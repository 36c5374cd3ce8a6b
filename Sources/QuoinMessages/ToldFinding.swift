/// A doubtful spot of a preview, and where in its files it is written.
public struct ToldFinding: Codable, Equatable, Sendable {
  /// A line of a file.
  public struct Place: Codable, Equatable, Sendable {
    /// As the file was given.
    public var path: String
    /// Counted from 1.
    public var line: Int
    /// A line of a file, counted from 1.
    public init(path: String, line: Int) { (self.path, self.line) = (path, line) }
  }
  /// The view that it was found in.
  public var view: String
  /// A sentence with the numbers and what to try.
  public var message: String
  /// The lines that it may come from, the likeliest first; empty where that is not certain.
  public var places: [Place]
  /// Whether a preview that has it is not whole: a file that the user has to bring is missing or broken.
  public var isError: Bool

  /// A doubt about `view`, which is written in one of `places`.
  public init(view: String, message: String, places: [Place], isError: Bool = false) {
    self.view = view
    self.message = message
    self.places = places
    self.isError = isError
  }

  /// "Card.swift:12:1: warning: Card: Image: There is no …", as compilers write, so that editors and CI find the line; without the place
  /// where there is none. `preview` is left out where the view is called the same. Paths begin at `folder`, if the files are in it.
  public func line(of preview: String, from folder: String?) -> String {
    func short(_ path: String) -> String {
      guard let folder, path.hasPrefix(folder + "/") else { return path }
      return String(path.dropFirst(folder.count + 1))
    }
    let others = places.dropFirst().map { $0.path == places[0].path ? "line \($0.line)" : "\(short($0.path)):\($0.line)" }
    let also = others.isEmpty ? "" : " (or \(others.joined(separator: ", ")))"
    let words = (preview == view ? "" : "\(preview): ") + "\(view)\(also): \(message)"
    return places.first.map { "\(short($0.path)):\($0.line):1: \(isError ? "error" : "warning"): \(words)" } ?? words
  }
}
