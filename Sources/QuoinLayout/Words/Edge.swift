/// One of a rectangle's four sides, named by reading direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Both sides across.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]

    /// The set that holds only `edge`.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// Whether the set holds `edge`.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  case leading, trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The side where reading begins.
    public static let leading = Set(rawValue: 1)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
    /// The set that holds only `edge`.
    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  case top, bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
    /// The set that holds only `edge`.
    public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
  }
}
