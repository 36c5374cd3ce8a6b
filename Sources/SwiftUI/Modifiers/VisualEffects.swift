import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// What is done to a view's drawing once its frame is known.
public protocol VisualEffect: Sendable {
  /// The groups around the drawing in `frame`, the outermost first.
  func _groups(in frame: CGRect) -> [_EffectGroup]
}
/// A group as the public protocol may show it.
public struct _EffectGroup: Sendable {
  let group: DisplayGroup
}
/// Nothing done.
public struct EmptyVisualEffect: VisualEffect {
  /// None.
  public func _groups(in frame: CGRect) -> [_EffectGroup] { [] }
}
private struct AddedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let effect: LayerEffect
  func _groups(in frame: CGRect) -> [_EffectGroup] { [_EffectGroup(group: effect.group(in: frame))] + base._groups(in: frame) }
}
extension VisualEffect {
  private func adding(_ effect: LayerEffect) -> some VisualEffect { AddedEffect(base: self, effect: effect) }
  /// Draws elsewhere, by `offset` points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  /// Draws `x` points to the right and `y` down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(x: x, y: y))
  }
  /// Lets what lies behind shine through: 0 shows nothing, 1 all; beyond is cut.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  /// Draws larger or smaller by one factor on both axes, from a point of the frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Draws larger or smaller by the factors of `scale`, from a point of the frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Draws larger or smaller by a factor on each axis, from a point of the frame; negative factors mirror.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x: x, y: y, anchor: anchor))
  }
  /// Draws turned clockwise about a point of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }
  /// Draws turned about an axis in space, flat: what a parallel projection shows of it.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.rotation3D(angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor))
  }
  /// Softens the drawing by `radius` points, negative for none; `opaque` is ignored.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius, endsAtFrame: false)) }
  /// Adds to every colour: 0 nothing, 1 makes all white, -1 all black.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.filter(.brightness(amount))) }
  /// How far colours stand from middle grey: 0 all grey, 1 as they are, more is stronger.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }
  /// How strong colours are: 0 grey, 1 as they are, more is stronger.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.filter(.saturation(amount))) }
  /// How much colour is taken away: 0 none, 1 all; beyond is cut.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.filter(.grayscale(amount))) }
  /// Turns every hue around the circle of colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.filter(.hueRotation(angle.radians))) }
}

struct VisualEffectLook: Look {
  let make: (GeometryProxy) -> any VisualEffect
  /// The groups around what is inside `node`, the outermost first.
  func groups(_ node: ViewNode, in frame: CGRect) -> [DisplayGroup] {
    make(GeometryProxy(node: node))._groups(in: frame).map(\.group)
  }
  func paint(_ node: ViewNode, _ painter: inout Painter) {
    let groups = groups(node, in: painter.frame(node))
    for group in groups { painter.builder.push(group) }
    painter.paintChildren(node)
    for _ in groups { painter.builder.pop() }
  }
}

/// Shows what is inside the node through an effect of the user's.
private struct GeometryEffectLook<Effect: GeometryEffect>: GroupingLook {
  let effect: Effect
  func group(_ node: ViewNode, in frame: CGRect) -> DisplayGroup {
    LayerEffect.transform(effect.effectValue(size: frame.size).affine).group(in: frame)
  }
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
  nonisolated public static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: Scope, into nodes: inout [ViewNode]) {
    let start = nodes.count
    V._emit(content, scope.child(0), into: &nodes)
    for index in start..<nodes.count {
      nodes[index] = nodes[index].wrapped(PassRule("geometryEffect"), scope, look: GeometryEffectLook(effect: modifier))
    }
  }
  /// Itself: layout never notices the change.
  public func ignoredByLayout() -> Self { self }
}
/// A change of place in the plane, as a 3×3 matrix; perspective is left out when it is drawn.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row: what x becomes.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row: what y becomes.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row: how far all moves, in points.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  /// No change.
  public init() {}
  /// A change in the plane.
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
  /// What a change in space does in the plane.
  public init(_ m: CATransform3D) { (m11, m12, m21, m22, m31, m32) = (m.m11, m.m12, m.m21, m.m22, m.m41, m.m42) }
  /// Whether nothing changes.
  public var isIdentity: Bool { self == ProjectionTransform() }
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
  /// This change, then `rhs`, both in the plane.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { ProjectionTransform(affine.concatenating(rhs.affine)) }
}

extension View {
  /// Changes the view's drawing by what its geometry says.
  nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
    changingNodes { node, scope in
      node.wrapped(PassRule("visualEffect"), scope, look: VisualEffectLook { effect(EmptyVisualEffect(), $0) })
    }
  }
  /// Draws the view through `transform`, whose origin is the frame's top left, without its perspective.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }
  /// Kept: geometry changes together in a still picture anyway.
  nonisolated public func geometryGroup() -> some View { self }
}
