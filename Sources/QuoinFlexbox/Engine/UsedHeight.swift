// CSS Sizing 3 §3 and §5: the height of a box whose width is known. https://drafts.csswg.org/css-sizing-3/

extension Pass {
  /// The border-box height of `node`, `width` wide. `stretched` is what alignment stretches an automatic height to, NaN if not.
  @inline(__always) func usedHeight(
    _ node: Int32, width: Double, in room: Room, frame: Frame, margins: Double, stretched: Double = .nan
  ) -> Double {
    let style = styles + Int(node)
    if isUnlimited(node), style.pointee.boxSizing == .borderBox {
      if style.pointee.height.kind == .points { return max(style.pointee.height.number, frame.solidHeight) }
      if style.pointee.height.isAuto, !stretched.isNaN { return max(stretched, frame.solidHeight) }
    }
    return usedHeightOfAny(node, width: width, in: room, frame: frame, margins: margins, stretched: stretched)
  }

  private func usedHeightOfAny(_ node: Int32, width: Double, in room: Room, frame: Frame, margins: Double, stretched: Double) -> Double {
    let style = styles + Int(node)
    var size = heightOf(style.pointee.height, node, in: room, frame: frame, margins: margins)
    if style.pointee.height.kind == .stretch, !stretched.isNaN { size = stretched }
    if isUnlimited(node) {
      if !size.isNaN { return max(size, frame.solidHeight) }
      if !stretched.isNaN { return max(stretched, frame.solidHeight) }
      let basis = style.pointee.display.formatting == .block ? heightBasis(node, width: width, in: room, frame: frame) : .nan
      return borderHeight(node, width: width, in: room, frame: frame, basis: basis)
    }
    var fromRatio = false
    var basis = heightBasis(node, width: width, in: room, frame: frame)
    if size.isNaN {
      if !stretched.isNaN {
        size = stretched
        // What stretching gives counts within the limits before the content is asked for its own.
        basis = max(definiteHeightLimits(node, in: room, frame: frame).clamp(stretched) - frame.height, 0)
      } else if ratio(node) > 0 {
        size = height(fromWidth: width, node, frame)
        fromRatio = style.pointee.height.isAuto || style.pointee.height.isContentSized
      } else {
        size = borderHeight(node, width: width, in: room, frame: frame, basis: basis)
      }
    }
    return heightLimits(node, width: width, in: room, frame: frame, margins: margins, basis: basis, fromRatio: fromRatio)
      .clamp(size)
  }

  /// A height property as a border-box height; NaN where the content decides (auto, the content keywords, no basis).
  @inline(__always) func heightOf(_ length: FlexLength, _ node: Int32, in room: Room, frame: Frame, margins: Double) -> Double {
    switch length.kind {
    case .points, .percent, .calc:
      let size = length.resolved(room.height)
      return styles[Int(node)].boxSizing == .borderBox ? size : size + frame.solidHeight
    case .stretch: return room.fillHeight.isNaN ? .nan : max(room.fillHeight - margins, frame.solidHeight)
    default: return .nan
    }
  }

  /// The border-box height as far as style alone tells it, within the limits that style alone tells; NaN if it does not.
  @inline(__always) func definiteHeight(_ node: Int32, in room: Room, frame: Frame) -> Double {
    let style = styles + Int(node)
    if style.pointee.height.isAuto { return .nan }
    if isUnlimited(node), style.pointee.height.kind == .points, style.pointee.boxSizing == .borderBox {
      return max(style.pointee.height.number, frame.solidHeight)
    }
    return limitedHeight(node, in: room, frame: frame)
  }

  private func limitedHeight(_ node: Int32, in room: Room, frame: Frame) -> Double {
    let style = styles + Int(node)
    var margins = 0.0
    if style.pointee.height.kind == .stretch { margins = self.margins(node, basis: room.width).height }
    let size = heightOf(style.pointee.height, node, in: room, frame: frame, margins: margins)
    return size.isNaN ? .nan : definiteHeightLimits(node, in: room, frame: frame).clamp(size)
  }

  /// `definiteHeight`, or the height that the ratio gives to a known width; NaN if neither tells. The content keywords as limits
  /// mean the ratio's height too.
  func definiteHeight(_ node: Int32, width: Double, in room: Room, frame: Frame) -> Double {
    let own = definiteHeight(node, in: room, frame: frame)
    if ratio(node) == 0 || width.isNaN { return own }
    let fromRatio = height(fromWidth: width, node, frame)
    var limits = definiteHeightLimits(node, in: room, frame: frame)
    if cold(node).pointee.maxHeight.isContentSized { limits.most = fromRatio }
    if cold(node).pointee.minHeight.isContentSized { limits.least = max(limits.least, fromRatio) }
    return limits.clamp(own.isNaN ? fromRatio : own)
  }

  /// What percentages of the children's heights count from, before the content is known.
  @inline(__always) func heightBasis(_ node: Int32, width: Double, in room: Room, frame: Frame) -> Double {
    let height = definiteHeight(node, width: width, in: room, frame: frame)
    if !height.isNaN { return max(height - frame.height, 0) }
    if errata.contains(.quirkyPercentHeights), isBlock(node), styles[Int(node)].position != .absolute,
      styles[Int(node)].height.isAuto
    {
      return room.height
    }
    return .nan
  }

  func definiteHeightLimits(_ node: Int32, in room: Room, frame: Frame) -> Limits {
    var limits = Limits(least: frame.solidHeight, most: .infinity)
    if !traits(node).contains(.limits) { return limits }
    let cold = cold(node)
    if cold.pointee.maxHeight.isAuto, cold.pointee.minHeight.isAuto { return limits }
    let margins = self.margins(node, basis: room.width).height
    let most = heightOf(cold.pointee.maxHeight, node, in: room, frame: frame, margins: margins)
    if !most.isNaN { limits.most = max(most, frame.solidHeight) }
    let least = heightOf(cold.pointee.minHeight, node, in: room, frame: frame, margins: margins)
    if !least.isNaN { limits.least = max(least, limits.least) }
    return limits
  }

  /// All limits of the height, those told by the content too.
  func heightLimits(
    _ node: Int32, width: Double, in room: Room, frame: Frame, margins: Double, basis: Double, fromRatio: Bool
  ) -> Limits {
    var limits = definiteHeightLimits(node, in: room, frame: frame)
    let cold = cold(node)
    let content = {
      ratio(node) > 0
        ? height(fromWidth: width, node, frame)
        : contentHeight(
          node, width: max(width - frame.width, 0), basis: basis, ceiling: ownCeiling(node, width: width, in: room, frame: frame))
          + frame.height
    }
    if cold.pointee.maxHeight.isContentSized {
      limits.most = max(content(), frame.solidHeight)
    }
    if cold.pointee.minHeight.isContentSized {
      limits.least = max(limits.least, content())
    } else if fromRatio, cold.pointee.minHeight.isAuto, !styles[Int(node)].isScrollContainer {
      let content = borderHeight(node, width: width, in: room, frame: frame, basis: basis)
      limits.least = max(limits.least, min(content, limits.most))
    }
    return limits
  }

  /// The height of the content as a border-box height.
  @inline(__always) func borderHeight(_ node: Int32, width: Double, in room: Room, frame: Frame, basis: Double) -> Double {
    let ceiling = wrapCeiling(node, in: room, frame: frame)
    return contentHeight(node, width: max(width - frame.width, 0), basis: basis, ceiling: ceiling) + frame.height
  }

  /// Where the lines of a wrapping column end while its content's height is asked: also at its own height, though that is not asked for.
  func ownCeiling(_ node: Int32, width: Double, in room: Room, frame: Frame) -> Double {
    let ceiling = wrapCeiling(node, in: room, frame: frame)
    let style = styles + Int(node)
    if style.pointee.wrap == .noWrap || style.pointee.direction.isRow || style.pointee.height.isPercent
      || style.pointee.height.kind == .stretch
    {
      return ceiling
    }
    if style.pointee.display.formatting == .block { return ceiling }
    let own = definiteHeight(node, width: width, in: room, frame: frame)
    return own.isNaN ? ceiling : min(ceiling, max(own - frame.height, 0))
  }

  /// Where the lines of a wrapping column of automatic height end at the latest: its max-height.
  @inline(__always) func wrapCeiling(_ node: Int32, in room: Room, frame: Frame) -> Double {
    let style = styles + Int(node)
    if style.pointee.wrap == .noWrap || style.pointee.direction.isRow || style.pointee.cold == 0
      || style.pointee.display.formatting == .block
    {
      return .infinity
    }
    let limits = definiteHeightLimits(node, in: room, frame: frame)
    return max(max(limits.most, limits.least) - frame.height, 0)
  }
}

extension FlexLength {
  /// min-content, max-content, fit-content: in the block axis all three are the height of the content.
  @inline(__always) var isContentSized: Bool { kind == .minContent || kind == .maxContent || kind == .fitContent }
}
