/// A doubtful spot of a layout: what, where, with which numbers, and what to try. Layout itself never fails.
public struct Finding: Hashable, Sendable, Codable {
  /// What kind of doubt it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    case overflow, contradictoryFrame, brokenContract, unboundedSize, ignoredBoundsOrigin, sizeMismatch, truncatedText
    case missingResource, unsettledState, sleepingTask, unappliedPin, badArgument, approximation
  }
  /// What sort of doubt it is.
  public let kind: Kind
  /// The view it was found in, by its name.
  public let view: String
  /// A sentence with the numbers and what to try.
  public let message: String
  /// The name that it is about, as it is written in the sources: a picture's, a colour's, a font's. nil where it is about none, and where
  /// it was read from a file.
  package internal(set) var written: String?
  /// Who has the view that it is about, where objects tell it.
  package internal(set) var origin: Origin?
  private enum CodingKeys: String, CodingKey { case kind, view, message }

  /// A doubt about `view`; `message` is a whole sentence with the numbers and what to try.
  public init(_ kind: Kind, in view: String, _ message: String) {
    self.kind = kind
    self.view = view
    self.message = message
  }
  /// A doubt about what somebody calls `written` in the sources, or what `origin` has.
  package init(_ kind: Kind, in view: String, _ message: String, about written: String?, of origin: Origin? = nil) {
    self.init(kind, in: view, message)
    self.written = written
    self.origin = origin
  }

  /// The user's class whose code has a view, and the property that holds it.
  package struct Origin: Hashable, Sendable {
    /// The class.
    package var type: String
    /// The property; nil where none holds the view.
    package var property: String?
    package init(type: String, property: String?) { (self.type, self.property) = (type, property) }
  }
}
