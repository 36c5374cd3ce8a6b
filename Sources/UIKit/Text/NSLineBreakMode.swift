/// Where lines break, and what gives way when there is no room.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between characters.
  case byCharWrapping
  /// Nowhere; cut at the edge.
  case byClipping
  /// The beginning gives way.
  case byTruncatingHead
  /// The end gives way.
  case byTruncatingTail
  /// The middle gives way.
  case byTruncatingMiddle
}
