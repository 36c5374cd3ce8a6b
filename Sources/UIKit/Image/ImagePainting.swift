import QuoinDrawing

extension UIImage {
  /// Paints the picture stretched over `rect` of the page; `tint` colours it when only its shape is shown. A view's tint wins over the
  /// picture's own, which counts where the picture is drawn by hand (`ownTintWins`) or keeps its colours.
  func paint(_ painter: inout ContentPainter, inPage rect: CGRect, tint: UIColor, ownTintWins: Bool = false) {
    guard rect.width > 0, rect.height > 0 else { return }
    let isTemplate = renderingMode == .alwaysTemplate || self.tint != nil
    let color = (renderingMode == .alwaysTemplate && !ownTintWins ? tint : self.tint ?? tint).paint(painter.traits)
    switch content {
    case .bitmap(let bitmap):
      for part in parts(bitmap, rect) {
        painter.builder.draw(
          ImageItem(bitmap, source: part.source, in: part.target, template: isTemplate ? .color(color) : nil))
      }
    case .symbol(let glyph, let configuration):
      let paint = Paint.color(renderingMode == .alwaysOriginal && self.tint == nil ? PaintColor.black : color)
      for item in glyph.items(filling: rect, weight: configuration.weight.known, paint: paint) { painter.builder.add(item) }
    case .list(let list):
      var group = DisplayGroup(list.items)
      let size = list.size
      group.transform = CGAffineTransform(
        a: size.width > 0 ? rect.width / size.width : 1, b: 0, c: 0, d: size.height > 0 ? rect.height / size.height : 1, tx: rect.minX,
        ty: rect.minY)
      guard isTemplate else { return painter.builder.add(.group(group)) }
      var shape = DisplayGroup([.fill(Path(rect), .color(color))])
      shape.mask = Mask([.group(group)])
      painter.builder.add(.group(shape))
    }
  }

  /// The nine parts of a picture with caps, or the whole. Tiles are stretched: at the sizes of screens one cannot tell.
  private func parts(_ bitmap: Bitmap, _ rect: CGRect) -> [(source: CGRect?, target: CGRect)] {
    guard capInsets != .zero, rect.size != size else { return [(nil, rect)] }
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    let xs = [0, capInsets.left * scale, width - capInsets.right * scale, width]
    let ys = [0, capInsets.top * scale, height - capInsets.bottom * scale, height]
    let us = [rect.minX, rect.minX + capInsets.left, rect.maxX - capInsets.right, rect.maxX]
    let vs = [rect.minY, rect.minY + capInsets.top, rect.maxY - capInsets.bottom, rect.maxY]
    var parts: [(source: CGRect?, target: CGRect)] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
        let target = CGRect(x: us[column], y: vs[row], width: us[column + 1] - us[column], height: vs[row + 1] - vs[row])
        if source.width > 0, source.height > 0, target.width > 0, target.height > 0 { parts.append((source, target)) }
      }
    }
    return parts
  }
}

extension UIView.ContentMode {
  /// Where content of `size` lies in `bounds`.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    func centered(_ size: CGSize) -> CGRect {
      CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    func scaled(_ factor: CGFloat) -> CGRect { centered(CGSize(width: size.width * factor, height: size.height * factor)) }
    var rect = centered(size)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(min(ratios.0, ratios.1))
    case .scaleAspectFill: return scaled(max(ratios.0, ratios.1))
    case .center: return rect
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - size.height
    case .left, .right: break
    }
    switch self {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
    default: break
    }
    return rect
  }
}
