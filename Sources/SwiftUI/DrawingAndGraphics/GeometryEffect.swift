import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Shows what is inside the node through an effect of the user's.
private struct GeometryEffectLook<Effect: GeometryEffect>: Look {
  let effect: Effect
  func placed(_ node: _ViewNode) -> any PlacedLook { EffectLook(.transform(effect.effectValue(size: node.pixelFrame.size).affine)) }
}

/// A change of place, size and angle that depends on a view's size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change for a view of `size` points; its origin is the view's top left.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Traps: the effect is drawn around its content, and nobody asks for a body.
  public func body(content: Content) -> Never { fatalError("a GeometryEffect has no body") }
  /// Draws the content's views through the effect, each in its own size.
  nonisolated public static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    let start = nodes.count
    V._emit(content, scope.child(0), into: &nodes)
    for index in start..<nodes.count {
      nodes[index] = nodes[index].wrapped(PassRule("geometryEffect"), scope, look: GeometryEffectLook(effect: modifier))
    }
  }
  /// Itself: layout never notices the change.
  public func ignoredByLayout() -> Self { self }
}
