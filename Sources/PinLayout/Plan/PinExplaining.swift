import UIKit

/// What a chain did, in words, for explanations.
extension PinLayout {
  func explain(_ rect: CGRect) {
    guard let onStep = LayoutFindings.onStep else { return }
    let name = layer.owner.map(LayoutFindings.name) ?? "\(type(of: layer))"
    for axis in Axis.allCases {
      let text = words(axis)
      if !text.isEmpty { onStep(LayoutStep(subject: name, system: "PinLayout", text: text)) }
    }
    if let fit { onStep(LayoutStep(subject: name, system: "PinLayout", text: fit.word)) }
    onStep(LayoutStep(subject: name, system: "PinLayout", text: "frame", frame: rect))
  }

  private func words(_ axis: Axis) -> String {
    let plan = self[axis]
    var parts: [String] = []
    func add(_ name: String, _ value: CGFloat?) { if let value { parts.append("\(name) \(value.short)") } }
    add("\(axis.near) at", plan.near)
    add("\(axis.far) at", plan.far)
    add("\(axis.center) at", plan.center)
    add(axis.size, plan.size)
    add(axis.minimum, plan.minimum)
    add(axis.maximum, plan.maximum)
    if plan.marginNear != 0 { add("margin \(axis.near)", plan.marginNear) }
    if plan.marginFar != 0 { add("margin \(axis.far)", plan.marginFar) }
    return parts.joined(separator: ", ")
  }
}
