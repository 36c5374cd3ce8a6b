import Foundation
import QuoinLayout

/// A layout of columns of one width: each view goes to the column that is shortest so far (a waterfall).
///
/// Every view is proposed the column's width and its ideal height. Takes the proposed width; with none proposed, columns as wide as the
/// widest view. Time: the views times the columns.
public struct Masonry: Layout, Hashable {
  /// How many columns there are.
  public enum Columns: Hashable, Sendable {
    /// Exactly so many; below 1 counts as 1.
    case count(Int)
    /// As many as fit when each is at least so wide, in points; a width that is not above 0 counts as 1 point.
    case adaptive(minimum: CGFloat)
  }
  /// How many columns there are.
  public var columns: Columns
  /// The gap between columns in points.
  public var spacing: CGFloat
  /// The gap between views of a column in points.
  public var lineSpacing: CGFloat

  /// Columns with gaps in points; gaps that are not finite count as 8.
  public init(columns: Columns = .count(2), spacing: CGFloat = 8, lineSpacing: CGFloat = 8) {
    self.columns = columns
    self.spacing = spacing.isFinite ? spacing : 8
    self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 8
  }
  /// `columns` columns, 1 at least, with the same gaps along both axes.
  public init(columns: Int, spacing: CGFloat = 8) { self.init(columns: .count(columns), spacing: spacing, lineSpacing: spacing) }

  private func count(in width: CGFloat?) -> Int {
    switch columns {
    case .count(let count): return min(max(1, count), 10_000)
    case .adaptive(let minimum):
      guard let width, width.isFinite else { return 1 }
      let least = minimum > 0 && minimum.isFinite ? minimum : 1
      return Int(min(10_000, max(1, ((width + spacing) / max(0.001, least + spacing) + 1e-9).rounded(.down))))
    }
  }

  private func columnWidth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (width: CGFloat, count: Int) {
    let count = count(in: proposal.width)
    guard let width = proposal.width, width.isFinite else {
      return (subviews.map { $0.sizeThatFits(.unspecified).width }.filter(\.isFinite).max() ?? 0, count)
    }
    return (max(0, (width - spacing * CGFloat(count - 1)) / CGFloat(count)), count)
  }

  /// The column and the top of each view, and the columns' heights.
  private func arranged(_ subviews: Subviews, _ width: CGFloat, _ count: Int) -> (places: [(Int, CGFloat)], height: CGFloat) {
    var heights = [CGFloat](repeating: 0, count: count)
    var places: [(Int, CGFloat)] = []
    for subview in subviews {
      var column = 0
      for index in heights.indices where heights[index] < heights[column] { column = index }
      let top = heights[column] > 0 ? heights[column] + lineSpacing : 0
      places.append((column, top))
      heights[column] = max(0, top + subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }
    return (places, heights.max() ?? 0)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let (width, count) = columnWidth(proposal, subviews)
    return CGSize(
      width: max(0, width * CGFloat(count) + spacing * CGFloat(count - 1)), height: arranged(subviews, width, count).height)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (width, count) = columnWidth(proposal, subviews)
    for (subview, (column, top)) in zip(subviews, arranged(subviews, width, count).places) {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(column) * (width + spacing), y: bounds.minY + top),
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}
