import QuoinLayout

/// How a tab view shows its pages.
public protocol TabViewStyle: Sendable {
  var _isPaged: Bool { get }
  /// When dots stand for the pages.
  var _indexMode: PageTabViewStyle.IndexDisplayMode { get }
}
extension TabViewStyle {
  public var _indexMode: PageTabViewStyle.IndexDisplayMode { .automatic }
}
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _isPaged: Bool { false }
}
/// Pages beside each other, with dots below.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  public let _indexMode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { _indexMode = indexDisplayMode }
  public var _isPaged: Bool { true }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { .init() }
  /// Tabs in a bar; on a phone they always are.
  public static var tabBarOnly: Self { .init() }
  /// Tabs in a sidebar where there is room for one; drawn as a bar.
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { .init(indexDisplayMode: indexDisplayMode) }
}
extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    settingEnvironment {
      $0.showsTabsAsPages = style._isPaged
      $0.pageIndex.mode = style._indexMode
    }
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {
  var _hasGround: Bool { get }
}
/// Dots, with a rounded ground behind them or without.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the ground shows; `interactive` means while a finger is there, which a still never has.
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
  public let _hasGround: Bool
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _hasGround = backgroundDisplayMode == .always }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}
extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    settingEnvironment { $0.pageIndex.hasGround = style._hasGround }
  }
}

/// What modifiers say about the dots of pages inside.
struct PageIndex {
  var mode = PageTabViewStyle.IndexDisplayMode.automatic
  var hasGround = false
  /// Whether the dots of so many pages show.
  func shows(_ count: Int) -> Bool { mode == .always || (mode == .automatic && count > 1) }
}
private struct PageIndexKey: EnvironmentKey { static var defaultValue: PageIndex { PageIndex() } }
extension EnvironmentValues {
  var pageIndex: PageIndex {
    get { self[PageIndexKey.self] }
    set { self[PageIndexKey.self] = newValue }
  }
}
