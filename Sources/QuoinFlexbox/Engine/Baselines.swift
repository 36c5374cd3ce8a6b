// CSS Flexbox §8.3 and §8.5: baselines of items and of the container. https://drafts.csswg.org/css-flexbox-1/#flex-baselines

extension Pass {
  /// The baseline groups of a line: how far each item's baseline lies from its outer edge, and the farthest of all.
  func findBaselines(of line: UnsafeMutablePointer<Line>, in box: Flexbox) {
    var first = -Double.infinity
    var last = -Double.infinity
    for index in line.pointee.start..<line.pointee.end {
      let item = box.items + index
      guard !item.pointee.flags.isDisjoint(with: [.baseline, .lastBaseline]) else { continue }
      let known = baselines(of: item, in: box)
      let margins = item.pointee.margins
      if item.pointee.flags.contains(.baseline) {
        item.pointee.baseline = (known.first.isNaN ? item.pointee.cross : known.first) + margins.top
        first = max(first, item.pointee.baseline)
      } else {
        item.pointee.baseline = item.pointee.cross - (known.last.isNaN ? item.pointee.cross : known.last) + margins.bottom
        last = max(last, item.pointee.baseline)
      }
    }
    line.pointee.firstBaseline = first
    line.pointee.lastBaseline = last
  }

  private func baselines(of item: UnsafeMutablePointer<Item>, in box: Flexbox) -> (first: Double, last: Double) {
    let node = item.pointee.node
    let (width, height) = box.isRow ? (item.pointee.main, item.pointee.cross) : (item.pointee.cross, item.pointee.main)
    let definite = itemHeightIsDefinite(item, in: box)
    return baselines(node, width: width, height: height, definite: definite, frame: item.pointee.frame)
  }

  /// From the top of the border box to the first and last baseline of a node of that border-box size; NaN: it has none.
  func baselines(_ node: Int32, width: Double, height: Double, definite: Bool, frame: Frame) -> (first: Double, last: Double) {
    if isLeaf(node) {
      let answer = leafAnswer(node, max(width - frame.width, 0))
      return (answer.first + frame.top, answer.last + frame.top)
    }
    if links[Int(node)].first < 0 { return (.nan, .nan) }
    let box = boxes + Int(node)
    if box.pointee.baselines.width == width, box.pointee.baselines.height == height {
      return (Double(box.pointee.baselines.first), Double(box.pointee.baselines.last))
    }
    let inner = (width: max(width - frame.width, 0), height: max(height - frame.height, 0))
    let outcome = descend {
      if styles[Int(node)].display == .block {
        return layoutBlock(node, width: inner.width, height: inner.height, basis: definite ? inner.height : .nan, purpose: .baselines)
      }
      return layoutFlex(
        node, width: inner.width, height: inner.height, basis: definite ? inner.height : .nan, purpose: .baselines)
    }
    let found = (outcome.first + frame.top, outcome.last + frame.top)
    box.pointee.baselines = KnownBaselines(width: width, height: height, first: Float(found.0), last: Float(found.1))
    return found
  }

  /// §8.5: the container's first baseline is that of the first line: of an item aligned by baseline, or of the first item.
  func containerBaselines(_ box: Flexbox) -> Outcome {
    var outcome = Outcome(height: box.isRow ? box.innerCross : box.innerMain)
    if box.itemCount == 0 || box.purpose != .baselines { return outcome }
    let first = box.lines[box.crossFlipped && box.isRow ? 0 : 0]
    let last = box.lines[box.lineCount - 1]
    outcome.first = lineBaseline(first, in: box, last: false)
    outcome.last = lineBaseline(last, in: box, last: true)
    return outcome
  }

  private func lineBaseline(_ line: Line, in box: Flexbox, last: Bool) -> Double {
    var chosen = last ? line.end - 1 : line.start
    for index in line.start..<line.end where box.items[index].flags.contains(last ? .lastBaseline : .baseline) {
      chosen = index
      break
    }
    let item = box.items + chosen
    let known = baselines(of: item, in: box)
    let height = box.isRow ? item.pointee.cross : item.pointee.main
    let baseline = last ? known.last : known.first
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
