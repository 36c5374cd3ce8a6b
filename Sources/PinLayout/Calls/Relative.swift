import UIKit

// Beside other views: past the outermost of them, and aligned with them.
extension PinLayout {
  /// Ends at the top of `relativeView`.
  @discardableResult public func above(of relativeView: PinView, aligned: HorizontalAlign = .none) -> PinLayout {
    beside([relativeView], .vertical, before: true, "above", aligned: aligned)
  }
  /// Ends at the highest top of `relativeViews`.
  @discardableResult public func above(of relativeViews: [PinView], aligned: HorizontalAlign = .none) -> PinLayout {
    beside(relativeViews, .vertical, before: true, "above", aligned: aligned)
  }
  /// Begins at the bottom of `relativeView`.
  @discardableResult public func below(of relativeView: PinView, aligned: HorizontalAlign = .none) -> PinLayout {
    beside([relativeView], .vertical, before: false, "below", aligned: aligned)
  }
  /// Begins at the lowest bottom of `relativeViews`.
  @discardableResult public func below(of relativeViews: [PinView], aligned: HorizontalAlign = .none) -> PinLayout {
    beside(relativeViews, .vertical, before: false, "below", aligned: aligned)
  }
  /// Ends at the left of `relativeView`.
  @discardableResult public func left(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
    beside([relativeView], .horizontal, before: true, "left", aligned: aligned)
  }
  /// Ends at the leftmost left of `relativeViews`.
  @discardableResult public func left(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeViews, .horizontal, before: true, "left", aligned: aligned)
  }
  /// Begins at the right of `relativeView`.
  @discardableResult public func right(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
    beside([relativeView], .horizontal, before: false, "right", aligned: aligned)
  }
  /// Begins at the rightmost right of `relativeViews`.
  @discardableResult public func right(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeViews, .horizontal, before: false, "right", aligned: aligned)
  }
  /// Lies before `relativeView` in reading direction.
  @discardableResult public func before(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
    beside([relativeView], .horizontal, before: isLTR, "before", aligned: aligned)
  }
  /// Lies before all of `relativeViews` in reading direction.
  @discardableResult public func before(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeViews, .horizontal, before: isLTR, "before", aligned: aligned)
  }
  /// Lies after `relativeView` in reading direction.
  @discardableResult public func after(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
    beside([relativeView], .horizontal, before: !isLTR, "after", aligned: aligned)
  }
  /// Lies after all of `relativeViews` in reading direction.
  @discardableResult public func after(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
    beside(relativeViews, .horizontal, before: !isLTR, "after", aligned: aligned)
  }

  /// The one rule behind all twelve: `before` = ends where the first of them begins.
  private func beside<Align: SideAlign>(
    _ views: [PinView], _ axis: Axis, before: Bool, _ name: String, aligned: Align
  ) -> PinLayout {
    let layers = views.map(layer(of:))
    let context = {
      layers.isEmpty
        ? "\(name)(of: [])"
        : aligned.isNone
          ? "\(name)(of: \(self.words(layers)))" : "\(name)(of: \(self.words(layers)), aligned: .\(aligned))"
    }
    guard let around else { return self }
    if layers.count == 1 {
      // The common case, without lists.
      guard isUsable(layers[0], context) else { return self }
      let only = rect(of: layers[0], around.layer)
      let (span, across) = (only.span(axis), only.span(axis.across))
      if before { setFar(axis, span.lowerBound, context) } else { setNear(axis, span.upperBound, context) }
      alignAcross(axis.across, aligned.side(isLTR), across, context)
      return self
    }
    guard !layers.isEmpty else {
      warnNotApplied(context(), "At least one view must be visible (i.e. UIView.isHidden != true) ")
      return self
    }
    let rects = layers.filter { isUsable($0, context) }.map { rect(of: $0, around.layer) }
    guard !rects.isEmpty else { return self }
    let spans = rects.map { $0.span(axis) }
    if before {
      setFar(axis, spans.map(\.lowerBound).min() ?? 0, context)
    } else {
      setNear(axis, spans.map(\.upperBound).max() ?? 0, context)
    }
    alignAcross(axis.across, aligned.side(isLTR), rects.map { $0.span(axis.across) }, context)
    return self
  }

  private func alignAcross(_ axis: Axis, _ side: AxisPlan.Justification?, _ span: ClosedRange<CGFloat>, _ context: () -> String) {
    switch side {
    case .near: setNear(axis, span.lowerBound, context)
    case .far: setFar(axis, span.upperBound, context)
    case .center: setCenter(axis, (span.lowerBound + span.upperBound) / 2, context)
    case nil: break
    }
  }

  /// Lines up with `spans`: their lowest, highest or average middle.
  func alignAcross(_ axis: Axis, _ side: AxisPlan.Justification?, _ spans: [ClosedRange<CGFloat>], _ context: () -> String) {
    switch side {
    case .near: setNear(axis, spans.map(\.lowerBound).min() ?? 0, context)
    case .far: setFar(axis, spans.map(\.upperBound).max() ?? 0, context)
    case .center:
      let middles = spans.map { ($0.lowerBound + $0.upperBound) / 2 }
      setCenter(axis, middles.reduce(0, +) / CGFloat(max(middles.count, 1)), context)
    case nil: break
    }
  }
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
