import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// What is done to a view's drawing as one layer, once its frame is known; layout does not notice (fact 56).
enum LayerEffect: Hashable, Sendable {
  /// Lets what lies behind shine through: 0 shows nothing, 1 all; beyond is cut, NaN is 1.
  case opacity(Double)
  /// Shows only what lies in the frame.
  case clip
  /// Turned clockwise about a point of the frame.
  case rotation(Angle, anchor: UnitPoint)
  /// Turned about an axis in space, in a parallel projection.
  case rotation3D(Angle, x: CGFloat, y: CGFloat, z: CGFloat, anchor: UnitPoint)
  /// Larger or smaller by a factor on each axis, from a point of the frame.
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  /// Elsewhere, by so many points.
  case offset(x: CGFloat, y: CGFloat)
  /// Through a transform whose origin is the frame's top left.
  case transform(CGAffineTransform)
  /// From right to left.
  case mirrored
  /// Softened by so many points, negative for none; ends at the frame if it is to.
  case blur(CGFloat, endsAtFrame: Bool)
  case shadow(Shadow)
  case blend(BlendMode)
  case filter(ColorFilter)
  /// One layer, so that effects around see it as a whole.
  case isolated
  /// Marked for documents as what it means.
  case marked(SemanticMark)

  /// The group that shows the effect on what lies in `frame` on the page.
  func group(in frame: CGRect) -> DisplayGroup {
    var group = DisplayGroup()
    switch self {
    case .opacity(let opacity): group.opacity = min(1, max(0, opacity.isNaN ? 1 : opacity))
    case .clip: group.clips = [Clip(Path(frame))]
    case .blur(let radius, let endsAtFrame):
      group.blurRadius = max(0, radius)
      if endsAtFrame { group.clips = [Clip(Path(frame))] }
    case .shadow(let shadow): group.shadow = shadow
    case .blend(let mode): group.blendMode = mode.drawing
    case .filter(let filter): group.filters = [filter]
    case .isolated: group.isIsolated = true
    case .marked(let mark): group.mark = mark
    default: group.transform = transform(in: frame)
    }
    return group
  }

  /// Where the effect draws what lies in `frame`.
  private func transform(in frame: CGRect) -> CGAffineTransform {
    switch self {
    case .rotation(let angle, let anchor): .around(anchor.point(in: frame)) { $0.rotated(by: angle.radians) }
    case .rotation3D(let angle, let x, let y, let z, let anchor):
      .around(anchor.point(in: frame)) { Self.flat(angle, x, y, z).concatenating($0) }
    case .scale(let x, let y, let anchor): .around(anchor.point(in: frame)) { $0.scaledBy(x: x, y: y) }
    case .offset(let x, let y): CGAffineTransform(translationX: x, y: y)
    case .transform(let transform):
      CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    case .mirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    default: .identity
    }
  }

  /// What a turn about an axis in space does in the plane.
  private static func flat(_ angle: Angle, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGAffineTransform {
    let length = max(1e-9, (x * x + y * y + z * z).squareRoot())
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
    return CGAffineTransform(
      a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0, ty: 0)
  }
}

/// A view shown through an effect.
struct EffectModifier: NodeModifier {
  /// What the effect is called in traces and trees.
  let name: String
  let effect: LayerEffect

  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode { node.wrapped(PassRule(name), scope, look: EffectLook(effect)) }
}

/// Shows what is inside the node through an effect.
struct EffectLook: GroupingLook {
  let effect: LayerEffect
  init(_ effect: LayerEffect) { self.effect = effect }
  func groups(in frame: CGRect) -> [DisplayGroup] { [effect.group(in: frame)] }
}

extension View {
  /// This view shown through an effect, which is called `name` in traces.
  nonisolated func effect(_ name: String, _ effect: LayerEffect) -> some View { modifier(EffectModifier(name: name, effect: effect)) }
}
