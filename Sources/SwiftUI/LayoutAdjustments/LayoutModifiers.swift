import Foundation
import QuoinLayout

extension View {
  /// A frame of fixed lengths in points; `nil` leaves an axis to the view (facts 40, 41).
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }
  /// No frame: the view as it is.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// A frame with limits in points; `nil` sets none (facts 42–46).
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }

  /// Space of `insets` points around the view (fact 48).
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { rule(PaddingRule(insets)) }
  /// Space on the chosen edges: `length` points, or 16 by default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }
  /// Space of `length` points on all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// The view at its ideal size (fact 49).
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// The view at its ideal length on the chosen axes (fact 49).
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    rule(FixedSizeRule(Axis.Set(rawValue: (horizontal ? 1 : 0) | (vertical ? 2 : 0))))
  }
  /// How early the view is sized in a stack; the default is 0 (fact 53).
  nonisolated public func layoutPriority(_ value: Double) -> some View { rule(LayoutPriorityRule(value)) }
  /// Proposes a rectangle of `aspectRatio` (width to height; `nil` for the view's own) (fact 50).
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    rule(AspectRatioRule(ratio: aspectRatio, mode: contentMode))
  }
  /// Proposes a rectangle with the ratio of `aspectRatio`'s width to its height (fact 50).
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// As large as fits in what is proposed, in the view's own ratio (fact 50).
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
  /// As small as covers what is proposed, in the view's own ratio; it may stick out (fact 50).
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Draws the view elsewhere (fact 52).
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(Offset(offset: offset)) }
  /// Draws the view `x` points to the right and `y` down (fact 52).
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  /// Puts the view's centre at a point of all that is proposed (fact 52).
  nonisolated public func position(_ position: CGPoint) -> some View { rule(PositionRule(position)) }
  /// Puts the view's centre at (`x`, `y`) of all that is proposed (fact 52).
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Sets a guide of the view (fact 55).
  nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    rule(AlignmentGuideRule(g.key, compute: computeValue))
  }
  /// Sets a guide across the view's height, in points from its top (fact 55).
  nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    rule(AlignmentGuideRule(g.key, compute: computeValue))
  }

  /// Hands a value to the layout around the view (fact 111).
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(key, value)
  }
  /// Paints the view after those of a smaller value in the same container.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndex(value: value))
  }
}

/// A frame of fixed lengths; `nil` leaves an axis to the view.
private struct FixedFrame: NodeModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    if let doubt = FixedFrameRule.doubt(width: width, height: height) { scope.graph.report(doubt) }
    return node.wrapped(FixedFrameRule(width: width, height: height, alignment: alignment), scope)
  }
}

/// A frame with limits; `nil` sets none.
private struct FlexibleFrame: NodeModifier {
  let minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?
  let minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?
  let alignment: Alignment

  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    let horizontal = FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth)
    let vertical = FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight)
    // A length that is none explains a contradiction with it, too.
    let doubt =
      horizontal.isUnsound || vertical.isUnsound
      ? "invalid frame dimension (negative or non-finite): what is no number was ignored, and 0 taken for what is negative."
      : horizontal.isContradictory || vertical.isContradictory
        ? "write min ≤ ideal ≤ max. The smaller later value was raised." : nil
    if let doubt {
      scope.graph.report(
        Finding(
          .contradictoryFrame, in: "flexible frame",
          "width \(describe(minWidth))…\(describe(idealWidth))…\(describe(maxWidth)), height \(describe(minHeight))…\(describe(idealHeight))…\(describe(maxHeight)): \(doubt)"
        ))
    }
    return node.wrapped(FlexibleFrameRule(horizontal: horizontal, vertical: vertical, alignment: alignment), scope)
  }
}

/// The view drawn elsewhere.
private struct Offset: NodeModifier {
  let offset: CGSize

  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    if !offset.width.isFinite || !offset.height.isFinite {
      scope.graph.report(
        Finding(
          .badArgument, in: "offset",
          "x \(describe(offset.width)), y \(describe(offset.height)): a distance is a finite number; 0 was taken for what is none."))
    }
    return node.wrapped(OffsetRule(offset), scope)
  }
}

/// The order in which views of one container are painted.
private struct ZIndex: NodeModifier {
  let value: Double

  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    let outer = node.wrapped(PassRule("zIndex"), scope)
    outer.zIndex = value
    return outer
  }
}
