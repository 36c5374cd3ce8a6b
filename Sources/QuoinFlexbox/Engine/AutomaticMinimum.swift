// CSS Flexbox §4.5: the automatic minimum size of flex items. https://drafts.csswg.org/css-flexbox-1/#min-size-auto

extension Pass {
  /// Raises `least` to the automatic minimum of an item whose minimum is auto, or leaves that for later where it cannot matter:
  /// the minimum is never above a base that is the size property or the content itself, so only shrinking asks for it.
  @inline(__always) func applyAutomaticMinimum(_ item: UnsafeMutablePointer<Item>, in box: Flexbox, definiteBase: Bool) {
    let node = item.pointee.node
    let style = styles + Int(node)
    if style.pointee.isScrollContainer { return }
    if ratio(node) == 0, style.pointee.basis.isAutoBasis || (!definiteBase && style.pointee.basis.kind != .minContent) {
      item.pointee.flags.insert(.minimumPending)
    } else {
      raiseToAutomaticMinimum(item, in: box)
    }
  }

  /// The content-based minimum: the smaller of the content's size and the size property, no more than the maximum.
  func raiseToAutomaticMinimum(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) {
    let node = item.pointee.node
    let frame = item.pointee.frame
    item.pointee.flags.remove(.minimumPending)
    if item.pointee.flags.contains(.plain), links[Int(node)].first < 0, !isLeaf(node) { return }
    var suggestion: Double
    let specified: Double
    if box.isRow {
      let width = styles[Int(node)].width
      specified =
        width.isNumeric || width.kind == .stretch
        ? widthOf(width, node, in: box.room, frame: frame, margins: item.pointee.margins.width) : .nan
      if specified <= item.pointee.least { return }
      suggestion = contentMinimumWidth(item, in: box)
    } else {
      specified = heightOf(styles[Int(node)].height, node, in: box.room, frame: frame, margins: item.pointee.margins.height)
      if specified <= item.pointee.least { return }
      suggestion = contentMinimumHeight(item, in: box, specified: specified)
    }
    if ratio(node) > 0, !box.isRow || definiteCross(item, in: box).isNaN {
      suggestion = limitedByCross(suggestion, item, in: box)
    }
    if !specified.isNaN { suggestion = min(suggestion, specified) }
    item.pointee.least = max(item.pointee.least, min(suggestion, item.pointee.most))
  }

  private func contentMinimumHeight(_ item: UnsafeMutablePointer<Item>, in box: Flexbox, specified: Double) -> Double {
    let node = item.pointee.node
    let width = contentCross(item, in: box)
    if ratio(node) == 0 { return contentHeight(ofColumnItem: item, width: width, in: box) }
    let fromRatio = height(fromWidth: width, node, item.pointee.frame)
    let height = styles[Int(node)].height
    if height.isContentSized || !height.isAuto && specified.isNaN { return fromRatio }
    return max(fromRatio, contentHeight(ofColumnItem: item, width: width, in: box))
  }

  private func contentMinimumWidth(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let node = item.pointee.node
    let height = definiteCross(item, in: box)
    let content =
      contentWidth(.least, node, basis: widthBasis(node, height, in: box.room, frame: item.pointee.frame)) + item.pointee.frame.width
    if ratio(node) == 0 || height.isNaN { return content }
    let fromRatio = width(fromHeight: height, node, item.pointee.frame)
    return styles[Int(node)].width.isContentSized ? fromRatio : max(fromRatio, content)
  }

  /// The content suggestion of a box with a ratio, within the definite cross limits converted through the ratio.
  private func limitedByCross(_ size: Double, _ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let node = item.pointee.node
    let frame = item.pointee.frame
    if box.isRow {
      let limits = definiteHeightLimits(node, in: box.room, frame: frame)
      let most = limits.most.isFinite ? width(fromHeight: limits.most, node, frame) : .infinity
      let least = limits.least > 0 ? width(fromHeight: limits.least, node, frame) : 0
      return max(least, min(size, most))
    }
    let limits = contentWidthLimits(item, in: box, automatic: false)
    let most = limits.most.isFinite ? height(fromWidth: limits.most, node, frame) : .infinity
    let least = limits.least > 0 ? height(fromWidth: limits.least, node, frame) : 0
    return max(least, min(size, most))
  }
}
