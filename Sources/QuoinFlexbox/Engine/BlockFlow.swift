// CSS 2.2 §9.4.1, §8.3.1, §10.3.3, §10.6.3: blocks below each other, margins collapsing, no floats.
// https://www.w3.org/TR/CSS22/visuren.html#block-formatting

/// Margins that meet: the largest positive and the most negative of them, which add up.
struct MarginStrut {
  var positive = 0.0
  var negative = 0.0
  var sum: Double { positive + negative }

  mutating func append(_ margin: Double) {
    if margin >= 0 { positive = max(positive, margin) } else { negative = min(negative, margin) }
  }
  mutating func append(_ other: MarginStrut) {
    positive = max(positive, other.positive)
    negative = min(negative, other.negative)
  }
}

extension Pass {
  func blockContentWidth(_ kind: ContentKind, _ node: Int32, basis: Double) -> Double {
    var widest = 0.0
    widen(&widest, kind, node, children: node, basis: basis)
    return widest
  }

  func blockContentHeight(_ node: Int32, width: Double, basis: Double) -> Double {
    layoutBlock(node, width: width, height: .nan, basis: basis, purpose: .height).height
  }

  /// Lays out a block container that no margin of its children gets out of (a flex item, an absolute box, the root).
  func layoutBlock(
    _ node: Int32, width: Double, height: Double, basis: Double, purpose: Purpose, frame: Frame = Frame(), rightToLeft: Bool = false
  ) -> Outcome {
    var flow = BlockFlow(node: node, room: Room(width: width, height: basis), purpose: purpose, rightToLeft: rightToLeft)
    flow.left = frame.left
    flow.top = frame.top
    flow.place(children: node, self)
    let content = flow.cursor + flow.strut.sum
    return Outcome(height: max(content, 0), first: flow.first, last: flow.last)
  }
}

/// One block container while its children are stacked.
struct BlockFlow {
  let node: Int32
  let room: Room
  let purpose: Purpose
  let rightToLeft: Bool
  /// The content box's corner in the node's own border box.
  var left = 0.0
  var top = 0.0
  /// The bottom of the last border box, from the top of the content box, and the margins waiting below it.
  var cursor = 0.0
  var strut = MarginStrut()
  var first = Double.nan
  var last = Double.nan

  init(node: Int32, room: Room, purpose: Purpose, rightToLeft: Bool) {
    (self.node, self.room, self.purpose, self.rightToLeft) = (node, room, purpose, rightToLeft)
  }

  mutating func place(children parent: Int32, _ pass: Pass) {
    var child = pass.links[Int(parent)].first
    while child >= 0 {
      let style = pass.styles[Int(child)]
      switch style.display {
      case .contents: place(children: child, pass)
      case .none: break
      default:
        if style.position == .absolute { hoist(child, pass) } else { stack(child, pass) }
      }
      child = pass.links[Int(child)].next
    }
  }

  private mutating func stack(_ child: Int32, _ pass: Pass) {
    let frame = pass.frame(child, basis: room.width, rightToLeft: rightToLeft)
    let margins = pass.margins(child, basis: room.width, rightToLeft: rightToLeft)
    let width = pass.usedWidth(child, in: room, fit: .fill, frame: frame, margins: margins.width)
    let height = pass.usedHeight(child, width: width, in: room, frame: frame, margins: margins.height)
    strut.append(margins.top)
    let y = cursor + strut.sum
    cursor = y + height
    strut = MarginStrut()
    strut.append(margins.bottom)
    let definite = !pass.definiteHeight(child, width: width, in: room, frame: frame).isNaN
    if purpose == .baselines {
      let found = pass.baselines(child, width: width, height: height, definite: definite, frame: frame)
      if first.isNaN, !found.first.isNaN { first = y + found.first }
      if !found.last.isNaN { last = y + found.last }
    }
    guard purpose == .place else { return }
    var x = horizontalStart(child, width: width, margins: margins, pass) + left
    var top = y + self.top
    if pass.styles[Int(child)].cold != 0, pass.styles[Int(child)].position == .relative {
      let shift = pass.relativeShift(child, in: room, rightToLeft: rightToLeft)
      x += shift.x
      top += shift.y
    }
    pass.place(child, x: x, y: top, width: width, height: height, definite: definite, frame: frame, rightToLeft: rightToLeft)
  }

  /// §10.3.3: auto margins share what is left; without them the line's start edge holds.
  private func horizontalStart(_ child: Int32, width: Double, margins: Frame, _ pass: Pass) -> Double {
    let free = room.width - width - margins.width
    let margin = pass.cold(child).pointee.margin
    let autoLeft = margin.physicalLeft(rightToLeft).isAuto
    let autoRight = margin.physicalRight(rightToLeft).isAuto
    if free > 0, autoLeft || autoRight {
      if autoLeft, autoRight { return free / 2 }
      return autoLeft ? free : margins.left
    }
    return rightToLeft ? margins.left + free : margins.left
  }

  private func hoist(_ child: Int32, _ pass: Pass) {
    guard purpose == .place else { return }
    let area = FlexBox(x: left, y: top + cursor + strut.sum, width: room.width, height: 0)
    pass.run.pointee.hoisted.append(
      Hoisted(
        node: child, parent: node, area: area, alignX: rightToLeft ? .far : .near, alignY: .near, rightToLeft: rightToLeft))
  }
}
