import UIKit

/// Reading where other views lie, in the coordinates of the own superview.
extension PinLayout {
  /// Where `point` of another view is; nil, with a warning, when it cannot be known.
  func coordinate(_ point: Any, _ context: () -> String) -> CGPoint? {
    guard let point = point as? PinPoint, let around, isUsable(point.layer, context) else { return nil }
    return coordinate(point, around.layer)
  }

  func coordinate(_ point: PinPoint, _ around: CALayer) -> CGPoint {
    PinRect.convert(
      point.point(keepTransform: keepTransform), from: point.layer.superlayer, to: around, keepTransform: keepTransform)
  }

  /// Where `reference` lies in the own superview.
  func rect(of reference: CALayer, _ around: CALayer) -> CGRect {
    let low = coordinate(PinPoint(layer: reference, name: "topLeft", x: 0, y: 0), around)
    let high = coordinate(PinPoint(layer: reference, name: "bottomRight", x: 1, y: 1), around)
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  func isUsable(_ reference: CALayer, _ context: () -> String) -> Bool {
    if reference === layer {
      warnNotApplied(context(), "the view being layouted cannot be used as one of the references.")
      return false
    }
    guard reference.superlayer != nil else {
      warnNotApplied(
        context(), "the reference view \(words(reference)) must be added as a sub-view before being used as a reference.")
      return false
    }
    return true
  }

  func context(_ name: String, _ point: Any) -> String {
    guard let point = point as? PinPoint else { return name }
    return "\(name)(to: .\(point.name), of: \(words(point.layer)))"
  }
}
