import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Draws a picture in the node's frame.
struct ImageLook: PlacedLook {
  let image: ResolvedImage
  init(_ image: ResolvedImage) { self.image = image }

  func paint(_ node: PlacedNode, _ painter: inout Painter) { image.draw(in: painter.frame(node), &painter.builder) }
}

extension ResolvedImage {
  /// Draws the picture over `frame`.
  func draw(in frame: CGRect, _ builder: inout DisplayListBuilder) {
    guard frame.width > 0, frame.height > 0 else { return }
    switch content {
    case .bitmap(let bitmap, let size): draw(bitmap, size, in: frame, &builder)
    case .symbol(let glyph, let pointSize, let scale, let weight):
      let paint = foreground.paint(in: frame)
      let items =
        resizing == nil
        ? glyph.items(at: frame.origin, pointSize: pointSize, scale: scale, weight: weight, paint: paint)
        : glyph.items(filling: frame, hasMargins: false, weight: weight, paint: paint)
      foreground.drawing(&builder) { builder in for item in items { builder.add(item) } }
      if !foreground.innerShadows.isEmpty { foreground.drawInnerShadows(in: DisplayGroup(items).filledPath, &builder) }
      if let knockout { glyph.drawKnockout(in: frame, pointSize: resizing == nil ? pointSize * scale.factor : nil, knockout, &builder) }
    case .drawn(let picture):
      var group = DisplayGroup(picture.items)
      group.transform = CGAffineTransform(
        a: frame.width / max(picture.size.width, 1e-9), b: 0, c: 0, d: frame.height / max(picture.size.height, 1e-9), tx: frame.minX,
        ty: frame.minY)
      guard let template else { return builder.add(.group(group)) }
      var silhouette = DisplayGroup([.fill(Path(frame), template.paint(in: frame))])
      silhouette.mask = Mask([.group(group)])
      builder.add(.group(silhouette))
    case .missing: drawMissing(in: frame, &builder)
    }
  }

  private func draw(_ bitmap: Bitmap, _ size: CGSize, in frame: CGRect, _ builder: inout DisplayListBuilder) {
    func add(_ source: CGRect?, _ destination: CGRect) {
      builder.draw(
        ImageItem(bitmap, source: source, in: destination, interpolation: filter, template: template?.paint(in: frame)))
    }
    guard let resizing, resizing.mode == .tile || resizing.caps != EdgeInsets() else { return add(nil, frame) }
    let perPoint = CGSize(width: CGFloat(bitmap.width) / size.width, height: CGFloat(bitmap.height) / size.height)
    let across = Slices(length: size.width, from: resizing.caps.leading, to: resizing.caps.trailing, tiles: resizing.mode == .tile)
    let down = Slices(length: size.height, from: resizing.caps.top, to: resizing.caps.bottom, tiles: resizing.mode == .tile)
    for row in down.cut(frame.minY, frame.height) {
      for column in across.cut(frame.minX, frame.width) {
        let source = CGRect(
          x: column.source.lowerBound * perPoint.width, y: row.source.lowerBound * perPoint.height,
          width: (column.source.upperBound - column.source.lowerBound) * perPoint.width,
          height: (row.source.upperBound - row.source.lowerBound) * perPoint.height)
        add(
          source,
          CGRect(
            x: column.place.lowerBound, y: row.place.lowerBound, width: column.place.upperBound - column.place.lowerBound,
            height: row.place.upperBound - row.place.lowerBound))
      }
    }
  }

  /// A dashed box with a cross: the picture that could not be had.
  private func drawMissing(in frame: CGRect, _ builder: inout DisplayListBuilder) {
    let gray = Paint.color(PaintColor(hex: 0x8E8E93, alpha: 0.9))
    let box = frame.insetBy(dx: 1, dy: 1)
    builder.fill(Path(frame), with: .color(PaintColor(hex: 0x8E8E93, alpha: 0.15)))
    builder.stroke(Path(box), style: StrokeStyle(lineWidth: 1, dash: [4, 3]), with: gray)
    let side = min(frame.width, frame.height) * 0.2
    var cross = Path()
    cross.move(to: CGPoint(x: frame.midX - side, y: frame.midY - side))
    cross.addLine(to: CGPoint(x: frame.midX + side, y: frame.midY + side))
    cross.move(to: CGPoint(x: frame.midX + side, y: frame.midY - side))
    cross.addLine(to: CGPoint(x: frame.midX - side, y: frame.midY + side))
    builder.stroke(cross, style: StrokeStyle(lineWidth: 1.5, lineCap: .round), with: gray)
  }
}

/// How a picture is cut along one axis: a cap that keeps its length, a middle that is stretched or repeated, another cap.
struct Slices {
  struct Piece {
    /// In the picture's points.
    var source: ClosedRange<CGFloat>
    /// On the page.
    var place: ClosedRange<CGFloat>
  }
  let length: CGFloat
  let from: CGFloat
  let to: CGFloat
  let tiles: Bool

  /// The pieces that cover `extent` points from `start`; at most some thousands, then the middle is stretched.
  func cut(_ start: CGFloat, _ extent: CGFloat) -> [Piece] {
    let head = min(max(0, from), length)
    let tail = min(max(0, to), length - head)
    let middle = length - head - tail
    let end = start + extent
    var pieces: [Piece] = []
    func add(_ source: (CGFloat, CGFloat), _ place: (CGFloat, CGFloat)) {
      if source.1 > source.0, place.1 > place.0 { pieces.append(Piece(source: source.0...source.1, place: place.0...place.1)) }
    }
    add((0, head), (start, min(end, start + head)))
    let (first, last) = (start + head, end - tail)
    if tiles, middle > 0, (last - first) / middle < 2000 {
      var at = first
      while at < last - 1e-6 {
        let part = min(middle, last - at)
        add((head, head + part), (at, at + part))
        at += middle
      }
    } else {
      add((head, head + middle), (first, last))
    }
    add((length - tail, length), (max(start, end - tail), end))
    return pieces
  }
}

extension SymbolGlyph {
  /// Fills what is cut out of the symbol's shapes. `pointSize` is `nil` where the symbol fills `frame`.
  func drawKnockout(in frame: CGRect, pointSize: Double?, _ style: ResolvedStyle, _ builder: inout DisplayListBuilder) {
    // A resizable symbol's drawing fills its frame.
    let (x, y) = pointSize.map { ($0, $0) } ?? (frame.width / max(inkBounds.width, 1e-9), frame.height / max(inkBounds.height, 1e-9))
    let start = pointSize == nil ? inkBounds.origin : .zero
    let place = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX - start.x * x, ty: frame.minY - start.y * y)
    for layer in layers {
      let path = layer.path.applying(place)
      var outside = Path(path.boundingRect.insetBy(dx: -1, dy: -1))
      outside.addPath(path)
      var holes = DisplayGroup()
      holes.clips = [Clip(outside, style: FillStyle(eoFill: true))]
      builder.push(holes)
      for part in path.subpaths { style.fill(part, in: frame, &builder) }
      builder.pop()
      var inside = DisplayGroup()
      inside.clips = [Clip(path, style: FillStyle(eoFill: layer.evenOdd))]
      builder.push(inside)
      for cutout in layer.cutouts { style.fill(cutout.applying(place), in: frame, style: FillStyle(eoFill: true), &builder) }
      builder.pop()
    }
  }
}

extension Path {
  /// The path's closed or open parts, each alone.
  fileprivate var subpaths: [Path] {
    var parts: [Path] = []
    forEach { element in
      if case .move = element { parts.append(Path()) }
      guard !parts.isEmpty else { return }
      let last = parts.count - 1
      switch element {
      case .move(let to): parts[last].move(to: to)
      case .line(let to): parts[last].addLine(to: to)
      case .quadCurve(let to, let control): parts[last].addQuadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2): parts[last].addCurve(to: to, control1: control1, control2: control2)
      case .closeSubpath: parts[last].closeSubpath()
      }
    }
    return parts
  }
}
