import Foundation
import QuoinLayout

/// What the content of a navigation stack says about the bars around it, while it is evaluated.
final class NavigationReport {
  /// The record that makes the bar.
  var owner: ViewRecord? { handle?.record }
  private var handle: RecordHandle?
  var title: Text?
  /// What stands in small below the title; nothing before iOS 26.
  var subtitle: Text?
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  var isBarHidden = false
  var isTabBarHidden = false
  var isBottomBarHidden = false
  var isBackHidden = false
  var pieces: [_ToolbarPiece] = []
  var search: SearchField?
  var searchPlacement = SearchFieldPlacement.automatic
  /// How wide the column of a split view is to be; nil for the system's width.
  var columnWidth: CGFloat?
  /// What bars are filled with, and whether they are, where somebody says so.
  var grounds = BarGrounds()
  /// The pages that values lead to, by the values' type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Pages that a binding shows.
  var presented: [AnyView] = []
  /// Goes to another page; what links do when they are tapped.
  var push: (@MainActor (PushedPage) -> Void)?
  /// Whether the bar has been made; what is said later counts in the next evaluation.
  var isClosed = false
  /// What was said too late in the last evaluation.
  let late = StateBox<Text?>(nil)
  /// Whether the bar has a large title, as far as the last evaluation tells.
  let hasLargeTitle = StateBox(false)
  /// What the page's scroll views tell of what has gone below the bar.
  let scrolled = ScrolledContent()
  /// How high a large title is that the bar has while nothing has gone below it; 0 without one.
  var largeTitleRoom: CGFloat = 0
  /// Whether nothing stands in the bar besides its title; `hasSearch` says whether a search field would stand there.
  func hasNoPieces(hasSearch: Bool) -> Bool {
    (search == nil || !hasSearch)
      && !pieces.contains { [.leading, .trailing, .principal].contains($0.placement.place) && !$0.nodes.isEmpty }
  }

  /// Forgets what was said: everybody says it again.
  func begin(for owner: ViewRecord) {
    handle = owner.handle
    (title, subtitle) = (nil, nil)
    titleMode = .automatic
    (isBarHidden, isTabBarHidden, isBottomBarHidden, isBackHidden, isClosed) = (false, false, false, false, false)
    pieces = []
    search = nil
    searchPlacement = .automatic
    columnWidth = nil
    grounds = BarGrounds()
    destinations = [:]
    presented = []
  }

  func say(title: Text) {
    guard isClosed else {
      if self.title == nil { self.title = title }
      return
    }
    if late.value == nil { late.value = title }
  }
  func pieces(at place: ToolbarItemPlacement.Place) -> [_ToolbarPiece] {
    pieces.filter { $0.placement.place == place && ($0.isGap || !$0.nodes.isEmpty) }
  }
}

private struct ReportKey: EnvironmentKey { static var defaultValue: NavigationReport? { nil } }
extension EnvironmentValues {
  /// Where the bar around hears of titles and toolbars; `nil` outside a navigation stack.
  var navigationReport: NavigationReport? {
    get { self[ReportKey.self] }
    set { self[ReportKey.self] = newValue }
  }
}

/// What a navigation bar shows.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// A page that a link leads to.
enum PushedPage: @unchecked Sendable {
  /// The one that `navigationDestination` makes of a value.
  case value(AnyHashable)
  case view(AnyView)

  /// Puts the page on a path of the user's, where it is one of a value and there is a path; else on the stack's own.
  @MainActor func go(_ change: (@MainActor (AnyHashable?) -> Void)?, or own: StateBox<[PushedPage]>) {
    if case .value(let value) = self, let change { change(value) } else { own.value.append(self) }
  }
}

/// How whoever shows a page takes it away again: the same as long as it stands there.
final class Dismissal: @unchecked Sendable {
  var run: (@MainActor () -> Void)?
}
private struct DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }
extension EnvironmentValues {
  /// What takes away the page around; nil where nobody presents it.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
}
