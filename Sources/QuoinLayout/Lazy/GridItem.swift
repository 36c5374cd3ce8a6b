import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`: how long it is, how far the next one is, and how its cells are aligned.
public struct GridItem: Sendable {
  /// How long a column is, in points.
  public enum Size: Sendable {
    /// Exactly so long.
    case fixed(CGFloat)
    /// A share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into a share of what is left, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How long the column or row is, or how many take its place.
  public var size: Size
  /// The gap to the next column in points; `nil` is 8.
  public var spacing: CGFloat?
  /// Where a cell's view lies in its cell; `nil` leaves it to the grid.
  public var alignment: Alignment?
  /// A column or row; a `spacing` of nil is 8 points, an `alignment` of nil leaves it to the grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// What is wrong with the item; `nil` when it is sound. The layout mends what it says (see `LazyTracks`).
  package var doubt: Finding? {
    func finding(_ message: String) -> Finding { Finding(.badArgument, in: "GridItem", message) }
    if let spacing, !(spacing.isFinite && spacing >= 0) {
      return finding(
        "spacing \(describe(spacing)): columns overlap where it is negative, and 8 is taken where it is no number. Write 0 or more.")
    }
    switch size {
    case .fixed(let length):
      return length.isFinite && length >= 0 ? nil : finding("fixed(\(describe(length))): a length is finite and not negative; 0 was taken.")
    case .flexible(let minimum, let maximum):
      return minimum <= maximum && minimum >= 0
        ? nil
        : finding(
          "flexible(minimum: \(describe(minimum)), maximum: \(describe(maximum))): write 0 ≤ minimum ≤ maximum. The maximum was raised.")
    case .adaptive(let minimum, let maximum):
      if !(minimum > 0) {
        return finding("adaptive(minimum: \(describe(minimum))): any number of columns would fit; a minimum of 1 was taken.")
      }
      return minimum <= maximum
        ? nil
        : finding(
          "adaptive(minimum: \(describe(minimum)), maximum: \(describe(maximum))): write minimum ≤ maximum. The maximum was raised.")
    }
  }
}
