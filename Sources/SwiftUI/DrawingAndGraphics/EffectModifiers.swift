import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

extension View {
  /// Keeps the view's room and shows nothing.
  nonisolated public func hidden() -> some View {
    modifier(Hiding())
  }
  /// Lets what lies behind shine through: 0 shows nothing, 1 all; beyond is cut, NaN is 1. The view is one layer: its parts do not show
  /// each other.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    effect("opacity", .opacity(opacity))
  }
  /// Shows only what lies in the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    effect("clipped", .clip)
  }
  /// Shows only what lies in `shape`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ShapeClipping(shape: shape, style: style))
  }
  /// Rounds the corners with arcs of `radius` points and cuts off what lies outside; at most half the shorter side.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
  /// Draws the view turned clockwise about a point of its frame. Layout does not notice.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotationEffect", .rotation(angle, anchor: anchor))
  }
  /// Draws the view larger or smaller by a factor on each axis, from a point of its frame; negative factors mirror. Layout does not notice.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect", .scale(x: x, y: y, anchor: anchor))
  }
  /// Draws the view larger or smaller by the factors of `scale`, from a point of its frame.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Draws the view larger or smaller by one factor on both axes, from a point of its frame.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(x: s, y: s, anchor: anchor) }
  /// Draws the view through `transform`, whose origin is the frame's top left. Layout does not notice.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect("transformEffect", .transform(transform))
  }
  /// A rotation about an axis in space, drawn flat: what a parallel projection shows of it.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    effect("rotation3DEffect", .rotation3D(angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor))
  }
  /// A shadow of what the view draws.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, x: x, y: y))
  }
  /// Softens what the view draws by `radius` points, negative for none; if `opaque`, it ends at the frame.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect("blur", .blur(radius, endsAtFrame: opaque))
  }
  /// How the view's colours mix with those behind.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    effect("blendMode", .blend(blendMode))
  }
  /// Makes the view one layer, so that effects around it see it as a whole.
  nonisolated public func compositingGroup() -> some View { effect("compositingGroup", .isolated) }
  /// Makes the view one layer. Both arguments are ignored: pictures are not made by a GPU.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    effect("drawingGroup", .isolated)
  }
  /// How strong colours are: 0 grey, 1 as they are, more is stronger.
  nonisolated public func saturation(_ amount: Double) -> some View { effect("saturation", .filter(.saturation(amount))) }
  /// How far colours stand from middle grey: 0 all grey, 1 as they are, more is stronger; negative inverts.
  nonisolated public func contrast(_ amount: Double) -> some View { effect("contrast", .filter(.contrast(amount))) }
  /// How much colour is taken away: 0 none, 1 all; beyond is cut.
  nonisolated public func grayscale(_ amount: Double) -> some View { effect("grayscale", .filter(.grayscale(amount))) }
  /// Adds to every colour: 0 nothing, 1 makes all white, -1 all black.
  nonisolated public func brightness(_ amount: Double) -> some View { effect("brightness", .filter(.brightness(amount))) }
  /// Turns every hue around the circle of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect("hueRotation", .filter(.hueRotation(angle.radians))) }
  /// Every colour becomes its opposite.
  nonisolated public func colorInvert() -> some View { effect("colorInvert", .filter(.invert)) }
  /// The lighter a colour, the more opaque its black: what the view becomes as a mask.
  nonisolated public func luminanceToAlpha() -> some View { effect("luminanceToAlpha", .filter(.luminanceToAlpha)) }
  /// Multiplies every colour with `color`: white leaves all as it is, black makes all black.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplication(color: color))
  }
  /// Shows the view where `mask` draws.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(Masking(mask: mask(), alignment: alignment))
  }
  /// As it was written before iOS 15.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
  /// Mirrors the view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(Flipping(isEnabled: enabled))
  }
}

/// How colours are stored while compositing; kept, without effect.
public enum ColorRenderingMode: Hashable, Sendable {
  /// By components as they are; by light; by light, beyond what screens show.
  case nonLinear, linear, extendedLinear
}

/// Shows the first child where the second draws.
struct MaskLook: PlacedLook {
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let parts = node.children
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

// MARK: - Effects that depend on what lies around

private struct Hiding: NodeModifier {
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode { node.wrapped(PassRule("hidden"), scope, look: HiddenLook()) }
}

/// Shows only what lies in a shape.
private struct ShapeClipping<S: Shape>: NodeModifier {
  let shape: S
  let style: FillStyle
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    node.wrapped(PassRule("clipShape"), scope, look: ShapeClipLook(outline: scope.environment.outline(of: shape), style: style))
  }
}
struct ShapeClipLook: GroupingLook {
  let outline: Outline
  let style: FillStyle
  func groups(in frame: CGRect) -> [DisplayGroup] {
    var group = DisplayGroup()
    group.clips = [Clip(outline(frame), style: style)]
    return [group]
  }
}

private struct ShadowEffect: NodeModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    let shadow = Shadow(color: color.style(in: scope.environment, level: 0).color, radius: max(0, radius), x: x, y: y)
    return node.wrapped(PassRule("shadow"), scope, look: EffectLook(.shadow(shadow)))
  }
}

private struct ColorMultiplication: NodeModifier {
  let color: Color
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    let resolved = color.style(in: scope.environment, level: 0).color
    return node.wrapped(PassRule("colorMultiply"), scope, look: EffectLook(.filter(.multiply(resolved))))
  }
}

private struct Masking<Mask: View>: NodeModifier {
  let mask: Mask
  let alignment: Alignment
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    let outer = node.layered(mask, over: true, alignment, scope)
    guard outer !== node else { return node.wrapped(PassRule("mask"), scope, look: HiddenLook()) }
    outer.look = MaskLook()
    return outer
  }
}

private struct Flipping: NodeModifier {
  let isEnabled: Bool
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    let flips = isEnabled && scope.environment.layoutDirection == .rightToLeft
    return node.wrapped(
      PassRule("flipsForRightToLeftLayoutDirection"), scope, look: EffectLook(flips ? .mirrored : .transform(.identity)))
  }
}
