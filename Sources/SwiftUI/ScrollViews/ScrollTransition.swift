import Foundation
import QuoinLayout

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming or going at the top or where reading begins.
  case topLeading
  /// In sight.
  case identity
  /// Coming or going at the bottom or where reading ends.
  case bottomTrailing
  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views change on their way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// Little by little, with the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// By an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// Little by little, by a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { .init() }
  /// By an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .init() }
  /// By an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// Beginning when so much of the view is seen; kept only.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view is seen.
  public struct Threshold: Sendable {
    /// All of it.
    public static let visible = Threshold()
    /// Nothing of it.
    public static let hidden = Threshold()
    /// Its middle is in the middle.
    public static var centered: Threshold { Threshold() }
    /// A part, 0 … 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Some points farther in.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

extension View {
  /// Changes the view on its way through a scroll view. A still picture shows each view as it is in sight; of one that is only partly in
  /// sight, which the phone shows on its way, there is a finding.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { visualEffect { effect, _ in transition(effect, .identity) }.doubtingSight() }
  /// Changes the view on its way in and out of a scroll view. As `scrollTransition(_:axis:transition:)`.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { visualEffect { effect, _ in transition(effect, .identity) }.doubtingSight() }
}

extension View {
  /// Says so when the view is only partly in sight of the scroll view around.
  nonisolated fileprivate func doubtingSight() -> some View {
    changingNodes { node, scope in
      scope.record.react(SightDoubt(node: node))
      return node
    }
  }
}

private struct SightDoubt: Reaction {
  let node: _ViewNode
  var stage: ReactionStage { .observing }
  func react(in graph: ViewGraph) {
    let node = node.current
    guard node.isPlaced, let shown = node.shownAround else { return }
    let seen = shown.intersection(node.frame)
    guard seen.width > 0.5, seen.height > 0.5, !shown.insetBy(dx: -0.5, dy: -0.5).contains(node.frame) else { return }
    graph.report(
      Finding(
        .approximation, in: "scrollTransition",
        "draws a view that is only partly in sight as if all of it were; the phone shows it on its way. Scroll it wholly into sight to see it at rest."
      ))
  }
}

extension LayoutNode {
  /// What shows of the page through the nearest scroll view around; nil where there is none.
  fileprivate var shownAround: CGRect? {
    var node = parent
    while let here = node {
      if let scroll = here.rule as? ScrollRule { return scroll.shown }
      node = here.parent
    }
    return nil
  }
}
