import Foundation

/// A lazy stack or grid as the engine runs it: only what the scroll view around it shows, and a little more, is made and measured; the
/// rest is estimated from that (facts 85–88). Outside a scroll view everything is made.
package struct LazyRule: LayoutRule {
  let style: LazyStyle
  let cache: LazyCache
  package let name: String
  /// So many items from the start, and from the end, places are measured item by item; between, they are estimated.
  private static let near = 200
  /// The most items that are made where nothing bounds the container.
  package static let limit = 100_000
  /// The most lines that are made of what shows in `length` points: one a point, and no fewer than a thousand. More than that show only
  /// where lines take no room, or stand one before the other because of gaps below zero.
  private static func shown(in length: CGFloat) -> Int { max(1_000, Int(min(CGFloat(limit), length.rounded(.up)))) }

  init(name: String, style: LazyStyle, source: any LazyItemSource) {
    self.name = name
    self.style = style
    cache = LazyCache(source)
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
    let measured = measure(maker(node, cross), bound(node, cross), asksAcross: cross == nil)
    let across: CGFloat = style.items.map { breadth(LazyTracks.resolve($0, in: cross).length, in: cross) } ?? cross ?? measured.across
    return CGSize(axis, main: max(0, measured.length, measured.estimate(of: cache.count)), cross: across)
  }

  /// What is known of the items that were measured one by one.
  private struct Measured {
    /// As far as the last line reaches.
    var length: CGFloat = 0
    var across: CGFloat = 0
    /// Items of which all views are measured, and how far they reach.
    var whole: (items: Int, length: CGFloat) = (0, 0)
    /// Points that the mean item takes along the axis, gaps included.
    var mean: CGFloat { whole.items > 0 ? max(0, whole.length / CGFloat(whole.items)) : 44 }
    /// How long so many items are.
    func estimate(of count: Int) -> CGFloat { whole.length + CGFloat(max(0, count - whole.items)) * mean }
  }

  private func measure(_ maker: LazyLineMaker, _ bound: (length: CGFloat, count: Int), asksAcross: Bool = false) -> Measured {
    var result = Measured()
    var items = 0
    walk(maker, from: 0, start: 0, until: bound.length, atMost: bound.count) { line in
      result.length = line.end
      items = line.items.upperBound
      // Items of many views count once all their views are measured.
      if line.endsItem { result.whole = (items, line.end) }
      if let flow = line.flow {
        result.across = max(result.across, flow.length)
      } else if asksAcross {
        for view in line.views {
          result.across = max(result.across, view.node.size(for: maker.proposal(view.track, length: nil))[axis.cross])
        }
      }
    }
    if result.whole.items == 0 { result.whole = (items, result.length) }
    return result
  }

  /// How far the container is measured item by item: to the end of what shows and a fifth more.
  private func bound(_ node: LayoutNode, _ cross: CGFloat?) -> (length: CGFloat, count: Int) {
    if let cross, !(cross > 0 && cross.isFinite) { return (.infinity, 10) }
    guard let viewport = node.viewport(along: axis) else { return (.infinity, bounded(node)) }
    guard let length = viewport.length(along: axis), length.isFinite else { return (.infinity, 1_000) }
    return (length * 1.2, max(100, Int(min(CGFloat(Self.limit), length / 4))))
  }

  private func bounded(_ node: LayoutNode) -> Int {
    if cache.count > Self.limit {
      node.context.report(
        Finding(
          .unboundedSize, in: name,
          "has \(cache.count) views and no scroll view around it, so all would be made; the first \(Self.limit) were. Put it into a ScrollView."
        ))
    }
    return Self.limit
  }

  private func maker(_ node: LayoutNode, _ cross: CGFloat?) -> LazyLineMaker {
    guard let items = style.items else {
      let track = LazyTrack(start: 0, length: cross, alignment: nil)
      return LazyLineMaker(style: style, tracks: [track], across: cross, cache: cache, parent: node)
    }
    let columns = LazyTracks.resolve(items, in: cross)
    let across = breadth(columns.length, in: cross)
    return LazyLineMaker(style: style, tracks: columns.tracks, across: across, cache: cache, parent: node)
  }

  /// How long a grid is across: as long as proposed, its columns in the middle of that; heads and feet have all of it (recorded, macOS
  /// 26.2). Columns that need more take it.
  private func breadth(_ columns: CGFloat, in cross: CGFloat?) -> CGFloat {
    guard let cross, cross.isFinite else { return columns }
    return max(columns, cross)
  }

  /// Makes lines from an item on, up to a length or a number of items.
  private func walk(
    _ maker: LazyLineMaker, from item: Int, start: CGFloat, until end: CGFloat, atMost count: Int, _ visit: (LazyLine) -> Void
  ) {
    walk(maker, from: item, start: start, atMost: count) { line in
      visit(line)
      return line.end < end
    }
  }
  /// Makes lines from an item on as long as `visit` says so.
  private func walk(_ maker: LazyLineMaker, from item: Int, start: CGFloat, atMost count: Int, _ visit: (LazyLine) -> Bool) {
    var cursor = LazyLineMaker.Cursor(item: item)
    var previous: LazyLine?
    while cursor.item < cache.count, cursor.item - item < count, var line = maker.next(from: &cursor, after: previous) {
      if previous == nil { line.start = start }
      if !visit(line) { return }
      previous = line
    }
  }

  // MARK: arranging

  package func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let window = window(node, size)
    let cross = style.items == nil ? proposal[axis.cross] ?? size[axis.cross] : size[axis.cross]
    let maker = maker(node, cross)
    var lines = lines(maker, in: window, of: size[axis], bound(node, cross))
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
    /// What shows and a margin, in the container's own space, and whether the container's end shows.
    case part(ClosedRange<CGFloat>, showsEnd: Bool)
    /// Nothing: the container lies wholly before what shows, as that of old messages in a chat does.
    case nothing
  }

  private func window(_ node: LayoutNode, _ size: CGSize) -> Window {
    guard let viewport = node.viewport(along: axis), node.isPlaced, let visible = viewport.visible(of: node, along: axis) else {
      return .whole
    }
    // An anchor belongs to what the view was moved to.
    if !viewport.isMoved { cache.anchor = nil }
    let (start, end) = (visible.lowerBound, visible.upperBound)
    let margin = (end - start) * 0.2
    let low = max(0, start - (start > 0 ? margin : 0))
    let high = max(0, min(size[axis], end + margin))
    return low <= high ? .part(low...high, showsEnd: end >= size[axis] - 0.01) : .nothing
  }

  /// The lines in `window` of a container of `length`.
  private func lines(
    _ maker: LazyLineMaker, in window: Window, of length: CGFloat, _ bound: @autoclosure () -> (length: CGFloat, count: Int)
  ) -> [LazyLine] {
    switch window {
    case .nothing: return []
    case .whole: return lines(maker, from: 0, start: 0, until: .infinity, atMost: Self.limit)
    case .part(let range, let showsEnd):
      let most = Self.shown(in: range.upperBound - range.lowerBound)
      let mean = measure(maker, bound()).mean
      let result: [LazyLine]
      if let anchor = cache.anchor, anchor.start >= range.lowerBound - 3 * (range.upperBound - range.lowerBound),
        anchor.start <= range.upperBound, mean > 0
      {
        result = lines(maker, around: anchor, in: range, mean, atMost: most)
      } else if range.lowerBound <= CGFloat(Self.near) * mean || mean <= 0 {
        // Near the start the exact places are known; further on they are estimated.
        cache.anchor = nil
        let near = lines(maker, from: 0, start: 0, until: showsEnd ? .infinity : range.upperBound, atMost: Self.near + most)
        return (showsEnd ? meetEnd(near, of: length) : near).filter { $0.end >= range.lowerBound }
      } else {
        let first = maker.lineStart(at: Int(min(CGFloat(cache.count - 1), range.lowerBound / mean)))
        result = meetEnd(lines(maker, from: first, start: CGFloat(first) * mean, until: range.upperBound, atMost: most), of: length)
      }
      // From here on a hand scrolls without a jump.
      if let line = result.first(where: { $0.end > range.lowerBound }) {
        cache.anchor = LazyAnchor(item: line.items.lowerBound, start: line.start)
      }
      return result
    }
  }

  private func lines(_ maker: LazyLineMaker, from item: Int, start: CGFloat, until end: CGFloat, atMost most: Int) -> [LazyLine] {
    var result: [LazyLine] = []
    walk(maker, from: item, start: start, atMost: Self.limit) { line in
      result.append(line)
      return line.end < end && hasRoom(for: result, most, maker)
    }
    return result
  }

  /// Whether fewer than `most` lines are made; said where they are not, since more would show.
  private func hasRoom(for lines: [LazyLine], _ most: Int, _ maker: LazyLineMaker) -> Bool {
    guard lines.count >= most, let last = lines.last, last.items.upperBound < cache.count else { return true }
    if most < Self.limit {
      maker.parent.context.report(
        Finding(
          .unboundedSize, in: name,
          """
          shows more than \(most) lines at once, which take \(describe(last.end - lines[0].start)) points together: views without a \
          length, or a spacing below zero, let all \(cache.count) of them show, and only \(most) lines were made. Give the views a length.
          """))
    }
    return false
  }

  /// The lines moved so that the container's last one, if it is among them, ends where the container does, whose length is an estimate too.
  private func meetEnd(_ lines: [LazyLine], of length: CGFloat) -> [LazyLine] {
    guard let last = lines.last, last.items.upperBound == cache.count else { return lines }
    return lines.map { line in
      var line = line
      line.start += length - last.end
      return line
    }
  }

  /// The lines in `range` where the line of `anchor` stands still. Those before it are made from an item that lies about as far before as
  /// is shown, and further if they were not enough.
  private func lines(
    _ maker: LazyLineMaker, around anchor: LazyAnchor, in range: ClosedRange<CGFloat>, _ mean: CGFloat, atMost most: Int
  ) -> [LazyLine] {
    var back = Int(min(CGFloat(most), max(0, anchor.start - range.lowerBound) / mean)) + 1
    while true {
      let first = maker.lineStart(at: max(0, anchor.item - back))
      var result: [LazyLine] = []
      var shift: CGFloat?
      walk(maker, from: first, start: 0, atMost: Self.limit) { line in
        if shift == nil, line.items.upperBound > anchor.item { shift = anchor.start - line.start }
        result.append(line)
        return shift.map { line.end + $0 < range.upperBound && hasRoom(for: result, most + back, maker) } ?? true
      }
      for index in result.indices { result[index].start += shift ?? 0 }
      guard first > 0, let top = result.first, top.start > range.lowerBound, back < most else { return result }
      back *= 2
    }
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
  package func forEachKept(_ body: (LayoutNode) -> Void) { cache.forEach(body) }
  package func replaceKept(_ old: LayoutNode, with new: LayoutNode) -> Bool { cache.replace(old, with: new) }
}

extension LazyRule: ScrollTargetLocating {
  package func place(of id: AnyHashable, in node: LayoutNode, size: CGSize) -> CGRect? {
    cache.anchor = nil
    guard let index = cache.source.index(of: id) else { return ownPlace(of: id, in: node, size: size) }
    let maker = maker(node, size[axis.cross])
    var start: CGFloat = 0
    // The container's length is an estimate: what is nearer its end is counted from there, so that the end shows as it is.
    let rest = cache.count - index
    let isNearEnd = rest <= Self.near && style.flow == nil
    if index < Self.near, index < rest || !isNearEnd {
      walk(maker, from: 0, start: 0, until: .infinity, atMost: index + 1) { start = $0.start }
    } else if isNearEnd {
      var rest: CGFloat = 0
      walk(maker, from: maker.lineStart(at: index), start: 0, until: .infinity, atMost: Self.near) { rest = $0.end }
      start = size[axis] - rest
      cache.anchor = LazyAnchor(item: index, start: start)
    } else {
      start = CGFloat(index) * measure(maker, bound(node, size[axis.cross])).mean
      cache.anchor = LazyAnchor(item: index, start: start)
    }
    var cursor = LazyLineMaker.Cursor(item: index)
    let length = maker.next(from: &cursor, after: nil)?.length ?? 0
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
    while cursor.item < min(cache.count, 2_000), let line = maker.next(from: &cursor, after: previous) {
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
