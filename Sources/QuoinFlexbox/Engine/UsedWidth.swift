// CSS Sizing 3 §3 and §5: the width of a box in the room its container gives it. https://drafts.csswg.org/css-sizing-3/

/// What an automatic width does with the room.
enum WidthFit {
  /// `stretch` by alignment: fills, whatever an aspect ratio says.
  case stretch
  /// A block's own habit: fills, unless an aspect ratio and a definite height say otherwise.
  case fill
  /// As large as the content, within the room.
  case shrink
}

/// The smallest and largest size a box may take.
struct Limits {
  var least: Double
  var most: Double

  @inline(__always) func clamp(_ size: Double) -> Double { max(least, min(size, most)) }
}

extension Pass {
  /// The border-box width of `node`. `stretchedHeight` is the border-box height that stretching will give it, NaN if none.
  func usedWidth(
    _ node: Int32, in room: Room, fit: WidthFit, frame: Frame, margins: Double, stretchedHeight: Double = .nan
  ) -> Double {
    let style = styles + Int(node)
    let given = widthOf(style.pointee.width, node, in: room, frame: frame, margins: margins, height: stretchedHeight)
    if isUnlimited(node) {
      if !given.isNaN { return max(given, frame.solidWidth) }
      if fit != .shrink, !room.width.isNaN { return max(room.width - margins, frame.solidWidth) }
    }
    var size = given
    // A block's child has its content as automatic minimum also where a keyword makes its width.
    var fromRatio =
      fit == .fill && style.pointee.width.isContentSized && ratio(node) > 0 && style.pointee.position != .absolute
      && !definiteHeight(node, in: room, frame: frame).isNaN
    if given.isNaN {
      (size, fromRatio) = automaticWidth(
        node, in: room, fit: fit, frame: frame, margins: margins, stretchedHeight: stretchedHeight)
    }
    return widthLimits(
      node, in: room, frame: frame, margins: margins, automatic: given.isNaN && fit != .stretch || style.pointee.width.isContentSized,
      fromRatio: fromRatio,
      knownHeight: stretchedHeight
    ).clamp(size)
  }

  /// A width property as a border-box width; NaN where it is automatic or nothing to count it from.
  @inline(__always) func widthOf(_ length: FlexLength, _ node: Int32, in room: Room, frame: Frame, margins: Double, height: Double = .nan)
    -> Double
  {
    switch length.kind {
    case .points, .percent, .calc:
      let size = length.resolved(room.width)
      return styles[Int(node)].boxSizing == .borderBox ? size : size + frame.solidWidth
    case .auto: return .nan
    default: return keywordWidth(length, node, in: room, frame: frame, margins: margins, height: height)
    }
  }

  /// `height` is the border-box height that stretching gives, NaN if none.
  private func keywordWidth(_ length: FlexLength, _ node: Int32, in room: Room, frame: Frame, margins: Double, height: Double) -> Double {
    switch length.kind {
    case .minContent: return borderWidth(.least, node, in: room, frame: frame, height: height)
    case .maxContent: return borderWidth(.most, node, in: room, frame: frame, height: height)
    case .fitContent: return fittedWidth(node, in: room, frame: frame, margins: margins, height: height)
    case .stretch: return room.fillWidth.isNaN ? .nan : max(room.fillWidth - margins, frame.solidWidth)
    default: return .nan
    }
  }

  private func automaticWidth(
    _ node: Int32, in room: Room, fit: WidthFit, frame: Frame, margins: Double, stretchedHeight: Double
  ) -> (Double, fromRatio: Bool) {
    if ratio(node) > 0, fit != .stretch {
      var height = definiteHeight(node, in: room, frame: frame)
      if height.isNaN { height = stretchedHeight }
      if !height.isNaN { return (width(fromHeight: height, node, frame), true) }
    }
    if fit != .shrink, !room.width.isNaN { return (max(room.width - margins, frame.solidWidth), false) }
    return (fittedWidth(node, in: room, frame: frame, margins: margins, height: stretchedHeight), false)
  }

  /// `fit-content`: the room, between min-content and max-content.
  func fittedWidth(_ node: Int32, in room: Room, frame: Frame, margins: Double, height: Double = .nan) -> Double {
    if room.width.isNaN { return borderWidth(.most, node, in: room, frame: frame, height: height) }
    let available = max(room.fillWidth - margins, 0)
    if isLeaf(node), errata.contains(.leavesShrinkToAnswer) {
      return min(answeredWidth(node, max(available - frame.width, 0)) + frame.width, max(available, frame.width))
    }
    let most = borderWidth(.most, node, in: room, frame: frame, height: height)
    return most <= available ? most : max(available, borderWidth(.least, node, in: room, frame: frame, height: height))
  }

  /// The min- or max-content width as a border-box width; with a ratio and a definite height it is what that height means.
  /// `height` is the definite border-box height where the caller knows one.
  func borderWidth(_ kind: ContentKind, _ node: Int32, in room: Room, frame: Frame, height: Double = .nan) -> Double {
    let height = height.isNaN ? definiteHeight(node, in: room, frame: frame) : height
    if ratio(node) > 0, !height.isNaN { return width(fromHeight: height, node, frame) }
    let content = contentWidth(kind, node, basis: widthBasis(node, height, in: room, frame: frame)) + frame.width
    if ratio(node) == 0 { return content }
    var limits = Limits(least: frame.solidWidth, most: .infinity)
    passOnHeightLimits(to: &limits, node, in: room, frame: frame)
    return limits.clamp(content)
  }

  /// What heights inside count from while content widths are found: the node's definite height, or minus one less the height
  /// at which a wrapping column without one breaks.
  func widthBasis(_ node: Int32, _ height: Double, in room: Room, frame: Frame) -> Double {
    if !height.isNaN { return max(height - frame.height, 0) }
    if errata.contains(.quirkyPercentHeights), isBlock(node) {
      return heightBasis(node, width: .nan, in: room, frame: frame)
    }
    let ceiling = wrapCeiling(node, in: room, frame: frame)
    return ceiling.isFinite ? -1 - ceiling : .nan
  }

  /// min-width and max-width. `automatic`: the width itself is auto, so a ratio passes on the limits of the height;
  /// `fromRatio`: it came from the ratio, so that the content is its automatic minimum.
  func widthLimits(
    _ node: Int32, in room: Room, frame: Frame, margins: Double, automatic: Bool, fromRatio: Bool, knownHeight: Double = .nan
  ) -> Limits {
    var limits = Limits(least: frame.solidWidth, most: .infinity)
    if isUnlimited(node) { return limits }
    let cold = cold(node)
    let most = widthOf(cold.pointee.maxWidth, node, in: room, frame: frame, margins: margins, height: knownHeight)
    if !most.isNaN { limits.most = max(most, frame.solidWidth) }
    if cold.pointee.minWidth.isAuto {
      if fromRatio, !styles[Int(node)].isScrollContainer {
        let height = knownHeight.isNaN ? definiteHeight(node, in: room, frame: frame) : knownHeight
        let content = contentWidth(.least, node, basis: widthBasis(node, height, in: room, frame: frame)) + frame.width
        limits.least = max(limits.least, min(content, limits.most))
      }
    } else {
      var least = widthOf(cold.pointee.minWidth, node, in: room, frame: frame, margins: margins, height: knownHeight)
      if cold.pointee.minWidth.kind == .fitContent, room.width.isNaN {
        least = borderWidth(.least, node, in: room, frame: frame, height: knownHeight)
      }
      if !least.isNaN { limits.least = max(least, limits.least) }
    }
    if automatic, cold.pointee.aspectRatio > 0 { passOnHeightLimits(to: &limits, node, in: room, frame: frame) }
    return limits
  }

  /// The limits of the height, through the ratio (CSS Sizing 4 §4.2); the width's own limits win.
  private func passOnHeightLimits(to limits: inout Limits, _ node: Int32, in room: Room, frame: Frame) {
    var heights = definiteHeightLimits(node, in: room, frame: frame)
    heights.most = max(heights.most, heights.least)
    if heights.most.isFinite { limits.most = min(limits.most, max(limits.least, width(fromHeight: heights.most, node, frame))) }
    if heights.least > 0 {
      limits.least = max(limits.least, min(limits.most, width(fromHeight: heights.least, node, frame)))
    }
  }
}
