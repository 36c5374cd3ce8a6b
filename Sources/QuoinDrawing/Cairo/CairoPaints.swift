import CCairo
import Foundation
import QuoinGeometry

/// Paints into Cairo.
extension CairoCanvas {
  /// Makes `paint` what is drawn with. `area` is what will be painted, in the coordinates drawn in; `pixelScale` is how
  /// many pixels a unit of the surface gets where a paint must become pixels.
  func setSource(_ paint: Paint, over area: CGRect, pixelScale: CGFloat) throws(DrawingError) {
    switch paint {
    case .color(let color): setSource(color)
    case .linear(let stops, let start, let end):
      setGradient(stops, cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
    case .radial(let stops, let center, let startRadius, let endRadius, let stretch):
      // Cairo cannot reckon with circles far beyond any page, and gives up; only the colour after the last is to be seen of them.
      let distance = max(abs(center.x), abs(center.y))
      if distance > Self.farthestCentre, max(startRadius, endRadius) * max(1, stretch) < distance / 2 {
        return setSource(stops.max { $0.location < $1.location }?.color ?? .clear)
      }
      let pattern = cairo_pattern_create_radial(0, 0, max(0, Double(startRadius)), 0, 0, max(0, Double(endRadius)))
      var matrix = cairo_matrix_t(
        CGAffineTransform(a: 1, b: 0, c: 0, d: stretch > 0 ? stretch : 1, tx: center.x, ty: center.y).inverted())
      cairo_pattern_set_matrix(pattern, &matrix)
      setGradient(stops, pattern)
    case .angular(let stops, let center, let startAngle, let endAngle):
      let scale = transform.meanScale * pixelScale
      let sweep = AngularSweep(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
      guard let (surface, place) = try sweep.raster(over: area, scale: scale) else { return setSource(.clear) }
      setPattern(surface.handle, place: place, filter: CAIRO_FILTER_BILINEAR, extend: CAIRO_EXTEND_PAD)
    case .mesh(let mesh):
      setSource(mesh.pattern(over: area))
    case .image(let bitmap, let rect, let isTiled, let interpolation):
      guard rect.width != 0, rect.height != 0 else { return setSource(.clear) }
      let place = CGAffineTransform(
        a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height), tx: rect.minX, ty: rect.minY)
      bitmap.withSurface { surface in
        setPattern(surface, place: place, filter: interpolation.filter, extend: isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_NONE)
      }
    }
  }

  /// How far from the origin a circle's centre may lie, in the coordinates drawn in.
  private static var farthestCentre: CGFloat { 1e7 }

  func setSource(_ color: PaintColor) {
    let shown = color.shown
    cairo_set_source_rgba(handle, shown.red, shown.green, shown.blue, shown.alpha)
  }

  /// Takes over the pattern.
  func setSource(_ pattern: OpaquePointer?) {
    cairo_set_source(handle, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Takes over the pattern.
  private func setGradient(_ stops: [PaintStop], _ pattern: OpaquePointer?) {
    for stop in stops {
      let shown = stop.color.shown
      let location = stop.location.isNaN ? 0 : min(1, max(0, stop.location))
      cairo_pattern_add_color_stop_rgba(pattern, location, shown.red, shown.green, shown.blue, shown.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setSource(pattern)
  }

  /// Makes a picture what is drawn with; `place` maps its pixels to the coordinates drawn in.
  func setPattern(_ surface: OpaquePointer, place: CGAffineTransform, filter: cairo_filter_t, extend: cairo_extend_t) {
    setSource(makePattern(surface, place: place, filter: filter, extend: extend))
  }

  func makePattern(_ surface: OpaquePointer, place: CGAffineTransform, filter: cairo_filter_t, extend: cairo_extend_t) -> OpaquePointer {
    let pattern = cairo_pattern_create_for_surface(surface)!
    var matrix = cairo_matrix_t(place.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    // Cairo's best filter leaves hard edges between pixels that become larger; the good one passes over them.
    let isEnlarged = place.meanScale * transform.meanScale > 1
    cairo_pattern_set_filter(pattern, filter == CAIRO_FILTER_BEST && isEnlarged ? CAIRO_FILTER_GOOD : filter)
    cairo_pattern_set_extend(pattern, extend)
    return pattern
  }
}

extension Interpolation {
  var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

extension BlendMode {
  /// Cairo's operator. It has none for `plusDarker`; multiplying comes nearest.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether the mode also changes places that the group does not cover.
  var reachesBeyondGroup: Bool {
    switch self {
    case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
