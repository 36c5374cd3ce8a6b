import QuoinAppearance
import QuoinLayout

/// What the bars around a page are filled with, as far as the page says so.
struct BarGrounds {
  /// What one bar is filled with.
  struct Ground {
    var style: AnyShapeStyle?
    var visibility = Visibility.automatic
    /// Whether the bar is light or dark, where it has a ground; nil = as the page.
    var scheme: ColorScheme?
  }
  private var grounds: [ToolbarPlacement: Ground] = [:]

  /// Changes what is said of some bars; of the navigation bar where none is named.
  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout Ground) -> Void) {
    let named = bars.isEmpty || bars.contains(.automatic) ? bars + [.navigationBar] : bars
    for bar in named { change(&grounds[bar, default: Ground()]) }
  }
  /// What is said of a bar.
  subscript(bar: ToolbarPlacement) -> Ground { grounds[bar] ?? Ground() }
}

extension BarGrounds.Ground {
  /// Whether the bar is filled: one that has no ground by itself is where somebody asks for it, any but where somebody forbids it.
  func isShown(otherwise standard: Bool) -> Bool { visibility == .visible || (visibility == .automatic && standard) }
}

extension View {
  /// The bar on its ground, with the hairline on the side of the content.
  ///
  /// - Parameters:
  ///   - standard: Whether the bar has a ground where nobody says so.
  ///   - overlap: How far a bar at the top reaches up into the safe area.
  @ViewBuilder nonisolated func onGround(_ ground: BarGrounds.Ground, at edge: BarLook.Edge, standard: Bool, overlap: Double = 0)
    -> some View
  {
    if ground.isShown(otherwise: standard) {
      let style = ground.style ?? AnyShapeStyle(SystemStyle(.background))
      let scheme = ground.scheme
      if edge == .top {
        // A ground that begins at the safe area goes on to the screen's edge.
        frame(maxWidth: .infinity)
          .background { Rectangle().fill(style).ignoresSafeArea(edges: [.top, .horizontal]).padding(.top, CGFloat(overlap)) }
          .overlay(alignment: .bottom) { Divider() }
          .settingEnvironment { if let scheme { $0.colorScheme = scheme } }
      } else {
        background(style, ignoresSafeAreaEdges: [.bottom, .horizontal]).overlay(alignment: .top) { Divider() }
          .settingEnvironment { if let scheme { $0.colorScheme = scheme } }
      }
    } else {
      self
    }
  }
}

extension View {
  /// Whether the bars have a ground of their own; the navigation bar where none is named. At rest a navigation bar has none unless it is
  /// asked for.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    reportingGround(bars) { $0.visibility = visibility }
  }
  /// What the bars are filled with, where they have a ground.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    reportingGround(bars) { $0.style = AnyShapeStyle(style) }
  }
  /// Whether the bars have a ground of their own; as `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    reportingGround(bars) { $0.visibility = visibility }
  }
  /// Whether the bars are light or dark, where they have a ground; nil leaves them as the page is. Buttons in them stay as the page's.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    reportingGround(bars) { $0.scheme = colorScheme }
  }

  nonisolated private func reportingGround(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarGrounds.Ground) -> Void) -> some View {
    modifier(
      EmissionModifier { scope, content, nodes in
        if let report = scope.environment.navigationReport { scope.record.tell(report.owner) { report.grounds.change(bars, change) } }
        if bars.contains(.tabBar), let tabs = scope.environment.tabReport {
          scope.record.tell(tabs.owner) { tabs.say { $0.grounds.change(bars, change) } }
        }
        content(scope, &nodes)
      })
  }
}
