extension CALayer {
  func setBounds(_ value: CGRect) {
    let old = geometry.bounds
    let value = value.isFinite ? value : mended(value, "bounds")
    guard old != value else { return }
    geometry.bounds = value
    boundsChanged(from: old)
  }

  func setFrame(_ value: CGRect) {
    let (old, place) = (geometry.bounds, geometry.position)
    let value = value.isFinite ? value : mended(value, "frame")
    geometry.frame = value
    if geometry.bounds != old { boundsChanged(from: old) }
    if geometry.position != place { positionChanged() }
  }

  func setPosition(_ value: CGPoint) {
    guard geometry.position != value else { return }
    let isFinite = value.x.isFinite && value.y.isFinite
    geometry.position = isFinite ? value : mended(CGRect(origin: value, size: .zero), "position").origin
    positionChanged()
  }

  /// The rectangle with 0 for what is no number; the phone throws an exception there.
  private func mended(_ value: CGRect, _ name: String) -> CGRect {
    let cause =
      value.isNull
      ? "It is CGRect.null, which an inset leaves of a rectangle that is smaller than it."
      : "Was something divided by zero, or an unlimited size taken for a frame?"
    LayoutFindings.report(
      LayoutFinding(
        view: owner, or: "\(type(of: self))",
        message: "Its \(name) \(value) has a number that is not finite; 0 was taken for it. \(cause)"))
    func sound(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
    return CGRect(
      x: sound(value.origin.x), y: sound(value.origin.y), width: sound(value.size.width), height: sound(value.size.height))
  }

  func positionChanged() {
    if ConstraintOwner.isUsed, !ConstraintOwner.isApplying, let owner { LayoutRegion.moved(owner) }
  }

  func boundsChanged(from old: CGRect) {
    if let owner { owner.boundsDidChange(from: old) } else { markNeedsLayout() }
  }

  /// The affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { geometry.transform }
  /// Sets `transform` to a map of the plane.
  public func setAffineTransform(_ map: CGAffineTransform) { geometry.transform = map }

  /// `point` of this layer in the coordinates around the whole tree: those in which the top layer's frame is given.
  package func toBase(_ point: CGPoint) -> CGPoint {
    var point = point
    var next: CALayer? = self
    while let layer = next {
      point = layer.geometry.raise(point)
      next = layer.above
    }
    return point
  }

  package func fromBase(_ point: CGPoint) -> CGPoint {
    var path: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      path.append(layer)
      next = layer.above
    }
    return path.reversed().reduce(point) { $1.geometry.lower($0) }
  }

  func converted(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    if layer === self { return point }
    let base = toBase(point)
    return layer?.fromBase(base) ?? base
  }

  /// The upright rectangle around `rect` of this layer in the coordinates of `layer`. O(depth).
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: layer) })
  }

  /// The upright rectangle around `rect` of `layer` in the coordinates of this layer. O(depth).
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: layer) })
  }
}

extension CGRect {
  /// The four corners, clockwise from the top left.
  package var corners: [CGPoint] {
    [
      origin, CGPoint(x: origin.x + size.width, y: origin.y),
      CGPoint(x: origin.x + size.width, y: origin.y + size.height), CGPoint(x: origin.x, y: origin.y + size.height),
    ]
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
