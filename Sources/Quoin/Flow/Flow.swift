import Foundation
import QuoinLayout

/// A layout that puts its views side by side, line after line, like words of a text.
///
///     Flow(spacing: 8) { ForEach(tags, id: \.self) { Chip($0) } }
///
/// Each view takes its ideal size; one longer than a line is proposed the line. Works in `AnyLayout`, mirrors where text runs right to
/// left. Time: linear in the views (balanced breaking: times the views of a line).
public struct Flow: Layout, RuleProviding, Hashable {
  /// Where lines lie that are shorter than the flow; `justified` stretches the gaps of all lines but the last.
  public enum LineAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing, justified }
  /// Who takes the room that a line leaves: nobody, the gaps, or the views, in equal parts.
  public enum Distribution: Hashable, Sendable, CaseIterable { case packed, gaps, items }
  /// Where lines end: `greedy` fills each before the next, `balanced` keeps the lines as equally long as can be.
  public enum Breaking: Hashable, Sendable, CaseIterable { case greedy, balanced }

  /// The axis along which a line runs.
  public var axis: Axis
  /// Where a view lies in its line; only the part across `axis` counts.
  public var alignment: Alignment
  /// Where a line lies in the room along `axis`.
  public var lineAlignment: LineAlignment
  /// How what is left of a line is shared out.
  public var distribution: Distribution
  /// How it is chosen which views make a line.
  public var breaking: Breaking
  /// The gap between views in points; `nil` asks each pair.
  public var spacing: CGFloat?
  /// The gap between lines in points; `nil` asks the lines.
  public var lineSpacing: CGFloat?
  /// The most lines that show, `nil` for no limit. Below 1 nothing shows, which is a finding.
  public var maxLines: Int?

  /// Views along `axis`, line after line. A `spacing` or `lineSpacing` of nil asks the views; a `maxLines` of nil is no limit.
  public init(
    _ axis: Axis = .horizontal, alignment: Alignment = .center, lineAlignment: LineAlignment = .leading,
    distribution: Distribution = .packed,
    breaking: Breaking = .greedy, spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, maxLines: Int? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.lineAlignment = lineAlignment
    self.distribution = distribution
    self.breaking = breaking
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.maxLines = maxLines
  }

  package var rule: any LayoutRule { FlowRule(style) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    style.size(of: subviews, for: proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    style.place(subviews, in: bounds, proposal: proposal)
  }

  var style: FlowStyle {
    FlowStyle(
      axis: axis, guide: alignment[axis.cross], lineAlignment: lineAlignment.style, distribution: distribution.style,
      breaking: breaking == .greedy ? .greedy : .balanced, spacing: spacing, lineSpacing: lineSpacing, maxLines: maxLines)
  }
}

extension Flow.LineAlignment {
  var style: FlowStyle.LineAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .justified: .justified
    }
  }
}
extension Flow.Distribution {
  var style: FlowStyle.Distribution {
    switch self {
    case .packed: .packed
    case .gaps: .gaps
    case .items: .items
    }
  }
}

extension View {
  /// Lets the view begin a line of its flow.
  nonisolated public func flowBreak() -> some View { layoutValue(key: FlowRole.self, value: .itemOnNewLine) }
  /// Lets the view stand for the views beyond the flow's last line; it shows only when some are hidden.
  nonisolated public func flowOverflow() -> some View { layoutValue(key: FlowRole.self, value: .overflow) }
}
