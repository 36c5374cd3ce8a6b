// CSS Positioned Layout 3 §4–5 and CSS Flexbox §4.1: absolutely positioned boxes. https://drafts.csswg.org/css-position-3/#abspos-layout

/// An absolute box that waits for its containing block, with its static position (§4.1): where it would sit as the only
/// item, told as the area its parent would align it in and how.
struct Hoisted {
  var node: Int32
  /// The box-making node in whose coordinates `area` is given.
  var parent: Int32
  var area: FlexBox
  var alignX: Edge
  var alignY: Edge
  /// Whether the box asks to be kept at the start where it overflows.
  var safeX: Bool
  var safeY: Bool
  /// Whether the parent's lines run right to left.
  var rightToLeft: Bool

  /// Which point of the area the static position names.
  enum Edge {
    case near, center, far
  }
}

extension Pass {
  /// Notes the absolute children of a flex container.
  func collectAbsolutes(of parent: Int32, in box: Flexbox, frame: Frame) {
    var child = links[Int(parent)].first
    while child >= 0 {
      let style = styles[Int(child)]
      if style.display == .contents {
        collectAbsolutes(of: child, in: box, frame: frame)
      } else if style.display != .none, style.position == .absolute {
        hoist(child, in: box, frame: frame)
      }
      child = links[Int(child)].next
    }
  }

  private func hoist(_ node: Int32, in box: Flexbox, frame: Frame) {
    var area = FlexBox(
      x: frame.left, y: frame.top, width: box.isRow ? box.innerMain : box.innerCross, height: box.isRow ? box.innerCross : box.innerMain)
    if errata.contains(.absoluteWithoutInsetsIgnoresPadding) { area = paddingBox(of: box.node, bars: frame) }
    let main = staticMainEdge(box)
    let cross = staticCrossEdge(node, box)
    run.pointee.hoisted.append(
      Hoisted(
        node: node, parent: box.node, area: area, alignX: box.isRow ? main : cross, alignY: box.isRow ? cross : main,
        safeX: box.isRow ? styles[Int(node)].justifySelf.isSafe : styles[Int(node)].alignSelf.isSafe,
        safeY: box.isRow ? styles[Int(node)].alignSelf.isSafe : styles[Int(node)].justifySelf.isSafe,
        rightToLeft: inheritedDirection(of: node, in: box.node, box.rightToLeft)))
  }

  private func staticMainEdge(_ box: Flexbox) -> Hoisted.Edge {
    switch mainKeyword(box).keyword {
    case .center, .spaceAround, .spaceEvenly: return .center
    case .flexEnd: return box.mainFlipped ? .near : .far
    default: return box.mainFlipped ? .far : .near
    }
  }

  private func staticCrossEdge(_ node: Int32, _ box: Flexbox) -> Hoisted.Edge {
    let near: Hoisted.Edge = box.crossFlipped ? .far : .near
    let far: Hoisted.Edge = box.crossFlipped ? .near : .far
    let reversed = styles[Int(box.node)].wrap == .wrapReverse
    switch alignment(of: node, in: box.node).keyword {
    case .center: return .center
    case .flexEnd: return far
    case .end, .right, .lastBaseline: return reversed ? near : far
    case .start, .left, .baseline: return reversed ? far : near
    case .selfStart, .selfEnd:
      let isStart = alignment(of: node, in: box.node).keyword == .selfStart
      if box.isRow { return isStart ? .near : .far }
      return direction(of: node, inherited: box.rightToLeft) == isStart ? .far : .near
    default: return near
    }
  }

  /// From border to border inside, `bars` already fitted to the box: what absolute children count from.
  func paddingBox(of node: Int32, bars: Frame = Frame()) -> FlexBox {
    let box = boxes[Int(node)]
    var area = FlexBox(width: box.width, height: box.height)
    let style = styles[Int(node)]
    if style.cold == 0, !style.isScrollContainer { return area }
    let border = cold(node).pointee.border
    let rightToLeft = box.state.contains(.rightToLeft)
    var frame = Frame()
    (frame.left, frame.right) = (border.physicalLeft(rightToLeft).number, border.physicalRight(rightToLeft).number)
    (frame.top, frame.bottom) = (border.top.number, border.bottom.number)
    if rightToLeft { frame.left += bars.barWidth } else { frame.right += bars.barWidth }
    frame.bottom += bars.barHeight
    area.x = frame.left
    area.y = frame.top
    area.width = max(area.width - frame.width, 0)
    area.height = max(area.height - frame.height, 0)
    return area
  }

  /// Lays out the absolute boxes gathered since `first` if `node` is their containing block; else they wait for the next one up.
  func settleAbsolutes(of node: Int32, from first: Int, bars: Frame) {
    if styles[Int(node)].position == .static, links[Int(node)].parent >= 0 {
      boxes[Int(node)].state.insert(.hoists)
      return
    }
    let area = paddingBox(of: node, bars: bars)
    let end = run.pointee.hoisted.count
    for index in first..<end { placeAbsolute(run.pointee.hoisted[index], containing: node, area: area) }
    run.pointee.hoisted.removeSubrange(first..<end)
  }

  private func placeAbsolute(_ hoisted: Hoisted, containing: Int32, area: FlexBox) {
    var area = area
    // Into the coordinates of the parent, in which the box is told.
    var ancestor = hoisted.parent
    while ancestor != containing, ancestor >= 0 {
      if styles[Int(ancestor)].display != .contents {
        area.x -= boxes[Int(ancestor)].x
        area.y -= boxes[Int(ancestor)].y
      }
      ancestor = links[Int(ancestor)].parent
    }
    if errata.contains(.absolutePercentOfContentBox), hoisted.parent == containing {
      // Insets still count from the padding edge; only percentages see the content box.
      let frame = frame(containing, basis: area.width)
      let basis = Room(
        width: max(boxes[Int(containing)].width - frame.width, 0), height: max(boxes[Int(containing)].height - frame.height, 0))
      layAbsolute(hoisted, area: area, basis: basis, containing: containing)
      return
    }
    layAbsolute(hoisted, area: area, basis: Room(width: area.width, height: area.height), containing: containing)
  }
}
