import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

extension View {
  /// This view shown through an effect that depends on its frame on the page; layout does not notice (fact 56).
  nonisolated func effect(_ name: String, _ make: @escaping (Scope) -> (CGRect) -> DisplayGroup) -> some View {
    changingNodes { node, scope in node.wrapped(PassRule(name), scope, look: EffectLook(make(scope))) }
  }
  nonisolated private func group(_ name: String, _ change: @escaping (inout DisplayGroup, CGRect) -> Void) -> some View {
    effect(name) { _ in
      { frame in
        var group = DisplayGroup()
        change(&group, frame)
        return group
      }
    }
  }

  /// Keeps the view's room and shows nothing.
  nonisolated public func hidden() -> some View {
    changingNodes { node, scope in node.wrapped(PassRule("hidden"), scope, look: HiddenLook()) }
  }
  /// Lets what lies behind shine through: 0 shows nothing, 1 all; beyond is cut, NaN is 1. The view is one layer: its parts do not show
  /// each other.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    group("opacity") { group, _ in group.opacity = min(1, max(0, opacity.isNaN ? 1 : opacity)) }
  }
  /// Shows only what lies in the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    group("clipped") { group, frame in group.clips = [Clip(Path(frame))] }
  }
  /// Shows only what lies in `shape`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect("clipShape") { scope in
      let outline = scope.environment.outline(of: shape)
      return { frame in
        var group = DisplayGroup()
        group.clips = [Clip(outline(frame), style: style)]
        return group
      }
    }
  }
  /// Rounds the corners with arcs of `radius` points and cuts off what lies outside; at most half the shorter side.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
  /// Draws the view turned clockwise about a point of its frame. Layout does not notice.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    group("rotationEffect") { group, frame in group.transform = .around(anchor.point(in: frame)) { $0.rotated(by: angle.radians) } }
  }
  /// Draws the view larger or smaller by a factor on each axis, from a point of its frame; negative factors mirror. Layout does not notice.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    group("scaleEffect") { group, frame in group.transform = .around(anchor.point(in: frame)) { $0.scaledBy(x: x, y: y) } }
  }
  /// Draws the view larger or smaller by the factors of `scale`, from a point of its frame.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Draws the view larger or smaller by one factor on both axes, from a point of its frame.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(x: s, y: s, anchor: anchor) }
  /// Draws the view through `transform`, whose origin is the frame's top left. Layout does not notice.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    group("transformEffect") { group, frame in
      group.transform = CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    }
  }
  /// A rotation about an axis in space, drawn flat: what a parallel projection shows of it.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    group("rotation3DEffect") { group, frame in
      group.transform = .around(anchor.point(in: frame)) { base in
        let length = max(1e-9, (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot())
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
        let flat = CGAffineTransform(
          a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0, ty: 0)
        return flat.concatenating(base)
      }
    }
  }
  /// A shadow of what the view draws.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect("shadow") { scope in
      let resolved = Shadow(color: color.style(in: scope.environment, level: 0).color, radius: max(0, radius), x: x, y: y)
      return { _ in
        var group = DisplayGroup()
        group.shadow = resolved
        return group
      }
    }
  }
  /// Softens what the view draws by `radius` points, negative for none; if `opaque`, it ends at the frame.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    group("blur") { group, frame in
      group.blurRadius = max(0, radius)
      if opaque { group.clips = [Clip(Path(frame))] }
    }
  }
  /// How the view's colours mix with those behind.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    group("blendMode") { group, _ in group.blendMode = blendMode.drawing }
  }
  /// Makes the view one layer, so that effects around it see it as a whole.
  nonisolated public func compositingGroup() -> some View { group("compositingGroup") { group, _ in group.isIsolated = true } }
  /// Makes the view one layer. Both arguments are ignored: pictures are not made by a GPU.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    group("drawingGroup") { group, _ in group.isIsolated = true }
  }
  /// How strong colours are: 0 grey, 1 as they are, more is stronger.
  nonisolated public func saturation(_ amount: Double) -> some View { filter("saturation", .saturation(amount)) }
  /// How far colours stand from middle grey: 0 all grey, 1 as they are, more is stronger; negative inverts.
  nonisolated public func contrast(_ amount: Double) -> some View { filter("contrast", .contrast(amount)) }
  /// How much colour is taken away: 0 none, 1 all; beyond is cut.
  nonisolated public func grayscale(_ amount: Double) -> some View { filter("grayscale", .grayscale(amount)) }
  /// Adds to every colour: 0 nothing, 1 makes all white, -1 all black.
  nonisolated public func brightness(_ amount: Double) -> some View { filter("brightness", .brightness(amount)) }
  /// Turns every hue around the circle of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { filter("hueRotation", .hueRotation(angle.radians)) }
  /// Every colour becomes its opposite.
  nonisolated public func colorInvert() -> some View { filter("colorInvert", .invert) }
  /// The lighter a colour, the more opaque its black: what the view becomes as a mask.
  nonisolated public func luminanceToAlpha() -> some View { filter("luminanceToAlpha", .luminanceToAlpha) }
  nonisolated private func filter(_ name: String, _ filter: ColorFilter) -> some View {
    group(name) { group, _ in group.filters = [filter] }
  }
  /// Multiplies every colour with `color`: white leaves all as it is, black makes all black.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    effect("colorMultiply") { scope in
      let resolved = color.style(in: scope.environment, level: 0).color
      return { _ in
        var group = DisplayGroup()
        group.filters = [.multiply(resolved)]
        return group
      }
    }
  }
  /// Shows the view where `mask` draws.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    let mask = mask()
    return changingNodes { node, scope in
      let outer = node.layered(mask, over: true, alignment, scope)
      guard outer !== node else { return node.wrapped(PassRule("mask"), scope, look: HiddenLook()) }
      outer.look = MaskLook()
      return outer
    }
  }
  /// As it was written before iOS 15.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
  /// Mirrors the view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    effect("flipsForRightToLeftLayoutDirection") { scope in
      let flips = enabled && scope.environment.layoutDirection == .rightToLeft
      return { frame in
        var group = DisplayGroup()
        if flips { group.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0) }
        return group
      }
    }
  }
}

/// How colours are stored while compositing; kept, without effect.
public enum ColorRenderingMode: Hashable, Sendable {
  /// By components as they are; by light; by light, beyond what screens show.
  case nonLinear, linear, extendedLinear
}

/// Shows the first child where the second draws.
struct MaskLook: Look {
  func paint(_ node: ViewNode, _ painter: inout Painter) {
    let parts = Array(node.views)
    guard parts.count == 2 else { return painter.paintChildren(node) }
    var masking = Painter(size: node.frame.size, scale: painter.grid.scale)
    masking.paint(parts[1])
    var group = DisplayGroup()
    group.mask = Mask(masking.builder.finish().items)
    painter.builder.push(group)
    painter.paint(parts[0])
    painter.builder.pop()
  }
}
