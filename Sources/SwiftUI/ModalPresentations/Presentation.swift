import Foundation
import QuoinLayout

/// Something that lies over the whole page: a sheet, a cover, or a layer that dims the page itself.
struct Presentation {
  enum Kind { case sheet, cover, layer, popover, dialog, inspector }
  let kind: Kind
  /// What a popover or a dialog stands beside.
  let source: PopoverSource
  let content: AnyView
  /// How it is taken away again.
  let dismissal: Dismissal
  /// Where it was said, so that what is presented finds the same environment.
  let scope: _Scope
}

/// What the content of a sheet says about the sheet, while it is evaluated.
final class PresentationReport {
  var detents: Set<PresentationDetent> = []
  var selected: PresentationDetent?
  var showsIndicator: Visibility = .automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  /// What the presentation becomes where there is little width.
  var adaptation: PresentationAdaptation = .automatic

  /// The height that the sheet stands at; the lowest when none is chosen, as the phone opens it.
  func height(of page: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
    let heights = (selected.map { [$0] } ?? Array(detents)).map { $0.height(of: page, in: environment) }
    return heights.contains(nil) && heights.count == 1 ? nil : heights.compactMap { $0 }.min()
  }
}
extension PresentationDetent {
  /// In points, on a page of this height, above what the screen covers at its bottom; nil for all there is.
  func height(of page: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
    let measures = environment.systemLook.presentation
    // A sheet that floats reaches down to the window's edge but for its distance from it.
    let below = measures.floatInset > 0 ? max(environment.windowInsets.bottom, CGFloat(measures.floatInset)) : 0
    return switch name {
    case "medium": max(0, page / 2 + CGFloat(measures.mediumExtra) - below)
    case "fraction": length.isFinite ? max(0, page * min(1, max(0, length)) - below) : nil
    case "height": length.isFinite ? max(0, length) : nil
    default: nil
    }
  }
}

private struct PresentationDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
  /// How many presentations lie between here and the page.
  var presentationDepth: Int {
    get { self[PresentationDepthKey.self] }
    set { self[PresentationDepthKey.self] = newValue }
  }
}

private struct ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether this lies on a card over the page, whose dark backgrounds are a step lighter, as UIKit's elevated level has them.
  var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}

private struct PresentationReportKey: EnvironmentKey { static var defaultValue: PresentationReport? { nil } }
extension EnvironmentValues {
  /// Where the sheet around hears of its height and look; `nil` outside a sheet.
  var presentationReport: PresentationReport? {
    get { self[PresentationReportKey.self] }
    set { self[PresentationReportKey.self] = newValue }
  }
}

extension View {
  /// Presents `content` over the page while there is some.
  nonisolated func presenting(
    _ kind: Presentation.Kind, at anchor: PopoverAttachmentAnchor = .rect(.bounds), dismiss: @escaping @MainActor () -> Void = {},
    _ content: @escaping () -> AnyView?
  ) -> some View {
    modifier(
      EmissionModifier { scope, emit, nodes in
        let start = nodes.count
        emit(scope, &nodes)
        guard let view = scope.reading({ content() }) else { return }
        let graph = scope.graph
        let own = scope.child(0x5EE7)
        let dismissal = own.box(0xD15) { Dismissal() }
        dismissal.run = dismiss
        let presentation = Presentation(
          kind: kind, source: PopoverSource(Array(nodes[start...]), at: anchor), content: view, dismissal: dismissal, scope: own)
        scope.record.tell(graph.root) { graph.presentations.present(presentation) }
        scope.record.react(PresentationPresence(presentation: presentation, stamp: Stamp()))
      })
  }
  /// Tells the sheet around something.
  nonisolated func reportingPresentation(_ say: @escaping (PresentationReport) -> Void) -> some View {
    modifier(
      EmissionModifier { scope, content, nodes in
        if let report = scope.environment.presentationReport { scope.record.tell(scope.graph.root) { say(report) } }
        content(scope, &nodes)
      })
  }
}

/// Tells which one of several makings of the same view this is.
final class Stamp {}

/// Says, once the page is laid out, that something is presented: views that a lazy container or a reader of sizes makes are heard of then.
struct PresentationPresence: Reaction {
  let presentation: Presentation
  let stamp: Stamp
  var stage: ReactionStage { .appearing }
  func react(in graph: ViewGraph) { graph.presentations.meet(self) }
}
