// CSS Positioned Layout 3 §4.1–4.5: insets, sizes, margins and self-alignment of an absolute box.
// https://drafts.csswg.org/css-position-3/#abspos-layout

/// One axis of an absolute box before its size is known.
private struct AbsoluteAxis {
  var near: Double
  var far: Double
  /// The inset-modified containing block: from where, and how much.
  var start = 0.0
  var room = 0.0
  var autoNear: Bool
  var autoFar: Bool
  var marginNear: Double
  var marginFar: Double
  var align: FlexAlignment
  /// Whether the containing block's start edge in this axis is its far edge (right to left).
  var flipped: Bool
  var isInline = false
  /// The same of the box's own direction.
  var ownFlipped = false
  /// The containing block: where it begins, how long it is.
  var areaStart = 0.0
  var areaLength = 0.0
  /// Whether what overflows the containing block can be scrolled to, and whether that is before its near edge.
  var scrolls = false
  var scrollsBack = false
  /// Whether the static position gives way to the start edge where the box overflows.
  var isSafeStatic = false
  /// Both insets are auto: the static position decides.
  var isStatic: Bool { near.isNaN && far.isNaN }
}

extension Pass {
  func layAbsolute(_ hoisted: Hoisted, area: FlexBox, basis: Room, containing: Int32) {
    let node = hoisted.node
    let cold = cold(node)
    let rightToLeft = boxes[Int(containing)].state.contains(.rightToLeft)
    let frame = frame(node, basis: basis.width, rightToLeft: hoisted.rightToLeft)
    let inset = cold.pointee.inset
    let margin = cold.pointee.margin
    let margins = margins(node, basis: basis.width, rightToLeft: rightToLeft)
    var x = AbsoluteAxis(
      near: inset.physicalLeft(rightToLeft).resolved(basis.width), far: inset.physicalRight(rightToLeft).resolved(basis.width),
      autoNear: margin.physicalLeft(rightToLeft).isAuto, autoFar: margin.physicalRight(rightToLeft).isAuto,
      marginNear: margins.left, marginFar: margins.right, align: styles[Int(node)].justifySelf, flipped: rightToLeft)
    var y = AbsoluteAxis(
      near: inset.top.resolved(basis.height), far: inset.bottom.resolved(basis.height), autoNear: margin.top.isAuto,
      autoFar: margin.bottom.isAuto, marginNear: margins.top, marginFar: margins.bottom, align: styles[Int(node)].alignSelf,
      flipped: false)
    openAxis(&x, from: area.x, length: area.width, staticStart: hoisted.area.x, staticLength: hoisted.area.width, edge: hoisted.alignX)
    openAxis(&y, from: area.y, length: area.height, staticStart: hoisted.area.y, staticLength: hoisted.area.height, edge: hoisted.alignY)
    if styles[Int(containing)].isScrollContainer { openScroll(&x, &y, containing, rightToLeft) }
    x.isInline = true
    x.ownFlipped = direction(of: node, inherited: hoisted.rightToLeft)
    (x.isSafeStatic, y.isSafeStatic) = (hoisted.safeX, hoisted.safeY)
    let room = Room(width: max(x.room, 0), height: max(y.room, 0))
    var percents = basis
    (percents.fillWidth, percents.fillHeight) = (room.width, room.height)
    let size = absoluteSize(node, x, y, room: room, percents: percents, whole: basis, frame: frame)
    let stretchedHeight =
      stretches(y) && styles[Int(node)].height.isAuto && !(ratio(node) > 0 && y.align.keyword != .stretch)
      || styles[Int(node)].height.kind == .stretch
    let left = absolutePosition(x, size: size.width, edge: hoisted.alignX)
    let top = absolutePosition(y, size: size.height, edge: hoisted.alignY)
    var filled = size.height
    if stretchedHeight, hasContentLimits(node), ratio(node) == 0 {
      // What the content limits counts from what there was before.
      filled = definiteHeightLimits(node, in: percents, frame: frame).clamp(max(y.room - y.marginNear - y.marginFar, frame.solidHeight))
    }
    place(
      node, x: left, y: top, width: size.width, height: size.height,
      basis: stretchedHeight ? max(filled - frame.height, 0) : heightBasis(node, width: size.width, in: percents, frame: frame),
      frame: frame, rightToLeft: hoisted.rightToLeft)
  }

  /// Where the containing block's content can be scrolled to: where a flex container's lines and items run.
  private func openScroll(_ x: inout AbsoluteAxis, _ y: inout AbsoluteAxis, _ containing: Int32, _ rightToLeft: Bool) {
    let style = styles + Int(containing)
    (x.scrolls, y.scrolls) = (true, true)
    (x.scrollsBack, y.scrollsBack) = (rightToLeft, false)
    if style.pointee.display != .flex { return }
    let reversesLines = style.pointee.wrap == .wrapReverse
    let isReverse = style.pointee.direction.isReverse
    if style.pointee.direction.isRow {
      (x.scrollsBack, y.scrollsBack) = (rightToLeft != isReverse, reversesLines)
    } else {
      (x.scrollsBack, y.scrollsBack) = (rightToLeft != reversesLines, isReverse)
    }
  }

  /// The inset-modified containing block of one axis; for a static position it reaches to the far side, or evenly to both.
  private func openAxis(
    _ axis: inout AbsoluteAxis, from start: Double, length: Double, staticStart: Double, staticLength: Double, edge: Hoisted.Edge
  ) {
    (axis.areaStart, axis.areaLength) = (start, length)
    guard axis.isStatic else {
      axis.start = start + (axis.near.isNaN ? 0 : axis.near)
      axis.room = start + length - (axis.far.isNaN ? 0 : axis.far) - axis.start
      // Insets that cross: the edge at which the containing block starts holds.
      if axis.room < 0, !axis.near.isNaN, !axis.far.isNaN {
        if axis.flipped { axis.start += axis.room }
        axis.room = 0
      }
      return
    }
    switch edge {
    case .near:
      axis.start = staticStart
      axis.room = max(start + length - staticStart, 0)
    case .far:
      axis.room = max(staticStart + staticLength - start, 0)
      axis.start = staticStart + staticLength - axis.room
    case .center:
      let middle = staticStart + staticLength / 2
      let half = max(min(middle - start, start + length - middle), 0)
      axis.start = middle - half
      axis.room = half * 2
    }
  }

  private func absoluteSize(
    _ node: Int32, _ x: AbsoluteAxis, _ y: AbsoluteAxis, room: Room, percents: Room, whole: Room, frame: Frame
  ) -> (width: Double, height: Double) {
    let marginX = x.marginNear + x.marginFar
    let marginY = y.marginNear + y.marginFar
    let stretchesY = stretches(y)
    // A ratio makes the width of a height that is stretched by a word of its own; across, a word of its own is needed, too.
    let followsHeight =
      ratio(node) > 0 && stretchesY && y.align.keyword == .stretch && styles[Int(node)].height.isAuto && styles[Int(node)].width.isAuto
    let stretchesX = stretches(x) && !(followsHeight && x.align.keyword != .stretch)
    let stretchedHeight = stretchesY ? max(y.room - marginY, frame.solidHeight) : .nan
    let automaticHeight = styles[Int(node)].height.isAuto
    var widthPercents = percents
    if let bound = passesOnFill(node) {
      let ignoresInsets = stretchesX && (automaticHeight || x.align.keyword == .stretch)
      widthPercents.fillHeight = ignoresInsets ? whole.height : bound(room.height, whole.height)
    }
    let explicit = styles[Int(node)].width
    var fit: WidthFit = stretchesX ? .fill : .shrink
    if stretchesX, x.align.keyword == .stretch { fit = .stretch }
    let width = absoluteWidth(
      node, explicit, room: room, percents: widthPercents, fit: fit, frame: frame, margins: marginX,
      stretchedHeight: automaticHeight ? stretchedHeight : .nan)
    let height = absoluteHeight(
      node, width: width, room: room, percents: percents, frame: frame, margins: marginY,
      stretched: stretchesY && automaticHeight && !(ratio(node) > 0 && !(y.align.keyword == .stretch)) ? stretchedHeight : .nan)
    return (width, height)
  }

  /// Where the ratio passes on nothing but a `stretch` as a limit: that counts with the insets or without, whichever limits less as a
  /// minimum and more as a maximum. nil elsewhere.
  private func passesOnFill(_ node: Int32) -> ((Double, Double) -> Double)? {
    guard ratio(node) > 0, styles[Int(node)].width.isAuto, styles[Int(node)].height.kind != .stretch else { return nil }
    let (least, most) = (cold(node).pointee.minHeight.kind == .stretch, cold(node).pointee.maxHeight.kind == .stretch)
    return least == most ? nil : least ? { max($0, $1) } : { min($0, $1) }
  }

  /// Both insets are given and alignment leaves an automatic size to fill what is between them.
  private func stretches(_ axis: AbsoluteAxis) -> Bool {
    if axis.near.isNaN || axis.far.isNaN { return false }
    switch axis.align.keyword {
    case .auto, .normal, .stretch: return true
    default: return false
    }
  }

  private func absoluteWidth(
    _ node: Int32, _ length: FlexLength, room: Room, percents: Room, fit: WidthFit, frame: Frame, margins: Double,
    stretchedHeight: Double
  ) -> Double {
    let limits = absoluteWidthLimits(node, room: room, percents: percents, frame: frame, margins: margins, stretchedHeight, fit)
    var size = length.isPercent ? widthOf(length, node, in: percents, frame: frame, margins: margins) : .nan
    if size.isNaN, !length.isAuto {
      var heights = percents
      (heights.width, heights.fillWidth) = (room.width, room.width)
      size = widthOf(length, node, in: heights, frame: frame, margins: margins, height: stretchedHeight)
    }
    if size.isNaN {
      let height = definiteHeight(node, in: percents, frame: frame)
      let known = height.isNaN ? stretchedHeight : height
      if ratio(node) > 0, !known.isNaN, fit == .shrink || !height.isNaN && fit != .stretch {
        size = width(fromHeight: known, node, frame)
      } else if fit != .shrink {
        size = max(room.width - margins, frame.solidWidth)
      } else {
        let stretched = definiteHeightLimits(node, in: percents, frame: frame).clamp(stretchedHeight)
        var heights = percents
        (heights.width, heights.fillWidth) = (room.width, room.width)
        size = fittedWidth(
          node, in: heights, frame: frame, margins: margins,
          height: stretchedHeight.isNaN ? .nan : stretched)
      }
    }
    return limits.clamp(size)
  }

  private func absoluteWidthLimits(
    _ node: Int32, room: Room, percents: Room, frame: Frame, margins: Double, _ stretchedHeight: Double, _ fit: WidthFit
  ) -> Limits {
    let automatic = styles[Int(node)].width.isAuto
    // Between two insets an automatic width is what is there; the ratio gives it only from a height of its own.
    let ownHeight = definiteHeight(node, in: percents, frame: frame)
    let fromRatio = ratio(node) > 0 && !(ownHeight.isNaN && (stretchedHeight.isNaN || automatic && fit != .shrink))
    return widthLimits(
      node, in: percents, frame: frame, margins: margins, automatic: automatic, fromRatio: fromRatio && fit != .stretch,
      knownHeight: stretchedHeight.isNaN ? .nan : definiteHeightLimits(node, in: percents, frame: frame).clamp(stretchedHeight))
  }

  private func absoluteHeight(
    _ node: Int32, width: Double, room: Room, percents: Room, frame: Frame, margins: Double, stretched: Double
  ) -> Double {
    if styles[Int(node)].height.kind == .stretch {
      let height = max(room.height - margins, frame.solidHeight)
      return heightLimits(
        node, width: width, in: percents, frame: frame, margins: margins, basis: max(height - frame.height, 0), fromRatio: false
      ).clamp(height)
    }
    return usedHeight(node, width: width, in: percents, frame: frame, margins: margins, stretched: stretched)
  }

  private func absolutePosition(_ axis: AbsoluteAxis, size: Double, edge: Hoisted.Edge) -> Double {
    let free = axis.room - size - axis.marginNear - axis.marginFar
    if axis.isStatic {
      if axis.isSafeStatic, free < 0 { return axis.start + axis.marginNear + (axis.flipped ? free : 0) }
      switch edge {
      case .near: return axis.start + axis.marginNear
      case .far: return axis.start + axis.room - axis.marginFar - size
      case .center: return axis.start + free / 2 + axis.marginNear
      }
    }
    if axis.near.isNaN { return axis.start + free + axis.marginNear }
    if axis.far.isNaN { return axis.start + axis.marginNear }
    if axis.autoNear || axis.autoFar {
      if axis.autoNear, axis.autoFar {
        // Only in the inline axis the start edge holds (CSS Position §4.2).
        if free < 0, axis.isInline { return axis.flipped ? axis.start + free : axis.start }
        return axis.start + free / 2
      }
      return axis.autoNear ? axis.start + free : axis.start + axis.marginNear
    }
    return contained(axis, axis.start + axis.marginNear + alignedShare(axis, free: free), size: size)
  }

  /// CSS Position §4.3 by way of Box Alignment §4.4: a box aligned without `safe` or `unsafe` is kept inside the containing block.
  private func contained(_ axis: AbsoluteAxis, _ position: Double, size: Double) -> Double {
    if axis.align.isSafe || axis.align.isUnsafe || [.auto, .normal].contains(axis.align.keyword) { return position }
    let least = min(axis.areaStart, axis.start) + axis.marginNear
    let most = max(axis.areaStart + axis.areaLength, axis.start + axis.room) - axis.marginFar - size
    // What can be scrolled to is inside.
    if axis.scrolls { return axis.scrollsBack ? min(most, position) : max(least, position) }
    return axis.flipped ? min(most, max(least, position)) : max(least, min(most, position))
  }

  private func alignedShare(_ axis: AbsoluteAxis, free: Double) -> Double {
    let startShare = axis.flipped ? free : 0
    if axis.align.isSafe, free < 0 { return startShare }
    switch axis.align.keyword {
    case .selfStart: return axis.ownFlipped ? free : 0
    case .selfEnd: return axis.ownFlipped ? 0 : free
    case .end, .flexEnd, .lastBaseline: return free - startShare
    case .center: return free / 2
    case .left: return 0
    case .right: return free
    default: return startShare
    }
  }
}
