import Foundation

/// One pass of a flow: measure → gaps → break → cap → place.
struct FlowSolver {
  let style: FlowStyle
  /// Makes the view that stands for so many hidden items; `nil` when none does.
  let overflow: ((Int) -> LayoutNode?)?
  private let items: [LayoutNode]
  private let separators: [LayoutNode]
  private let marker: LayoutNode?

  init(_ style: FlowStyle, children: [LayoutNode], overflow: ((Int) -> LayoutNode?)? = nil) {
    self.style = style
    self.overflow = overflow
    items = children.filter { !($0.value(FlowRole.self) == .separator || $0.value(FlowRole.self) == .overflow) }
    separators = children.filter { $0.value(FlowRole.self) == .separator }
    marker = children.first { $0.value(FlowRole.self) == .overflow }
  }

  struct Plan {
    var size = CGSize.zero
    /// The views that show; all others are left out.
    var places: [(node: LayoutNode, place: ChildPlacement)] = []
  }

  /// Where everything goes when the flow is proposed `proposal`, and lies in `own` points along its axis (`nil` while measuring).
  func plan(_ proposal: ProposedViewSize, own: CGFloat?) -> Plan {
    let room = max(0, proposal[style.axis] ?? .infinity)
    var lines = broken(room: room)
    let hidden = cap(&lines, room: room)
    let laid = lines.map { line($0, room: room, isLast: $0.endsParagraph) }
    var plan = Plan()
    let length = laid.reduce(0) { max($0, $1.length) }
    let whole = own ?? (style.fills && room.isFinite && hidden >= 0 ? max(room, length) : length)
    var position: CGFloat = 0
    for (index, line) in laid.enumerated() {
      if index > 0 { position += style.lineSpacing ?? laid[index - 1].spacing.distance(to: line.spacing, along: style.axis.cross) }
      let start = line.start(in: whole, style.lineAlignment)
      for (node, origin, proposal) in line.places {
        var origin = origin
        origin[style.axis] += start
        origin[style.axis.cross] += position
        plan.places.append((node, ChildPlacement(origin: origin, proposal: proposal)))
      }
      position += line.thickness
    }
    plan.size = CGSize(style.axis, main: laid.isEmpty ? 0 : whole, cross: max(0, position))
    return plan
  }

  // MARK: measure and break

  private struct Line {
    var items: [FlowItem]
    var endsParagraph: Bool
  }

  private func measured(_ node: LayoutNode, _ room: CGFloat) -> FlowItem {
    FlowItem(node, axis: style.axis, room: room, beginsLine: node.value(FlowRole.self) == .itemOnNewLine)
  }

  private func gap(_ a: LayoutNode, _ b: LayoutNode) -> CGFloat {
    style.spacing ?? a.spacing.distance(to: b.spacing, along: style.axis)
  }

  private func broken(room: CGFloat) -> [Line] {
    let measured = items.map { self.measured($0, room) }
    let separator = separators.first.map { self.measured($0, room) }
    let gaps = zip(measured, measured.dropFirst()).map { a, b in
      guard let separator else { return gap(a.node, b.node) }
      return gap(a.node, separator.node) + separator.length + gap(separator.node, b.node)
    }
    let ranges = FlowBreaking.lines(measured, gaps: gaps, room: room, style.breaking)
    return ranges.map { range in
      let ends = range.upperBound == measured.count || measured[range.upperBound].beginsLine
      return Line(items: Array(measured[range]), endsParagraph: ends)
    }
  }

  // MARK: cap

  /// Leaves out the lines beyond the last allowed; what stands for them goes to its end. Answers how many items are hidden.
  private func cap(_ lines: inout [Line], room: CGFloat) -> Int {
    guard let limit = style.maxLines, lines.count > max(0, limit) else { return 0 }
    var hidden = lines.dropFirst(max(0, limit)).reduce(0) { $0 + $1.items.count }
    lines.removeLast(lines.count - max(0, limit))
    guard var last = lines.popLast() else { return hidden }
    while let node = overflow?(hidden) ?? marker {
      let more = measured(node, room)
      let used = last.items.reduce(0) { $0 + $1.length } + zip(last.items, last.items.dropFirst()).reduce(0) { $0 + between($1.0, $1.1) }
      let before = last.items.last.map { gap($0.node, node) } ?? 0
      if used + before + more.length <= room + 0.001 || last.items.count <= 1 {
        last.items.append(more)
        break
      }
      last.items.removeLast()
      hidden += 1
    }
    last.endsParagraph = true
    lines.append(last)
    return hidden
  }

  private func between(_ a: FlowItem, _ b: FlowItem) -> CGFloat {
    guard let separator = separators.first else { return gap(a.node, b.node) }
    return gap(a.node, separator) + separator.size(for: .unspecified)[style.axis] + gap(separator, b.node)
  }

  // MARK: place

  private func line(_ line: Line, room: CGFloat, isLast: Bool) -> FlowLine {
    var all: [FlowItem] = []
    var rest = separators[...]
    for (index, item) in line.items.enumerated() {
      let isMarker = overflow != nil && index == line.items.count - 1 && item.node.value(FlowRole.self) == .overflow
      if index > 0, !isMarker, let own = position(item.node).flatMap({ rest.isEmpty ? nil : separatorBefore($0) }) {
        all.append(measured(own, room))
        rest = rest.dropFirst()
      }
      all.append(item)
    }
    let gaps = zip(all, all.dropFirst()).map { gap($0.node, $1.node) }
    let fills = style.distribution != .packed || (style.lineAlignment == .justified && !isLast)
    return FlowLine(all, gaps: gaps, style: style, room: room, fills: fills)
  }

  /// Separators stand between items in the order they were made: the one before the item at `position` is that of the gap there.
  private func separatorBefore(_ position: Int) -> LayoutNode? {
    separators.indices.contains(position - 1) ? separators[position - 1] : nil
  }
  private func position(_ node: LayoutNode) -> Int? { separators.isEmpty ? nil : node.value(FlowPosition.self) }
}

/// An item's position among the items of a flow with separators.
package enum FlowPosition: LayoutValueKey {
  package static var defaultValue: Int? { nil }
}
