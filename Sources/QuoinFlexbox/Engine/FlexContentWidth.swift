// CSS Flexbox §9.9: intrinsic sizes of flex containers, by the browser's present algorithm for rows.
// https://drafts.csswg.org/css-flexbox-1/#intrinsic-sizes

extension Pass {
  func flexContentWidth(_ kind: ContentKind, _ node: Int32, basis: Double) -> Double {
    let style = styles + Int(node)
    if style.pointee.direction.isRow { return rowContentWidth(kind, node, basis: basis) }
    if style.pointee.wrap != .noWrap { boxes[Int(node)].state.formUnion([.widthNeedsHeight, .widthFollowsHeight]) }
    if style.pointee.wrap != .noWrap, kind == .most { return wrappedColumnWidth(node, basis: basis) }
    return columnContentWidth(kind, node, basis: basis < 0 ? .nan : basis)
  }

  /// §9.9.1 for rows: each item gives its content width, or stays at its flex base size where it may not move there.
  private func rowContentWidth(_ kind: ContentKind, _ node: Int32, basis: Double) -> Double {
    let mark = scratch.pointee.mark
    defer { scratch.pointee.release(mark) }
    let style = styles + Int(node)
    let wraps = style.pointee.wrap != .noWrap
    let gap = style.pointee.cold == 0 ? 0 : cold(node).pointee.columnGap.resolvedNonNegative(.nan)
    var box = Flexbox(
      node: node, purpose: .height, isRow: true, wraps: wraps, innerMain: .nan, innerCross: basis,
      room: Room(width: .nan, height: basis), ceiling: .infinity, gapMain: gap, gapCross: 0,
      items: UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped, lines: UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped)
    // Each item is looked at alone, so there is never more than one.
    box.items = scratch.pointee.take(1, of: Item.self)
    var widths = RowWidths()
    addUp(&widths, kind, children: node, in: box)
    if wraps, kind == .least { return widths.largest }
    let sum = widths.sum + gap * Double(max(widths.count - 1, 0))
    return wraps ? max(sum, contentWidth(.least, node, basis: basis)) : sum
  }

  /// What the items of a row ask for.
  private struct RowWidths {
    var sum = 0.0
    var largest = 0.0
    var count = 0
  }

  /// Adds what the in-flow children ask for, those of `contents` children in their place. In which order does not matter.
  private func addUp(_ widths: inout RowWidths, _ kind: ContentKind, children parent: Int32, in box: Flexbox) {
    var child = links[Int(parent)].first
    while child >= 0 {
      let style = styles + Int(child)
      if style.pointee.display == .contents {
        addUp(&widths, kind, children: child, in: box)
      } else if style.pointee.display != .none, style.pointee.position != .absolute {
        let size: Double
        if style.pointee.width.kind == .points, style.pointee.basis.isAutoBasis, style.pointee.boxSizing == .borderBox,
          traits(child).isDisjoint(with: .sizing), traits(child).isSuperset(of: .fixed), !style.pointee.isScrollContainer
        {
          let facts = facts(child)
          size = max(style.pointee.width.number, facts.pointee.frame.width) + facts.pointee.margins.width
        } else {
          makeItem(at: box.items, child, in: box)
          size = rowContribution(kind, box.items, in: box) + box.items.pointee.margins.width
        }
        noteHeightDependence(of: box.node, on: child)
        widths.sum += size
        widths.largest = max(widths.largest, size)
        widths.count += 1
      }
      child = links[Int(child)].next
    }
  }

  private func rowContribution(_ kind: ContentKind, _ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let node = item.pointee.node
    let content = widthContribution(
      kind, node, in: box.room, frame: item.pointee.frame, margins: 0,
      stretchedHeight: box.room.height.isNaN ? .nan : definiteCross(item, in: box))
    if box.wraps && kind == .least { return content }
    var length = styles[Int(node)].basis
    if length.isAutoBasis {
      // The width itself: the base differs from the content only through fit-content as a limit.
      if isUnlimited(node) { return content }
      if cold(node).pointee.minWidth.kind != .fitContent, cold(node).pointee.maxWidth.kind != .fitContent { return content }
      length = styles[Int(node)].width
    }
    if length.resolved(box.room.width).isNaN { return content }
    findRowBase(item, in: box)
    let base = item.pointee.base
    let stuck = (content > base && item.pointee.grow == 0) || (content < base && item.pointee.shrink == 0)
    return stuck ? item.pointee.hypothetical : content
  }

  /// A column is as wide as its widest item.
  private func columnContentWidth(_ kind: ContentKind, _ node: Int32, basis: Double) -> Double {
    var widest = 0.0
    widen(&widest, kind, node, children: node, basis: basis)
    return widest
  }

  /// The widest of the in-flow children, those of `contents` children in their place.
  func widen(_ widest: inout Double, _ kind: ContentKind, _ node: Int32, children parent: Int32, basis: Double) {
    // A height that a block only passes on is none to fill.
    let fillsNothing = isBlock(node) && styles[Int(node)].height.isAuto && ratio(node) == 0 && passesHeightOn(node)
    var child = links[Int(parent)].first
    while child >= 0 {
      let style = styles + Int(child)
      if style.pointee.display == .contents {
        widen(&widest, kind, node, children: child, basis: basis)
      } else if style.pointee.display != .none, style.pointee.position != .absolute {
        var room = Room(width: .nan, height: basis)
        if fillsNothing { room.fillHeight = .nan }
        let size = widthContribution(
          kind, child, in: room, frame: frame(child, basis: .nan),
          margins: margins(child, basis: .nan).width)
        widest = max(widest, size)
        noteHeightDependence(of: node, on: child)
      }
      child = links[Int(child)].next
    }
  }

  /// Where nothing limits the room, `fit-content` as a minimum is max-content; a width that a ratio gives a keyword has the content as
  /// its minimum.
  private func widenToFit(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) {
    let node = item.pointee.node
    if styles[Int(node)].cold == 0 { return }
    let frame = item.pointee.frame
    if cold(node).pointee.minWidth.kind == .fitContent {
      item.pointee.cross = max(item.pointee.cross, borderWidth(.most, node, in: box.room, frame: frame))
    } else if ratio(node) > 0, styles[Int(node)].width.isContentSized, cold(node).pointee.minWidth.isAuto,
      !styles[Int(node)].isScrollContainer
    {
      let limits = widthLimits(
        node, in: box.room, frame: frame, margins: item.pointee.margins.width,
        automatic: definiteHeight(node, in: box.room, frame: frame).isNaN, fromRatio: false)
      item.pointee.cross = max(item.pointee.cross, min(contentWidth(.least, node, basis: .nan) + frame.width, limits.most))
    }
  }

  /// The height at which an item with a ratio breaks lines though its content is to decide that: its own height gives it the width that
  /// gives the content its height. NaN for all others.
  private func ratioedHeight(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let node = item.pointee.node
    guard ratio(node) > 0, styles[Int(node)].width.isAuto else { return .nan }
    let basis = styles[Int(node)].basis
    let comesFromContent =
      basis.isAutoBasis
      ? hasContentLimits(node) : heightOf(basis, node, in: box.room, frame: item.pointee.frame, margins: item.pointee.margins.height).isNaN
    return comesFromContent ? definiteHeight(node, in: box.room, frame: item.pointee.frame) : .nan
  }

  /// A wrapping column is as wide as its lines, each item in it as wide as its max-content width.
  private func wrappedColumnWidth(_ node: Int32, basis: Double) -> Double {
    let mark = scratch.pointee.mark
    defer { scratch.pointee.release(mark) }
    let ceiling = basis < 0 ? -1 - basis : .infinity
    let basis = basis < 0 ? .nan : basis
    var box = Flexbox(
      node: node, purpose: .height, isRow: false, wraps: true, innerMain: basis, innerCross: .nan,
      room: Room(width: .nan, height: basis), ceiling: ceiling,
      gapMain: cold(node).pointee.rowGap.resolvedNonNegative(basis), gapCross: cold(node).pointee.columnGap.resolvedNonNegative(.nan),
      items: UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped, lines: UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped)
    generateItems(&box)
    findBaseSizes(box)
    for index in 0..<box.itemCount {
      let item = box.items + index
      widenToFit(item, in: box)
      let own = ratioedHeight(item, in: box)
      if !own.isNaN { item.pointee.hypothetical = own }
    }
    collectLines(&box)
    findLineCrossSizes(box)
    return linesTogether(box)
  }
}
