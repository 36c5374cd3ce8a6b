// CSS Flexbox §8.3 and §8.5: baselines of items and of the container. https://drafts.csswg.org/css-flexbox-1/#flex-baselines

extension Pass {
  /// The baseline groups of a line: how far each item's baseline lies from its outer edge, and the farthest of all.
  func findBaselines(of line: UnsafeMutablePointer<Line>, in box: Flexbox) {
    var first = -Double.infinity
    var last = -Double.infinity
    for index in line.pointee.start..<line.pointee.end {
      let item = box.items + index
      guard !item.pointee.flags.isDisjoint(with: [.baseline, .lastBaseline]) else { continue }
      item.pointee.baseline = baselineDistance(of: item, in: box)
      if item.pointee.flags.contains(.baseline) {
        first = max(first, item.pointee.baseline)
      } else {
        last = max(last, item.pointee.baseline)
      }
    }
    line.pointee.firstBaseline = first
    line.pointee.lastBaseline = last
  }

  /// The distance of an item that changed its cross size after its line was measured.
  @inline(__always) func findBaselineAgain(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) {
    if item.pointee.flags.isDisjoint(with: [.baseline, .lastBaseline]) { return }
    item.pointee.baseline = baselineDistance(of: item, in: box)
  }

  /// From the margin edge at which the item's group is aligned (cross-start for first baselines, cross-end for last) to its baseline. In a column, where lines run across the axis,
  /// the left border edge stands for the baseline.
  private func baselineDistance(of item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let margins = item.pointee.margins
    let isFirst = item.pointee.flags.contains(.baseline)
    let fromNear = isFirst != box.crossFlipped
    if !box.isRow { return fromNear ? margins.left : margins.right + item.pointee.cross }
    let known = baselines(of: item, in: box)
    let baseline = isFirst ? known.first : known.last
    let top = baseline.isNaN ? item.pointee.cross : baseline
    return fromNear ? margins.top + top : margins.bottom + item.pointee.cross - top
  }

  private func baselines(of item: UnsafeMutablePointer<Item>, in box: Flexbox) -> (first: Double, last: Double) {
    let node = item.pointee.node
    let (width, height) = box.isRow ? (item.pointee.main, item.pointee.cross) : (item.pointee.cross, item.pointee.main)
    return baselines(node, width: width, height: height, basis: itemHeightBasis(item, in: box), frame: item.pointee.frame)
  }

  /// From the top of the border box to the first and last baseline of a node of that border-box size; NaN: it has none.
  func baselines(_ node: Int32, width: Double, height: Double, basis: Double, frame: Frame) -> (first: Double, last: Double) {
    if let own = run.pointee.ownBaselines?[node] {
      let baseline = asking { own(width, height) }
      return baseline.isFinite ? (baseline, baseline) : (.nan, .nan)
    }
    if isLeaf(node) {
      let answer = leafAnswer(node, max(width - frame.width, 0))
      return (answer.first + frame.top, answer.last + frame.top)
    }
    if links[Int(node)].first < 0 { return (.nan, .nan) }
    let box = boxes + Int(node)
    // An indefinite basis is told apart by the sign; one that is not the box's own height is not remembered, nor is what stands on a
    // padding that the parent's width decides.
    var key = basis.isNaN ? -1 - height : basis == max(height - frame.height, 0) ? height : .nan
    if hasPercentPadding(node) { key = .nan }
    let fills = fillsInside(node, width: width, height: height, basis: basis, frame: frame)
    if box.pointee.baselines.width == width, box.pointee.baselines.height == key, box.pointee.state.contains(.fillsBaselines) == fills {
      return (Double(box.pointee.baselines.first), Double(box.pointee.baselines.last))
    }
    let inner = (width: max(width - frame.width, 0), height: max(height - frame.height, 0))
    let outcome = descend {
      baselinesOfChildren(node, width: inner.width, height: inner.height, basis: basis, frame: frame)
    }
    var found = (outcome.first + frame.top, outcome.last + frame.top)
    if styles[Int(node)].isScrollContainer {
      // Content that scrolls away does not take its baseline along.
      found = (min(max(found.0, 0), height), min(max(found.1, 0), height))
    }
    box.pointee.state.remove([.blank, .fillsBaselines])
    if fills { box.pointee.state.insert(.fillsBaselines) }
    let known = KnownBaselines(width: width, height: key, first: Float(found.0), last: Float(found.1))
    box.pointee.baselines = known
    // What is answered now is what will be remembered.
    return (Double(known.first), Double(known.last))
  }

  /// §8.5: the container's first baseline is that of the first line: of an item aligned by baseline, or of the first item.
  func containerBaselines(_ box: Flexbox) -> Outcome {
    var outcome = Outcome(height: box.isRow ? box.innerCross : box.innerMain)
    if box.itemCount == 0 || box.purpose != .baselines { return outcome }
    // Lines that run upwards: the topmost is the last.
    let isUpward = styles[Int(box.node)].wrap == .wrapReverse
    let first = box.lines[isUpward ? box.lineCount - 1 : 0]
    let last = box.lines[isUpward ? 0 : box.lineCount - 1]
    outcome.first = lineBaseline(first, in: box, last: false)
    outcome.last = lineBaseline(last, in: box, last: true)
    return outcome
  }

  /// The baseline of a line: of its group for that baseline, else of its other group, else of the item that stands there.
  private func lineBaseline(_ line: Line, in box: Flexbox, last: Bool) -> Double {
    var usesLast = last
    var chosen = last != styles[Int(box.node)].direction.isReverse ? line.end - 1 : line.start
    // Where lines run upwards, the group of the last baselines is the upper one.
    let prefersLast = last != (styles[Int(box.node)].wrap == .wrapReverse)
    for groupIsLast in [prefersLast, !prefersLast] where box.isRow {
      let group: ItemFlags = groupIsLast ? .lastBaseline : .baseline
      guard let index = (line.start..<line.end).first(where: { box.items[$0].flags.contains(group) }) else { continue }
      (chosen, usesLast) = (index, groupIsLast)
      break
    }
    let item = box.items + chosen
    let known = baselines(of: item, in: box)
    let height = box.isRow ? item.pointee.cross : item.pointee.main
    let baseline = usesLast ? known.last : known.first
    return top(of: item, in: box) + (baseline.isNaN ? height : baseline)
  }

  /// From the top of the container's content box to the item's border box.
  func top(of item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    if box.isRow {
      let position = item.pointee.crossPosition
      return box.crossFlipped ? box.innerCross - position - item.pointee.cross : position
    }
    let position = item.pointee.mainPosition
    return box.mainFlipped ? box.innerMain - position - item.pointee.main : position
  }

  /// From the left of the container's content box to the item's border box.
  func left(of item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    if box.isRow {
      let position = item.pointee.mainPosition
      return box.mainFlipped ? box.innerMain - position - item.pointee.main : position
    }
    let position = item.pointee.crossPosition
    return box.crossFlipped ? box.innerCross - position - item.pointee.cross : position
  }
}
