import UIKit

/// Where the numbers of a plan come from: the calls that said them. Kept only while a trace is.
struct PinSources {
  private var words: [String: String] = [:]

  subscript(axis: Axis, part: String) -> String? {
    get { words["\(axis)\(part)"] }
    set { words["\(axis)\(part)"] = newValue }
  }
}

/// How other views are called: as warnings do, or, in traces, by their identifiers.
@MainActor enum PinNaming {
  static var isBrief = false
}

/// What a chain did, in words: which edge came from which call, reference and margin.
extension PinLayout {
  /// Notes who said a part of the plan.
  func note(_ axis: Axis, _ part: String, _ context: () -> String) {
    guard isTraced else { return }
    if sources == nil { sources = PinSources() }
    PinNaming.isBrief = true
    sources?[axis, part] = context()
    PinNaming.isBrief = false
  }

  func explain(_ rect: CGRect) {
    for axis in Axis.allCases {
      let plan = self[axis]
      let (near, size) = (axis.of(rect.origin), axis.of(rect.size))
      edge(axis, axis.near, plan.near, near, margin: plan.marginNear, sign: "+")
      edge(axis, axis.far, plan.far, near + size, margin: plan.marginFar, sign: "−")
      if let center = plan.center {
        reckon("\(axis.center.lowercased()) at \(center.short)\(said(axis, axis.center))\(margin(plan.marginNear - plan.marginFar, "+"))")
      }
      explainSize(axis, plan, size)
    }
    LayoutExplaining.placed(layer, rect)
  }

  private func edge(_ axis: Axis, _ name: String, _ planned: CGFloat?, _ final: CGFloat, margin: CGFloat, sign: String) {
    guard let planned else { return }
    reckon("\(name) at \(final.short): \(planned.short)\(said(axis, name))\(self.margin(margin, sign))")
  }

  private func explainSize(_ axis: Axis, _ plan: AxisPlan, _ size: CGFloat) {
    if plan.size != nil {
      reckon("\(axis.size) \(size.short)\(said(axis, axis.size))")
    } else if let fit {
      reckon("\(axis.size) \(size.short) by \(fit.word)")
    } else if plan.near != nil, plan.far != nil {
      reckon("\(axis.size) \(size.short), what lies between \(axis.near) and \(axis.far)")
    }
    if let minimum = plan.minimum { reckon("\(axis.size) at least \(minimum.short)\(said(axis, axis.minimum))") }
    if let maximum = plan.maximum { reckon("\(axis.size) at most \(maximum.short)\(said(axis, axis.maximum))") }
  }

  private func said(_ axis: Axis, _ part: String) -> String { sources?[axis, part].map { " by \($0)" } ?? "" }

  private func margin(_ value: CGFloat, _ sign: String) -> String {
    guard value != 0 else { return "" }
    let isTurned = value < 0
    return " \(isTurned ? (sign == "+" ? "−" : "+") : sign) margin \(abs(value).short)"
  }

  private func reckon(_ words: String) { LayoutExplaining.step(layer, words) }
}
