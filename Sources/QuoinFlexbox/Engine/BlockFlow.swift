// CSS 2.2 §9.4.1, §10.3.3, §10.6.3: blocks below each other, without floats. https://www.w3.org/TR/CSS22/visuren.html#block-formatting
// Margins meet by MarginCollapsing.swift.

extension Pass {
  func blockContentWidth(_ kind: ContentKind, _ node: Int32, basis: Double) -> Double {
    var widest = 0.0
    widen(&widest, kind, node, children: node, basis: basis)
    return widest
  }

  func blockContentHeight(_ node: Int32, width: Double, basis: Double) -> Double {
    layoutBlock(node, width: width, height: .nan, basis: basis, purpose: .height).height
  }

  /// Lays out a block container that no margin of its children gets out of (a flex item, an absolute box, the root) in a
  /// content box `width` wide and `height` high (NaN: as high as the content).
  func layoutBlock(
    _ node: Int32, width: Double, height: Double, basis: Double, purpose: Purpose, frame: Frame = Frame(), rightToLeft: Bool = false
  ) -> Outcome {
    var flow = BlockFlow(node: node, room: Room(width: width, height: basis), purpose: purpose, rightToLeft: rightToLeft)
    if purpose == .height
      ? styles[Int(node)].height.isAuto && ratio(node) == 0 : !fillIsDefinite(node, width: width, height: height, basis: basis)
    {
      flow.room.fillHeight = .nan
    }
    if styles[Int(node)].height.isAuto, ratio(node) == 0, basis != height || passesHeightOn(node) { flow.insetHeight = .nan }
    (flow.left, flow.top) = (frame.left, frame.top)
    flow.isResolved = true
    let align = styles[Int(node)].alignContent
    if purpose != .height, align.keyword != .normal {
      var trial = BlockFlow(node: node, room: flow.room, purpose: .height, rightToLeft: rightToLeft)
      trial.isResolved = true
      trial.place(children: node, self)
      // A bar thicker than the box leaves less than nothing.
      let space = purpose == .place ? boxes[Int(node)].height - frame.height : height
      flow.top += blockShift(align, free: space - max(trial.cursor + trial.strut.sum, 0))
    }
    flow.place(children: node, self)
    let shift = flow.top - frame.top
    return Outcome(height: max(flow.cursor + flow.strut.sum, 0), first: flow.first + shift, last: flow.last + shift)
  }

  /// The measured leaf that stands before or after a child of a block with nothing in the flow between, -1 if none does.
  func textBeside(_ child: Int32) -> Int32 {
    for isForward in [false, true] {
      var node = isForward ? links[Int(child)].next : links[Int(child)].previous
      while node >= 0 {
        let style = styles[Int(node)]
        if style.display == .contents, links[Int(node)].first >= 0 {
          node = isForward ? links[Int(node)].first : links[Int(node)].last
          continue
        }
        if isLeaf(node) { return node }
        if style.display != .none, style.display != .contents, style.position != .absolute { break }
        node = isForward ? links[Int(node)].next : links[Int(node)].previous
      }
    }
    return -1
  }

  /// `FlexErrata.quirkyPercentHeights`: whether the height that percentages inside count from is none of the block's own.
  func passesHeightOn(_ node: Int32) -> Bool {
    let parent = container(of: node)
    guard errata.contains(.quirkyPercentHeights), parent >= 0, styles[Int(node)].position != .absolute else { return false }
    if isBlock(parent) { return true }
    return styles[Int(parent)].direction.isRow && alignment(of: node, in: parent).keyword != .stretch
  }

  /// CSS Box Alignment §5.1.1: `align-content` moves the content of a block container as a whole.
  private func blockShift(_ align: FlexAlignment, free: Double) -> Double {
    if free < 0, !align.isUnsafe { return 0 }
    switch align.keyword {
    case .end, .flexEnd, .lastBaseline: return free
    case .center: return free / 2
    case .spaceAround, .spaceEvenly: return max(free, 0) / 2
    default: return 0
    }
  }

  /// The edge of a block's content that an absolute child's own alignment names, for its static position.
  func blockEdge(_ align: FlexAlignment, flipped: Bool, ownFlipped: Bool) -> Hoisted.Edge {
    switch align.keyword {
    case .selfStart: return ownFlipped ? .far : .near
    case .selfEnd: return ownFlipped ? .near : .far
    case .center: return .center
    case .end, .flexEnd, .lastBaseline: return flipped ? .near : .far
    case .right: return flipped ? .near : .far
    default: return flipped ? .far : .near
    }
  }

  /// Whether the margins of a node's children stay inside it.
  func isFormattingRoot(_ node: Int32) -> Bool {
    let style = styles + Int(node)
    return style.pointee.display != .block || isLeaf(node) || style.pointee.isScrollContainer
      || style.pointee.alignContent.keyword != .normal || style.pointee.position == .absolute
  }
}

/// One block container while its children are stacked.
struct BlockFlow {
  let node: Int32
  var room: Room
  let purpose: Purpose
  let rightToLeft: Bool
  /// What relative insets in percent count from: the container's height where it is definite.
  var insetHeight: Double
  /// The content box's corner in the node's own border box.
  var left = 0.0
  var top = 0.0
  /// The bottom of the last border box, from the top of the content box, and the margins waiting below it.
  var cursor = 0.0
  var strut = MarginStrut()
  /// Whether the container's own top is settled. Before, the margins of its first children still move it.
  var isResolved = false
  /// Whether the margins of its last children get out at the container's bottom.
  var endsOpen = false
  /// The collapsed margin above the container, once it is settled.
  var offset = 0.0
  var first = Double.nan
  var last = Double.nan

  init(node: Int32, room: Room, purpose: Purpose, rightToLeft: Bool) {
    (self.node, self.room, self.purpose, self.rightToLeft) = (node, room, purpose, rightToLeft)
    insetHeight = room.height
  }

  mutating func place(children parent: Int32, _ pass: Pass) {
    var child = pass.links[Int(parent)].first
    while child >= 0 {
      let style = pass.styles[Int(child)]
      switch style.display {
      case .contents:
        if purpose == .place { pass.vanish(child) }
        place(children: child, pass)
      case .none:
        if purpose == .place { pass.hide(child) }
      default:
        if style.position == .absolute { hoist(child, pass) } else { stack(child, pass) }
      }
      child = pass.links[Int(child)].next
    }
  }

  private mutating func stack(_ child: Int32, _ pass: Pass) {
    let inherited = pass.inheritedDirection(of: child, in: node, rightToLeft)
    let frame = pass.frame(child, basis: room.width, rightToLeft: inherited)
    let margins = pass.margins(child, basis: room.width, rightToLeft: inherited)
    let width = pass.usedWidth(child, in: room, fit: .fill, frame: frame, margins: margins.width)
    // Margins that leave the container take nothing from what `stretch` fills.
    var room = room
    if !isResolved { room.fillHeight += margins.top }
    if endsOpen { room.fillHeight += margins.bottom }
    strut.append(margins.top)
    let block: StackedBlock
    if pass.isFormattingRoot(child) {
      let height = pass.usedHeight(child, width: width, in: room, frame: frame, margins: margins.height)
      block = StackedBlock(height: height, offset: strut.sum, end: MarginStrut())
    } else {
      block = pass.descend {
        pass.stackBlock(child, width: width, strut: strut, frame: frame, margins: margins, room: room, in: self)
      }
    }
    var y = cursor
    if block.offset.isNaN {
      // It collapsed through: its margins stay with those that wait.
      if isResolved { y += block.selfOffset }
      strut = block.end
    } else {
      if isResolved {
        y += block.offset
      } else {
        isResolved = true
        offset = block.offset
      }
      cursor = y + block.height
      strut = block.end
    }
    strut.append(margins.bottom)
    settle(
      child, x: horizontalStart(child, width: width, margins: margins, pass), y: y, width: width, block, frame: frame, room: room, pass)
  }

  /// Notes the baselines of a stacked child, gives it its box.
  private mutating func settle(
    _ child: Int32, x: Double, y: Double, width: Double, _ block: StackedBlock, frame: Frame, room: Room, _ pass: Pass
  ) {
    let basis = pass.heightBasis(child, width: width, in: room, frame: frame)
    let isRoot = pass.isFormattingRoot(child)
    if purpose == .baselines {
      let found =
        isRoot ? pass.baselines(child, width: width, height: block.height, basis: basis, frame: frame) : (block.first, block.last)
      if first.isNaN, !found.0.isNaN { first = y + found.0 }
      if !found.1.isNaN { last = y + found.1 }
    }
    guard purpose == .place else { return }
    var x = x + left
    var y = y + top
    if pass.traits(child).contains(.insets), pass.styles[Int(child)].position == .relative {
      let shift = pass.relativeShift(child, in: Room(width: room.width, height: insetHeight), rightToLeft: rightToLeft)
      x += shift.x
      y += shift.y
    }
    if isRoot {
      pass.place(
        child, x: x, y: y, width: width, height: block.height, basis: basis, frame: frame,
        rightToLeft: pass.inheritedDirection(of: child, in: node, rightToLeft))
    } else {
      pass.finishStacked(child, x: x, y: y)
    }
  }

  /// §10.3.3: auto margins share what is left; without them the line's start edge holds.
  private func horizontalStart(_ child: Int32, width: Double, margins: Frame, _ pass: Pass) -> Double {
    let free = room.width - width - margins.width
    let margin = pass.cold(child).pointee.margin
    let own = pass.direction(of: child, inherited: rightToLeft)
    let autoLeft = margin.physicalLeft(own).isAuto
    let autoRight = margin.physicalRight(own).isAuto
    if free > 0, autoLeft || autoRight {
      if autoLeft, autoRight { return free / 2 }
      return autoLeft ? free : margins.left
    }
    return rightToLeft ? margins.left + free : margins.left
  }

  private func hoist(_ child: Int32, _ pass: Pass) {
    guard purpose == .place else { return }
    var area = FlexBox(x: left, y: top + cursor + (isResolved ? strut.sum : 0), width: room.width, height: 0)
    let text = pass.textBeside(child)
    if text >= 0, pass.errata.contains(.leavesAreLines) {
      area.height = pass.leafAnswer(text, pass.leafWidth(.most, text)).height
      // Along the line it stands at a point, where the line begins.
      if rightToLeft { area.x += area.width }
      area.width = 0
    }
    let inherited = pass.inheritedDirection(of: child, in: node, rightToLeft)
    let own = pass.direction(of: child, inherited: inherited)
    pass.run.pointee.hoisted.append(
      Hoisted(
        node: child, parent: node, area: area,
        alignX: pass.blockEdge(pass.styles[Int(child)].justifySelf, flipped: rightToLeft, ownFlipped: own),
        alignY: pass.blockEdge(pass.styles[Int(child)].alignSelf, flipped: false, ownFlipped: false),
        safeX: pass.styles[Int(child)].justifySelf.isSafe, safeY: pass.styles[Int(child)].alignSelf.isSafe,
        rightToLeft: inherited))
  }
}
