// Main sizes that stand: a row is mostly placed as wide as it was while its height was asked, and then flexes its items to the same sizes.

extension Pass {
  /// Whether the row's items still know their main sizes. A layout that is told to somebody is gone through from the start.
  @inline(__always) func standsFlexed(_ box: Flexbox) -> Bool {
    box.purpose == .place && boxes[Int(box.node)].state.contains(.flexed) && boxes[Int(box.node)].latest.width == box.room.width
      && run.pointee.recorder == nil
  }

  func takeMainSizes(_ box: inout Flexbox) {
    box.lines = scratch.pointee.take(1, of: Line.self)
    box.lines.initialize(to: Line(start: 0, end: box.itemCount))
    box.lineCount = 1
    for index in 0..<box.itemCount { box.items[index].main = boxes[Int(box.items[index].node)].flexed }
  }

  /// Keeps the main sizes with the items, where a height that is known when the row is placed would not change them: no ratio, nothing
  /// inside whose width depends on it.
  func keepMainSizes(_ box: Flexbox) {
    boxes[Int(box.node)].state.remove(.flexed)
    if !box.isRow || box.wraps || errata.contains(.quirkyPercentHeights) { return }
    for index in 0..<box.itemCount {
      let item = box.items + index
      let known = boxes + Int(item.pointee.node)
      if !item.pointee.flags.contains(.plain) || known.pointee.state.contains(.widthNeedsHeight) { return }
      known.pointee.flexed = item.pointee.main
    }
    boxes[Int(box.node)].state.insert(.flexed)
  }
}
