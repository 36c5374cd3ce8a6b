// What `auto` margins came to: layout keeps boxes alone, so it is found again for the node that is asked about.

/// A question put to the layout of a flex container: what an item's auto margins took.
struct MarginQuestion {
  let item: Int32
  var taken = Frame()
}

extension Pass {
  /// The margins of a node as used; `basis` is what percentages count from, `rightToLeft` the parent's direction.
  func usedMargins(_ node: Int32, basis: Double, rightToLeft: Bool) -> Frame {
    var used = margins(node, basis: basis, rightToLeft: rightToLeft)
    let parent = container(of: node)
    let margin = cold(node).pointee.margin
    let own = direction(of: node, inherited: rightToLeft)
    let (left, right) = (margin.physicalLeft(own).isAuto, margin.physicalRight(own).isAuto)
    guard left || right || margin.top.isAuto || margin.bottom.isAuto, parent >= 0, node != run.pointee.root else { return used }
    let box = boxes[Int(parent)]
    let around = frame(parent, basis: percentBasis(parent), rightToLeft: box.state.contains(.rightToLeft))
      .fitted(to: box.width, rightToLeft: box.state.contains(.rightToLeft))
    let (width, height) = (max(box.width - around.width, 0), max(box.height - around.height, 0))
    if styles[Int(node)].position == .absolute {
      takeBetweenInsets(&used, node, (left, right, margin.top.isAuto, margin.bottom.isAuto))
    } else if formatting(parent) == .block {
      // CSS 2.2 §10.3.3; upwards and downwards auto is zero.
      let free = max(width - boxes[Int(node)].width - used.width, 0)
      if left { used.left = right ? free / 2 : free }
      if right { used.right = left ? free / 2 : free }
    } else {
      let basis = box.state.contains(.definiteHeight) ? height : .nan
      run.pointee.question = MarginQuestion(item: node)
      _ = layoutFlex(
        parent, width: width, height: height, basis: basis,
        ceiling: measuredCeiling(parent, width: width, height: height, basis: basis, frame: around), purpose: .baselines, frame: around,
        rightToLeft: box.state.contains(.rightToLeft))
      let taken = run.pointee.question?.taken ?? Frame()
      run.pointee.question = nil
      (used.left, used.right) = (used.left + taken.left, used.right + taken.right)
      (used.top, used.bottom) = (used.top + taken.top, used.bottom + taken.bottom)
    }
    return used
  }

  /// Auto margins of an absolute box share what its size leaves between two insets.
  private func takeBetweenInsets(_ used: inout Frame, _ node: Int32, _ auto: (left: Bool, right: Bool, top: Bool, bottom: Bool)) {
    let inset = cold(node).pointee.inset
    var (x, y, containing) = (boxes[Int(node)].x, boxes[Int(node)].y, container(of: node))
    while styles[Int(containing)].position == .static, containing != run.pointee.root, container(of: containing) >= 0 {
      x += boxes[Int(containing)].x
      y += boxes[Int(containing)].y
      containing = container(of: containing)
    }
    let area = paddingBox(of: containing)
    let own = direction(of: node, inherited: boxes[Int(containing)].state.contains(.rightToLeft))
    let left = inset.physicalLeft(own).resolved(area.width)
    let right = inset.physicalRight(own).resolved(area.width)
    if !left.isNaN, !right.isNaN {
      if auto.left { used.left = x - area.x - left }
      if auto.right { used.right = area.x + area.width - right - x - boxes[Int(node)].width }
    }
    let (top, bottom) = (inset.top.resolved(area.height), inset.bottom.resolved(area.height))
    if !top.isNaN, !bottom.isNaN {
      if auto.top { used.top = y - area.y - top }
      if auto.bottom { used.bottom = area.y + area.height - bottom - y - boxes[Int(node)].height }
    }
  }

  /// Answers the question about an item of a container that is laid out.
  func answerQuestion(_ box: Flexbox) {
    guard let asked = run.pointee.question?.item, let index = (0..<box.itemCount).first(where: { box.items[$0].node == asked }),
      let line = (0..<box.lineCount).first(where: { box.lines[$0].start <= index && index < box.lines[$0].end })
    else { return }
    let item = box.items[index]
    let share = autoMarginShare(box.lines[line], in: box).share
    let free = max(box.lines[line].cross - item.cross - box.cross(item.margins), 0)
    let cross = item.flags.isSuperset(of: .autoCross) ? free / 2 : free
    var taken = Frame()
    func take(_ flag: ItemFlags, _ amount: Double, horizontal: Bool, near: Bool) {
      guard item.flags.contains(flag) else { return }
      switch (horizontal, near) {
      case (true, true): taken.left = amount
      case (true, false): taken.right = amount
      case (false, true): taken.top = amount
      case (false, false): taken.bottom = amount
      }
    }
    take(.autoMainStart, share, horizontal: box.isRow, near: !box.mainFlipped)
    take(.autoMainEnd, share, horizontal: box.isRow, near: box.mainFlipped)
    take(.autoCrossStart, cross, horizontal: !box.isRow, near: !box.crossFlipped)
    take(.autoCrossEnd, cross, horizontal: !box.isRow, near: box.crossFlipped)
    run.pointee.question?.taken = taken
  }
}
