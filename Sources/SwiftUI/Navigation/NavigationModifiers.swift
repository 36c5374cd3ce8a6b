import QuoinAppearance
import QuoinLayout

/// The bars a modifier speaks of.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  /// The bar that is there; the navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar above the page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  /// Tells the navigation stack around something, before the view's content is evaluated.
  nonisolated func reportingNavigation(_ say: @escaping (NavigationReport, _Scope) -> Void) -> some View {
    modifier(
      EmissionModifier { scope, content, nodes in
        if let report = scope.environment.navigationReport { scope.record.tell(report.owner) { say(report, scope) } }
        content(scope, &nodes)
      })
  }

  /// The title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View { reportingNavigation { report, _ in report.say(title: title) } }
  /// The title of the page, to be translated.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// The title of the page, shown as it is.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// A title of the page that may be edited; a still shows its words.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(verbatim: title.wrappedValue)) }
  /// What stands in small below the title of the page, to be translated; a phone's bar shows it from iOS 26 on.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }
  /// What stands in small below the title of the page, shown as it is; a phone's bar shows it from iOS 26 on.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  /// What stands in small below the title of the page; a phone's bar shows it from iOS 26 on.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    reportingNavigation { report, scope in
      if scope.environment.systemGeneration.rawValue >= SystemGeneration.ios26.rawValue, report.subtitle == nil {
        report.subtitle = subtitle
      }
    }
  }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  /// The older name of `navigationTitle`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  /// The older name of `navigationTitle`, for a title to be translated.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  /// The title of the page, to be translated, and whether it is large.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  /// The older name of `navigationTitle`, for a title that is shown as it is.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  /// The title of the page, shown as it is, and whether it is large.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }
  /// Whether the title is large below the bar, or stands in it.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    reportingNavigation { report, _ in report.titleMode = displayMode }
  }
  /// Whether the title is large below the bar, or stands in it.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { navigationBarTitleDisplayMode(mode.mode) }
  /// Whether the way back is left out of the bar.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    reportingNavigation { report, _ in report.isBackHidden = hidesBackButton }
  }
  /// Whether the bar above the page is left out.
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
  /// Items where the bar begins.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }
  /// Items where the bar ends.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  /// Whether these bars are left out; of the navigation bar where none is named.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibilities(visibility, bars)
  }
  nonisolated func toolbarVisibilities(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    reportingNavigation { report, _ in
      if bars.contains(.navigationBar) || bars.contains(.automatic) || bars.isEmpty { report.isBarHidden = visibility == .hidden }
      if bars.contains(.tabBar) { report.isTabBarHidden = visibility == .hidden }
      if bars.contains(.bottomBar) { report.isBottomBarHidden = visibility == .hidden }
    }
    .reportingTabs { if bars.contains(.tabBar) { $0.isTabBarHidden = visibility == .hidden } }
  }
  /// Tells the tab view around something, where no navigation stack stands between.
  nonisolated private func reportingTabs(_ say: @escaping (inout TabReport.Page) -> Void) -> some View {
    modifier(
      EmissionModifier { scope, content, nodes in
        if let tabs = scope.environment.tabReport, tabs.navigation === scope.environment.navigationReport {
          scope.record.tell(tabs.owner) { tabs.say(say) }
        }
        content(scope, &nodes)
      })
  }

  /// A search field below the title.
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
  {
    reportingNavigation { report, _ in
      report.searchPlacement = placement
      report.search = SearchField(words: text.wrappedValue, typed: text, prompt: prompt ?? Text(verbatim: "Search"))
    }
  }
  /// A search field below the title, with a prompt to be translated.
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
    -> some View
  {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// A search field below the title, with a prompt that is shown as it is.
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
  /// The page that shows where the binding says so.
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
    let page = AnyView(destination())
    return reportingNavigation { report, _ in if isPresented.wrappedValue { report.presented.append(page) } }
  }
  /// The page that shows where there is an item; nil shows none.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    reportingNavigation { report, _ in if let value = item.wrappedValue { report.presented.append(AnyView(destination(value))) } }
  }
}

/// Where a page's title stands.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// As the page before.
  public static var automatic: ToolbarTitleDisplayMode { Self(mode: .automatic) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { Self(mode: .large) }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { Self(mode: .inline) }
  /// Large, in the bar; shown large below it here.
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(mode: .large) }
}
