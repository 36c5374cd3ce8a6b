/// What the pages say to the tab view around.
final class TabReport {
  /// The record that makes the bar.
  var owner: ViewRecord? { handle?.record }
  private var handle: RecordHandle?
  /// Who hears of the titles within, if a navigation stack is around the tab view.
  private(set) weak var navigation: NavigationReport?
  /// What one page says; it holds while the page shows.
  struct Page {
    var isTabBarHidden = false
    /// What the bar is filled with, and whether it is, where somebody says so.
    var grounds = BarGrounds()
  }
  private var pages: [Int: Page] = [:]
  /// The page that is being made.
  var current = 0

  /// Forgets what was said: everybody says it again.
  func begin(for owner: ViewRecord, in navigation: NavigationReport?) {
    handle = owner.handle
    self.navigation = navigation
    pages = [:]
  }
  /// The page that is being made says something.
  func say(_ change: (inout Page) -> Void) { change(&pages[current, default: Page()]) }
  /// What a page said.
  func said(by page: Int) -> Page { pages[page] ?? Page() }
}
private struct TabReportKey: EnvironmentKey { static var defaultValue: TabReport? { nil } }
private struct PagedTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  var tabReport: TabReport? {
    get { self[TabReportKey.self] }
    set { self[TabReportKey.self] = newValue }
  }
  var showsTabsAsPages: Bool {
    get { self[PagedTabsKey.self] }
    set { self[PagedTabsKey.self] = newValue }
  }
}
