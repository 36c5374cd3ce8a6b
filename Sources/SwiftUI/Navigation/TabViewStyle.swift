import QuoinLayout

/// How a tab view shows its pages.
public protocol TabViewStyle: Sendable {
  /// Whether pages stand beside each other, without a bar of tabs.
  var _isPaged: Bool { get }
  /// When dots stand for the pages.
  var _indexMode: PageTabViewStyle.IndexDisplayMode { get }
}

extension TabViewStyle {
  /// As the style of pages decides.
  public var _indexMode: PageTabViewStyle.IndexDisplayMode { .automatic }
}

/// A bar of tabs below the page.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style without choices.
  public init() {}
  /// False: a bar chooses the page.
  public var _isPaged: Bool { false }
}

/// Pages beside each other, with dots below.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  /// When the dots show.
  public let _indexMode: IndexDisplayMode
  /// Pages with dots below.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { _indexMode = indexDisplayMode }
  /// True: dots stand for the pages.
  public var _isPaged: Bool { true }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs below the page.
  public static var automatic: Self { .init() }
  /// Tabs in a bar; on a phone they always are.
  public static var tabBarOnly: Self { .init() }
  /// Tabs in a sidebar where there is room for one; drawn as a bar.
  public static var sidebarAdaptable: Self { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other, with dots below.
  public static var page: Self { .init() }
  /// Pages beside each other, with dots below or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { .init(indexDisplayMode: indexDisplayMode) }
}

extension View {
  /// Sets how tab views within show their pages.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    settingEnvironment {
      $0.showsTabsAsPages = style._isPaged
      $0.pageIndex.mode = style._indexMode
    }
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {
  /// Whether a ground is drawn behind the dots.
  var _hasGround: Bool { get }
}

extension View {
  /// Sets how the dots of pages within look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndex.hasGround, style._hasGround)
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
