import UIKit

/// From a plan to a rectangle: edges, size, place, pixels.
extension PinLayout {
  func apply() {
    warnAboutJustification()
    let old = PinRect.get(layer, keepTransform: keepTransform)
    if pinsEdges { applyPinEdges() }
    let size = computedSize(old)
    horizontal.justification = justification(justify)
    vertical.justification = align == .center ? .center : align == .bottom ? .far : .near
    let x = horizontal.place(size: size.width, old: (old.origin.x, old.width))
    let y = vertical.place(size: size.height, old: (old.origin.y, old.height))
    var rect = CGRect(x: x.origin, y: y.origin, width: x.size, height: y.size)
    keepUsable(&rect, old)
    rect = PinPixels.snap(rect)
    if isTraced { explain(rect) }
    if AutoSizing.isOn {
      let margins = PEdgeInsets(
        top: vertical.marginNear, left: horizontal.marginNear, bottom: vertical.marginFar, right: horizontal.marginFar)
      AutoSizing.set(rect, margins: margins, of: layer)
    } else {
      PinRect.set(rect, on: layer, keepTransform: keepTransform)
    }
  }

  private func applyPinEdges() {
    guard horizontal.near == nil || horizontal.far == nil || vertical.near == nil || vertical.far == nil else {
      return warnNotApplied("pinEdges()", "top, left, bottom and right coordinates are already set.")
    }
    for axis in Axis.allCases {
      let before = self[axis]
      self[axis].pinEdges()
      if before.near == nil, self[axis].near != nil { note(axis, axis.near) { "pinEdges()" } }
      if before.far == nil, self[axis].far != nil { note(axis, axis.far) { "pinEdges()" } }
    }
  }

  /// The size by the plan, then by fit or ratio, then within the limits. nil = nothing usable.
  ///
  /// Limits count twice: before a fit or a ratio, which start from the limited side, and at the end.
  private func computedSize(_ old: CGRect) -> (width: CGFloat?, height: CGFloat?) {
    var width = horizontal.impliedSize
    var height = vertical.impliedSize
    switch fit {
    case .content(let type):
      (width, height) = fitted(type, width, height, old)
    case .ratio(let ratio):
      applyRatio(ratio, &width, &height)
    case nil:
      width = width ?? old.width
      height = height ?? old.height
    }
    return (usable(width, horizontal), usable(height, vertical))
  }

  // No closures here: the runtime would ask each of them whether it runs on the main actor.
  private func usable(_ value: CGFloat?, _ plan: AxisPlan) -> CGFloat? {
    guard let size = plan.clamped(value), size.isFinite, size >= 0 else { return nil }
    return size
  }

  private func fitted(_ type: FitType, _ width: CGFloat?, _ height: CGFloat?, _ old: CGRect) -> (CGFloat?, CGFloat?) {
    let free = CGFloat.greatestFiniteMagnitude
    let offer: CGSize
    switch type {
    case .content: offer = PinRect.get(layer, keepTransform: true).size
    case .width, .widthFlexible: offer = CGSize(width: horizontal.clamped(width) ?? old.width, height: free)
    case .height, .heightFlexible: offer = CGSize(width: free, height: vertical.clamped(height) ?? old.height)
    }
    let answer = layer.owner?.sizeThatFits(offer) ?? layer.preferredFrameSize()
    if isTraced, let view = layer.owner { LayoutExplaining.measured(view, in: offer, answer) }
    switch type {
    case .width: return (offer.width, answer.height)
    case .height: return (answer.width, offer.height)
    case .content, .widthFlexible, .heightFlexible: return (answer.width, answer.height)
    }
  }

  private func applyRatio(_ ratio: CGFloat, _ width: inout CGFloat?, _ height: inout CGFloat?) {
    switch (width, height) {
    case (let known?, nil):
      let kept = horizontal.clamped(known) ?? known
      (width, height) = (kept, kept / ratio)
    case (nil, let known?):
      let kept = vertical.clamped(known) ?? known
      (width, height) = (kept * ratio, kept)
    case (nil, nil): warnNotApplied("aspectRatio", "neither the width nor the height can be determined.")
    case (.some, .some):
      warnNotApplied("aspectRatio", "the width and the height are already defined by other PinLayout's properties.")
    }
  }

  /// What is not a number, infinite or negative leaves the view as it was.
  private func keepUsable(_ rect: inout CGRect, _ old: CGRect) {
    if !rect.origin.x.isFinite { rect.origin.x = old.origin.x }
    if !rect.origin.y.isFinite { rect.origin.y = old.origin.y }
    if !(rect.size.width.isFinite && rect.size.width >= 0) { rect.size.width = old.width }
    if !(rect.size.height.isFinite && rect.size.height >= 0) { rect.size.height = old.height }
  }

  private func justification(_ value: HorizontalAlign?) -> AxisPlan.Justification {
    switch value {
    case .center: .center
    case .right: .far
    case .start: isLTR ? .near : .far
    case .end: isLTR ? .far : .near
    case .left, .some(.none), nil: .near
    }
  }

  private func warnAboutJustification() {
    if let justify, justify != .none {
      let context = "justify(.\(justify))"
      if horizontal.center != nil {
        warnNotApplied(
          context, "justification is not applied when hCenter has been set. By default the view will be centered around the hCenter.")
      } else if !hasBothEdges(horizontal) {
        warnNotApplied(context, "the left and right coordinates must be set to justify the view horizontally.")
      }
    }
    if let align, align != .none {
      let context = "align(.\(align))"
      if vertical.center != nil {
        warnNotApplied(
          context,
          "alignment is not applied when vCenter has been set. By default the view will be centered around the specified vCenter.")
      } else if !hasBothEdges(vertical) {
        warnNotApplied(context, "the top and bottom coordinates must be set to align the view vertically.")
      }
    }
  }

  /// Whether both edges are said, or one and a size that `pinEdges()` makes the other of.
  private func hasBothEdges(_ plan: AxisPlan) -> Bool {
    switch (plan.near, plan.far) {
    case (.some, .some): true
    case (nil, nil): false
    default: pinsEdges && plan.size != nil
    }
  }
}
