/// What a row of cold styles comes to, found once for all nodes that share it: which of its properties are of account at all, and its
/// thicknesses where they are points.
struct ColdFacts {
  var traits: Traits
  /// Border and padding, without scroll bars, if `fixedFrame`.
  var frame = Frame()
  /// Margins with auto as zero, if `fixedMargins`.
  var margins = Frame()

  struct Traits: OptionSet {
    let rawValue: UInt16
    /// Borders and paddings are points, and the same in both directions.
    static let fixedFrame = Traits(rawValue: 1)
    /// The same of margins.
    static let fixedMargins = Traits(rawValue: 2)
    /// Some margin is auto.
    static let autoMargins = Traits(rawValue: 4)
    /// Some minimum or maximum is set.
    static let limits = Traits(rawValue: 8)
    /// There is an aspect ratio.
    static let ratio = Traits(rawValue: 16)
    /// Some inset is set.
    static let insets = Traits(rawValue: 32)
    /// Some padding is a percentage.
    static let percentPadding = Traits(rawValue: 64)
    /// The content limits the height, or the width.
    static let contentHeights = Traits(rawValue: 128)
    static let contentWidths = Traits(rawValue: 256)
    /// `stretch` limits the height.
    static let lineLimits = Traits(rawValue: 512)
    static let order = Traits(rawValue: 1024)
    /// What a size can depend on beside the size property.
    static let sizing: Traits = [.limits, .ratio]
    static let fixed: Traits = [.fixedFrame, .fixedMargins]
  }

  init(_ style: ColdStyle) {
    traits = []
    let (padding, border, margin, inset) = (style.padding, style.border, style.margin, style.inset)
    if padding.holds(where: { $0.isPercent }) {
      traits.insert(.percentPadding)
    } else if !padding.isLogical, !border.isLogical {
      traits.insert(.fixedFrame)
      frame.left = padding.left.resolvedNonNegative(0) + border.left.number
      frame.right = padding.right.resolvedNonNegative(0) + border.right.number
      frame.top = padding.top.resolvedNonNegative(0) + border.top.number
      frame.bottom = padding.bottom.resolvedNonNegative(0) + border.bottom.number
    }
    if margin.holds(where: { $0.isAuto && $0 != .unset }) { traits.insert(.autoMargins) }
    if !margin.isLogical, !margin.holds(where: { $0.isPercent }) {
      traits.insert(.fixedMargins)
      (margins.left, margins.right) = (margin.left.resolvedOrZero(0), margin.right.resolvedOrZero(0))
      (margins.top, margins.bottom) = (margin.top.resolvedOrZero(0), margin.bottom.resolvedOrZero(0))
    }
    if inset.isLogical || inset.holds(where: { !$0.isAuto }) { traits.insert(.insets) }
    let (least, most) = (style.minHeight, style.maxHeight)
    if !(style.minWidth.isAuto && style.maxWidth.isAuto && least.isAuto && most.isAuto) { traits.insert(.limits) }
    if least.isContentSized || most.isContentSized { traits.insert(.contentHeights) }
    if style.minWidth.isContentSized || style.maxWidth.isContentSized { traits.insert(.contentWidths) }
    if least.kind == .stretch || most.kind == .stretch { traits.insert(.lineLimits) }
    if style.aspectRatio > 0 { traits.insert(.ratio) }
    if style.order != 0 { traits.insert(.order) }
  }
}

extension FlexEdges {
  /// Whether some edge is like that.
  @inline(__always) fileprivate func holds(where isLike: (FlexLength) -> Bool) -> Bool {
    isLike(top) || isLike(left) || isLike(bottom) || isLike(right) || isLike(storedStart) || isLike(storedEnd)
  }
}
