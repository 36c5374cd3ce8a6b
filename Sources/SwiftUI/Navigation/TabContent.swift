import Foundation

/// Tabs, or what they are made of. Conform to it as on the phone: describe the tabs in `body`.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// What tells which one is shown.
  associatedtype TabValue: Hashable
  /// The value's type, for the compiler.
  static var _tabValue: TabValue.Type { get }
}
extension TabContent {
  /// The value's type.
  public static var _tabValue: TabValue.Type { TabValue.self }
}
extension TabContent where Body: TabContent {
  /// That of the tabs within.
  public static var _tabValue: Body.TabValue.Type { Body.TabValue.self }
}
extension Tab: TabContent where Value: Hashable { public typealias TabValue = Value }
extension TabContent {
  /// Whether the tabs are not there.
  nonisolated public func hidden(_ hidden: Bool) -> some TabContent<TabValue> { _TabList(content: hidden ? nil : self) }
}
extension ForEach: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }

/// Tabs as a builder collects them.
public struct _TabList<TabValue: Hashable, Content: View> {
  let content: Content
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { Content._emit(content, scope.child(0), into: &nodes) }
}
extension _TabList: PrimitiveView {}
extension _TabList: TabContent {}

/// Collects tabs whose values are of one type.
@MainActor @preconcurrency @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  nonisolated public static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue {
    content
  }
  nonisolated public static func buildBlock<each Content: TabContent>(_ content: repeat each Content)
    -> _TabList<TabValue, TupleView<(repeat each Content)>>
  { _TabList(content: TupleView((repeat each content))) }
  nonisolated public static func buildIf<Content: TabContent>(_ content: Content?) -> _TabList<TabValue, Content?> {
    _TabList(content: content)
  }
  nonisolated public static func buildEither<Content: TabContent>(first: Content) -> _TabList<TabValue, AnyView> {
    _TabList(content: AnyView(first))
  }
  nonisolated public static func buildEither<Content: TabContent>(second: Content) -> _TabList<TabValue, AnyView> {
    _TabList(content: AnyView(second))
  }
  nonisolated public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> _TabList<TabValue, AnyView> {
    _TabList(content: AnyView(content))
  }
}

/// What the user has done with a tablet's tabs. A phone keeps them as they are.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  private var bar: [String: Bool] = [:]
  private var sidebar: [String: Bool] = [:]
  private var sections: [String: [String]] = [:]
  /// Nothing yet.
  public init() {}
  /// Whether the tab of an identifier is shown in the bar; `.automatic` unless the user said otherwise.
  public subscript(tabBarVisibility id: String) -> Visibility {
    get { Self.visibility(bar[id]) }
    set { bar[id] = Self.isShown(newValue) }
  }
  /// Whether the tab of an identifier is shown in the sidebar; `.automatic` unless the user said otherwise.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { Self.visibility(sidebar[id]) }
    set { sidebar[id] = Self.isShown(newValue) }
  }
  /// The user's order of the tabs in the section of an identifier; nil where it was not changed.
  public subscript(sectionID id: String) -> [String]? { sections[id] }
  /// Tabs stand where they were written.
  public mutating func resetTabOrder() { sections = [:] }
  /// The tabs of sections stand where they were written.
  public mutating func resetSectionOrder() { sections = [:] }
  /// All tabs are shown.
  public mutating func resetVisibility() { (bar, sidebar) = ([:], [:]) }

  private static func visibility(_ isShown: Bool?) -> Visibility { isShown.map { $0 ? .visible : .hidden } ?? .automatic }
  private static func isShown(_ visibility: Visibility) -> Bool? { visibility == .automatic ? nil : visibility == .visible }
}
extension AppStorage where Value == TabViewCustomization {
  /// What the user did with tabs: nothing until it is written.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: TabViewCustomization(), key, store: store) }
}
extension SceneStorage where Value == TabViewCustomization {
  /// What the user did with tabs: nothing until it is written.
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}
/// What the user may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Move it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
/// Where a tab is, on a tablet.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
extension TabContent {
  /// Under which name the user's order of tabs is kept. Ignored: a phone keeps them.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// What the user may do with a tab. Ignored: a phone keeps them.
  nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<TabValue>
  { self }
  /// Where a tab is. Ignored: a phone has them below.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Whether a tab is shown where it can be hidden. Ignored: a phone shows all.
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<TabValue>
  { self }
  /// A number on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }
  /// A text on the tab; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { _TabList(content: rowTrait { $0.badge = label }) }
  /// A text to be translated on the tab; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }
  /// A text, shown as it is, on the tab; nil shows none.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
}
