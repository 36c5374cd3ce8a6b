import Foundation

/// A lazy stack or grid as the engine runs it: only what the scroll view around it shows, and a little more, is made and measured; the
/// rest is estimated from that (facts 85–88). Outside a scroll view everything is made.
package final class LazyRule: LayoutRule {
  let style: LazyStyle
  let shelf: LazyCache
  package let name: String
  /// Points that the mean item takes along the axis, gaps included; from the last measurement.
  private var meanAdvance: CGFloat = 44
  /// The most items that are made where nothing bounds the container.
  package static let limit = 100_000

  init(name: String, style: LazyStyle, source: any LazyItemSource) {
    self.name = name
    self.style = style
    shelf = LazyCache(source)
  }

  package var mirrors: Bool { true }
  package var readsOrigin: Bool { true }
  package var traits: RuleTraits { [.surroundings, .keeping] }
  /// Views that come and go with what is in sight align nothing outside: a guide would depend on when it is asked for (assumed).
  package func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? { nil }
  var axis: Axis { style.axis }
  package var stackOrientation: Axis? { style.items == nil && style.flow == nil ? axis : nil }

  package func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    axis == style.axis.cross && style.items == nil ? .flexible : nil
  }
  package func spacing(_ node: LayoutNode) -> ViewSpacing { .leaf }

  // MARK: measuring

  package func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let cross = proposal[axis.cross]
    let maker = maker(node, cross)
    var total: CGFloat = 0
    var widest: CGFloat = 0
    var items = 0
    // Items of many views count once all their views are measured.
    var whole: (items: Int, length: CGFloat) = (0, 0)
    let bound = bound(node, cross)
    walk(maker, from: 0, start: 0, until: bound.length, atMost: bound.count) { line in
      total = line.end
      items = line.items.upperBound
      if line.endsItem { whole = (items, total) }
      if let flow = line.flow {
        widest = max(widest, flow.length)
      } else if cross == nil {
        for view in line.views { widest = max(widest, view.node.size(for: maker.proposal(view.track, length: nil))[axis.cross]) }
      }
    }
    if whole.items == 0 { whole = (items, total) }
    if whole.items > 0 { meanAdvance = max(0, whole.length / CGFloat(whole.items)) }
    let estimate = whole.length + CGFloat(max(0, shelf.count - whole.items)) * meanAdvance
    let across: CGFloat = style.items.map { breadth(LazyTracks.resolve($0, in: cross).length, in: cross) } ?? cross ?? widest
    return CGSize(axis, main: max(0, total, estimate), cross: across)
  }

  /// How far the container is measured item by item: to the end of what shows and a fifth more.
  private func bound(_ node: LayoutNode, _ cross: CGFloat?) -> (length: CGFloat, count: Int) {
    if let cross, !(cross > 0 && cross.isFinite) { return (.infinity, max(10, shelf.madeCount)) }
    guard let scroll = node.scroller(along: axis) else { return (.infinity, bounded(node)) }
    guard let viewport = scroll.viewport(along: axis), viewport.isFinite else { return (.infinity, 1_000) }
    return (viewport * 1.2, max(100, Int(min(CGFloat(Self.limit), viewport / 4))))
  }

  private func bounded(_ node: LayoutNode) -> Int {
    if shelf.count > Self.limit {
      node.context.report(
        Finding(
          .unboundedSize, in: name,
          "has \(shelf.count) views and no scroll view around it, so all would be made; the first \(Self.limit) were. Put it into a ScrollView."
        ))
    }
    return Self.limit
  }

  private func maker(_ node: LayoutNode, _ cross: CGFloat?) -> LazyLineMaker {
    guard let items = style.items else {
      let track = LazyTrack(start: 0, length: cross, alignment: nil)
      return LazyLineMaker(style: style, tracks: [track], across: cross, shelf: shelf, parent: node)
    }
    let columns = LazyTracks.resolve(items, in: cross)
    let across = breadth(columns.length, in: cross)
    return LazyLineMaker(style: style, tracks: columns.tracks, across: across, shelf: shelf, parent: node)
  }

  /// How long a grid is across: as long as proposed, its columns in the middle of that; heads and feet have all of it (recorded, macOS
  /// 26.2). Columns that need more take it.
  private func breadth(_ columns: CGFloat, in cross: CGFloat?) -> CGFloat {
    guard let cross, cross.isFinite else { return columns }
    return max(columns, cross)
  }

  private func walk(
    _ maker: LazyLineMaker, from item: Int, start: CGFloat, until end: CGFloat, atMost count: Int, _ visit: (LazyLine) -> Void
  ) {
    var cursor = LazyLineMaker.Cursor(item: item)
    var previous: LazyLine?
    while cursor.item < shelf.count, cursor.item - item < count, var line = maker.next(from: &cursor, after: previous) {
      if previous == nil { line.start = start }
      visit(line)
      if line.end >= end { return }
      previous = line
    }
  }

  // MARK: arranging

  package func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let window = window(node, size)
    let maker = maker(node, style.items == nil ? proposal[axis.cross] ?? size[axis.cross] : size[axis.cross])
    var lines = lines(maker, in: window, of: size[axis])
    pin(&lines, maker)
    node.adopt(lines.flatMap { $0.views.map(\.node) })
    let block = maker.tracks.last.map { $0.start + ($0.length ?? 0) }
    let columns = style.items == nil ? size[axis.cross] : block ?? 0
    let lean = style.guide.defaultValue(in: ViewDimensions(size: CGSize(width: 1, height: 1)))
    let shift = (size[axis.cross] - columns) * lean
    return lines.flatMap { line in
      line.flow.map { places(of: $0, at: line.start, size) } ?? line.views.map { place($0.node, $0.track, line, maker, shift, size) }
    }
  }

  /// What is made of the container.
  private enum Window {
    /// All of it: there is no scroll view around it.
    case whole
    /// What shows and a margin, in the container's own space.
    case part(ClosedRange<CGFloat>)
    /// Nothing: the container lies wholly before what shows, as that of old messages in a chat does.
    case nothing
  }

  private func window(_ node: LayoutNode, _ size: CGSize) -> Window {
    guard let scroll = node.scroller(along: axis), node.isPlaced, let visible = scroll.visible(of: node, along: axis) else { return .whole }
    let (start, end) = (visible.lowerBound, visible.upperBound)
    let margin = (end - start) * 0.2
    let low = max(0, start - (start > 0 ? margin : 0))
    let high = max(0, min(size[axis], end + margin))
    return low <= high ? .part(low...high) : .nothing
  }

  private func lines(_ maker: LazyLineMaker, in window: Window, of length: CGFloat) -> [LazyLine] {
    var result: [LazyLine] = []
    let range: ClosedRange<CGFloat>
    switch window {
    case .nothing: return []
    case .whole:
      walk(maker, from: 0, start: 0, until: .infinity, atMost: Self.limit) { result.append($0) }
      return result
    case .part(let part): range = part
    }
    // Near the start the exact places are known; further on they are estimated.
    let reach = CGFloat(shelf.madeCount) * meanAdvance
    if range.lowerBound <= reach || meanAdvance <= 0 {
      walk(maker, from: 0, start: 0, until: range.upperBound, atMost: Self.limit) { result.append($0) }
      return result
    }
    let guess = Int(min(CGFloat(shelf.count), range.lowerBound / meanAdvance))
    let first = max(0, min(shelf.count - 1, guess - guess % max(1, maker.tracks.count)))
    walk(maker, from: first, start: CGFloat(first) * meanAdvance, until: range.upperBound, atMost: Self.limit) { result.append($0) }
    if result.last?.items.upperBound == shelf.count, let last = result.last {
      for index in result.indices { result[index].start += length - last.end }
    }
    return result
  }

  private func places(of line: FlowLine, at start: CGFloat, _ size: CGSize) -> [ChildPlacement] {
    line.places.map { _, origin, proposal in
      var origin = origin
      origin[axis] += start
      origin[axis.cross] += line.start(in: size[axis.cross], style.flow?.lineAlignment ?? .leading)
      return ChildPlacement(origin: origin, proposal: proposal)
    }
  }

  private func place(
    _ child: LayoutNode, _ track: Int?, _ line: LazyLine, _ maker: LazyLineMaker, _ shift: CGFloat, _ size: CGSize
  ) -> ChildPlacement {
    let proposal = maker.proposal(track, length: style.items == nil || track == nil ? nil : line.length)
    let box = child.dimensions(in: proposal)
    var room = LazyTrack(start: 0, length: maker.across, alignment: nil)
    if style.items != nil, let track { room = maker.tracks[track] }
    let length = room.length ?? size[axis.cross]
    let alignment = style.items == nil ? nil : room.alignment ?? .center
    func offset(_ key: AlignmentKey, _ room: CGFloat) -> CGFloat {
      let value = key.defaultValue(in: ViewDimensions(size: CGSize(key.axis, main: room, cross: 0))) - box[key]
      return value.isFinite ? value : 0
    }
    var origin = CGPoint.zero
    let across = track == nil ? (style.items == nil ? style.guide : Alignment.center[axis.cross]) : alignment?[axis.cross] ?? style.guide
    origin[axis.cross] = (style.items != nil && track == nil ? 0 : shift) + room.start + offset(across, length)
    origin[axis] = line.start + (track == nil ? 0 : alignment.map { offset($0[axis], line.length) } ?? 0)
    return ChildPlacement(origin: origin, proposal: proposal)
  }
}

extension LazyRule: KeepingRule {
  package func forEachKept(_ body: (LayoutNode) -> Void) { shelf.forEach(body) }
  package func replaceKept(_ old: LayoutNode, with new: LayoutNode) -> Bool { shelf.replace(old, with: new) }
}

extension LazyRule: ScrollTargetLocating {
  package func place(of id: AnyHashable, in node: LayoutNode, size: CGSize) -> CGRect? {
    guard let index = shelf.source.index(of: id) else { return ownPlace(of: id, in: node, size: size) }
    _ = shelf.views(at: index, in: node)
    var start = CGFloat(index) * meanAdvance
    let maker = maker(node, size[axis.cross])
    if index < 2_000 { walk(maker, from: 0, start: 0, until: .infinity, atMost: index + 1) { start = $0.start } }
    var cursor = LazyLineMaker.Cursor(item: index)
    let length = maker.next(from: &cursor, after: nil)?.length ?? meanAdvance
    var rect = CGRect(origin: .zero, size: size)
    rect.origin[axis] = start
    rect.size[axis] = length
    return rect
  }
  /// Where a view with an id of its own lies: views are made in their order until it is found, those of 2,000 items at the most.
  private func ownPlace(of id: AnyHashable, in node: LayoutNode, size: CGSize) -> CGRect? {
    let maker = maker(node, size[axis.cross])
    var cursor = LazyLineMaker.Cursor(item: 0)
    var previous: LazyLine?
    while cursor.item < min(shelf.count, 2_000), let line = maker.next(from: &cursor, after: previous) {
      previous = line
      guard line.views.contains(where: { $0.node.value(IDTrait.self) == id }) else { continue }
      var rect = CGRect(origin: .zero, size: size)
      rect.origin[axis] = line.start
      rect.size[axis] = line.length
      return rect
    }
    return nil
  }
}
