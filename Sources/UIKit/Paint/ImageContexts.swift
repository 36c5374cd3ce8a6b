import QuoinDrawing

/// Begins a picture that the drawing calls after it fill, at scale 1; `UIGraphicsEndImageContext` ends it.
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins a picture of `size` points at a scale, where 0 is the screen's; an opaque one begins black.
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(DisplayListBuilder(size: size), base: .identity, traits: .current)
  context.pictureScale = scale > 0 ? scale : UITraitCollection.current.displayScale
  if opaque {
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(origin: .zero, size: size))
  }
  CGContext.stack.append(context)
}
/// The picture as far as it is drawn; nil outside of one.
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CGContext.stack.last, let scale = context.pictureScale else { return nil }
  return UIImage(.list(context.snapshot()), scale: scale)
}
/// Ends the picture begun last.
@MainActor @preconcurrency public func UIGraphicsEndImageContext() {
  if CGContext.stack.last?.pictureScale != nil { CGContext.stack.removeLast() }
}
/// Makes `context` the current one.
@MainActor @preconcurrency public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append(context) }
/// Makes the one before current again.
@MainActor @preconcurrency public func UIGraphicsPopContext() { if !CGContext.stack.isEmpty { CGContext.stack.removeLast() } }

extension CGContext {
  /// What is drawn so far, with open groups closed.
  func snapshot() -> DisplayList {
    var copy = builder
    for _ in 0..<openGroups { copy.pop() }
    return copy.finish()
  }
  /// Shows only what a picture covers from now on, which fills `rect` upside down as Core Graphics does where y goes down.
  public func clip(to rect: CGRect, mask: CGImage) {
    let inner = CGContext(DisplayListBuilder(size: rect.size), base: pageMap, traits: traits)
    inner.draw(mask, in: rect)
    var group = DisplayGroup()
    group.mask = Mask(inner.snapshot().items)
    beginGroup(group)
  }
  /// The picture of what is drawn, at scale 1; nil in a view's `draw(_:)`.
  public func makeImage() -> CGImage? { pictureScale.map { CGImage(UIImage(.list(snapshot()), scale: $0)) } }
  /// Draws a picture, upside down as Core Graphics does where y goes down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    image.image.draw(into: self, in: rect)
    restoreGState()
  }
}
