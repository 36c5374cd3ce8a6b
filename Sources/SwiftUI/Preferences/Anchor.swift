import Foundation
import QuoinLayout

/// A place of a view that can be told in any space.
public struct Anchor<Value> {
  let resolve: (CGPoint) -> Value

  /// What of a view an anchor marks.
  public struct Source {
    let make: (CGRect) -> ((CGPoint) -> Value)
    func anchor(at node: _ViewNode) -> Anchor<Value> { Anchor(resolve: make(node.frame)) }
  }
}

/// Two are the same where they mark the same place on the page.
extension Anchor: Equatable where Value: Equatable {
  public static func == (one: Anchor, other: Anchor) -> Bool { one.resolve(.zero) == other.resolve(.zero) }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(resolve(.zero)) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's whole rectangle.
  public static var bounds: Anchor<CGRect>.Source {
    .init { frame in { frame.offsetBy(dx: -$0.x, dy: -$0.y) } }
  }
  /// A rectangle in the view's own space, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { frame in { rect.offsetBy(dx: frame.minX - $0.x, dy: frame.minY - $0.y) } }
  }
}

extension Anchor.Source where Value == CGPoint {
  static func unit(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { frame in
      { origin in
        let place = point.point(in: frame)
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      }
    }
  }
  /// A point in the view's own space, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { frame in { CGPoint(x: frame.minX + point.x - $0.x, y: frame.minY + point.y - $0.y) } }
  }
  /// A point in fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { unit(point) }
  /// The corner at the top where reading begins.
  public static var topLeading: Anchor<CGPoint>.Source { unit(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unit(.top) }
  /// The corner at the top where reading ends.
  public static var topTrailing: Anchor<CGPoint>.Source { unit(.topTrailing) }
  /// The middle of the edge where reading begins.
  public static var leading: Anchor<CGPoint>.Source { unit(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unit(.center) }
  /// The middle of the edge where reading ends.
  public static var trailing: Anchor<CGPoint>.Source { unit(.trailing) }
  /// The corner at the bottom where reading begins.
  public static var bottomLeading: Anchor<CGPoint>.Source { unit(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unit(.bottom) }
  /// The corner at the bottom where reading ends.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unit(.bottomTrailing) }
}
