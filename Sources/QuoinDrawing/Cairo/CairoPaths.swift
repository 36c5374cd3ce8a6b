import CCairo
import Foundation
import QuoinGeometry

/// Paths into Cairo.
extension CairoCanvas {
  /// Cairo's fixed-point numbers end at 2²³; what lies farther off can't be seen anyway.
  private static let limit = 4_000_000.0

  func add(_ path: Path) {
    switch path.form {
    case .empty: break
    case .rect(let rect):
      let rect = rect.standardized
      let (x, y) = (Self.cut(rect.minX), Self.cut(rect.minY))
      cairo_rectangle(handle, x, y, Self.cut(rect.maxX) - x, Self.cut(rect.maxY) - y)
    default: add(path.outline)
    }
  }

  private func add(_ outline: PathOutline) {
    var current = CGPoint.zero
    outline.forEach { element in
      switch element {
      case .move(let point):
        cairo_move_to(handle, Self.cut(point.x), Self.cut(point.y))
        current = point
      case .line(let point):
        cairo_line_to(handle, Self.cut(point.x), Self.cut(point.y))
        current = point
      case .quadCurve(let end, let control):
        let first = CGPoint(x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
        let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        curve(first, second, end)
        current = end
      case .curve(let end, let first, let second):
        curve(first, second, end)
        current = end
      case .closeSubpath: cairo_close_path(handle)
      }
    }
  }

  private func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    cairo_curve_to(
      handle, Self.cut(first.x), Self.cut(first.y), Self.cut(second.x), Self.cut(second.y), Self.cut(end.x), Self.cut(end.y))
  }

  private static func cut(_ value: CGFloat) -> Double { value.isNaN ? 0 : min(limit, max(-limit, Double(value))) }
}
