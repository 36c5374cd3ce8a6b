import Foundation

/// The distances, in points, between a rectangle's sides and those of one inside it.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance at the upper side.
  public var top: CGFloat
  /// The distance where reading begins.
  public var leading: CGFloat
  /// The distance at the lower side.
  public var bottom: CGFloat
  /// The distance where reading ends.
  public var trailing: CGFloat

  /// Distances in points; below 0 the inner rectangle sticks out.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset on any side.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// `length` on each edge of `edges`, 0 on the others.
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The inset at `edge`.
  public subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// What the two insets along `axis` take together.
  public func total(along axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
  /// The inset at the start of `axis`.
  public func start(along axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The insets edge by edge, added.
  package func adding(_ b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: top + b.top, leading: leading + b.leading, bottom: bottom + b.bottom, trailing: trailing + b.trailing)
  }
}
