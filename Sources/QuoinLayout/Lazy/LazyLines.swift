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
  /// How lines are filled in a lazy flow, whose own axis runs across this one; `nil` for stacks and grids.
  var flow: FlowStyle?
  var pins: LazyPins = []
}

/// Which parts of a section stay in sight.
package struct LazyPins: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let headers = LazyPins(rawValue: 1)
  package static let footers = LazyPins(rawValue: 2)
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
  /// Whether the last of the items has no views after these.
  var endsItem = true
  /// The places of a lazy flow's views in the line; stacks and grids place theirs by tracks.
  var flow: FlowLine?
}

/// Makes lines of a lazy container's items, one after the other, from any item on.
struct LazyLineMaker {
  let style: LazyStyle
  let tracks: [LazyTrack]
  /// What a view over all columns is proposed across.
  let across: CGFloat?
  let cache: LazyCache
  let parent: LayoutNode

  /// The next line from `cursor` (an item's position) after `previous`; `nil` at the end. Moves the cursor on.
  func next(from cursor: inout Cursor, after previous: LazyLine?) -> LazyLine? {
    if let flow = style.flow { return nextFlowLine(flow, from: &cursor, after: previous) }
    var views: [(LayoutNode, Int?)] = []
    var role = LazyItemRole.cell
    let first = cursor.item
    while views.count < tracks.count, cursor.item < cache.count {
      let own = cache.source.role(at: cursor.item)
      if own != .cell {
        guard views.isEmpty else { break }
        role = own
        views = cache.views(at: cursor.item, in: parent).map { ($0, nil) }
        cursor.item += 1
        if views.isEmpty { continue }
        break
      }
      let item = cache.views(at: cursor.item, in: parent)
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
    line.endsItem = cursor.part == 0
    line.length = views.reduce(0) { max($0, size(of: $1.0, in: $1.1)[style.axis]) }
    if let previous { line.start = previous.end + gap(previous, line) }
    return line
  }

  /// A line of a flow: as many views as fit, one at least.
  private func nextFlowLine(_ flow: FlowStyle, from cursor: inout Cursor, after previous: LazyLine?) -> LazyLine? {
    let room = max(0, across ?? .infinity)
    let first = cursor.item
    var items: [FlowItem] = []
    var gaps: [CGFloat] = []
    var length: CGFloat = 0
    var isBroken = false
    while cursor.item < cache.count, items.count < 10_000 {
      let views = cache.views(at: cursor.item, in: parent)
      while cursor.part < views.count, !isBroken {
        let item = FlowItem(
          views[cursor.part], axis: flow.axis, room: room, beginsLine: views[cursor.part].value(FlowRole.self) == .itemOnNewLine)
        let gap = items.last.map { flow.spacing ?? $0.node.spacing.distance(to: item.node.spacing, along: flow.axis) }
        if let gap {
          isBroken = item.beginsLine || length + gap + item.length > room + 0.001
          if isBroken { break }
          gaps.append(gap)
        }
        length += (gap ?? 0) + item.length
        items.append(item)
        cursor.part += 1
      }
      if isBroken { break }
      cursor.item += 1
      cursor.part = 0
    }
    guard !items.isEmpty else { return nil }
    let fills = flow.distribution != .packed || (flow.lineAlignment == .justified && isBroken)
    let laid = FlowLine(items, gaps: gaps, style: flow, room: room, fills: fills)
    var line = LazyLine(items: first..<max(first + 1, cursor.item), start: 0, length: laid.thickness, views: items.map { ($0.node, nil) })
    line.flow = laid
    if let previous {
      line.start = previous.end + (style.spacing ?? previous.flow?.spacing.distance(to: laid.spacing, along: style.axis) ?? 0)
    }
    return line
  }

  /// The item at or before `item` that a line can begin with, counted in full lines from the start of its section, or of all items.
  func lineStart(at item: Int) -> Int {
    guard item > 0, tracks.count > 1 else { return max(0, item) }
    let first = cache.source.section(around: item).map { ($0.header.map { $0 + 1 }) ?? $0.items.lowerBound } ?? 0
    return item < first ? item : item - (item - first) % tracks.count
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
    if let spacing = ViewSpacing.gap(style.spacing) { return spacing }
    var result: CGFloat = 0
    for (above, track) in upper.views {
      for (below, other) in lower.views where track == other || track == nil || other == nil {
        result = max(result, above.spacing.distance(to: below.spacing, along: style.axis))
      }
    }
    return result
  }
}
