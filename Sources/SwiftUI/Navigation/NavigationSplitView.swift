import Foundation
import QuoinLayout

/// Columns beside each other where there is room, else the first of them as a page.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: NavigationSplitViewVisibility
  let compact: NavigationSplitViewColumn

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    guard scope.environment.horizontalSizeClass == .regular else {
      switch compact.kind {
      case .sidebar: nodes.append(NavigationPage(scope: scope.child(0), path: []).node(sidebar))
      case .content: nodes.append(NavigationPage(scope: scope.child(1), path: []).node(content))
      case .detail: nodes.append(NavigationPage(scope: scope.child(2), path: []).node(detail))
      }
      return
    }
    var first = scope.child(0)
    first.environment.listSettings.style = .sidebar
    var columns = [NavigationPage(scope: scope.child(2), path: []).node(detail)]
    let hasContent = Content.self != EmptyView.self
    if hasContent, visibility != .detailOnly {
      columns.insert(NavigationPage(scope: scope.child(1), path: []).node(content), at: 0)
    }
    let showsSidebar = visibility == .all || visibility == .automatic || (!hasContent && visibility == .doubleColumn)
    if showsSidebar { columns.insert(NavigationPage(scope: first, path: []).node(sidebar), at: 0) }
    let row = HStack(spacing: 0) {
      ForEach(0..<columns.count) { index in
        if index < columns.count - 1 {
          MadeView([columns[index]]).frame(width: columns[index].value(ColumnWidthTrait.self) ?? 320)
          Divider().ignoresSafeArea()
        } else {
          MadeView([columns[index]])
        }
      }
    }
    type(of: row)._emit(row, scope.child(3), into: &nodes)
  }
}

extension NavigationSplitView: PrimitiveView {}

/// How wide a column wants to be, in points.
enum ColumnWidthTrait: LayoutValueKey {
  static var defaultValue: CGFloat? { nil }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case sidebar, content, detail }
  let kind: Kind
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// Which columns of a split view show.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

extension NavigationSplitView {
  /// Three columns; where there is little room across, the preferred one as a page.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar), @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue,
      compact: preferredCompactColumn.wrappedValue)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns; where there is little room across, the preferred one as a page.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar), @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility.wrappedValue,
      compact: preferredCompactColumn.wrappedValue)
  }
}

extension View {
  /// Unchanged: all styles share the room in the same way.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// How wide the column of a split view is that this view stands in, in points; the last column has what is left.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    reportingNavigation { report, _ in report.columnWidth = width }
  }
  /// The same by the width it has while nobody drags it: `ideal`, within the limits.
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let width = Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity)
    return reportingNavigation { report, _ in report.columnWidth = width }
  }
}
