/// A doubtful spot of a layout: what, where, with which numbers, and what to try. Layout itself never fails.
public struct Finding: Hashable, Sendable, Codable {
  /// What kind of doubt it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    case overflow, contradictoryFrame, brokenContract, unboundedSize, ignoredBoundsOrigin, sizeMismatch, truncatedText
    case missingResource, unsettledState, unappliedPin, badArgument, approximation
  }
  /// What sort of doubt it is.
  public let kind: Kind
  /// The view it was found in, by its name.
  public let view: String
  /// A sentence with the numbers and what to try.
  public let message: String

  /// A doubt about `view`; `message` is a whole sentence with the numbers and what to try.
  public init(_ kind: Kind, in view: String, _ message: String) {
    self.kind = kind
    self.view = view
    self.message = message
  }
}
