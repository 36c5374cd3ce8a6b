import Foundation
import QuoinAppearance
import QuoinLayout

/// A page with a bar above it; of a path of pages, the last (a still shows one).
public struct NavigationStack<Data, Root: View> {
  let root: Root
  /// The values of the path, the page in sight last.
  let path: [AnyHashable]
  /// Changes the path that was given: puts a value on it, or takes the last away for nil; nil for a stack that keeps its own.
  let change: (@MainActor (AnyHashable?) -> Void)?
  nonisolated init(root: Root, path: [AnyHashable], change: (@MainActor (AnyHashable?) -> Void)? = nil) {
    self.root = root
    self.path = path
    self.change = change
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes.append(NavigationPage(scope: scope, path: path, change: change).node(root))
  }
}

extension NavigationStack: PrimitiveView {}

extension NavigationStack {
  /// A page without a path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(root: root(), path: []) }
  /// The page of the path's last value, or `root` where the path is empty.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), path: path.wrappedValue.values) { value in
      if let value { path.wrappedValue.values.append(value) } else { path.wrappedValue.removeLast() }
    }
  }
  /// The page of the path's last value, or `root` where the path is empty; all values are of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    nonisolated(unsafe) let path = path
    self.init(root: root(), path: path.wrappedValue.map { AnyHashable($0) }) { value in
      if let value = value?.base as? Data.Element {
        path.wrappedValue.append(value)
      } else if value == nil, !path.wrappedValue.isEmpty {
        path.wrappedValue.removeLast()
      }
    }
  }
}

/// How a navigation view shows its pages; on a phone always as a stack.
public protocol NavigationViewStyle: Sendable {}

/// As a stack.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

/// As the device decides; drawn as a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

/// In columns; drawn as a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { .init() } }

extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

extension View {
  /// Unchanged: navigation views are always drawn as stacks, as on a phone.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// Makes a page with its bars: the content first, since it says what stands in them.
struct NavigationPage {
  let scope: _Scope
  let path: [AnyHashable]
  /// Changes a path of the user's; nil for a stack that keeps its own pages.
  var change: (@MainActor (AnyHashable?) -> Void)?
  /// Whether it is the older `NavigationView`.
  var isView = false

  nonisolated func node<Root: View>(_ root: Root) -> _ViewNode {
    var width: CGFloat?
    let node = node(root, &width)
    if width != nil { node.setValue(width, for: ColumnWidthTrait.self) }
    return node
  }

  nonisolated private func node<Root: View>(_ root: Root, _ width: inout CGFloat?) -> _ViewNode {
    // The pages that links led to, where nobody else keeps them.
    let pushed = scope.child(4).box(0xFA6E) { StateBox<[PushedPage]>([]) }
    let own = scope.reading { pushed.value }
    let hasPath = !path.isEmpty
    let goBack: @MainActor () -> Void = { [change] in
      if !pushed.value.isEmpty { pushed.value.removeLast() } else if hasPath { change?(nil) }
    }
    let push: @MainActor (PushedPage) -> Void = { [change] page in
      page.go(change, or: pushed)
    }
    var (content, report) = evaluate(root, step: 0, push: push, goBack: nil)
    let rootMode = report.titleMode
    width = report.columnWidth
    var back: Text?
    var shown = report.presented.last
    let destinations = report.destinations
    func page(of value: AnyHashable) -> AnyView? { destinations[ObjectIdentifier(type(of: value.base))]?(value) }
    if shown == nil, let value = path.last { shown = page(of: value) }
    switch own.last {
    case .view(let view): shown = view
    case .value(let value): shown = page(of: value) ?? shown
    case nil: break
    }
    if let shown {
      back = report.title ?? scope.reading { report.late.value } ?? Text(verbatim: "Back")
      (content, report) = evaluate(shown, step: own.count > 1 ? 0x9A6E + own.count : 2, push: push, goBack: goBack)
      if report.isBackHidden { back = nil }
    }
    report.isClosed = true
    let late = scope.reading { report.late.value }
    var result = content
    let measures = scope.environment.barMeasures
    let tabs = scope.environment.tabReport
    // Above a bar of tabs the field stays below the title (observed: siteline/swiftui-introspect issue 499, iOS 26).
    let searchFloats =
      measures.floatingSearch > 0 && report.searchPlacement != .navigationBarDrawer && report.search != nil
      && (tabs == nil || report.isTabBarHidden)
    if !report.isBottomBarHidden, searchFloats || report.pieces(at: .bottom).contains(where: { !$0.nodes.isEmpty }),
      let bar = BottomBar.oneNode(BottomBar(report, hasSearch: searchFloats), scope.child(3), in: ZStackLayout().makeRule())
    {
      result = result.inset(by: bar, .bottom, HorizontalAlignment.center.key, 0, scope)
    }
    if report.isTabBarHidden, let tabs {
      scope.record.tell(tabs.owner) { tabs.say { $0.isTabBarHidden = true } }
    }
    guard !report.isBarHidden else { return result }
    let title = report.title ?? late
    // A page that says nothing has the title as the root's is (recorded: swiftui-web, ios/nav/push).
    let mode = report.titleMode == .automatic ? rootMode : report.titleMode
    let mayBeLarge = mode != .inline && measures.allowsLargeTitles
    let hasLargeTitle = mayBeLarge && title != nil
    if report.hasLargeTitle.value != hasLargeTitle { report.hasLargeTitle.value = hasLargeTitle }
    report.largeTitleRoom = hasLargeTitle ? CGFloat(measures.largeTitle) : 0
    let isScrolled = scope.reading { report.scrolled.isUnderBar.value }
    let isLarge = mayBeLarge && !isScrolled
    let hidesEmpty = isView ? measures.hidesEmptyNavigationView : measures.hidesEmptyNavigation
    if hidesEmpty, title == nil, back == nil, report.hasNoPieces(hasSearch: !searchFloats) { return result }
    let isInSheet = scope.environment.presentationReport != nil
    let top = Double(scope.environment.windowInsets.top)
    let above = isInSheet ? measures.sheetExtra : max(0, measures.navigationTop - top) - measures.overlap(top: top)
    let bar = NavigationBar(
      report, title: title, isLarge: isLarge, back: back, goBack: goBack, hasSearch: !searchFloats, isScrolled: isScrolled
    ).padding(
      .top, CGFloat(above))
    guard let node = type(of: bar).oneNode(bar, scope.child(1), in: VStackLayout().makeRule()) else { return result }
    return result.inset(by: node, .top, HorizontalAlignment.center.key, 0, scope)
  }

  private func evaluate<Page: View>(
    _ page: Page, step: Int, push: @escaping @MainActor (PushedPage) -> Void, goBack: (@MainActor () -> Void)?
  ) -> (_ViewNode, NavigationReport) {
    let inner = scope.child(step)
    // The same report as long as the page stands there: what is kept inside goes on telling it.
    let report = inner.box(0xBA5) { NavigationReport() }
    report.begin(for: scope.record)
    report.push = push
    var own = inner
    if let goBack {
      let dismissal = inner.box(0xD15) { Dismissal() }
      dismissal.run = goBack
      own.environment.dismissal = dismissal
    }
    own.environment.navigationReport = report
    own.environment.listPart = nil
    let content = Page.oneNode(page, own, in: VStackLayout().makeRule()) ?? _ViewNode(EmptyRule(), [], own)
    let limits = FrameLimits(min: nil, ideal: nil, max: .infinity)
    return (content.wrapped(FlexibleFrameRule(horizontal: limits, vertical: limits, alignment: .center), own), report)
  }
}
