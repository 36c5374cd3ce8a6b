/// A side or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The top, in the middle.
  case top
  /// The corner at the top where reading begins.
  case topLeading
  /// Where reading begins, in the middle.
  case leading
  /// The corner at the bottom where reading begins.
  case bottomLeading
  /// The bottom, in the middle.
  case bottom
  /// The corner at the bottom where reading ends.
  case bottomTrailing
  /// Where reading ends, in the middle.
  case trailing
  /// The corner at the top where reading ends.
  case topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
