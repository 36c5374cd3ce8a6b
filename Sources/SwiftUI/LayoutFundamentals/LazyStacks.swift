import Foundation
import QuoinLayout

/// Headers and footers that stay in sight while their section is scrolled through.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers stay at the start of the scroll view.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the end of the scroll view.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
  /// The same as the layout engine knows it.
  var ends: LazyPins { LazyPins(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
}

/// What the two lazy stacks share.
struct LazyStack {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews

  nonisolated func node<Content: View>(_ content: Content, _ scope: _Scope) -> _ViewNode {
    scope.graph.review(spacing: spacing, in: axis == .vertical ? "LazyVStack" : "LazyHStack")
    let rule = LazyRules.stack(
      axis, guide: guide, spacing: spacing, pins: pinned.ends, source: LazyViewSource(content, scope))
    return _ViewNode(rule, [], scope)
  }
}

extension LazyViewSource {
  convenience init<Content: View>(_ content: Content, _ scope: _Scope) {
    var items = LazyItems()
    LazyItems.collect(content, scope, into: &items)
    self.init(items)
  }
}
