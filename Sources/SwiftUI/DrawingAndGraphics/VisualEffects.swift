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

/// Shows what is inside the node through an effect that user code makes of the node's place.
private struct VisualEffectLook: Look {
  let make: (GeometryProxy) -> any VisualEffect
  func placed(_ node: _ViewNode) -> any PlacedLook { VisualEffectGroups(effect: make(GeometryProxy(node: node))) }
}

/// Shows what is inside the node through what a visual effect has come to there.
private struct VisualEffectGroups: GroupingLook {
  let effect: any VisualEffect
  func groups(in frame: CGRect) -> [DisplayGroup] { effect._groups(in: frame).map(\.group) }
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
