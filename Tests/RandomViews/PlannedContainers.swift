import SwiftUI
import UIKit

@MainActor extension ViewPlan {
  /// The view where the plan makes its children as they are needed, or scrolls.
  var lazyContainer: AnyView? {
    let count = max(1, picks[2] % 60)
    let kinds = children
    func repeated() -> some View {
      ForEach(0..<(kinds.isEmpty ? 0 : count), id: \.self) { index in kinds[index % kinds.count].view.id(index) }
    }
    let items = [
      GridItem(.adaptive(minimum: max(5, lengths[0]))), GridItem(.flexible(minimum: lengths[1], maximum: lengths[2])),
      GridItem(.fixed(lengths[2])),
    ]
    let some = Array(items.prefix(1 + picks[0] % 3))
    let pins: PinnedScrollableViews = [[], .sectionHeaders, [.sectionHeaders, .sectionFooters]][picks[1] % 3]
    switch kind {
    case .lazyVStack:
      return AnyView(
        LazyVStack(alignment: Choice.horizontal(picks[0]), spacing: Choice.spacing(picks[1], lengths[0]), pinnedViews: pins) {
          Section {
            repeated()
          } header: {
            Text(verbatim: "head")
          } footer: {
            Text(verbatim: "foot")
          }
        })
    case .lazyHStack:
      return AnyView(LazyHStack(alignment: Choice.vertical(picks[0]), spacing: Choice.spacing(picks[1], lengths[0])) { repeated() })
    case .lazyVGrid:
      return AnyView(
        LazyVGrid(columns: some, alignment: Choice.horizontal(picks[0]), spacing: Choice.spacing(picks[1], lengths[0]), pinnedViews: pins) {
          Section {
            repeated()
          } header: {
            Text(verbatim: "head")
          }
        })
    case .lazyHGrid: return AnyView(LazyHGrid(rows: some, spacing: Choice.spacing(picks[1], lengths[0])) { repeated() })
    default: return scrolling
    }
  }

  private var scrolling: AnyView? {
    let scroll = ScrollView(Choice.axes(picks[0]), showsIndicators: picks[1] % 2 == 0) { inside }
    switch kind {
    case .scroll: return AnyView(scroll)
    case .scrollAnchored: return AnyView(scroll.defaultScrollAnchor(Choice.anchor(picks[2])))
    case .scrollTo:
      let (target, anchor) = (picks[1] % 60, picks[2] % 9 == 8 ? nil : Choice.anchor(picks[2]))
      return AnyView(ScrollViewReader { proxy in scroll.onAppear { proxy.scrollTo(target, anchor: anchor) } })
    case .scrollPosition:
      return AnyView(scroll.scrollPosition(id: .constant(picks[1] % 60 as Int?), anchor: picks[2] % 2 == 0 ? nil : Choice.anchor(picks[2])))
    default: return nil
    }
  }

  /// The view where the plan is any other container.
  var container: AnyView { stack ?? systemContainer ?? AnyView(Group { inside }) }

  private var stack: AnyView? {
    switch kind {
    case .vStack: AnyView(VStack(alignment: Choice.horizontal(picks[0]), spacing: Choice.spacing(picks[1], lengths[0])) { inside })
    case .hStack: AnyView(HStack(alignment: Choice.vertical(picks[0]), spacing: Choice.spacing(picks[1], lengths[0])) { inside })
    case .zStack: AnyView(ZStack(alignment: Choice.alignment(picks[0])) { inside })
    case .grid:
      AnyView(
        Grid(
          alignment: Choice.alignment(picks[0]), horizontalSpacing: Choice.spacing(picks[1], lengths[0]),
          verticalSpacing: Choice.spacing(picks[2], lengths[1])
        ) {
          ForEach(0..<((children.count + 1) / 2), id: \.self) { row in
            GridRow {
              children[2 * row].view
              if 2 * row + 1 < children.count { children[2 * row + 1].view }
            }
          }
          if picks[0] % 3 == 0 { Divider() }
        })
    case .viewThatFits: AnyView(ViewThatFits(in: Choice.axes(picks[0])) { inside })
    case .geometry:
      AnyView(
        GeometryReader { proxy in
          whole.frame(width: proxy.size.width / 2).offset(x: proxy.frame(in: .global).minX)
        })
    case .diagonal: AnyView(Diagonal(step: lengths[0]) { inside })
    case .group: AnyView(Group { inside })
    case .forEach: AnyView(inside)
    case .anyLayout:
      AnyView((picks[0] % 2 == 0 ? AnyLayout(HStackLayout(spacing: lengths[0])) : AnyLayout(VStackLayout(spacing: lengths[0]))) { inside })
    default: nil
    }
  }

  private var systemContainer: AnyView? {
    switch kind {
    case .list: AnyView(List { inside })
    case .form: AnyView(Form { Section("Section") { inside } })
    case .section:
      AnyView(
        Section {
          inside
        } header: {
          Text(verbatim: "Head")
        } footer: {
          Text(verbatim: "Foot")
        })
    case .navigation:
      AnyView(
        NavigationStack {
          whole.navigationTitle(Text(verbatim: "Title")).navigationBarTitleDisplayMode(picks[0] % 2 == 0 ? .inline : .large)
        })
    case .tabs:
      AnyView(
        TabView(selection: .constant(picks[0] % 3)) {
          ForEach(children.indices, id: \.self) { index in
            children[index].view.tabItem { Label("Tab", systemImage: "star") }.tag(index)
          }
        })
    case .groupBox: AnyView(GroupBox("Box") { inside })
    case .disclosure: AnyView(DisclosureGroup("More", isExpanded: .constant(picks[0] % 2 == 0)) { inside })
    case .table:
      AnyView(
        Table(children.indices.map { TableEntry(id: $0, plan: children[$0]) }) {
          TableColumn("Name") { (entry: TableEntry) in Text(verbatim: "\(entry.id)") }
          TableColumn("View") { (entry: TableEntry) in entry.plan.view }
        })
    case .controlGroup: AnyView(ControlGroup { inside })
    case .hosting: AnyView(Hosted(plan: self))
    case .buttonOf:
      AnyView(
        Button {
        } label: {
          inside
        })
    default: nil
    }
  }
}

private struct TableEntry: Identifiable {
  let id: Int
  let plan: ViewPlan
}

/// A view of SwiftUI in a controller of UIKit in a view of SwiftUI.
private struct Hosted: UIViewControllerRepresentable {
  let plan: ViewPlan

  func makeUIViewController(context: Context) -> UIHostingController<AnyView> { UIHostingController(rootView: plan.whole) }
  func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) { controller.rootView = plan.whole }
}

/// A layout of a user's own: each view below and beside the one before.
private struct Diagonal: Layout {
  let step: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height + step })
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = CGPoint(x: bounds.minX, y: bounds.minY)
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(at: corner, anchor: .topLeading, proposal: ProposedViewSize(size))
      corner.x += size.width
      corner.y += size.height + step
    }
  }
}
