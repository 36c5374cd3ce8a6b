import QuoinAppearance
import QuoinLayout

/// A bar below a page: its items, and where it floats there the search field.
struct BottomBar: View {
  nonisolated(unsafe) let pieces: [_ToolbarPiece]
  let search: SearchField?
  let ground: BarGrounds.Ground
  @Environment(\.self) private var environment
  nonisolated init(_ report: NavigationReport, hasSearch: Bool) {
    pieces = report.pieces(at: .bottom)
    search = hasSearch ? report.search : nil
    ground = report.grounds[.bottomBar]
  }
  var body: some View {
    let measures = environment.barMeasures
    let hasPlates = measures.item > 0
    let height = CGFloat(max(hasPlates ? 0 : measures.toolbar, measures.toolbarTotal - Double(environment.windowInsets.bottom)))
    let groups = BarGroup.groups(of: pieces)
    BottomBarPlaces(gap: hasPlates ? CGFloat(measures.toolbarGap) : 8) {
      // Documented (swiftui/defaulttoolbaritem/init(kind:placement:)): the search item is the leading-most by default.
      if let search { FloatingSearch(search).layoutValue(key: BarPart.self, value: .search) }
      ForEach(groups.indices, id: \.self) { index in
        let part: BarPart.Kind = groups[index].kind == .room ? .room : groups[index].kind == .status ? .status : .item
        if hasPlates, part != .room {
          BarPlate(group: groups[index], height: CGFloat(measures.toolbar)).layoutValue(key: BarPart.self, value: part)
        } else {
          ForEach(groups[index].nodes.indices, id: \.self) {
            MadeView([groups[index].nodes[$0]]).layoutValue(key: BarPart.self, value: part)
          }
        }
      }
    }
    .padding(.horizontal, CGFloat(measures.toolbarMargin))
    .frame(maxWidth: .infinity, minHeight: height, alignment: hasPlates ? .top : .center)
    .onGround(ground, at: .bottom, standard: measures.hasGround)
  }
}

/// A search field at the bottom of a screen; where there is no room for its prompt, a button with its sign (documented:
/// swiftui/searchtoolbarbehavior).
private struct FloatingSearch: View {
  let field: SearchField
  @Environment(\.self) private var environment
  nonisolated init(_ field: SearchField) { self.field = field }
  var body: some View {
    let side = CGFloat(environment.barMeasures.floatingSearch)
    ViewThatFits(in: .horizontal) {
      SearchBox(field, isFloating: true)
      Image(systemName: "magnifyingglass").fontWeight(.medium).frame(width: side, height: side).background { GlassPlate(in: Capsule()) }
    }
  }
}

/// What a part of a bar below a page is to its line.
private enum BarPart: LayoutValueKey {
  enum Kind: Sendable { case item, room, status, search }
  static var defaultValue: Kind { .item }
}

/// The line of a bar below a page. What tells how things are stands in the middle (documented: swiftui/toolbaritemplacement/status), what
/// is written before it at the start, what is written after it at the end. Items have what they ask for; what is left goes to the
/// search field and to what grows, else to the room between them. Where there is none, the search field is a button first, then
/// what stands in the middle is cut, then the widest items.
private struct BottomBarPlaces: InternalLayout {
  let gap: CGFloat

  private struct Part {
    let index: Int
    let kind: BarPart.Kind
    var width: CGFloat
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0[BarPart.self] == .room ? .zero : $0.sizeThatFits(.unspecified) }
    let wanted = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, sizes.count { $0.width > 0 } - 1))
    return CGSize(width: proposal.width ?? wanted, height: sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var parts = subviews.indices.map { index in
      let kind = subviews[index][BarPart.self]
      return Part(index: index, kind: kind, width: kind == .room ? 0 : subviews[index].sizeThatFits(.unspecified).width)
    }
    let gaps = gap * CGFloat(max(0, parts.count { $0.kind != .room } - 1))
    func answer(_ part: Part, _ width: CGFloat) -> CGFloat {
      subviews[part.index].sizeThatFits(ProposedViewSize(width: max(0, width), height: bounds.height)).width
    }
    var free: CGFloat { bounds.width - gaps - parts.reduce(0) { $0 + $1.width } }
    if free < 0, let search = parts.firstIndex(where: { $0.kind == .search }) { parts[search].width = answer(parts[search], 0) }
    if free < 0 {
      for index in parts.indices where parts[index].kind == .status { parts[index].width = answer(parts[index], parts[index].width + free) }
    }
    if free < 0 { shorten(&parts, to: bounds.width - gaps, answer) }
    let isField = { (part: Part) in part.kind == .search && free > 0 }
    // What may be wider than it asks for shares what is left.
    let growing = parts.indices.filter { index in
      isField(parts[index]) || (parts[index].kind == .item && answer(parts[index], .infinity) > bounds.width)
    }
    let share = max(0, free) / CGFloat(max(1, growing.count))
    for index in growing { parts[index].width = answer(parts[index], parts[index].width + share) }
    for (part, x) in zip(parts, positions(parts, in: bounds.width)) where part.kind != .room {
      subviews[part.index].place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: part.width, height: bounds.height))
    }
    for part in parts where part.kind == .room { subviews[part.index].place(at: bounds.origin, proposal: .zero) }
  }

  /// Lets the widest items have less, until all are `room` wide together.
  private func shorten(_ parts: inout [Part], to room: CGFloat, _ answer: (Part, CGFloat) -> CGFloat) {
    var (rest, left) = (room, parts.count { $0.width > 0 })
    for index in parts.indices.sorted(by: { parts[$0].width < parts[$1].width }) where parts[index].width > 0 {
      let most = rest / CGFloat(left)
      if parts[index].width > most { parts[index].width = answer(parts[index], most) }
      rest -= parts[index].width
      left -= 1
    }
  }

  /// From the line's start to each of the parts.
  private func positions(_ parts: [Part], in width: CGFloat) -> [CGFloat] {
    guard let status = parts.firstIndex(where: { $0.kind == .status }) else {
      return row(parts[...], from: 0, to: width, isAlone: true)
    }
    // Where nothing is written after it, what follows the last room stands at the end.
    var (before, after) = (parts[..<status], parts[(status + 1)...])
    if after.isEmpty, let room = before.lastIndex(where: { $0.kind == .room }) {
      (before, after) = (parts[...room], parts[(room + 1)..<status])
    }
    func taken(_ parts: ArraySlice<Part>) -> CGFloat {
      let items = parts.filter { $0.kind != .room }
      return items.reduce(0) { $0 + $1.width + gap }
    }
    let (own, start, end) = (parts[status].width, taken(before), taken(after))
    let middle = max(start, min((width - own) / 2, width - end - own))
    var places = [CGFloat](repeating: middle, count: parts.count)
    let hasRoom = after.contains { $0.kind == .room }
    for (index, x) in zip(before.indices, row(before, from: 0, to: middle - gap)) { places[index] = x }
    for (index, x) in zip(after.indices, row(after, from: hasRoom ? middle + own + gap : width - end + gap, to: width)) {
      places[index] = x
    }
    return places
  }

  /// Parts one after the other, from `start` on; room shares what is left up to `end`. `isAlone`: without room they stand in the middle.
  private func row(_ parts: ArraySlice<Part>, from start: CGFloat, to end: CGFloat, isAlone: Bool = false) -> [CGFloat] {
    let rooms = parts.count { $0.kind == .room }
    let items = parts.filter { $0.kind != .room }
    let used = items.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, items.count - 1))
    let free = max(0, end - start - used)
    var x = start + (isAlone && rooms == 0 ? free / 2 : 0)
    var isFirst = true
    return parts.map { part in
      guard part.kind != .room else {
        x += free / CGFloat(rooms)
        return x
      }
      if !isFirst { x += gap }
      isFirst = false
      defer { x += part.width }
      return x
    }
  }
}
