import Foundation
import QuoinAppearance
import SwiftUI

private let source = Source.law("what is said of a container shows whatever else is said of it")

private struct Cell: Identifiable {
  let id: Int
  var name: String { ["one", "twenty-two", "three"][id % 3] }
}

private struct TableSaid {
  var isWide = true
  var alignment = TableColumnAlignment.leading
  var width: CGFloat?
  var least: CGFloat?
  var count = 2
  var hasThird = false
  var chosen: Int?
  var scheme = ColorScheme.light
  var system = SystemGeneration.ios17

  @MainActor var view: some View {
    Table((0..<count).map(Cell.init), selection: .constant(chosen)) {
      TableColumn("First") { Text($0.name) }.width(width).alignment(alignment)
      TableColumn("Second") { Text("\($0.id)") }.width(min: least).alignment(alignment)
      if hasThird { TableColumn("Third") { Text("3 \($0.name)") } }
    }
    .environment(\.horizontalSizeClass, isWide ? .regular : .compact).environment(\.colorScheme, scheme).inGeneration(system)
  }
}

private struct GridSaid {
  var alignment = Alignment.center
  var across: CGFloat?
  var down: CGFloat?
  var row: VerticalAlignment?
  var column: HorizontalAlignment?
  var anchor: UnitPoint?
  var span = 1
  var unsized: Axis.Set = []
  var hasLine = false
  var isMirrored = false

  @MainActor var view: some View {
    Grid(alignment: alignment, horizontalSpacing: across, verticalSpacing: down) {
      GridRow(alignment: row) {
        Color.pureRed.frame(width: 20, height: 30)
        second
        Color.pureGreen.frame(width: 15, height: 12)
      }
      if hasLine { Divider().gridCellUnsizedAxes(.horizontal) }
      GridRow {
        Color.black.frame(width: 60, height: 8)
        Color.pureBlue.frame(width: 50, height: 40)
        Text("end").gridCellUnsizedAxes(unsized).frame(maxWidth: .infinity, alignment: .trailing).background(.yellow)
      }
      GridRow {
        Color.pureRed.frame(width: 45, height: 5).gridCellColumns(span)
        Color.pureGreen.frame(width: 5, height: 20)
      }
    }
    .border(.gray).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
  @ViewBuilder @MainActor private var second: some View {
    let view = Color.pureBlue.frame(width: 10, height: 10)
    let inColumn = Group { if let column { view.gridColumnAlignment(column) } else { view } }
    if let anchor { inColumn.gridCellAnchor(anchor) } else { inColumn }
  }
}

private struct LazyGridSaid {
  var isUpright = true
  var kind = 0
  var spacing: CGFloat?
  var lineSpacing: CGFloat?
  var alignment: Alignment?
  var whole = 1
  var pinned: PinnedScrollableViews = []
  var hasHead = false
  var scrolled = 0
  var isMirrored = false

  @MainActor var view: some View {
    let item: GridItem =
      switch kind {
      case 0: GridItem(.flexible(), spacing: spacing, alignment: alignment)
      case 1: GridItem(.flexible(minimum: 20, maximum: 40), spacing: spacing, alignment: alignment)
      default: GridItem(.fixed(50), spacing: spacing, alignment: alignment)
      }
    let items = kind == 3 ? [GridItem(.adaptive(minimum: 40), spacing: spacing, alignment: alignment)] : [item, item, item]
    let grid = ScrollView(isUpright ? .vertical : .horizontal) {
      if isUpright {
        LazyVGrid(columns: items, alignment: [.leading, .center, .trailing][whole], spacing: lineSpacing, pinnedViews: pinned) { cells }
      } else {
        LazyHGrid(rows: items, alignment: [.top, .center, .bottom][whole], spacing: lineSpacing, pinnedViews: pinned) { cells }
      }
    }
    return grid.defaultScrollAnchor(scrolled == 0 ? nil : .bottomTrailing).frame(width: 200, height: 190)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
  @MainActor private var cells: some View {
    Section {
      ForEach(0..<30) { index in
        (index % 2 == 0 ? Color.pureRed : .pureBlue).frame(width: 14, height: 10 + CGFloat(index % 3) * 8)
      }
    } header: {
      if hasHead { Color.pureGreen.frame(width: 30, height: 12) }
    }
  }
}

private struct ScrollSaid {
  var axes = Axis.Set.vertical
  var count = 12
  var anchor: UnitPoint?
  var margins: CGFloat = 0
  var marginEdges = Edge.Set.all
  var target: Int?
  var targetAnchor = UnitPoint.top
  var clips = true
  var inset = 0
  var padding: CGFloat = 0
  var gap: CGFloat = 4
  var isMirrored = false

  @MainActor var view: some View {
    let across = axes == .horizontal
    let layout = across ? AnyLayout(HStackLayout(spacing: gap)) : AnyLayout(VStackLayout(spacing: gap))
    let scroll = ScrollViewReader { proxy in
      ScrollView(axes) {
        layout {
          ForEach(0..<count, id: \.self) { index in
            (index % 3 == 0 ? Color.pureRed : index % 3 == 1 ? .pureBlue : .pureGreen)
              .frame(width: across ? 30 : 130, height: across ? 130 : 30 + CGFloat(index)).id(index)
          }
        }
        .padding(.leading, padding)
      }
      .onAppear { if let target { proxy.scrollTo(target, anchor: targetAnchor) } }
    }
    return scroll.defaultScrollAnchor(anchor).contentMargins(marginEdges, margins, for: .scrollContent).scrollClipDisabled(!clips)
      .safeAreaInset(edge: inset == 1 ? .top : .bottom, spacing: 3) { if inset > 0 { Color.black.frame(height: 20) } }
      .frame(width: 160, height: 180).padding(20).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

private struct FormSaid {
  var kind = 0
  var isForm = false
  var isOpen = true
  var label = 1
  var content = 1
  var alignment = 0
  var isOff = false
  var type = DynamicTypeSize.large
  var isMirrored = false
  var system = SystemGeneration.ios17

  @MainActor var view: some View {
    let page = Group {
      if isForm { Form { part } } else { VStack { part }.padding(8).frame(maxHeight: .infinity, alignment: .top) }
    }
    return page.disabled(isOff).dynamicTypeSize(type).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      .inGeneration(system)
  }
  private var title: String { label == 1 ? "Title" : "Another title" }
  @ViewBuilder @MainActor private var inside: some View {
    Text("Inside")
    if content > 1 { Text("More of it") }
  }
  @ViewBuilder @MainActor private var part: some View {
    switch kind {
    case 0: GroupBox(title) { inside }
    case 1: DisclosureGroup(title, isExpanded: .constant(isOpen)) { inside }
    case 2: LabeledContent(title) { inside }
    case 3: LabeledContent(title, value: content > 1 ? "1234" : "7")
    case 4:
      ContentUnavailableView {
        Label(title, systemImage: "tray")
      } description: {
        inside
      } actions: {
        if content > 1 { Button("Again") {} }
      }
    case 5:
      ControlGroup {
        Button(title) {}
        if content > 1 { Button("More", systemImage: "plus") {} }
      }
    default:
      Section {
        inside
      } header: {
        Text(title)
      } footer: {
        if content > 1 { Text("Foot") }
      }
    }
  }
}

extension Ledger {
  /// What is said of containers, several words at a time.
  func containerCrowds() {
    topic("Containers: several words at a time")

    measure("Table", "TableColumn", says: "columns' widths and places, rows and choices show beside each other", from: source) { judge in
      let said = Crowd(TableSaid())
      said.choose(\.isWide)
      said.choose(\.alignment, [.leading, .center, .trailing]) { $0.isWide = true }
      said.choose(\.width, [nil, 60, 140]) { ($0.isWide, $0.least) = (true, nil) }
      said.choose(\.least, [nil, 240]) { ($0.isWide, $0.width) = (true, nil) }
      said.choose(\.count, [1, 2, 5])
      said.choose(\.hasThird) { ($0.isWide, $0.width, $0.least) = (true, nil, nil) }
      said.choose(\.chosen, [nil, 0])
      said.choose(\.scheme, [.light, .dark])
      try judge.crowds(said, in: .fixed(420, 320)) { $0.view }
    }
    measure("Grid", "GridRow", says: "alignments, gaps, spans and anchors show beside each other", from: source) { judge in
      let said = Crowd(GridSaid())
      said.choose(\.alignment, [.center, .topLeading, .bottomTrailing]) { ($0.row, $0.column) = (nil, nil) }
      said.choose(\.across, [nil, 2, 30])
      said.choose(\.down, [nil, 1, 25])
      said.choose(\.row, [.top, .center, .bottom])
      said.choose(\.column, [.leading, .center, .trailing]) { $0.anchor = nil }
      said.choose(\.anchor, [UnitPoint.topLeading, .bottomTrailing, UnitPoint(x: 0.3, y: 0.6)])
      said.choose(\.span, [1, 2])
      said.choose(\.hasLine)
      said.choose(\.isMirrored)
      try judge.crowds(said, rounds: 3, in: .fixed(280, 200)) { $0.view }
    }
    measure(
      "LazyVGrid", "LazyHGrid", "GridItem", says: "columns, gaps, alignments, heads and what is scrolled to show beside each other",
      from: source
    ) { judge in
      let said = Crowd(LazyGridSaid())
      said.choose(\.isUpright)
      said.choose(\.kind, [0, 1, 2, 3])
      said.choose(\.spacing, [nil, 1, 20]) { $0.kind = 2 }
      said.choose(\.lineSpacing, [nil, 1, 20])
      said.choose(\.alignment, [.topLeading, .center, .bottomTrailing]) { $0.kind = 2 }
      said.choose(\.whole, [0, 1, 2]) { ($0.kind, $0.spacing) = (1, 1) }
      said.choose(\.pinned, [[], .sectionHeaders]) { ($0.hasHead, $0.scrolled, $0.lineSpacing) = (true, 1, 20) }
      said.choose(\.hasHead) { $0.scrolled = 0 }
      said.choose(\.scrolled, [0, 1]) { $0.lineSpacing = 20 }
      said.choose(\.isMirrored) { $0.isUpright = true }
      try judge.crowds(said, rounds: 3, in: .fixed(240, 220)) { $0.view }
    }
    measure(
      "ScrollView", "ScrollViewReader", "View.contentMargins", "View.defaultScrollAnchor",
      says: "directions, margins, anchors and places show beside each other", from: source
    ) { judge in
      let said = Crowd(ScrollSaid())
      said.choose(\.axes, [.vertical, .horizontal, [.vertical, .horizontal]])
      said.choose(\.anchor, [nil, UnitPoint.bottomTrailing, .center]) { $0.target = nil }
      said.choose(\.margins, [0, 9]) { $0.marginEdges = .all }
      said.choose(\.marginEdges, [.leading, .top]) { ($0.margins, $0.anchor, $0.target) = (12, nil, nil) }
      said.choose(\.target, [nil, 3, 6]) { ($0.targetAnchor, $0.anchor) = (.topLeading, nil) }
      said.choose(\.targetAnchor, [.topLeading, .center, .bottomTrailing]) { ($0.target, $0.anchor) = (5, nil) }
      said.choose(\.clips)
      said.choose(\.inset, [0, 1, 2]) { $0.axes = .vertical }
      said.choose(\.gap, [0, 9])
      said.choose(\.isMirrored) { ($0.axes, $0.target, $0.anchor, $0.count) = (.horizontal, nil, nil, 12) }
      try judge.crowds(said, rounds: 3, in: .fixed(220, 240)) { $0.view }
    }
    measure(
      "Form", "GroupBox", "DisclosureGroup", "LabeledContent", "ContentUnavailableView", "ControlGroup",
      says: "titles, contents, rows, sizes of words and generations show in every kind", from: source
    ) { judge in
      let said = Crowd(FormSaid())
      said.choose(\.kind, [0, 1, 2, 3, 4, 5, 6])
      said.choose(\.isForm)
      said.choose(\.isOpen) { $0.kind = 1 }
      said.choose(\.label, [1, 2])
      said.choose(\.content, [1, 2]) { $0.isOpen = true }
      said.choose(\.type, [.large, .xxxLarge, .accessibility3]) { $0.kind = 2 }
      said.choose(\.type, [.xSmall, .large])
      said.choose(\.isMirrored) { if $0.kind == 4 { $0.kind = 0 } }
      said.choose(\.system, [.ios17, .ios26]) { $0.isForm = true }
      try judge.crowds(said, rounds: 4, in: .fixed(320, 300)) { $0.view }
    }
  }
}
