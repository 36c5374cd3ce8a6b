import Foundation
import QuoinGeometry

/// The rectangle that surely holds all an item can paint, in the coordinates around it. `.null` when it paints nothing.
extension DisplayItem {
  /// O(n) in what the item holds.
  var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, let style, _): path.boundingRect.grown(by: style.reach)
    case .glyphs(let glyphs): glyphs.bounds
    case .image(let image): image.destination.standardized
    case .group(let group): group.bounds
    }
  }
}

extension Sequence<DisplayItem> {
  /// The rectangle around all of the items.
  var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension StrokeStyle {
  /// How far the line reaches beyond its path.
  fileprivate var reach: CGFloat {
    let corner = lineJoin == .miter ? max(1, miterLimit) : 1
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
  /// What the items cover, in the group's own coordinates, before any effect.
  var contentBounds: CGRect { items.bounds }

  fileprivate var bounds: CGRect { paintedBounds.applying(transform) }

  /// What the group covers in its own coordinates, effects included.
  var paintedBounds: CGRect {
    var result = items.bounds.grown(by: 3 * max(0, blurRadius))
    if let shadow, !result.isNull {
      result = result.union(result.offsetBy(dx: shadow.x, dy: shadow.y).grown(by: 3 * max(0, shadow.radius)))
    }
    for clip in clips { result = result.intersection(clip.path.boundingRect) }
    return result
  }
}

extension CGRect {
  /// The rectangle with `margin` added on each side; `.null` stays null.
  func grown(by margin: CGFloat) -> CGRect { isNull ? self : insetBy(dx: -margin, dy: -margin) }
}
