/// Where a layer lies. Invariant: `frame` is always derived, never stored.
package struct LayerGeometry {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CGAffineTransform.identity {
    didSet {
      isIdentity = transform.isIdentity
      spatial = nil
    }
  }
  /// The whole matrix when one was given; `transform` is its part in the plane.
  package var spatial: CATransform3D?
  package private(set) var isIdentity = true

  package init() {}

  /// The map from own coordinates to those of the layer above.
  package var toAbove: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    var map = transform
    map.tx += position.x - (transform.a * anchor.x + transform.c * anchor.y)
    map.ty += position.y - (transform.b * anchor.x + transform.d * anchor.y)
    return map
  }

  /// `point` in the coordinates of the layer above.
  package func raise(_ point: CGPoint) -> CGPoint {
    guard isIdentity else { return point.applying(toAbove) }
    let corner = upright.origin
    return CGPoint(x: point.x - bounds.origin.x + corner.x, y: point.y - bounds.origin.y + corner.y)
  }

  /// A point of the layer above in own coordinates.
  package func lower(_ point: CGPoint) -> CGPoint {
    guard isIdentity else { return point.applying(toAbove.inverted()) }
    let corner = upright.origin
    return CGPoint(x: point.x + bounds.origin.x - corner.x, y: point.y + bounds.origin.y - corner.y)
  }

  /// The rectangle in the layer above as if there were no transform.
  package var upright: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    set {
      bounds.size = newValue.size
      position = anchor(in: newValue)
    }
  }

  package var frame: CGRect {
    get { isIdentity ? upright : Self.trimmed(bounds.applying(toAbove)) }
    set {
      guard !isIdentity else {
        upright = newValue
        return
      }
      let inner = newValue.applying(transform.inverted()).size
      bounds.size = CGSize(width: abs(inner.width), height: abs(inner.height))
      // The anchor keeps its share of the frame, as on the phone.
      position = anchor(in: newValue)
    }
  }

  /// What missed a half, third or quarter of a point by no more than turning there and back does, is on it again: a frame that was
  /// set under a quarter turn is read back as it was set.
  private static func trimmed(_ rect: CGRect) -> CGRect {
    func trim(_ value: CGFloat) -> CGFloat {
      let near = (value * 12).rounded() / 12
      return abs(near - value) < 1e-9 ? near : value
    }
    return CGRect(x: trim(rect.origin.x), y: trim(rect.origin.y), width: trim(rect.size.width), height: trim(rect.size.height))
  }

  private func anchor(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + anchorPoint.x * rect.size.width, y: rect.origin.y + anchorPoint.y * rect.size.height)
  }
}
