// CSS Flexbox §9.3.4 and §9.4.8 for containers of automatic height: how high their content is. Of a column that does not wrap less than
// a layout tells it.

extension Pass {
  func flexContentHeight(_ node: Int32, width: Double, basis: Double, ceiling: Double) -> Double {
    let style = styles + Int(node)
    if style.pointee.wrap == .noWrap, !style.pointee.direction.isRow { return columnContentHeight(node, width: width, basis: basis) }
    return layoutFlex(node, width: width, height: .nan, basis: basis, ceiling: ceiling, purpose: .height).height
  }

  /// A column of automatic height is as high as its items' hypothetical sizes and the gaps together.
  private func columnContentHeight(_ node: Int32, width: Double, basis: Double) -> Double {
    let mark = scratch.pointee.mark
    defer { scratch.pointee.release(mark) }
    var box = openFlexbox(node, width: width, height: .nan, basis: basis, ceiling: .infinity, purpose: .height)
    // Each item is looked at alone, so there is never more than one.
    box.items = scratch.pointee.take(1, of: Item.self)
    var (sum, count) = (0.0, 0)
    pileUp(&sum, &count, children: node, in: box)
    return max(sum + box.gapMain * Double(max(count - 1, 0)), 0)
  }

  /// Adds the heights of the in-flow children, those of `contents` children in their place. In which order does not matter.
  private func pileUp(_ sum: inout Double, _ count: inout Int, children parent: Int32, in box: Flexbox) {
    var child = links[Int(parent)].first
    while child >= 0 {
      let style = styles + Int(child)
      if style.pointee.display == .contents {
        pileUp(&sum, &count, children: child, in: box)
      } else if style.pointee.display != .none, style.pointee.position != .absolute {
        makeItem(at: box.items, child, in: box)
        findColumnBase(box.items, in: box)
        sum += box.items.pointee.hypothetical + box.items.pointee.margins.height
        count += 1
      }
      child = links[Int(child)].next
    }
  }
}
