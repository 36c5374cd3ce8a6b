import Foundation

/// How a lazy container arranges its views.
struct LazyStyle {
  /// The axis along which the lines follow each other.
  let axis: Axis
  /// The columns of a grid; `nil` for a stack, whose one column is as long as the container.
  let items: [GridItem]?
  /// The guide across the axis: of a stack's views, or of a grid's block of columns (fact 88).
  let guide: AlignmentKey
  /// The gap between lines in points; `nil` asks each pair.
  let spacing: CGFloat?
  var pinsHeaders = false
  var pinsFooters = false
}

/// Some views side by side, with their place along the axis.
struct LazyLine {
  /// The items the views come from.
  var items: Range<Int>
  var start: CGFloat
  var length: CGFloat
  var views: [(node: LayoutNode, track: Int?)]
  var end: CGFloat { start + length }
  var role: LazyItemRole = .cell
}

/// Makes lines of a lazy container's items, one after the other, from any item on.
struct LazyLineMaker {
  let style: LazyStyle
  let tracks: [LazyTrack]
  /// What a view over all columns is proposed across.
  let across: CGFloat?
  let shelf: LazyShelf
  let parent: LayoutNode

  /// The next line from `cursor` (an item's position) after `previous`; `nil` at the end. Moves the cursor on.
  func next(from cursor: inout Cursor, after previous: LazyLine?) -> LazyLine? {
    var views: [(LayoutNode, Int?)] = []
    var role = LazyItemRole.cell
    let first = cursor.item
    while views.count < tracks.count, cursor.item < shelf.count {
      let own = shelf.source.role(at: cursor.item)
      if own != .cell {
        guard views.isEmpty else { break }
        role = own
        views = shelf.views(at: cursor.item, in: parent).map { ($0, nil) }
        cursor.item += 1
        if views.isEmpty { continue }
        break
      }
      let item = shelf.views(at: cursor.item, in: parent)
      while cursor.part < item.count, views.count < tracks.count {
        views.append((item[cursor.part], views.count))
        cursor.part += 1
      }
      if cursor.part >= item.count {
        cursor.item += 1
        cursor.part = 0
      }
      if item.isEmpty, cursor.item - first > 10_000 { break }
    }
    guard !views.isEmpty else { return nil }
    var line = LazyLine(items: first..<max(first + 1, cursor.item), start: 0, length: 0, views: views, role: role)
    line.length = views.reduce(0) { max($0, size(of: $1.0, in: $1.1)[style.axis]) }
    if let previous { line.start = previous.end + gap(previous, line) }
    return line
  }

  /// Where the making of lines stands: an item, and how many of its views are used.
  struct Cursor {
    var item: Int
    var part = 0
  }

  func proposal(_ track: Int?, length: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(style.axis, main: length, cross: track.map { tracks[$0].length } ?? across)
  }
  private func size(of node: LayoutNode, in track: Int?) -> CGSize { node.size(for: proposal(track, length: nil)) }

  /// The gap between two lines: the largest that two views in one column ask for (fact 87).
  private func gap(_ upper: LazyLine, _ lower: LazyLine) -> CGFloat {
    if let spacing = style.spacing { return spacing.isFinite ? spacing : ViewSpacing.standard }
    var result: CGFloat = 0
    for (above, track) in upper.views {
      for (below, other) in lower.views where track == other || track == nil || other == nil {
        result = max(result, above.spacing.distance(to: below.spacing, along: style.axis))
      }
    }
    return result
  }
}
