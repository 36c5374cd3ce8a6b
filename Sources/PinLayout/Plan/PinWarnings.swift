import UIKit

extension PinLayout {
  /// Keeps the words, prints them with the view they are about, and reports them as a finding.
  func warn(_ text: String) {
    guard Pin.logWarnings else { return }
    Pin.lastWarningText = text
    LayoutFindings.report(LayoutFinding(view: layer.owner, or: "\(type(of: layer))", message: text))
    var printed = "\n👉 \(text)"
    let frame = PinRect.get(layer, keepTransform: keepTransform)
    printed += "\n(Layouted view info: Type: \(type(of: view)), Frame: x: \(frame.minX), y: \(frame.minY), "
    printed += "width: \(frame.width), height: \(frame.height)), Superviews: \(superviews), Debug description: \(view.debugDescription))"
    Pin.printWarning(printed)
  }

  private var superviews: String {
    var names: [String] = []
    var next = layer.superlayer
    while let current = next {
      names.append(current.owner.map { "\(type(of: $0))" } ?? "\(type(of: current))")
      next = current.superlayer
    }
    return names.joined(separator: " -> ")
  }

  func warnNotApplied(_ context: String, _ reason: String) { warn("PinLayout Warning: \(context) won't be applied, \(reason)") }

  func warnConflict(_ context: String, _ name: String, _ value: CGFloat) {
    warn(
      "PinLayout Conflict: \(context) won't be applied since it conflicts with the following already set properties:\n \(name): \(value.short)"
    )
  }

  func warnAlreadySet(_ context: String, _ value: CGFloat) {
    warn("PinLayout Conflict: \(context) won't be applied since it value has already been set to \(value.short).")
  }

  /// `(UIView, Frame: (0.0, 0.0, 100.0, 100.0))`
  func words(_ layer: CALayer) -> String {
    if PinNaming.isBrief, let name = layer.owner?.accessibilityIdentifier { return name }
    let rect = PinRect.get(layer, keepTransform: keepTransform)
    return "(\(layer.owner.map { "\(type(of: $0))" } ?? "\(type(of: layer))"), Frame: \(rect))"
  }

  /// One reference by itself, several in brackets.
  func words(_ layers: [CALayer]) -> String {
    layers.count == 1 ? words(layers[0]) : "[\(layers.map(words).joined(separator: ", "))]"
  }
}
