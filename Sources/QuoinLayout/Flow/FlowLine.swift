import Foundation

/// A view of a flow, measured.
struct FlowItem {
  let node: LayoutNode
  let proposal: ProposedViewSize
  /// The length along the line, in points; finite.
  let length: CGFloat
  /// Whether a line has to begin here.
  let beginsLine: Bool

  /// Measures a view for lines of `room` points: at its ideal size, or in the whole line where it is longer than that.
  init(_ node: LayoutNode, axis: Axis, room: CGFloat, beginsLine: Bool) {
    self.node = node
    self.beginsLine = beginsLine
    let ideal = node.size(for: .unspecified)[axis]
    let isLong = ideal > room
    proposal = isLong ? ProposedViewSize(axis, main: room, cross: nil) : .unspecified
    let own = isLong ? node.size(for: proposal)[axis] : ideal
    length = own.isFinite ? own : 0
  }
}

/// A line of a flow: items side by side, each with its place in the line's own space.
struct FlowLine {
  var places: [(node: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] = []
  /// The line's lengths along and across the flow's axis.
  var length: CGFloat = 0
  var thickness: CGFloat = 0
  var spacing = ViewSpacing()

  /// Puts `items` into a line; `gaps` holds the gap before each but the first. In a line of `room` points that `fills`, the room left
  /// goes to gaps or items.
  init(_ items: [FlowItem], gaps: [CGFloat], style: FlowStyle, room: CGFloat, fills: Bool) {
    let natural = items.reduce(0) { $0 + $1.length } + gaps.reduce(0, +)
    let free = fills && room.isFinite ? max(0, room - natural) : 0
    let toItems = style.distribution == .items
    let extraGap = toItems || gaps.isEmpty ? 0 : free / CGFloat(gaps.count)
    let extraItem = toItems && !items.isEmpty ? free / CGFloat(items.count) : 0
    var position: CGFloat = 0
    var reach = GuideReach()
    var boxes: [(ViewDimensions, CGFloat, ProposedViewSize)] = []
    for (index, item) in items.enumerated() {
      if index > 0 { position += gaps[index - 1] + extraGap }
      var proposal = item.proposal
      if extraItem > 0 { proposal[style.axis] = item.length + extraItem }
      let box = item.node.dimensions(in: proposal)
      reach.add(box, style.guide)
      boxes.append((box, position, proposal))
      position += item.length + extraItem
      spacing.formUnion(item.node.spacing)
    }
    length = position
    thickness = items.isEmpty ? 0 : reach.length
    for (item, (box, start, proposal)) in zip(items, boxes) {
      let offset = reach.before - box[style.guide]
      var origin = CGPoint.zero
      origin[style.axis] = start
      origin[style.axis.cross] = offset.isFinite ? offset : 0
      places.append((item.node, origin, proposal))
    }
  }

  /// Where the line begins in a flow of `room` points.
  func start(in room: CGFloat, _ alignment: FlowStyle.LineAlignment) -> CGFloat {
    switch alignment {
    case .leading, .justified: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }
}
