import Foundation
import QuoinAppearance
import QuoinLayout

extension _ViewNode {
  /// The page's content under what it presents, and under what that presents.
  func covered(in scope: _Scope) -> _ViewNode {
    var result = self
    for depth in 0..<8 {
      let presented = scope.graph.presentations.take(at: depth).filter(\.liesOverPage)
      guard !presented.isEmpty else { break }
      // The phone presents one at a time: the last to ask.
      if let top = presented.last { result = result.covered(by: top, at: depth, scope) }
    }
    return result
  }

  private func covered(by presentation: Presentation, at depth: Int, _ scope: _Scope) -> _ViewNode {
    var inner = presentation.scope.within(scope.record)
    let report = PresentationReport()
    inner.environment.navigationReport = nil
    inner.environment.tabReport = nil
    inner.environment.listPart = nil
    inner.environment.isInRow = false
    inner.environment.controlsStickOut = false
    inner.environment.undressLabel()
    inner.environment.isBehind = false
    inner.environment.presentationDepth = depth + 1
    inner.environment.presentationReport = report
    if [.sheet, .popover, .inspector].contains(presentation.kind) { inner.environment.isElevated = true }
    if presentation.kind == .cover { inner.environment.isElevated = false }
    inner.environment.dismissal = presentation.dismissal
    guard let node = AnyView.oneNode(presentation.content, inner, in: VStackLayout().makeRule()) else { return self }
    let limits = FrameLimits(min: nil, ideal: nil, max: .infinity)
    let page = wrapped(FlexibleFrameRule(horizontal: limits, vertical: limits, alignment: .center), scope)
    if presentation.standsBeside(inner.environment, report) {
      return page.covered(byCard: node, of: presentation.within(inner), from: presentation.source, report)
    }
    if presentation.kind == .layer || presentation.kind == .dialog { return page.layered(MadeView([node]), over: true, .center, inner) }
    let cover = SheetCover(
      content: [node], isSheet: !presentation.isCover(report),
      height: report.height(of: scope.environment.windowSize?.height ?? 852, in: inner.environment),
      radius: report.cornerRadius ?? CGFloat(inner.environment.systemLook.presentation.sheetRadius), background: report.background,
      showsIndicator: report.showsIndicator == .visible || (report.showsIndicator == .automatic && report.detents.count > 1))
    return page.layered(cover, over: true, .bottom, inner)
  }
}

extension Presentation {
  /// Whether anything of it is drawn over the page: an inspector only where there is no room for a column of its own.
  var liesOverPage: Bool { kind != .inspector || scope.environment.horizontalSizeClass != .regular }
  /// Whether it is a card beside what it is about: popovers on a tablet, or where they are not to change; dialogs on a tablet, or wherever
  /// the system has them so.
  func standsBeside(_ environment: EnvironmentValues, _ report: PresentationReport) -> Bool {
    switch kind {
    case .dialog: AlertLayer.standsBeside(environment)
    case .popover: environment.horizontalSizeClass == .regular || report.adaptation == .popover || report.adaptation == .none
    default: false
    }
  }
  /// Whether it lies over all of the page.
  func isCover(_ report: PresentationReport) -> Bool {
    kind == .cover || (kind == .popover && report.adaptation == .fullScreenCover)
  }
  /// The same, said elsewhere.
  func within(_ scope: _Scope) -> Presentation {
    Presentation(kind: kind, source: source, content: content, dismissal: dismissal, scope: scope)
  }
}

/// A sheet over a dimmed page, or a cover over all of it.
private struct SheetCover: View {
  nonisolated(unsafe) let content: [_ViewNode]
  let isSheet: Bool
  /// In points; `nil` for nearly the whole page.
  let height: CGFloat?
  let radius: CGFloat
  nonisolated(unsafe) let background: AnyView?
  let showsIndicator: Bool
  @Environment(\.self) private var environment
  @Environment(\.colorScheme) private var scheme
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dismissal) private var dismissal
  /// A touch beside a sheet takes it away, as pulling it down does on the phone.
  private var dismiss: @MainActor () -> Void { { [dismissal] in dismissal?.run?() } }
  nonisolated init(
    content: [_ViewNode], isSheet: Bool, height: CGFloat?, radius: CGFloat, background: AnyView?, showsIndicator: Bool
  ) {
    self.content = content
    self.isSheet = isSheet
    self.height = height
    self.radius = radius
    self.background = background
    self.showsIndicator = showsIndicator
  }

  var body: some View {
    if !isSheet {
      all.background { ground.ignoresSafeArea() }
    } else if width == .regular {
      // On a tablet a sheet stands in the middle.
      ZStack {
        dimming
        all.frame(maxWidth: 704, maxHeight: height ?? 640).background { ground }.clipShape(RoundedRectangle(cornerRadius: radius))
      }
    } else if let height, measures.floatInset > 0 {
      ZStack(alignment: .bottom) {
        dimming
        floating(height, CGFloat(measures.floatInset))
      }
    } else {
      ZStack(alignment: .bottom) {
        dimming
        all.frame(maxHeight: height ?? .infinity)
          .background { ground.ignoresSafeArea(edges: .bottom) }
          .mask { upper.ignoresSafeArea(edges: .bottom) }
          .overlay(alignment: .top) { indicator }
          .padding(.top, height == nil ? top(measures) : 0)
      }
    }
  }

  /// A sheet that is not large, clear of the window's edges.
  private func floating(_ height: CGFloat, _ inset: CGFloat) -> some View {
    let covered = environment.windowInsets.bottom
    let below = max(0, covered - inset)
    let card = RoundedRectangle(cornerRadius: radius, style: .continuous)
    return all.frame(maxHeight: height)
      .background { ground.padding(.bottom, -below) }
      .mask { card.padding(.bottom, -below) }
      .overlay(alignment: .top) { indicator }
      .padding(.horizontal, inset)
      .padding(.bottom, max(0, inset - covered))
  }

  private var measures: PresentationMeasures { environment.systemLook.presentation }
  private func top(_ measures: PresentationMeasures) -> CGFloat {
    max(CGFloat(measures.sheetTop), CGFloat(measures.sheetLeastTop) - environment.windowInsets.top)
  }

  private var all: some View { VStack { MadeView(content) }.frame(maxWidth: .infinity, maxHeight: .infinity) }
  private var dimming: some View {
    Color.black.opacity(scheme == .dark ? measures.dimDark : measures.dim).ignoresSafeArea().keepingAction(dismiss)
  }
  private var upper: UnevenRoundedRectangle {
    UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous)
  }
  @ViewBuilder private var ground: some View {
    if let background {
      background
    } else {
      Rectangle().fill(Color.systemBackground(0))
    }
  }
  @ViewBuilder private var indicator: some View {
    if showsIndicator {
      Capsule().fill(SystemStyle(.tertiaryLabel)).frame(width: 36, height: 5).padding(.top, CGFloat(measures.grabberTop))
    }
  }
}
