import UIKit

// Beside other views: past the outermost of them, and aligned with them.
extension PinLayout {
  /// Ends at the top of `relativeView`.
  @discardableResult public func above(of relativeView: PinView, aligned: HorizontalAlign = .none) -> PinLayout {
    beside(relativeView, .vertical, before: true, "above", aligned: aligned)
  }
  /// Ends at the highest top of `relativeViews`.
  @discardableResult public func above(of relativeViews: [PinView], aligned: HorizontalAlign = .none) -> PinLayout {
    beside(relativeViews, .vertical, before: true, "above", aligned: aligned)
  }
  /// Begins at the bottom of `relativeView`.
  @discardableResult public func below(of relativeView: PinView, aligned: HorizontalAlign = .none) -> PinLayout {
    beside(relativeView, .vertical, before: false, "below", aligned: aligned)
  }
  /// Begins at the lowest bottom of `relativeViews`.
  @discardableResult public func below(of relativeViews: [PinView], aligned: HorizontalAlign = .none) -> PinLayout {
    beside(relativeViews, .vertical, before: false, "below", aligned: aligned)
  }
  /// Ends at the left of `relativeView`.
  @discardableResult public func left(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeView, .horizontal, before: true, "left", aligned: aligned)
  }
  /// Ends at the leftmost left of `relativeViews`.
  @discardableResult public func left(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeViews, .horizontal, before: true, "left", aligned: aligned)
  }
  /// Begins at the right of `relativeView`.
  @discardableResult public func right(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeView, .horizontal, before: false, "right", aligned: aligned)
  }
  /// Begins at the rightmost right of `relativeViews`.
  @discardableResult public func right(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeViews, .horizontal, before: false, "right", aligned: aligned)
  }
  /// Lies before `relativeView` in reading direction.
  @discardableResult public func before(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeView, .horizontal, before: isLTR, "before", aligned: aligned)
  }
  /// Lies before all of `relativeViews` in reading direction.
  @discardableResult public func before(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeViews, .horizontal, before: isLTR, "before", aligned: aligned)
  }
  /// Lies after `relativeView` in reading direction.
  @discardableResult public func after(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeView, .horizontal, before: !isLTR, "after", aligned: aligned)
  }
  /// Lies after all of `relativeViews` in reading direction.
  @discardableResult public func after(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeViews, .horizontal, before: !isLTR, "after", aligned: aligned)
  }

  /// The rule behind all twelve, for one view.
  private func beside<Align: SideAlign>(_ view: PinView, _ axis: Axis, before: Bool, _ name: String, aligned: Align) -> PinLayout {
    let reference = layer(of: view)
    let context = { self.besideContext(name, [reference], aligned) }
    guard let rect = rect(of: reference, context) else { return self }
    var sides = ReferenceSides()
    sides.add(rect)
    place(beside: sides, axis, before: before, aligned.side(isLTR), context)
    return self
  }

  /// The same for several, of which the outermost counts; those that cannot be used are left out with a warning.
  private func beside<Align: SideAlign>(_ views: [PinView], _ axis: Axis, before: Bool, _ name: String, aligned: Align) -> PinLayout {
    let context = { self.besideContext(name, views.map(self.layer(of:)), aligned) }
    guard above != nil else { return self }
    guard !views.isEmpty else {
      warnNotApplied(context(), "At least one view must be visible (i.e. UIView.isHidden != true) ")
      return self
    }
    var sides = ReferenceSides()
    for view in views {
      if let rect = rect(of: layer(of: view), context) { sides.add(rect) }
    }
    if sides.count > 0 { place(beside: sides, axis, before: before, aligned.side(isLTR), context) }
    return self
  }

  private func place(
    beside sides: ReferenceSides, _ axis: Axis, before: Bool, _ alignment: AxisPlan.Justification?, _ context: () -> String
  ) {
    if before { setFar(axis, sides[axis].low, context) } else { setNear(axis, sides[axis].high, context) }
    alignAcross(axis.across, alignment, sides, context)
  }

  /// Lines up with the references: their lowest side, their highest, or the average of their middles.
  func alignAcross(_ axis: Axis, _ side: AxisPlan.Justification?, _ sides: ReferenceSides, _ context: () -> String) {
    switch side {
    case .near: setNear(axis, sides[axis].low, context)
    case .far: setFar(axis, sides[axis].high, context)
    case .center: setCenter(axis, sides[axis].middles / CGFloat(sides.count), context)
    case nil: break
    }
  }

  private func besideContext<Align: SideAlign>(_ name: String, _ references: [CALayer], _ aligned: Align) -> String {
    aligned.isNone ? "\(name)(of: \(words(references)))" : "\(name)(of: \(words(references)), aligned: .\(aligned))"
  }
}

/// The outermost sides of one or more references, and the sum of their middles.
struct ReferenceSides {
  struct Along {
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    var middles: CGFloat = 0

    mutating func add(_ span: ClosedRange<CGFloat>) {
      low = min(low, span.lowerBound)
      high = max(high, span.upperBound)
      middles += (span.lowerBound + span.upperBound) / 2
    }
  }

  private var horizontal = Along()
  private var vertical = Along()
  private(set) var count = 0

  mutating func add(_ rect: CGRect) {
    horizontal.add(rect.span(.horizontal))
    vertical.add(rect.span(.vertical))
    count += 1
  }

  subscript(axis: Axis) -> Along { axis == .horizontal ? horizontal : vertical }
}

/// An alignment as a side of its axis.
protocol SideAlign {
  var isNone: Bool { get }
  func side(_ isLTR: Bool) -> AxisPlan.Justification?
}

extension HorizontalAlign: SideAlign {
  var isNone: Bool { self == .none }
  func side(_ isLTR: Bool) -> AxisPlan.Justification? {
    switch self {
    case .left: .near
    case .center: .center
    case .right: .far
    case .start: isLTR ? .near : .far
    case .end: isLTR ? .far : .near
    case .none: nil
    }
  }
}

extension VerticalAlign: SideAlign {
  var isNone: Bool { self == .none }
  func side(_ isLTR: Bool) -> AxisPlan.Justification? {
    switch self {
    case .top: .near
    case .center: .center
    case .bottom: .far
    case .none: nil
    }
  }
}

extension CGRect {
  /// Where the rectangle lies along `axis`; empty at the origin when that is no number.
  func span(_ axis: Axis) -> ClosedRange<CGFloat> {
    let low = axis.of(origin)
    let high = low + axis.of(size)
    return low <= high ? low...high : high <= low ? high...low : 0...0
  }
}
