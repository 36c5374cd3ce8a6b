/// What the pages say to the tab view around.
final class TabReport {
  /// The record that makes the bar.
  var owner: ViewRecord? { handle?.record }
  private var handle: RecordHandle?
  var isTabBarHidden = false
  /// What the bar is filled with, and whether it is, where somebody says so.
  var grounds = BarGrounds()

  /// Forgets what was said: everybody says it again.
  func begin(for owner: ViewRecord) {
    handle = owner.handle
    isTabBarHidden = false
    grounds = BarGrounds()
  }
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
