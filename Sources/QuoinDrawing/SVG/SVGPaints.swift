import Foundation
import QuoinGeometry

/// Paints as attributes and definitions.
extension SVG {
  /// The attributes that fill with a paint.
  static func fill(_ paint: Paint, over area: CGRect, _ printer: SVGPrinter) throws(DrawingError) -> String {
    try attributes("fill", paint, over: area, printer)
  }

  /// The attributes that draw a line with a paint.
  static func stroke(_ style: StrokeStyle, _ paint: Paint, over area: CGRect, _ printer: SVGPrinter) throws(DrawingError) -> String {
    var result = " fill=\"none\"" + (try attributes("stroke", paint, over: area, printer))
    result += " stroke-width=\"\(number(style.lineWidth))\""
    if style.lineCap != .butt { result += " stroke-linecap=\"\(style.lineCap == .round ? "round" : "square")\"" }
    if style.lineJoin != .miter {
      result += " stroke-linejoin=\"\(style.lineJoin == .round ? "round" : "bevel")\""
    } else {
      result += " stroke-miterlimit=\"\(number(max(1, style.miterLimit)))\""
    }
    if style.dash.contains(where: { $0 > 0 }), style.dash.allSatisfy({ $0 >= 0 }) {
      result += " stroke-dasharray=\"\(style.dash.map(number).joined(separator: " "))\""
      if style.dashPhase != 0 { result += " stroke-dashoffset=\"\(number(style.dashPhase))\"" }
    }
    return result
  }

  private static func attributes(_ name: String, _ paint: Paint, over area: CGRect, _ printer: SVGPrinter) throws(DrawingError) -> String {
    if case .color(let color) = paint {
      return " \(name)=\"\(self.color(color))\"" + (color.alpha < 1 ? " \(name)-opacity=\"\(number(CGFloat(color.alpha)))\"" : "")
    }
    return " \(name)=\"url(#\(try printer.definition(of: paint, over: area)))\""
  }

  static func stops(_ stops: [PaintStop]) -> String {
    var last = 0.0
    return stops.map { stop in
      // SVG wants them in order; Cairo and the phone put them there themselves.
      last = max(last, min(1, max(0, stop.location)))
      let alpha = stop.color.alpha < 1 ? " stop-opacity=\"\(number(CGFloat(stop.color.alpha)))\"" : ""
      return "<stop offset=\"\(number(CGFloat(last)))\" stop-color=\"\(color(stop.color))\"\(alpha)/>"
    }.joined()
  }
}

extension SVGPrinter {
  /// The name of a gradient or pattern, defined if it is new.
  func definition(of paint: Paint, over area: CGRect) throws(DrawingError) -> String {
    switch paint {
    case .angular(let stops, let center, let startAngle, let endAngle):
      let sweep = AngularSweep(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
      return try define(pixels: sweep.raster(over: area, scale: pixelScale * magnification), over: area)
    case .mesh(let mesh): return try define(pixels: mesh.raster(over: area), over: area)
    case .color, .linear, .radial, .image: break
    }
    if let name = known[paint] { return name }
    let name = nextName("p")
    known[paint] = name
    switch paint {
    case .linear(let stops, let start, let end):
      let line =
        "x1=\"\(SVG.number(start.x))\" y1=\"\(SVG.number(start.y))\" x2=\"\(SVG.number(end.x))\" y2=\"\(SVG.number(end.y))\""
      definitions +=
        "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(line)>\(SVG.stops(stops.inOrder))</linearGradient>\n"
    case .radial(let stops, let center, let from, let to, let stretch):
      let place = CGAffineTransform(a: 1, b: 0, c: 0, d: stretch > 0 ? stretch : 1, tx: center.x, ty: center.y)
      let inner = max(0, from) <= max(0, to) ? stops.inOrder : stops.inOrder.reversed().map { PaintStop($0.color, at: 1 - $0.location) }
      let radii = (low: min(max(0, from), max(0, to)), high: max(max(0, from), max(0, to)))
      // SVG 1.1 has no inner radius: the stops are moved outwards instead.
      let share = radii.high > 0 ? Double(radii.low / radii.high) : 0
      let moved = inner.map { PaintStop($0.color, at: share + $0.location * (1 - share)) }
      definitions +=
        "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"\(SVG.number(radii.high))\" "
        + "gradientTransform=\"\(SVG.transform(place))\">\(SVG.stops(moved))</radialGradient>\n"
    case .image(let bitmap, let rect, let isTiled, let interpolation):
      let image = try imageName(bitmap, interpolation)
      let cell = isTiled ? rect : rect.union(area)
      let scale = CGAffineTransform(
        a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height), tx: rect.minX - cell.minX,
        ty: rect.minY - cell.minY)
      definitions +=
        "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" \(SVG.box(cell))>"
        + "<use xlink:href=\"#\(image)\" transform=\"\(SVG.transform(scale))\"/></pattern>\n"
    case .color, .angular, .mesh: break
    }
    return name
  }

  /// A pattern of what SVG has no words for.
  private func define(pixels: (CairoSurface, CGAffineTransform)?, over area: CGRect) throws(DrawingError) -> String {
    let name = nextName("p")
    guard let (surface, place) = pixels else { return name }
    let image = try imageName(Bitmap(copying: surface), .medium)
    let inner = place.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
    definitions +=
      "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" \(SVG.box(area))>"
      + "<use xlink:href=\"#\(image)\" transform=\"\(SVG.transform(inner))\"/></pattern>\n"
    return name
  }
}

extension [PaintStop] {
  /// By place; equal places keep their order.
  var inOrder: [PaintStop] { enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element) }
}
