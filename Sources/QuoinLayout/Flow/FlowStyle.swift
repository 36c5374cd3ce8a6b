import Foundation

/// How a flow fills its lines.
package struct FlowStyle: Hashable, Sendable {
  /// Where lines lie that are shorter than the flow.
  package enum LineAlignment: Hashable, Sendable { case leading, center, trailing, justified }
  /// Who takes the room that a line leaves.
  package enum Distribution: Hashable, Sendable { case packed, gaps, items }
  /// Where lines end.
  package enum Breaking: Hashable, Sendable { case greedy, balanced }

  /// The axis along which a line runs.
  package var axis: Axis
  /// The guide across the axis along which a line's items are aligned.
  package var guide: AlignmentKey
  package var lineAlignment: LineAlignment
  package var distribution: Distribution
  package var breaking: Breaking
  /// The gap between items in points; `nil` asks each pair.
  package var spacing: CGFloat?
  /// The gap between lines in points; `nil` asks each pair.
  package var lineSpacing: CGFloat?
  /// The most lines that show; `nil` sets no limit.
  package var maxLines: Int?

  package init(
    axis: Axis, guide: AlignmentKey, lineAlignment: LineAlignment, distribution: Distribution, breaking: Breaking, spacing: CGFloat?,
    lineSpacing: CGFloat?, maxLines: Int?
  ) {
    self.axis = axis
    self.guide = guide
    self.lineAlignment = lineAlignment
    self.distribution = distribution
    self.breaking = breaking
    self.spacing = spacing.map { $0.isFinite ? $0 : ViewSpacing.standard }
    self.lineSpacing = lineSpacing.map { $0.isFinite ? $0 : ViewSpacing.standard }
    self.maxLines = maxLines
  }

  /// Whether a line that does not end a paragraph is stretched over the whole length.
  var fills: Bool { lineAlignment == .justified || distribution != .packed }
}

/// What a view is in a flow.
package enum FlowRole: LayoutValueKey, Hashable, Sendable {
  /// An ordinary view; one that begins a line of its own.
  case item, itemOnNewLine
  /// Shows between two items of one line.
  case separator
  /// Shows in place of the items beyond the last line.
  case overflow
  package static var defaultValue: FlowRole { .item }
}
