import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A style with everything known but the rectangle it fills.
struct ResolvedStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(PaintColor)
    case linear([PaintStop], UnitPoint, UnitPoint)
    case radial([PaintStop], UnitPoint, CGFloat, CGFloat)
    case elliptical([PaintStop], UnitPoint, CGFloat, CGFloat)
    case angular([PaintStop], UnitPoint, Double, Double)
    case mesh(MeshPatches)
    case image(Bitmap, scale: CGFloat)
  }
  var kind: Kind
  /// Shadows dropped by what is painted, the first the nearest.
  var shadows: [Shadow] = []
  var innerShadows: [Shadow] = []
  var blendMode = QuoinDrawing.BlendMode.normal

  init(_ kind: Kind) { self.kind = kind }
  init(_ color: PaintColor) { kind = .color(color) }

  /// The colour, or the first colour of a gradient.
  var color: PaintColor {
    switch kind {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.first?.color ?? PaintColor(white: 0, alpha: 0)
    case .mesh(let mesh): mesh.colors.first ?? mesh.background
    case .image: PaintColor(white: 0.5)
    }
  }

  func opacity(_ factor: Double) -> ResolvedStyle {
    func fade(_ stops: [PaintStop]) -> [PaintStop] { stops.map { PaintStop($0.color.opacity(factor), at: $0.location) } }
    var result = self
    switch kind {
    case .color(let color): result.kind = .color(color.opacity(factor))
    case .linear(let stops, let a, let b): result.kind = .linear(fade(stops), a, b)
    case .radial(let stops, let c, let a, let b): result.kind = .radial(fade(stops), c, a, b)
    case .elliptical(let stops, let c, let a, let b): result.kind = .elliptical(fade(stops), c, a, b)
    case .angular(let stops, let c, let a, let b): result.kind = .angular(fade(stops), c, a, b)
    case .mesh(let mesh): result.kind = .mesh(mesh.mapColors { $0.opacity(factor) })
    case .image: break
    }
    return result
  }

  /// The paint for what lies in `rect`.
  func paint(in rect: CGRect) -> Paint {
    switch kind {
    case .color(let color): .color(color)
    case .linear(let stops, let a, let b): .linear(stops, start: a.point(in: rect), end: b.point(in: rect))
    case .radial(let stops, let c, let from, let to): .radial(stops, center: c.point(in: rect), startRadius: from, endRadius: to)
    case .elliptical(let stops, let c, let from, let to):
      // Fractions of the width; the height stretches the circle to an ellipse.
      .radial(
        stops, center: c.point(in: rect), startRadius: from * rect.width, endRadius: to * rect.width,
        stretch: rect.width > 0 ? rect.height / rect.width : 1)
    case .angular(let stops, let c, let from, let to): .angular(stops, center: c.point(in: rect), startAngle: from, endAngle: to)
    case .mesh(let mesh): .mesh(mesh.paint(in: rect))
    case .image(let bitmap, let scale):
      .image(
        bitmap,
        rect: CGRect(
          x: rect.minX, y: rect.minY, width: CGFloat(bitmap.width) * scale, height: CGFloat(bitmap.height) * scale), isTiled: true,
        interpolation: .medium)
    }
  }

  /// Fills `path` with the style as it looks in `rect`, with its shadows.
  func fill(_ path: Path, in rect: CGRect, style: FillStyle = FillStyle(), _ builder: inout DisplayListBuilder) {
    draw(&builder) { $0.fill(path, with: paint(in: rect), style: style) }
    drawInnerShadows(in: path, &builder)
  }

  /// Strokes `path` with the style as it looks in `rect`, with its shadows.
  func stroke(_ path: Path, _ stroke: StrokeStyle, in rect: CGRect, _ builder: inout DisplayListBuilder) {
    draw(&builder) { $0.stroke(path, style: stroke, with: paint(in: rect)) }
    if !innerShadows.isEmpty { drawInnerShadows(in: path.strokedPath(stroke), &builder) }
  }

  /// Draws what `body` adds, with the style's shadows and blend mode.
  func drawing(_ builder: inout DisplayListBuilder, _ body: (inout DisplayListBuilder) -> Void) { draw(&builder, body) }

  /// The bars that stand for redacted content.
  static func redaction(_ environment: EnvironmentValues) -> ResolvedStyle { environment.currentForeground.opacity(0.16) }

  private func draw(_ builder: inout DisplayListBuilder, _ body: (inout DisplayListBuilder) -> Void) {
    guard !shadows.isEmpty || blendMode != .normal else { return body(&builder) }
    var depth = 0
    for shadow in shadows.reversed() {
      var group = DisplayGroup()
      group.shadow = shadow
      builder.push(group)
      depth += 1
    }
    if blendMode != .normal {
      var group = DisplayGroup()
      group.blendMode = blendMode
      builder.push(group)
      depth += 1
    }
    body(&builder)
    for _ in 0..<depth { builder.pop() }
  }

  /// The shadows that everything outside the path drops into it.
  func drawInnerShadows(in path: Path, _ builder: inout DisplayListBuilder) {
    for shadow in innerShadows { drawInnerShadow(shadow, path, &builder) }
  }

  private func drawInnerShadow(_ shadow: Shadow, _ path: Path, _ builder: inout DisplayListBuilder) {
    let box = path.boundingRect.insetBy(dx: -200, dy: -200)
    var outside = Path(box)
    outside.addPath(path)
    var clip = DisplayGroup()
    clip.clips = [Clip(path)]
    var drop = DisplayGroup()
    drop.shadow = shadow
    builder.push(clip)
    builder.push(drop)
    builder.fill(outside, with: .color(PaintColor(white: 0)), style: FillStyle(eoFill: true))
    builder.pop()
    builder.pop()
  }
}
