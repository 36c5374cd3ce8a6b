import Foundation
import QuoinAppearance
import QuoinLayout

/// Pages of which one shows, chosen by the bar below them.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: SelectionValue?
  let content: Content
  /// Selects the page of a tag; nil for a view that keeps its own selection.
  let select: (@MainActor (AnyHashable) -> Void)?
  nonisolated init(selected: SelectionValue?, select: (@MainActor (AnyHashable) -> Void)? = nil, made content: Content) {
    self.select = select
    selection = selected
    self.content = content
  }

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var inner = scope
    let report = scope.box(0x7AB) { TabReport() }
    report.begin(for: scope.record, in: scope.environment.navigationReport)
    inner.environment.tabReport = report
    inner.environment.listPart = nil
    var items = LazyItems()
    LazyItems.collect(content, inner.child(0), into: &items)
    var pages: [_ViewNode] = []
    var makers: [Int] = []
    for index in 0..<min(items.count, 200) {
      report.current = index
      items.make(index, into: &pages)
      makers += Array(repeating: index, count: pages.count - makers.count)
    }
    let own = scope.child(2).box(0x7AB) { StateBox<Int>(0) }
    let kept = scope.reading { own.value }
    let chosen =
      pages.firstIndex { page in selection.map { page.value(TagTrait.self) == AnyHashable($0) } ?? false }
      ?? (pages.indices.contains(kept) ? kept : 0)
    guard pages.indices.contains(chosen) else {
      scope.graph.report(Finding(.badArgument, in: "TabView", "has no pages, so it shows nothing. Give each page a tabItem."))
      return nodes.append(_ViewNode(ShapeRule("TabView"), [], scope))
    }
    let limits = FrameLimits(min: nil, ideal: nil, max: .infinity)
    let page = pages[chosen].wrapped(FlexibleFrameRule(horizontal: limits, vertical: limits, alignment: .center), scope)
    if scope.environment.showsTabsAsPages { return emitPaged(page, pages.count, chosen, scope, into: &nodes) }
    let said = report.said(by: makers[chosen])
    let bar = TabBar(
      items: TabRole.order(pages, scope.environment.systemLook.tabs).map { index in
        let page = pages[index]
        nonisolated(unsafe) let tag = page.value(TagTrait.self)
        let choose: @MainActor () -> Void = { [select] in if let select, let tag { select(tag) } else { own.value = index } }
        return TabBar.Item(
          label: page.value(TabItemTrait.self), badge: page.value(RowTraits.self).badge, isChosen: index == chosen,
          isApart: page.value(TabRoleTrait.self) == .search, choose: choose)
      }, ground: said.grounds[.tabBar])
    guard !said.isTabBarHidden, let node = TabBar.oneNode(bar, scope.child(1), in: ZStackLayout().makeRule()) else {
      return nodes.append(page)
    }
    nodes.append(page.inset(by: node, .bottom, HorizontalAlignment.center.key, 0, scope))
  }

  nonisolated private func emitPaged(_ page: _ViewNode, _ count: Int, _ chosen: Int, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    let index = scope.environment.pageIndex
    let dots = PageDots(count: count, chosen: chosen, hasGround: index.hasGround)
    nodes.append(index.shows(count) ? page.layered(dots, over: true, .bottom, scope) : page)
  }
}

extension TabView: PrimitiveView {}

extension TabView {
  /// Pages of which the one tagged with the selection shows, else the first.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    var select: (@MainActor (AnyHashable) -> Void)?
    if let selection {
      nonisolated(unsafe) let binding = selection
      select = { tag in if let value = tag.base as? SelectionValue { binding.wrappedValue = value } }
    }
    self.init(selected: selection?.wrappedValue, select: select, made: content())
  }
}

extension TabView {
  /// Tabs of which the one with the selection's value shows, else the first.
  nonisolated public init(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Content: TabContent, Content.TabValue == SelectionValue {
    nonisolated(unsafe) let binding = selection
    self.init(
      selected: selection.wrappedValue, select: { tag in if let value = tag.base as? SelectionValue { binding.wrappedValue = value } },
      made: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which the first shows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selected: nil, made: content()) }
}

/// A page of a tab view with what stands for it in the bar.
public struct Tab<Value, Content: View, Label: View> {
  let value: AnyHashable?
  let content: Content
  let label: Label
  let role: TabRole?
  nonisolated init(value: AnyHashable?, role: TabRole? = nil, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let label = label
    let page = VStack { content }.tabItem { label }
    let start = nodes.count
    type(of: page)._emit(page, scope, into: &nodes)
    if let value { for node in nodes[start...] { node.setValue(value, for: TagTrait.self) } }
    if let role { for node in nodes[start...] { node.setValue(role, for: TabRoleTrait.self) } }
  }
}

extension Tab: PrimitiveView {}

extension Tab where Value: Hashable {
  /// A page that shows when `value` is selected; `label` stands for it in the bar.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// A page that shows when `value` is selected, with nothing in the bar.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: DefaultTabLabel(role: nil))
  }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  /// A page that shows when `value` is selected, with a title to be translated and a symbol in the bar.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// A page that shows when `value` is selected, with a title, shown as it is, and a symbol in the bar.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

/// What a tab is for. The one that searches stands last, from iOS 26 on apart from the others.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// The page that searches.
  public static let search = TabRole(name: "search")

  /// In which order tabs stand: where they have a plate, the one that searches last.
  static func order(_ pages: [_ViewNode], _ measures: TabBarMeasures) -> [Int] {
    guard measures.plate > 0, let last = pages.firstIndex(where: { $0.value(TabRoleTrait.self) == .search }) else {
      return Array(pages.indices)
    }
    return pages.indices.filter { $0 != last } + [last]
  }
}

/// What a page's tab is for, if that is said.
enum TabRoleTrait: LayoutValueKey {
  static var defaultValue: TabRole? { nil }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  /// A page with a role, called `titleKey`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// A page with a role, called `title`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// The page that searches, with the system's label.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// The page that searches, with the system's label.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// A page with a role, called `titleKey`.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

/// The label that the system gives a tab by its role; nothing without one.
public struct DefaultTabLabel: View {
  let role: TabRole?
  nonisolated init(role: TabRole?) { self.role = role }
  @ViewBuilder public var body: some View { if role == .search { Label("Search", systemImage: "magnifyingglass") } }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// A page with a title to be translated and a symbol in the bar.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// A page with a title, shown as it is, and a symbol in the bar.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never {
  /// A page with any views in the bar.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}
