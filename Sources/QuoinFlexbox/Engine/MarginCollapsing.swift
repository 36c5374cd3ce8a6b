// CSS 2.2 §8.3.1: collapsing margins, for blocks inside blocks. https://www.w3.org/TR/CSS22/box.html#collapsing-margins

/// Margins that meet: the largest positive and the most negative of them, which add up.
struct MarginStrut {
  var positive = 0.0
  var negative = 0.0
  var sum: Double { positive + negative }

  mutating func append(_ margin: Double) {
    if margin >= 0 { positive = max(positive, margin) } else { negative = min(negative, margin) }
  }
}

/// A block child as its container sees it.
struct StackedBlock {
  var height: Double
  /// The collapsed margin above it; NaN if margins collapse through it.
  var offset: Double
  /// For one that margins collapse through: where it stands nevertheless.
  var selfOffset = 0.0
  /// The margins waiting at its bottom, its own not among them.
  var end: MarginStrut
  var first = Double.nan
  var last = Double.nan
}

extension Pass {
  /// Stacks the children of a block that shares its container's formatting context. `strut` holds the margins that meet its top,
  /// its own among them.
  func stackBlock(_ node: Int32, width: Double, strut: MarginStrut, frame: Frame, margins: Frame, room: Room, in parent: BlockFlow)
    -> StackedBlock
  {
    let basis = heightBasis(node, width: width, in: room, frame: frame)
    let own = direction(of: node, inherited: inheritedDirection(of: node, in: parent.node, parent.rightToLeft))
    var flow = BlockFlow(
      node: node, room: Room(width: max(width - frame.width, 0), height: basis), purpose: parent.purpose, rightToLeft: own)
    if definiteHeight(node, width: width, in: room, frame: frame).isNaN { (flow.insetHeight, flow.room.fillHeight) = (.nan, .nan) }
    (flow.left, flow.top) = (frame.left, frame.top)
    flow.strut = strut
    flow.endsOpen = frame.bottom == 0
    if frame.top > 0 {
      flow.isResolved = true
      flow.offset = strut.sum
      flow.strut = MarginStrut()
    }
    let firstHoisted = run.pointee.hoisted.count
    if parent.purpose == .place {
      boxes[Int(node)].state.remove([.changed, .hoists, .rightToLeft, .hidden])
      boxes[Int(node)].state.insert(own ? [.moved, .stacked, .rightToLeft] : [.moved, .stacked])
    }
    flow.place(children: node, self)
    let block = close(flow, width: width, frame: frame, margins: margins, room: room, in: parent)
    if parent.purpose == .place {
      boxes[Int(node)].width = width
      boxes[Int(node)].height = block.height
      if run.pointee.hoisted.count > firstHoisted { settleAbsolutes(of: node, from: firstHoisted, bars: frame) }
    }
    return block
  }

  /// The height of a block whose children are stacked, and what becomes of the margins at its end.
  private func close(_ flow: BlockFlow, width: Double, frame: Frame, margins: Frame, room: Room, in parent: BlockFlow) -> StackedBlock {
    let node = flow.node
    var flow = flow
    let isAutomatic = heightOf(styles[Int(node)].height, node, in: room, frame: frame, margins: margins.height).isNaN
    var content = flow.cursor
    var end = flow.strut
    if flow.isResolved, frame.bottom > 0 {
      content += end.sum
      end = MarginStrut()
    }
    let height = closedHeight(node, content: max(content, 0), width: width, frame: frame, margins: margins, room: room, in: parent)
    if !flow.isResolved, height > 0 || frame.bottom > 0 {
      flow.isResolved = true
      flow.offset = flow.strut.sum
      end = MarginStrut()
    }
    if flow.isResolved, !isAutomatic || ratio(node) > 0 || abs(height - max(content, 0) - frame.height) > 1e-9 { end = MarginStrut() }
    return StackedBlock(
      height: height, offset: flow.isResolved ? flow.offset : .nan, selfOffset: flow.strut.sum, end: end,
      first: flow.first + frame.top, last: flow.last + frame.top)
  }

  private func closedHeight(
    _ node: Int32, content: Double, width: Double, frame: Frame, margins: Frame, room: Room, in parent: BlockFlow
  ) -> Double {
    let content = content + frame.height
    var size = heightOf(styles[Int(node)].height, node, in: room, frame: frame, margins: margins.height)
    if size.isNaN, ratio(node) > 0 {
      // Only an automatic height with an automatic minimum has the content as its minimum.
      let own = styles[Int(node)].height
      size = height(fromWidth: width, node, frame)
      if own.isAuto || own.isContentSized, cold(node).pointee.minHeight.isAuto { size = max(size, content) }
    }
    if size.isNaN { size = content }
    var limits = definiteHeightLimits(node, in: room, frame: frame)
    let asked = ratio(node) > 0 ? self.height(fromWidth: width, node, frame) : content
    if cold(node).pointee.maxHeight.isContentSized { limits.most = asked }
    if cold(node).pointee.minHeight.isContentSized { limits.least = max(limits.least, asked) }
    return limits.clamp(size)
  }

  /// The place of a block that `stackBlock` laid out.
  func finishStacked(_ node: Int32, x: Double, y: Double) {
    boxes[Int(node)].x = x
    boxes[Int(node)].y = y
  }
}
