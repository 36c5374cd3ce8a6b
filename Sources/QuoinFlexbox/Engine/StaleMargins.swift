// `FlexErrata.staleMargins`: where a browser counts margins that do not belong to the layout it is at.

extension Pass {
  /// The room of a column's item that follows its ratio, once its height is found: a browser takes that height, without the margins, for
  /// what there is to fill, so that `stretch` as a limit passes on what lacks the margins twice. nil where no limit is `stretch`.
  func staleRoom(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Room? {
    guard errata.contains(.staleMargins), hasLineLimits(item.pointee.node) else { return nil }
    var room = box.room
    room.fillHeight = item.pointee.main
    return room
  }

  /// By how much the margins above and below a stretched item of a row differ in a browser from those that it shows. A wrapping column
  /// measures the row as wide as its content; if the line then gives it another width and it stays as high, the items that keep their width
  /// are not looked at again, though percentages of their margins count from that.
  @inline(__always) func staleMargins(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    errata.contains(.staleMargins) ? measuredMargins(item, in: box) : 0
  }

  private func measuredMargins(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let margin = cold(item.pointee.node).pointee.margin
    guard margin.top.isPercent || margin.bottom.isPercent, abs(item.pointee.main - item.pointee.hypothetical) < 1.0 / 128 else { return 0 }
    // Neither is true of items whose own size the room decides, nor of rows that nobody measured by their content.
    let (row, column) = (box.node, container(of: box.node))
    let style = styles + Int(item.pointee.node)
    if style.pointee.width.isPercent || style.pointee.basis.isPercent || ratio(item.pointee.node) > 0 || box.wraps { return 0 }
    if !styles[Int(row)].height.isAuto || hasContentLimits(row) || boxes[Int(row)].state.contains(.widthNeedsHeight) { return 0 }
    guard column >= 0, formatting(column) == .flex, styles[Int(column)].wrap != .noWrap, !styles[Int(column)].direction.isRow,
      styles[Int(row)].position != .absolute, row != run.pointee.root
    else { return 0 }
    let frame = frame(row, basis: .nan)
    let measured = widthContribution(.most, row, in: Room(width: .nan, height: .nan), frame: frame, margins: 0) - frame.width
    // A line that was lower or higher then is stretched to again.
    let height = usedHeight(row, width: measured + frame.width, in: Room(width: .nan, height: .nan), frame: frame, margins: 0)
    if abs(height - frame.height - box.innerCross) >= 1.0 / 64 { return 0 }
    return margins(item.pointee.node, basis: max(measured, 0)).height - item.pointee.margins.height
  }
}
