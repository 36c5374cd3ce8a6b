import Foundation

/// A container's own way to size itself and place its views.
///
/// Conform to it as on the phone: measure the subviews, answer a size, place them in the bounds. Layouts work left to right; the
/// result is mirrored where text runs right to left (fact 108).
@preconcurrency public protocol Layout: Animatable, Sendable {
  /// What is kept between the calls for one container; nothing by default.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Properties that all values of the type share.
  static var layoutProperties: LayoutProperties { get }
  /// The size of the container for `proposal`, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews in `bounds`, whose origin need not be (0,0), by calling `place` on each (facts 104–107).
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// A cache for these subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the layout or its subviews changed; makes it anew by default (fact 101).
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances the container prefers; by default all that its subviews ask for.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Where the container sets `guide`; `nil` leaves it to the subviews' own (fact 73).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where the container sets `guide`; `nil` leaves it to the subviews' own (fact 73).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// Properties of a layout type.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis a stack runs along; tells spacers and dividers what to be. `nil` for none.
  public var stackOrientation: Axis?
  /// No stack: spacers grow along both axes.
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard key.combination != .never, subviews.nodes.contains(where: { $0.guides.contains(key.kind) }) else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let places = subviews.takePlacements(in: bounds, proposal: proposal)
    return key.combine(
      zip(subviews.nodes, places).lazy.map { node, place in
        node.explicitGuide(key, for: place.proposal).map { $0 + place.origin[key.axis] + bounds.origin[key.axis] }
      })
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
