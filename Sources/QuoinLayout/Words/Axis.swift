/// A direction in which a layout runs.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along x.
    public static let horizontal = Set(rawValue: 1)
    /// Along y.
    public static let vertical = Set(rawValue: 2)

    /// The set that holds only `axis`.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
    /// Whether the set holds `axis`.
    public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
