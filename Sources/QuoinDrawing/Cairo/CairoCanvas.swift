import CCairo
import Foundation
import QuoinGeometry

/// A Cairo context: what can be drawn with, on whatever surface. Used by one thread at a time.
final class CairoCanvas {
  let handle: OpaquePointer

  /// A context on a surface, which it keeps alive.
  init(_ surface: OpaquePointer) {
    handle = cairo_create(surface)
    cairo_set_antialias(handle, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_tolerance(handle, 0.05)
  }

  deinit { cairo_destroy(handle) }

  /// Runs `body` and takes back every change of state it made.
  func saved(_ body: () throws(DrawingError) -> Void) throws(DrawingError) {
    cairo_save(handle)
    defer { cairo_restore(handle) }
    try body()
  }

  /// Throws what Cairo has noted.
  func check() throws(DrawingError) {
    try cairo_status(handle).check()
  }

  /// The map from the coordinates drawn in to the surface's units.
  var transform: CGAffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(handle, &matrix)
      return CGAffineTransform(matrix)
    }
    set {
      var matrix = cairo_matrix_t(newValue)
      cairo_set_matrix(handle, &matrix)
    }
  }

  /// Moves what is drawn from now on. A transform that flattens the plane or isn't finite hides it instead.
  func concatenate(_ transform: CGAffineTransform) {
    if transform.isIdentity { return }
    guard transform.isInvertible, transform.concatenating(self.transform).isInvertible else {
      cairo_rectangle(handle, 0, 0, 0, 0)
      return cairo_clip(handle)
    }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(handle, &matrix)
  }

  /// What can be seen at all, in the surface's units.
  var visibleArea: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    let current = transform
    transform = .identity
    cairo_clip_extents(handle, &x0, &y0, &x1, &y1)
    transform = current
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Whether the clips leave anything to be seen.
  var showsAnything: Bool { !visibleArea.isEmpty }

  /// Limits what is seen to the inside of a path.
  func clip(to clip: Clip) {
    cairo_new_path(handle)
    add(clip.path)
    setRule(clip.style)
    cairo_clip(handle)
    cairo_set_antialias(handle, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Limits what is seen to a rectangle.
  func clip(to rect: CGRect) {
    cairo_new_path(handle)
    cairo_rectangle(handle, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(handle)
  }

  func setRule(_ style: FillStyle) {
    cairo_set_fill_rule(handle, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(handle, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  func setStroke(_ style: StrokeStyle) {
    // A wider line covers all of any page on both sides; Cairo would take memory for the roundness of its ends.
    cairo_set_line_width(handle, Double(min(style.lineWidth, 200_000 / max(1e-3, transform.meanScale))))
    cairo_set_line_cap(
      handle, style.lineCap == .butt ? CAIRO_LINE_CAP_BUTT : style.lineCap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
    cairo_set_line_join(
      handle, style.lineJoin == .miter ? CAIRO_LINE_JOIN_MITER : style.lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
    cairo_set_miter_limit(handle, max(1, Double(style.miterLimit)))
    // A pattern Cairo would refuse (all zero, negative) is a solid line, as for `dashedPath`.
    let isUsable = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 } && style.dashPhase.isFinite
    let dash = isUsable ? style.dash.map { Double($0) } : []
    cairo_set_dash(handle, dash, Int32(dash.count), isUsable ? Double(style.dashPhase) : 0)
  }
}

extension cairo_status_t {
  /// Throws what Cairo gave up for.
  func check() throws(DrawingError) {
    switch self {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY: throw .memoryExhausted
    default: throw .drawingFailed(String(cString: cairo_status_to_string(self)))
    }
  }
}

extension CGAffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy), tx: CGFloat(matrix.x0),
      ty: CGFloat(matrix.y0))
  }

  /// Whether Cairo can draw through it: it has a way back, no number so large that nothing near a page is left, and does not flatten
  /// the plane to less than can be seen (a turn by 90° about an axis of the page leaves 10⁻¹⁷ of a width).
  var isInvertible: Bool {
    let size = abs(Double(determinant))
    let longest = max(hypot(a, b), hypot(c, d))
    return size.isFinite && size > Double(longest) * 1e-10 && [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e12 }
  }

  /// How much lengths grow, on average of the directions.
  var meanScale: CGFloat { CGFloat(abs(Double(determinant)).squareRoot()) }

  /// Whether only the place and the size change.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && a == d }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d), x0: Double(transform.tx),
      y0: Double(transform.ty))
  }
}
