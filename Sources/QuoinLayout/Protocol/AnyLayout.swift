import Foundation

/// A layout of any type. Changing the wrapped type keeps the identity, and so the state, of the views inside (fact 110).
public struct AnyLayout: Layout {
  let base: any Layout

  /// Any layout; one that is of any type already is not wrapped again.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// The cache of the wrapped layout, with its type hidden.
  public struct Cache {
    var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: Self.make(base, subviews)) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { Self.update(base, &cache, subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func open<L: Layout>(_ layout: L) -> CGSize {
      Self.with(layout, &cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    return open(base)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func open<L: Layout>(_ layout: L) {
      Self.with(layout, &cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    open(base)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func open<L: Layout>(_ layout: L) -> ViewSpacing {
      Self.with(layout, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return open(base)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func open<L: Layout>(_ layout: L) -> CGFloat? {
      Self.with(layout, &cache) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(base)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func open<L: Layout>(_ layout: L) -> CGFloat? {
      Self.with(layout, &cache) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(base)
  }

  private static func make<L: Layout>(_ layout: L, _ subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }
  private static func update<L: Layout>(_ layout: L, _ cache: inout Cache, _ subviews: Subviews) {
    guard var own = cache.value as? L.Cache else {
      cache.value = layout.makeCache(subviews: subviews)
      return
    }
    layout.updateCache(&own, subviews: subviews)
    cache.value = own
  }
  private static func with<L: Layout, R>(_ layout: L, _ cache: inout Cache, _ body: (inout L.Cache) -> R) -> R {
    var own = cache.value as! L.Cache
    defer { cache.value = own }
    return body(&own)
  }
}

extension AnyLayout: RuleProviding {
  /// The wrapped layout's own rule, so that erasing costs nothing.
  package var rule: any LayoutRule { base.makeRule() }
}
