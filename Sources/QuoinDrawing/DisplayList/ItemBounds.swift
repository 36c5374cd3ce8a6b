import Foundation
import QuoinGeometry

/// The rectangle that surely holds all an item can paint, in the coordinates around it. `.null` when it paints nothing.
extension DisplayItem {
  /// O(n) in what the item holds.
  var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect.limited
    case .stroke(let path, let style, _): path.boundingRect.limited.grown(by: style.reach)
    case .glyphs(let glyphs): glyphs.bounds.limited
    case .image(let image): image.destination.standardized.limited
    case .group(let group): group.bounds
    }
  }
}

extension DisplayItem {
  /// Where a reader sees the item: letters count with their lines' boxes, shadows not at all.
  var readingArea: CGRect {
    switch self {
    case .glyphs(let item):
      item.runs.reduce(CGRect.null) { area, run in
        let box = CGRect(x: run.origin.x, y: run.origin.y - run.font.ascent, width: run.width, height: run.font.lineHeight)
        return area.union(box.offsetBy(dx: item.origin.x, dy: item.origin.y))
      }.limited
    case .group(let group) where group.transform.isInvertible: group.readingArea.applying(group.transform).limited
    case .group: .null
    case .fill, .stroke, .image: bounds
    }
  }
}

extension DisplayGroup {
  /// Where a reader sees the group, in its own coordinates.
  var readingArea: CGRect { items.reduce(CGRect.null) { $0.union($1.readingArea) } }
}

extension Sequence<DisplayItem> {
  /// The rectangle around all of the items.
  var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension StrokeStyle {
  /// How far the line reaches beyond its path.
  fileprivate var reach: CGFloat {
    let corner = lineJoin == .miter ? max(1, miterLimit) : 1
    guard lineWidth > 0, lineWidth.isFinite, corner.isFinite else { return 0 }
    return lineWidth / 2 * max(corner, lineCap == .square ? 1.42 : 1)
  }
}

extension GlyphsItem {
  /// Letters may leave their line's box (accents, swashes), so a whole em is added around their origins.
  fileprivate var bounds: CGRect {
    var result = CGRect.null
    for run in runs {
      let em = run.font.size
      let points = CGRect(enclosing: run.positions)
      let last = run.advances.max() ?? 0
      guard !points.isNull else { continue }
      let box = CGRect(
        x: points.minX - em, y: points.minY - 1.5 * em, width: points.width + 2 * em + last, height: points.height + 2.5 * em)
      result = result.union(box)
    }
    return result.isNull ? result : result.offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension DisplayGroup {
  fileprivate var bounds: CGRect { transform.isInvertible ? paintedBounds.applying(transform).limited : .null }

  /// What the group covers in its own coordinates, effects included.
  var paintedBounds: CGRect {
    let inside = contentBounds
    var result = inside.grown(by: 3 * softness)
    if let shadow, shadow.isDrawable, !result.isNull {
      result = result.union(inside.offsetBy(dx: shadow.x, dy: shadow.y).grown(by: 3 * softness(of: shadow)))
    }
    for clip in clips { result = result.intersection(clip.path.boundingRect.limited) }
    return result
  }
}

extension CGRect {
  /// Whether it has an area and nothing of it is infinite or not a number.
  var hasFiniteArea: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite && origin.x.isFinite && origin.y.isFinite
  }

  /// The rectangle cut to what can be drawn at all; `.null` when a side is not a number.
  var limited: CGRect {
    let sides = [minX, minY, maxX, maxY]
    guard !isNull, !sides.contains(where: \.isNaN) else { return .null }
    let cut = sides.map { Swift.min(4_000_000, Swift.max(-4_000_000, $0)) }
    return CGRect(x: cut[0], y: cut[1], width: cut[2] - cut[0], height: cut[3] - cut[1])
  }

  /// The rectangle with `margin` added on each side; `.null` stays null.
  func grown(by margin: CGFloat) -> CGRect {
    guard !isNull, !margin.isNaN else { return self }
    let margin = Swift.min(4_000_000, Swift.max(-4_000_000, margin))
    return insetBy(dx: -margin, dy: -margin)
  }
}
