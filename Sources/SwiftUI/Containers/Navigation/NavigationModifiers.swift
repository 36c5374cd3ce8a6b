import QuoinLayout

/// The bars a modifier speaks of.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}
/// Where a search field stands; a still has it below the title.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// When the field shows.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { .navigationBarDrawer }
}

extension View {
  /// Tells the navigation stack around something, before the view's content is evaluated.
  nonisolated func reportingNavigation(_ say: @escaping (NavigationReport, Scope) -> Void) -> some View {
    modifier(
      EmissionModifier { scope, content, nodes in
        if let report = scope.environment.navigationReport { say(report, scope) }
        content(scope, &nodes)
      })
  }

  /// The title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View { reportingNavigation { report, _ in report.say(title: title) } }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(verbatim: title.wrappedValue)) }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    reportingNavigation { report, _ in report.titleMode = displayMode }
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    reportingNavigation { report, _ in report.isBackHidden = hidesBackButton }
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    reportingNavigation { report, _ in report.isBarHidden = hidden }
  }
  /// Items beside the title.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    reportingNavigation { report, _ in
      if bars.contains(.navigationBar) || bars.contains(.automatic) || bars.isEmpty { report.isBarHidden = visibility == .hidden }
      if bars.contains(.tabBar) { report.isTabBarHidden = visibility == .hidden }
    }
  }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

  /// A search field below the title.
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
  {
    reportingNavigation { report, _ in
      report.searchPrompt = text.wrappedValue.isEmpty ? prompt ?? Text(verbatim: "Search") : Text(verbatim: text.wrappedValue)
    }
  }
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
    -> some View
  {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S)
    -> some View
  {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// The page that a value of the stack's path shows.
  nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C)
    -> some View
  {
    reportingNavigation { report, _ in
      report.destinations[ObjectIdentifier(D.self)] = { value in (value.base as? D).map { AnyView(destination($0)) } }
    }
  }
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
    let page = AnyView(destination())
    return reportingNavigation { report, _ in if isPresented.wrappedValue { report.presented.append(page) } }
  }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    reportingNavigation { report, _ in if let value = item.wrappedValue { report.presented.append(AnyView(destination(value))) } }
  }
}
