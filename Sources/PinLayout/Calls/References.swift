import UIKit

/// Reading where other views lie, in the coordinates of the own superview.
extension PinLayout {
  /// Where `point` of another view is; nil without a superview, and, with a warning, when it cannot be known.
  func coordinate(_ point: Any, _ context: () -> String) -> CGPoint? {
    hasCalls = true
    guard let point = point as? PinPoint, let above, let parent = parent(of: point.layer, context) else { return nil }
    return PinRect.convert(point.point(keepTransform: keepTransform), from: parent, to: above, keepTransform: keepTransform)
  }

  /// Where `reference` lies; nil without a superview, and, with a warning, when it cannot be known.
  func rect(of reference: CALayer, _ context: () -> String) -> CGRect? {
    hasCalls = true
    guard let above, let parent = parent(of: reference, context) else { return nil }
    let rect = PinRect.get(reference, keepTransform: keepTransform)
    if parent === above { return rect }
    let low = PinRect.convert(rect.origin, from: parent, to: above, keepTransform: keepTransform)
    let corner = CGPoint(x: rect.origin.x + rect.width, y: rect.origin.y + rect.height)
    let high = PinRect.convert(corner, from: parent, to: above, keepTransform: keepTransform)
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The layer around a reference; nil, with a warning, when there is none or the reference is the view itself.
  private func parent(of reference: CALayer, _ context: () -> String) -> CALayer? {
    if reference === layer {
      warnNotApplied(context(), "the view being layouted cannot be used as one of the references.")
      return nil
    }
    guard let parent = reference.superlayer else {
      warnNotApplied(
        context(), "the reference view \(words(reference)) must be added as a sub-view before being used as a reference.")
      return nil
    }
    return parent
  }

  func context(_ name: String, _ point: Any) -> String {
    guard let point = point as? PinPoint else { return name }
    return "\(name)(to: .\(point.name), of: \(words(point.layer)))"
  }
}
