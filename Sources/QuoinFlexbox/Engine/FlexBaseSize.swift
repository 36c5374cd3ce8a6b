// CSS Flexbox §9.2.3: the flex base size and hypothetical main size of each item.
// https://drafts.csswg.org/css-flexbox-1/#algo-main-item

extension Pass {
  func findBaseSizes(_ box: Flexbox) {
    for index in 0..<box.itemCount {
      if box.isRow { findRowBase(box.items + index, in: box) } else { findColumnBase(box.items + index, in: box) }
    }
  }

  /// A row item: the main size is its width.
  func findRowBase(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) {
    let node = item.pointee.node
    let style = styles + Int(node)
    let margins = item.pointee.margins.width
    var length = style.pointee.basis
    if length.isAutoBasis { length = style.pointee.width }
    if item.pointee.flags.contains(.plain), length.kind == .points {
      item.pointee.least = item.pointee.frame.width
      item.pointee.base = max(
        style.pointee.boxSizing == .borderBox ? length.number : length.number + item.pointee.frame.width, item.pointee.least)
      applyAutomaticMinimum(item, in: box, definiteBase: true)
      item.pointee.hypothetical = max(item.pointee.least, item.pointee.base)
      return
    }
    let known = ratio(node) > 0 || length.isContentSized || hasContentWidthLimits(node) ? definiteCross(item, in: box) : .nan
    var base = widthOf(length, node, in: box.room, frame: item.pointee.frame, margins: margins, height: known)
    let definite = !base.isNaN && (length.isNumeric || length.kind == .stretch)
    if base.isNaN { base = contentBaseWidth(item, in: box) }
    item.pointee.base = max(base, item.pointee.frame.solidWidth)
    if isUnlimited(node) {
      item.pointee.least = item.pointee.frame.solidWidth
      item.pointee.most = .infinity
      applyAutomaticMinimum(item, in: box, definiteBase: definite)
    } else {
      let limits = widthLimits(
        node, in: box.room, frame: item.pointee.frame, margins: margins, automatic: false, fromRatio: false,
        knownHeight: known)
      item.pointee.least = limits.least
      item.pointee.most = limits.most
      if cold(node).pointee.minWidth.isAuto { applyAutomaticMinimum(item, in: box, definiteBase: definite) }
    }
    item.pointee.hypothetical = max(item.pointee.least, min(item.pointee.base, item.pointee.most))
  }

  /// The base of a row item whose content decides: through the ratio where the cross size is definite, else max-content.
  private func contentBaseWidth(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let node = item.pointee.node
    // What holds no boxes asks for the same whatever its height.
    if item.pointee.flags.contains(.plain), links[Int(node)].first < 0 {
      return contentWidth(.most, node, basis: .nan) + item.pointee.frame.width
    }
    let height = definiteCross(item, in: box)
    if ratio(node) > 0, !height.isNaN { return width(fromHeight: height, node, item.pointee.frame) }
    let width = borderWidth(.most, node, in: box.room, frame: item.pointee.frame, height: height)
    if height.isNaN || !standsAsAsked(node, in: box) { return width }
    return borderWidth(.most, node, in: Room(width: box.room.width, height: .nan), frame: item.pointee.frame)
  }

  /// A row item's height where it is known before its content: its own, or the container's if stretched to it. NaN if not.
  func definiteCross(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let node = item.pointee.node
    let own = definiteHeight(node, in: box.room, frame: item.pointee.frame)
    if !own.isNaN { return own }
    guard item.pointee.flags.contains(.stretches), !box.wraps, !box.room.height.isNaN else { return .nan }
    let stretched = max(box.room.height - item.pointee.margins.height, 0)
    return definiteHeightLimits(node, in: box.room, frame: item.pointee.frame).clamp(stretched)
  }

  /// A column item: the main size is its height, so its width comes first.
  func findColumnBase(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) {
    let node = item.pointee.node
    let style = styles + Int(node)
    let frame = item.pointee.frame
    let fit: WidthFit = item.pointee.flags.contains(.stretches) && !box.wraps ? .stretch : .shrink
    item.pointee.cross = usedWidth(node, in: box.room, fit: fit, frame: frame, margins: item.pointee.margins.width)
    item.pointee.flags.insert(.crossKnown)
    var length = style.pointee.basis
    if length.isAutoBasis { length = style.pointee.height }
    var base = heightOf(length, node, in: box.room, frame: frame, margins: item.pointee.margins.height)
    let definite = !base.isNaN
    if base.isNaN { base = contentBaseHeight(item, in: box) }
    item.pointee.base = max(base, frame.solidHeight)
    if isUnlimited(node) {
      item.pointee.least = frame.solidHeight
      item.pointee.most = .infinity
      applyAutomaticMinimum(item, in: box, definiteBase: definite)
    } else {
      let width = hasContentLimits(node) ? contentCross(item, in: box) : item.pointee.cross
      let limits = heightLimits(
        node, width: width, in: box.room, frame: frame, margins: item.pointee.margins.height, basis: .nan,
        fromRatio: false)
      item.pointee.least = limits.least
      item.pointee.most = limits.most
      if cold(node).pointee.minHeight.isAuto { applyAutomaticMinimum(item, in: box, definiteBase: definite) }
    }
    item.pointee.hypothetical = max(item.pointee.least, min(item.pointee.base, item.pointee.most))
  }

  private func contentBaseHeight(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let node = item.pointee.node
    let width = contentCross(item, in: box)
    if ratio(node) > 0 { return height(fromWidth: width, node, item.pointee.frame) }
    return contentHeight(ofColumnItem: item, width: width, in: box)
  }

  /// The width of a column item while its content height is asked: not one that its own height gives through a ratio, its own or
  /// that of something inside.
  func contentCross(_ item: UnsafeMutablePointer<Item>, in box: Flexbox, line: Double = .nan) -> Double {
    let node = item.pointee.node
    let width = styles[Int(node)].width
    if ratio(node) == 0, !boxes[Int(node)].state.contains(.widthNeedsHeight) { return item.pointee.cross }
    if item.pointee.flags.contains(.stretches) && !box.wraps {
      if !hasContentWidthLimits(node) { return item.pointee.cross }
      let stretched = box.room.width - item.pointee.margins.width
      return contentWidthLimits(item, in: box, automatic: true).clamp(stretched.isNaN ? item.pointee.cross : stretched)
    }
    if !width.isAuto && !width.isContentSized {
      if !hasContentWidthLimits(node) { return item.pointee.cross }
      let given = widthOf(width, node, in: box.room, frame: item.pointee.frame, margins: item.pointee.margins.width)
      return given.isNaN ? item.pointee.cross : contentWidthLimits(item, in: box, automatic: false).clamp(given)
    }
    let frame = item.pointee.frame
    let ceiling = ownCeiling(node, width: .nan, in: box.room, frame: frame)
    let basis = ceiling.isFinite ? -1 - ceiling : .nan
    let least = contentWidth(.least, node, basis: basis) + frame.width
    let most = contentWidth(.most, node, basis: basis) + frame.width
    let room = line.isNaN ? box.room.width : line
    let available = room.isNaN ? most : room - item.pointee.margins.width
    let size = width.kind == .minContent ? least : width.kind == .maxContent ? most : max(least, min(most, available))
    return contentWidthLimits(item, in: box, automatic: true).clamp(size)
  }

  /// The limits of a column item's width while its content height is asked: keywords mean the content alone, without the item's height.
  func contentWidthLimits(_ item: UnsafeMutablePointer<Item>, in box: Flexbox, automatic: Bool) -> Limits {
    let node = item.pointee.node
    let frame = item.pointee.frame
    var room = box.room
    if automatic { (room.height, room.fillHeight) = (.nan, .nan) }
    var limits = widthLimits(
      node, in: room, frame: frame, margins: item.pointee.margins.width, automatic: automatic, fromRatio: false)
    guard hasContentWidthLimits(node), !definiteHeight(node, in: box.room, frame: frame).isNaN else { return limits }
    let (least, most) = (cold(node).pointee.minWidth, cold(node).pointee.maxWidth)
    if most.isContentSized { limits.most = contentWidth(most.kind == .minContent ? .least : .most, node, basis: .nan) + frame.width }
    if least.kind == .fitContent {
      let (narrow, wide) = (contentWidth(.least, node, basis: .nan) + frame.width, contentWidth(.most, node, basis: .nan) + frame.width)
      limits.least = max(narrow, min(wide, box.room.width.isNaN ? wide : box.room.width - item.pointee.margins.width))
    } else if least.isContentSized {
      limits.least = contentWidth(least.kind == .maxContent ? .most : .least, node, basis: .nan) + frame.width
    }
    return limits
  }

  /// The height of a column item's content, whatever its height property says: percentages inside count nothing, nor do its own limits of
  /// the height where lines break.
  func contentHeight(ofColumnItem item: UnsafeMutablePointer<Item>, width: Double, in box: Flexbox) -> Double {
    let node = item.pointee.node
    let frame = item.pointee.frame
    let ceiling = ownCeiling(node, width: width, in: Room(width: box.room.width, height: .nan), frame: frame)
    return contentHeight(node, width: max(width - frame.width, 0), basis: .nan, ceiling: ceiling) + frame.height
  }
}
