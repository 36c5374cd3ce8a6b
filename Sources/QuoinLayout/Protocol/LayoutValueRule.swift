import Foundation

/// A layout whose rule the engine knows: it can lay nodes out without proxies.
package protocol RuleProviding {
  var rule: any LayoutRule { get }
}

/// A layout that one of Quoin's own views is made of. Nobody wrote it, so neither traces nor findings say anything of it.
public protocol _InternalLayout: Layout {}
package typealias InternalLayout = _InternalLayout

extension Layout {
  /// The rule by which the engine runs this layout. One rule belongs to one container: it holds the layout's cache.
  public func makeRule() -> any LayoutRule {
    (self as? any RuleProviding)?.rule ?? LayoutValueRule(self)
  }
}
extension Layout where Self: RuleProviding {
  /// The same of a layout that is known to have a rule: without a cast, which takes longer than to make the rule.
  package func makeRule() -> any LayoutRule { rule }
}

/// Runs a value of a `Layout` type, with its cache.
final class LayoutValueRule<L: Layout>: LayoutRule {
  let layout: L
  private var cache: L.Cache?
  private var cachedFor: LayoutSubviews?

  init(_ layout: L) { self.layout = layout }

  var name: String { String(describing: L.self) }
  var isTold: Bool { !(L.self is any InternalLayout.Type) }
  var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
  var readsOrigin: Bool { true }

  private func withCache<R>(_ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> R) -> R {
    let subviews = LayoutSubviews(node.children[...], direction: node.direction)
    var own: L.Cache
    if let known = cache.take() {
      own = known
      if cachedFor != subviews { layout.updateCache(&own, subviews: subviews) }
    } else {
      own = layout.makeCache(subviews: subviews)
    }
    cachedFor = subviews
    defer { cache = own }
    return body(subviews, &own)
  }

  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    withCache(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    withCache(node) { subviews, cache in
      let bounds = CGRect(origin: node.frame.origin, size: size)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      let places = subviews.takePlacements(in: bounds, proposal: proposal)
      if isTold { LayoutReview.review(node, places, in: bounds) }
      return places
    }
  }

  func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    withCache(node) { subviews, cache in
      let bounds = CGRect(origin: .zero, size: size)
      let value: CGFloat? =
        key.axis == .horizontal
        ? layout.explicitAlignment(of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      for child in node.children { child.pending = nil }
      return value.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    withCache(node) { layout.spacing(subviews: $0, cache: &$1) }
  }

  func priority(_ node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }
}

extension LayoutValueRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard isTold else { return [] }
    let own = "\(describe(size.width))×\(describe(size.height))"
    let offered = "\(describe(proposal.width))×\(describe(proposal.height))"
    return [NodeNote(node, .size, "Its sizeThatFits answers \(own) for \(offered).")]
      + zip(node.children, places).map { child, place in
        let corner = "(\(describe(place.origin.x)), \(describe(place.origin.y)))"
        return NodeNote(child, .alignment, "\(name)'s placeSubviews puts its top left corner at \(corner) of \(name)'s \(own).")
      }
  }
}
