import Foundation
import QuoinLayout

/// A stack whose views are all as wide as the widest of them: a row or a column of buttons.
///
/// Where less is proposed than that, a row shares what there is; a column takes it. Time: linear.
public struct EqualWidth: Layout, Hashable {
  /// The axis along which the views follow each other.
  public var axis: Axis
  /// The gap between neighbours in points; `nil` asks each pair.
  public var spacing: CGFloat?

  /// A row or a column of equal views. A `spacing` of nil, or one that is not finite, asks each pair of views.
  public init(_ axis: Axis = .horizontal, spacing: CGFloat? = nil) {
    self.axis = axis
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
  }
  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.filter(\.isFinite).max() ?? 0
    guard let offered = proposal.width, offered.isFinite else { return widest }
    let share = axis == .vertical ? offered : (offered - gaps(subviews).reduce(0, +)) / CGFloat(max(1, subviews.count))
    return max(0, min(widest, share))
  }
  private func sizes(_ width: CGFloat, _ subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let width = width(proposal, subviews)
    let heights = sizes(width, subviews).map(\.height)
    let gaps = gaps(subviews).reduce(0, +)
    return axis == .horizontal
      ? CGSize(width: max(0, width * CGFloat(subviews.count) + gaps), height: heights.max() ?? 0)
      : CGSize(width: width, height: max(0, heights.reduce(0, +) + gaps))
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = width(proposal, subviews)
    let gaps = gaps(subviews)
    var position = bounds.origin
    for (index, (subview, size)) in zip(subviews, sizes(width, subviews)).enumerated() {
      let height = axis == .horizontal ? bounds.height : size.height
      subview.place(
        at: CGPoint(x: position.x + width / 2, y: position.y + height / 2), anchor: .center,
        proposal: ProposedViewSize(width: width, height: axis == .horizontal ? bounds.height : nil))
      position[axis] += (axis == .horizontal ? width : height) + (index < gaps.count ? gaps[index] : 0)
    }
  }
}
