import UIKit

// Filling the gap between two views.
extension PinLayout {
  /// From the right of one view to the left of the other, whichever comes first; aligned with `view1`, wherever it lies.
  ///
  /// Views that touch leave a width of 0; views that overlap leave nothing, which is a warning.
  @discardableResult public func horizontallyBetween(
    _ view1: PinView, and view2: PinView, aligned: VerticalAlign = .none
  ) -> PinLayout { between(view1, view2, .horizontal, "horizontallyBetween", aligned) }

  /// From the bottom of one view to the top of the other, whichever comes first; aligned with `view1`, wherever it lies.
  ///
  /// Views that touch leave a height of 0; views that overlap leave nothing, which is a warning.
  @discardableResult public func verticallyBetween(
    _ view1: PinView, and view2: PinView, aligned: HorizontalAlign = .none
  ) -> PinLayout { between(view1, view2, .vertical, "verticallyBetween", aligned) }

  private func between<Align: SideAlign>(
    _ view1: PinView, _ view2: PinView, _ axis: Axis, _ name: String, _ aligned: Align
  ) -> PinLayout {
    let (one, two) = (layer(of: view1), layer(of: view2))
    let context = {
      "\(name)(\(self.words(one)), and: \(self.words(two))" + (aligned.isNone ? ")" : ", aligned: .\(aligned))")
    }
    guard one !== two || one === layer else {
      guard above != nil else { return self }
      warnNotApplied(context(), "reference views must be different.")
      return self
    }
    guard let first = rect(of: one, context), let second = rect(of: two, context) else { return self }
    let (near, far) = (first.span(axis), second.span(axis))
    let gap: (low: CGFloat, high: CGFloat)
    if near.upperBound <= far.lowerBound {
      gap = (near.upperBound, far.lowerBound)
    } else if far.upperBound <= near.lowerBound {
      gap = (far.upperBound, near.lowerBound)
    } else {
      if Pin.activeWarnings.noSpaceAvailableBetweenViews {
        warnNotApplied(
          context(),
          "there is no \(axis == .horizontal ? "horizontal" : "vertical") space between these views. (noSpaceAvailableBetweenViews)")
      }
      return self
    }
    setNear(axis, gap.low, context)
    setFar(axis, gap.high, context)
    var sides = ReferenceSides()
    sides.add(first)
    alignAcross(axis.across, aligned.side(isLTR), sides, context)
    return self
  }
}
