import CCairo
import Foundation
import QuoinGeometry

/// How letters get onto a canvas; pictures and documents differ in it.
protocol GlyphPrinter: AnyObject {
  func draw(_ item: GlyphsItem, on canvas: CairoCanvas, pixelScale: CGFloat) throws(DrawingError)
}

/// What a document does around a group that means something.
protocol MarkPrinter: AnyObject {
  func begin(_ mark: SemanticMark, on canvas: CairoCanvas, area: CGRect)
  func end(_ mark: SemanticMark, on canvas: CairoCanvas)
  /// Around letters that nothing else gives a meaning to; answers whether they are marked, and `endText` is to be called.
  func beginText(on canvas: CairoCanvas) -> Bool
  func endText(on canvas: CairoCanvas)
}

/// Walks the items and draws them on a canvas. Used by one thread at a time.
final class CairoPrinter {
  let canvas: CairoCanvas
  let glyphs: GlyphPrinter
  let marks: MarkPrinter?
  /// Pixels per unit of the surface for what must become pixels: 1 on a picture.
  let pixelScale: CGFloat
  /// Layers that are put together before they are drawn; letters in them carry no marks.
  private var openLayers = 0
  /// Whether the canvas is a document, which keeps what it is given, and not pixels.
  var isDocument: Bool { marks != nil }

  /// What is seen of the soft layer that is drawn on; nil on the page itself.
  let softReach: SoftReach?

  init(
    _ canvas: CairoCanvas, glyphs: GlyphPrinter, marks: MarkPrinter? = nil, pixelScale: CGFloat = 1, softReach: SoftReach? = nil
  ) {
    self.softReach = softReach
    self.canvas = canvas
    self.glyphs = glyphs
    self.marks = marks
    self.pixelScale = pixelScale
  }

  func draw(_ items: [DisplayItem]) throws(DrawingError) {
    for item in items { try draw(item) }
  }

  func draw(_ item: DisplayItem) throws(DrawingError) {
    switch item {
    case .fill(let path, let paint, let style): try fill(path, paint, style)
    case .stroke(let path, let style, let paint): try stroke(path, style, paint)
    case .glyphs(let item): try draw(item)
    case .image(let item): try draw(item)
    case .group(let group): try draw(group)
    }
  }

  private func draw(_ item: GlyphsItem) throws(DrawingError) {
    let isMarked = openLayers == 0 && marks?.beginText(on: canvas) ?? false
    try glyphs.draw(item, on: canvas, pixelScale: pixelScale)
    if isMarked { marks?.endText(on: canvas) }
  }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) throws(DrawingError) {
    guard !path.isEmpty, !paint.isInvisible else { return }
    try canvas.setSource(paint, over: path.boundingRect, pixelScale: pixelScale)
    cairo_new_path(canvas.handle)
    canvas.add(path)
    canvas.setRule(style)
    cairo_fill(canvas.handle)
    if !style.isAntialiased { cairo_set_antialias(canvas.handle, CAIRO_ANTIALIAS_DEFAULT) }
  }

  private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) throws(DrawingError) {
    guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite, !paint.isInvisible else { return }
    try canvas.setSource(paint, over: DisplayItem.stroke(path, style, paint).bounds, pixelScale: pixelScale)
    canvas.setStroke(style)
    if !isDocument, let pieces = LongStroke(path, style)?.pieces { return stroke(pieces, paint) }
    cairo_new_path(canvas.handle)
    canvas.add(path)
    cairo_stroke(canvas.handle)
  }

  /// Strokes a long line in pieces, which takes linear time; they overlap, so what is not opaque is put together first.
  private func stroke(_ pieces: [Path], _ paint: Paint) {
    func strokeAll() {
      for piece in pieces {
        cairo_new_path(canvas.handle)
        canvas.add(piece)
        cairo_stroke(canvas.handle)
      }
    }
    if case .color(let color) = paint, color.alpha >= 1 { return strokeAll() }
    cairo_push_group_with_content(canvas.handle, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(canvas.handle, 0, 0, 0, 1)
    strokeAll()
    let shape = cairo_pop_group(canvas.handle)
    cairo_mask(canvas.handle, shape)
    cairo_pattern_destroy(shape)
  }

  private func draw(_ group: DisplayGroup) throws(DrawingError) {
    let group = group.resolvingFilters
    try canvas.saved { () throws(DrawingError) in
      canvas.concatenate(group.transform)
      for clip in group.clips { canvas.clip(to: clip) }
      // Where nothing is seen there is nothing to draw; and Cairo refuses a document with a tag that begins under an empty clip.
      guard canvas.showsAnything else { return }
      if openLayers == 0, let mark = group.mark, let marks {
        marks.begin(mark, on: canvas, area: mark.area ?? group.readingArea)
        try drawLayer(group)
        marks.end(mark, on: canvas)
      } else {
        try drawLayer(group)
      }
    }
  }

  private func drawLayer(_ group: DisplayGroup) throws(DrawingError) {
    guard group.needsLayer, group.isIsolated || group.opacity < 1 || group.blendMode != .normal || group.mask != nil else {
      return try drawContent(group)
    }
    guard group.opacity > 0 || group.blendMode.reachesBeyondGroup else { return }
    // A smaller layer is a faster one.
    let area = group.paintedBounds
    guard !area.isNull else { return }
    // The clip is taken back before the group's mark ends, which must find the one it began under.
    try canvas.saved { () throws(DrawingError) in
      if !group.blendMode.reachesBeyondGroup { clipToPixels(around: area) }
      guard canvas.showsAnything else { return }
      if isDocument, openLayers == 0 { try drawMarks(of: group.items) }
      try drawOnLayer(group)
    }
  }

  /// The marks of what is about to be drawn on a layer: links, places and structure. Cairo keeps a layer as a recording, and copying
  /// one with tags in it ends the process (1.16), so they stand before the layer, each with its own area.
  private func drawMarks(of items: [DisplayItem]) throws(DrawingError) {
    guard let marks else { return }
    for case .group(let group) in items {
      try canvas.saved { () throws(DrawingError) in
        canvas.concatenate(group.transform)
        for clip in group.clips { canvas.clip(to: clip) }
        guard canvas.showsAnything, group.opacity > 0 else { return }
        if let mark = group.mark { marks.begin(mark, on: canvas, area: mark.area ?? group.readingArea) }
        try drawMarks(of: group.items)
        if let mark = group.mark { marks.end(mark, on: canvas) }
      }
    }
  }

  /// Puts the group together apart and lays it on what is there.
  private func drawOnLayer(_ group: DisplayGroup) throws(DrawingError) {
    cairo_push_group(canvas.handle)
    // The clips around apply once, where the layer is laid down; within, Cairo would cut every clip with all of them again.
    cairo_reset_clip(canvas.handle)
    openLayers += 1
    defer { openLayers -= 1 }
    do {
      try drawContent(group)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(canvas.handle))
      throw error
    }
    let layer = cairo_pop_group(canvas.handle)
    defer { cairo_pattern_destroy(layer) }
    let mask = try group.mask.map { mask throws(DrawingError) in try pattern(of: mask) }
    defer { if let mask { cairo_pattern_destroy(mask) } }
    let isFaded = group.opacity < 1
    if let mask, isFaded {
      // Cairo takes a mask or an opacity, not both.
      cairo_push_group(canvas.handle)
      cairo_set_source(canvas.handle, layer)
      cairo_mask(canvas.handle, mask)
      cairo_pop_group_to_source(canvas.handle)
    } else {
      cairo_set_source(canvas.handle, layer)
    }
    cairo_set_operator(canvas.handle, group.blendMode.cairoOperator)
    if let mask, !isFaded {
      cairo_mask(canvas.handle, mask)
    } else if isFaded {
      cairo_paint_with_alpha(canvas.handle, max(0, group.opacity))
    } else {
      cairo_paint(canvas.handle)
    }
  }

  private func drawContent(_ group: DisplayGroup) throws(DrawingError) {
    let group = try group.flattened(through: canvas.transform, visible: canvas.visibleArea, pixelScale: pixelScale, within: softReach)
    if let shadow = group.shadow { try draw(shadow, of: group) }
    if group.needsPixels {
      try drawSoftened(group)
    } else {
      try draw(group.items)
    }
  }

  /// Limits drawing to an area, rounded outwards to whole pixels so that no edge becomes soft.
  private func clipToPixels(around area: CGRect) {
    let transform = canvas.transform
    let device = area.applying(transform).grown(by: 1 / pixelScale)
    canvas.transform = .identity
    canvas.clip(to: device.integral)
    canvas.transform = transform
  }
}
