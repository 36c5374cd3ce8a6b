import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A look that can become another of its kind little by little.
protocol InterpolatedLook: PlacedLook {
  /// The look a part of the way to `other`: 0 is this one, 1 the other, springs go past it. Nil where there is no way between the two.
  func interpolated(towards other: Self, _ part: Double) -> Self?
}

extension PlacedLook {
  /// Whether the two are alike: as values where those can be compared, else by what they paint.
  func paintsSame(as other: any PlacedLook, _ node: PlacedNode, _ otherNode: PlacedNode) -> Bool {
    guard let other = other as? Self else { return false }
    if isSame(self, other) { return true }
    guard node.children.isEmpty, otherNode.children.isEmpty else { return false }
    // What closures draw is told apart by the words for it alone.
    func items(_ node: PlacedNode) -> String {
      var painter = Painter(size: node.frame.size, scale: 1)
      painter.paint(node)
      return "\(painter.builder.finish().items)"
    }
    let moved = PlacedNode(otherNode, frame: node.frame, viewport: otherNode.viewport, look: other, children: [])
    return items(node) == items(moved)
  }

  /// Whether there is a way from this look to `other`.
  func isInterpolated(with other: any PlacedLook) -> Bool {
    guard let own = self as? any InterpolatedLook else { return false }
    func tried<Own: InterpolatedLook>(_ own: Own) -> Bool { (other as? Own).flatMap { own.interpolated(towards: $0, 0.5) } != nil }
    return tried(own)
  }
  /// The look a part of the way to `other`; both, one fading as the other appears, where there is no way between them.
  func interpolated(towards other: any PlacedLook, _ part: Double) -> any PlacedLook {
    func tried<Own: InterpolatedLook>(_ own: Own) -> (any PlacedLook)? { (other as? Own).flatMap { own.interpolated(towards: $0, part) } }
    if let own = self as? any InterpolatedLook, let look = tried(own) { return look }
    return CrossFade(from: self, to: other, part: min(1, max(0, part)))
  }
}

/// One look that fades as another appears.
private struct CrossFade: PlacedLook {
  let from: any PlacedLook
  let to: any PlacedLook
  let part: Double
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    for (look, opacity) in [(from, 1 - part), (to, part)] where opacity > 0 {
      var group = DisplayGroup()
      group.opacity = opacity
      painter.builder.push(group)
      look.paint(node, &painter)
      painter.builder.pop()
    }
  }
}

/// Shows what is inside the node through effects, the first the outermost.
struct EffectsLook: GroupingLook {
  let effects: [LayerEffect]
  func groups(in frame: CGRect) -> [DisplayGroup] { effects.map { $0.group(in: frame) } }
}

extension EffectLook: InterpolatedLook {
  func interpolated(towards other: EffectLook, _ part: Double) -> EffectLook? {
    effect.interpolated(towards: other.effect, part).map { EffectLook($0) }
  }
}
extension FillLook: InterpolatedLook {
  func interpolated(towards other: FillLook, _ part: Double) -> FillLook? {
    style.interpolated(towards: other.style, part).map { FillLook($0) }
  }
}
extension ShapeLook: InterpolatedLook {
  func interpolated(towards other: ShapeLook, _ part: Double) -> ShapeLook? {
    guard fill == other.fill, let style = style.interpolated(towards: other.style, part),
      let shape = shape.interpolated(towards: other.shape, part)
    else { return nil }
    return ShapeLook(shape: shape, style: style, fill: fill)
  }
}
extension ShapeClipLook: InterpolatedLook {
  func interpolated(towards other: ShapeClipLook, _ part: Double) -> ShapeClipLook? {
    outline.interpolated(towards: other.outline, part).map { ShapeClipLook(outline: $0, style: other.style) }
  }
}
extension StrokeLook: InterpolatedLook {
  func interpolated(towards other: StrokeLook, _ part: Double) -> StrokeLook? {
    guard let style = style.interpolated(towards: other.style, part), let shape = shape.interpolated(towards: other.shape, part) else {
      return nil
    }
    var stroke = other.stroke
    stroke.lineWidth = self.stroke.lineWidth.interpolated(towards: stroke.lineWidth, amount: part)
    stroke.dashPhase = self.stroke.dashPhase.interpolated(towards: stroke.dashPhase, amount: part)
    return StrokeLook(shape: shape, style: style, stroke: stroke)
  }
}
extension ControlLook: InterpolatedLook {
  func interpolated(towards other: ControlLook, _ part: Double) -> ControlLook? {
    guard !value.isNaN, !other.value.isNaN, setting.isAlike(other.setting) else { return nil }
    return ControlLook(setting: other.setting, value: value + (other.value - value) * part, draw: other.draw)
  }
}
extension ControlSetting {
  /// Whether controls of both settings look the same.
  fileprivate func isAlike(_ other: ControlSetting) -> Bool {
    appearance == other.appearance && tint?.kind == other.tint?.kind && accent == other.accent && isEnabled == other.isEnabled
      && isRightToLeft == other.isRightToLeft
  }
}
extension TextLook: InterpolatedLook {
  func interpolated(towards other: TextLook, _ part: Double) -> TextLook? {
    guard text.string == other.text.string, text.inks.count == other.text.inks.count,
      let shown = other.text.sized(from: text, part)
    else { return nil }
    var inks = other.text.inks
    for (index, ink) in text.inks.enumerated() {
      guard let style = ink.style.interpolated(towards: inks[index].style, part) else { return nil }
      inks[index].style = style
    }
    return TextLook(shown.with(inks), isRedacted: other.isRedacted)
  }
}

extension Outline {
  /// The outline a part of the way to another of the same kind of shape.
  func interpolated(towards other: Outline, _ part: Double) -> Outline? {
    func own(_ shape: any Shape) -> any Shape { (shape as? AnyShape)?.base ?? shape }
    func between<S: Shape>(_ shape: S) -> (any Shape)? {
      guard let end = own(other.shape) as? S else { return nil }
      var shape = shape
      shape.animatableData = shape.animatableData.interpolated(towards: end.animatableData, amount: part)
      return shape
    }
    return between(own(shape)).map { Outline($0, mirrors: other.mirrors) }
  }
}

extension PaintColor {
  func interpolated(towards other: PaintColor, _ part: Double) -> PaintColor {
    func between(_ path: KeyPath<PaintColor, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * part
    }
    return PaintColor(red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha))
  }
}
extension Shadow {
  func interpolated(towards other: Shadow, _ part: Double) -> Shadow {
    func between(_ path: KeyPath<Shadow, CGFloat>) -> CGFloat { self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * part }
    return Shadow(
      color: color.interpolated(towards: other.color, part), radius: max(0, between(\.radius)), x: between(\.x), y: between(\.y))
  }
}

extension ResolvedStyle {
  /// The style a part of the way to another of the same kind.
  func interpolated(towards other: ResolvedStyle, _ part: Double) -> ResolvedStyle? {
    var result = other
    func number(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.interpolated(towards: b, amount: part) }
    func point(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint { UnitPoint(x: number(a.x, b.x), y: number(a.y, b.y)) }
    func stops(_ a: [PaintStop], _ b: [PaintStop]) -> [PaintStop]? {
      guard a.count == b.count else { return nil }
      return zip(a, b).map { PaintStop($0.color.interpolated(towards: $1.color, part), at: number($0.location, $1.location)) }
    }
    switch (kind, other.kind) {
    case (.color(let a), .color(let b)): result.kind = .color(a.interpolated(towards: b, part))
    case (.linear(let a, let from, let to), .linear(let b, let start, let end)):
      guard let stops = stops(a, b) else { return nil }
      result.kind = .linear(stops, point(from, start), point(to, end))
    case (.radial(let a, let from, let small, let large), .radial(let b, let to, let least, let most)):
      guard let stops = stops(a, b) else { return nil }
      result.kind = .radial(stops, point(from, to), number(small, least), number(large, most))
    case (.elliptical(let a, let from, let small, let large), .elliptical(let b, let to, let least, let most)):
      guard let stops = stops(a, b) else { return nil }
      result.kind = .elliptical(stops, point(from, to), number(small, least), number(large, most))
    case (.angular(let a, let from, let begin, let end), .angular(let b, let to, let first, let last)):
      guard let stops = stops(a, b) else { return nil }
      result.kind = .angular(stops, point(from, to), number(begin, first), number(end, last))
    case (.mesh(let a), .mesh(let b)):
      guard let mesh = a.interpolated(towards: b, part) else { return nil }
      result.kind = .mesh(mesh)
    default: if kind != other.kind { return nil }
    }
    guard shadows.count == other.shadows.count, innerShadows.count == other.innerShadows.count else { return nil }
    result.shadows = zip(shadows, other.shadows).map { $0.interpolated(towards: $1, part) }
    result.innerShadows = zip(innerShadows, other.innerShadows).map { $0.interpolated(towards: $1, part) }
    return result
  }
}

extension LayerEffect {
  /// The effect a part of the way to another of the same kind.
  func interpolated(towards other: LayerEffect, _ part: Double) -> LayerEffect? {
    func number(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.interpolated(towards: b, amount: part) }
    func angle(_ a: Angle, _ b: Angle) -> Angle { .radians(number(a.radians, b.radians)) }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(number(a, b))
    case (.rotation(let a, _), .rotation(let b, let anchor)): return .rotation(angle(a, b), anchor: anchor)
    case (.rotation3D(let a, _, _, _, _), .rotation3D(let b, let x, let y, let z, let anchor)):
      return .rotation3D(angle(a, b), x: x, y: y, z: z, anchor: anchor)
    case (.scale(let x, let y, _), .scale(let toX, let toY, let anchor)):
      return .scale(x: number(x, toX), y: number(y, toY), anchor: anchor)
    case (.offset(let x, let y), .offset(let toX, let toY)): return .offset(x: number(x, toX), y: number(y, toY))
    case (.transform(let a), .transform(let b)):
      return .transform(
        CGAffineTransform(
          a: number(a.a, b.a), b: number(a.b, b.b), c: number(a.c, b.c), d: number(a.d, b.d), tx: number(a.tx, b.tx),
          ty: number(a.ty, b.ty)))
    case (.blur(let a, _), .blur(let b, let ends)): return .blur(number(a, b), endsAtFrame: ends)
    case (.shadow(let a), .shadow(let b)): return .shadow(a.interpolated(towards: b, part))
    case (.filter(let a), .filter(let b)): return a.interpolated(towards: b, part).map { .filter($0) }
    default: return self == other ? other : nil
    }
  }
}

extension ColorFilter {
  fileprivate func interpolated(towards other: ColorFilter, _ part: Double) -> ColorFilter? {
    func number(_ a: Double, _ b: Double) -> Double { a.interpolated(towards: b, amount: part) }
    switch (self, other) {
    case (.saturation(let a), .saturation(let b)): return .saturation(number(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(number(a, b))
    case (.hueRotation(let a), .hueRotation(let b)): return .hueRotation(number(a, b))
    case (.grayscale(let a), .grayscale(let b)): return .grayscale(number(a, b))
    case (.brightness(let a), .brightness(let b)): return .brightness(number(a, b))
    case (.multiply(let a), .multiply(let b)): return .multiply(a.interpolated(towards: b, part))
    default: return self == other ? other : nil
    }
  }
}
