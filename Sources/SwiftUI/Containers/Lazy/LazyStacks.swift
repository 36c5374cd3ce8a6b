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

/// A column of views of which, inside a scroll view, only those in sight are made (fact 85).
public struct LazyVStack<Content: View> {
  let stack: LazyStack
  let alignment: HorizontalAlignment
  let content: Content
  /// `spacing` is the gap in points; `nil` asks each pair.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = LazyStack(axis: .vertical, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { nodes.append(stack.node(content, scope)) }
}

/// A row of views of which, inside a scroll view, only those in sight are made (fact 85).
public struct LazyHStack<Content: View> {
  let stack: LazyStack
  let content: Content
  /// `spacing` is the gap in points; `nil` asks each pair.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = LazyStack(axis: .horizontal, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { nodes.append(stack.node(content, scope)) }
}

/// What the two lazy stacks share.
struct LazyStack {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews

  nonisolated func node<Content: View>(_ content: Content, _ scope: Scope) -> ViewNode {
    scope.graph.review(spacing: spacing, in: axis == .vertical ? "LazyVStack" : "LazyHStack")
    let rule = LazyRules.stack(
      axis, guide: guide, spacing: spacing, pins: pinned.ends, source: LazyViewSource(content, scope))
    return ViewNode(rule, [], scope)
  }
}

extension LazyViewSource {
  convenience init<Content: View>(_ content: Content, _ scope: Scope) {
    var items = LazyItems()
    LazyItems.collect(content, scope, into: &items)
    self.init(items)
  }
}

extension LazyVStack: PrimitiveView {}
extension LazyHStack: PrimitiveView {}
