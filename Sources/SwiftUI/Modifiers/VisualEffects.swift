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
  public func _groups(in frame: CGRect) -> [_EffectGroup] { [] }
}
private struct AddedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let make: @Sendable (CGRect) -> DisplayGroup
  func _groups(in frame: CGRect) -> [_EffectGroup] { [_EffectGroup(group: make(frame))] + base._groups(in: frame) }
}
extension VisualEffect {
  private func adding(_ change: @escaping @Sendable (inout DisplayGroup, CGRect) -> Void) -> some VisualEffect {
    AddedEffect(base: self) { frame in
      var group = DisplayGroup()
      change(&group, frame)
      return group
    }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { group, _ in group.transform = CGAffineTransform(translationX: x, y: y) }
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { adding { group, _ in group.opacity = min(1, max(0, opacity)) } }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { group, frame in group.transform = .around(anchor.point(in: frame)) { $0.scaledBy(x: x, y: y) } }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { group, frame in group.transform = .around(anchor.point(in: frame)) { $0.rotated(by: angle.radians) } }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding { group, _ in group.blurRadius = max(0, radius) } }
  public func brightness(_ amount: Double) -> some VisualEffect { adding { group, _ in group.filters = [.brightness(amount)] } }
  public func contrast(_ amount: Double) -> some VisualEffect { adding { group, _ in group.filters = [.contrast(amount)] } }
  public func saturation(_ amount: Double) -> some VisualEffect { adding { group, _ in group.filters = [.saturation(amount)] } }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding { group, _ in group.filters = [.grayscale(amount)] } }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding { group, _ in group.filters = [.hueRotation(angle.radians)] } }
}

private struct VisualEffectLook: Look {
  let make: (GeometryProxy) -> any VisualEffect
  func paint(_ node: ViewNode, _ painter: inout Painter) {
    let groups = make(GeometryProxy(node: node))._groups(in: painter.frame(node)).map(\.group)
    for group in groups { painter.builder.push(group) }
    painter.paintChildren(node)
    for _ in groups { painter.builder.pop() }
  }
}

/// A change of place, size and angle that depends on a view's size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  public func body(content: Content) -> Never { fatalError("a GeometryEffect has no body") }
  nonisolated public static func _apply(
    _ modifier: Self, _ scope: Scope, to content: @escaping (Scope, inout [ViewNode]) -> Void, into nodes: inout [ViewNode]
  ) {
    let start = nodes.count
    content(scope, &nodes)
    for index in start..<nodes.count {
      nodes[index] = nodes[index].wrapped(
        PassRule("geometryEffect"), scope,
        look: EffectLook { frame in
          var group = DisplayGroup()
          let value = modifier.effectValue(size: frame.size).affine
          group.transform = CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(value)
            .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
          return group
        })
    }
  }
  public func ignoredByLayout() -> Self { self }
}
/// A change of place in the plane, as a 3×3 matrix; perspective is left out when it is drawn.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  public init() {}
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
  public init(_ m: CATransform3D) { (m11, m12, m21, m22, m31, m32) = (m.m11, m.m12, m.m21, m.m22, m.m41, m.m42) }
  public var isIdentity: Bool { self == ProjectionTransform() }
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { ProjectionTransform(affine.concatenating(rhs.affine)) }
}

extension View {
  /// Changes the view's drawing by what its geometry says.
  nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
    changingNodes { node, scope in
      node.wrapped(PassRule("visualEffect"), scope, look: VisualEffectLook { effect(EmptyVisualEffect(), $0) })
    }
  }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }
  /// Kept: geometry changes together in a still picture anyway.
  nonisolated public func geometryGroup() -> some View { self }
}
