import QuoinDrawing

/// How colours meet what lies below.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter

  var known: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension BlendMode {
  /// Whether what is not covered by the source changes too.
  var reachesBeyond: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension CGContext {
  /// How what follows meets what lies below.
  public func setBlendMode(_ mode: CGBlendMode) { blend = mode.known }
  /// Makes a rectangle clear again.
  public func clear(_ rect: CGRect) { blended(.clear) { $0.fill(rect) } }
  /// Draws in another blend mode.
  fileprivate func blended(_ mode: CGBlendMode, _ draw: (CGContext) -> Void) {
    let before = blend
    blend = mode.known
    draw(self)
    blend = before
  }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Lines from each first point to the second after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// The grey of insides.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// The grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// A part of a circle that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Where the path has come to; the origin when it is empty.
  public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }
  /// Whether nothing is in the path.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// The rectangle around the path.
  public var boundingBoxOfPath: CGRect { outline.boundingRect }
  /// Whether a point is inside the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
  }
  /// The path becomes the form that its line would cover.
  public func replacePathWithStrokedPath() { outline = outline.strokedPath(line) }
  /// Colours around a point, from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let map = pageMap
    let scale = abs(map.determinant).squareRoot()
    let reach: CGFloat = options.contains(.drawsAfterEndLocation) ? 1e4 : endRadius
    let form = Path(ellipseIn: CGRect(x: endCenter.x - reach, y: endCenter.y - reach, width: 2 * reach, height: 2 * reach))
    let paint = Paint.radial(
      gradient.stops, center: endCenter.applying(map), startRadius: startRadius * scale, endRadius: endRadius * scale)
    emit(.fill(form.applying(map), paint))
  }
  /// Draws what follows as one, with the alpha, blend mode and shadow that are set now; within it they begin anew. Ends with
  /// `endTransparencyLayer()`.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginLayer() }
  /// Ends what is drawn as one.
  public func endTransparencyLayer() { endLayer() }
  /// Whether edges are smooth; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Whether edges may be smooth; they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Whether letters are smooth; they always are.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// How closely curves are followed; as closely as pixels show.
  public func setFlatness(_ flatness: CGFloat) {}
  /// The space of the colours that follow; all are taken as sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// The space of the colours that follow; all are taken as sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// How pictures are made larger and smaller; the best way always.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set { _ = newValue }
  }
  /// Everything is seen on the phone at once.
  public func flush() {}
}
/// How pictures are made larger and smaller.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// Fills a rectangle in the current context, so that it meets what lies below as `blendMode` says.
@MainActor @preconcurrency public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blended(blendMode) { $0.fill(rect) }
}
/// Draws the line around a rectangle in the current context, so that it meets what lies below as `blendMode` says.
@MainActor @preconcurrency public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blended(blendMode) { $0.stroke(rect) }
}
/// Shows only what is inside `rect` from now on.
@MainActor @preconcurrency public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
