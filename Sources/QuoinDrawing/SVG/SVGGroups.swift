import Foundation
import QuoinGeometry

/// Groups as `<g>`, with what SVG can't say put in as pixels.
extension SVGPrinter {
  func draw(_ group: DisplayGroup) throws(DrawingError) {
    let group = group.resolvingFilters
    guard group.transform.isInvertible else { return }
    let around = (visible, magnification)
    defer { (visible, magnification) = around }
    visible = visible.applying(group.transform.inverted()).limited
    magnification *= group.transform.meanScale
    let tags = try opening(of: group)
    body += tags.map(\.0).joined()
    if !tags.isEmpty { body += "\n" }
    let flat = try group.flattened(through: .identity, visible: visible, pixelScale: pixelScale * magnification, within: nil)
    if let shadow = flat.shadow { try draw(shadow, of: flat) }
    if flat.needsPixels {
      try drawPixels(of: flat.items, filters: flat.filters, blur: flat.softness, area: flat.contentBounds)
    } else {
      try draw(flat.items, in: flat.contentBounds)
    }
    body += tags.reversed().map(\.1).joined()
    if !tags.isEmpty { body += "\n" }
  }

  /// The tags around a group, outermost first, each with its end.
  private func opening(of group: DisplayGroup) throws(DrawingError) -> [(String, String)] {
    var result: [(String, String)] = []
    if let mark = group.mark { result += Self.tags(for: mark) }
    var attributes = group.node.map { " data-node=\"\($0)\"" } ?? ""
    if !group.transform.isIdentity { attributes += " transform=\"\(SVG.transform(group.transform))\"" }
    var style: [String] = []
    if group.blendMode != .normal, let name = group.blendMode.cssName { style.append("mix-blend-mode:\(name)") }
    if group.isIsolated { style.append("isolation:isolate") }
    if !style.isEmpty { attributes += " style=\"\(style.joined(separator: ";"))\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(SVG.number(CGFloat(max(0, group.opacity))))\"" }
    if let mask = group.mask { attributes += " mask=\"url(#\(try define(mask)))\"" }
    if !attributes.isEmpty { result.append(("<g\(attributes)>", "</g>")) }
    // One element has one clip; further ones go inside.
    for clip in group.clips { result.append(("<g clip-path=\"url(#\(define(clip)))\">", "</g>")) }
    return result
  }

  private static func tags(for mark: SemanticMark) -> [(String, String)] {
    var attributes = ""
    if let anchor = mark.anchor { attributes += " id=\"\(SVG.escaped(anchor))\"" }
    switch mark.role {
    case .heading(let level): attributes += " role=\"heading\" aria-level=\"\(level)\""
    case .figure(let alternative): attributes += " role=\"img\" aria-label=\"\(SVG.escaped(alternative))\""
    case .table: attributes += " role=\"table\""
    case .row: attributes += " role=\"row\""
    case .cell: attributes += " role=\"cell\""
    case .headerCell: attributes += " role=\"columnheader\""
    case .list: attributes += " role=\"list\""
    case .listItem: attributes += " role=\"listitem\""
    case .artifact: attributes += " aria-hidden=\"true\""
    case .paragraph, nil: break
    }
    var result = attributes.isEmpty ? [] : [("<g\(attributes)>", "</g>")]
    if let link = mark.link { result.append(("<a xlink:href=\"\(SVG.escaped(link.absoluteString))\">", "</a>")) }
    return result
  }

  private func define(_ clip: Clip) -> String {
    if let name = known[clip] { return name }
    let name = nextName("c")
    known[clip] = name
    definitions += "<clipPath id=\"\(name)\">\(SVG.element(clip.path, rule: clip.style, clip: true, ""))</clipPath>\n"
    return name
  }

  private func define(_ mask: Mask) throws(DrawingError) -> String {
    let name = nextName("m")
    let outside = body
    body = ""
    defer { body = outside }
    let area = mask.items.bounds
    try draw(mask.items, in: area)
    let box = area.isNull ? CGRect.zero : area
    definitions +=
      "<mask id=\"\(name)\" style=\"mask-type:\(mask.kind == .alpha ? "alpha" : "luminance")\" maskUnits=\"userSpaceOnUse\" "
      + "\(SVG.box(box))>\n\(body)</mask>\n"
    return name
  }

  private func draw(_ shadow: Shadow, of group: DisplayGroup) throws(DrawingError) {
    guard shadow.isDrawable else { return }
    let radius = group.softness(of: shadow)
    let layer = try SoftLayer(
      .color, area: group.contentBounds.offsetBy(dx: shadow.x, dy: shadow.y), visible: visible, sigma: radius,
      pixelScale: pixelScale * magnification, isStretched: true, within: nil
    ) { canvas, reach throws(DrawingError) in
      canvas.concatenate(CGAffineTransform(translationX: shadow.x, y: shadow.y))
      try CairoPrinter(canvas, glyphs: RenderGlyphs(), softReach: reach).draw(group.items)
    }
    guard let layer else { return }
    layer.surface.colorSilhouette(shadow.color)
    try place(Bitmap(copying: layer.surface), layer.place)
  }

  /// Puts items in as pixels.
  func drawPixels(of items: [DisplayItem], filters: [ColorFilter], blur: CGFloat, area: CGRect) throws(DrawingError) {
    let layer = try SoftLayer(
      .color, area: area, visible: visible, sigma: blur, pixelScale: pixelScale * magnification, isStretched: true, within: nil
    ) {
      canvas, reach throws(DrawingError) in
      try CairoPrinter(canvas, glyphs: RenderGlyphs(), softReach: reach).draw(items)
    }
    guard let layer else { return }
    let bitmap = Bitmap(copying: layer.surface)
    try place(filters.isEmpty ? bitmap : bitmap.filtered(filters), layer.place)
  }

  private func place(_ bitmap: Bitmap, _ place: CGAffineTransform) throws(DrawingError) {
    body += "<use xlink:href=\"#\(try imageName(bitmap, .medium))\" transform=\"\(SVG.transform(place))\"/>\n"
  }
}

extension CairoSurface {
  /// Gives every pixel one colour and keeps how much it covers.
  func colorSilhouette(_ color: PaintColor) {
    let table = (0...255).map { color.opacity(Double($0) / 255).premultiplied }
    let bytes = bytes
    let stride = stride
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = table[Int(row[x] >> 24)] }
    }
    finishWriting()
  }
}
