import Foundation

extension ParagraphStyle {
  /// How far the lines of a paragraph stand in, and how far it stands from its neighbours, in points. Values that are not finite count as 0.
  public struct Block: Hashable, Sendable {
    /// From the side where the paragraph begins to its first line. Negative values count as 0.
    public var firstLineHeadIndent: CGFloat
    /// From that side to its other lines. Negative values count as 0.
    public var headIndent: CGFloat
    /// Above 0: from that side to where lines end; else from the other side, as a negative number.
    public var tailIndent: CGFloat
    /// Between this paragraph and the next. Negative values count as 0.
    public var spacingAfter: CGFloat
    /// Between the paragraph before and this one; none above the first. Negative values count as 0.
    public var spacingBefore: CGFloat

    /// Every value is 0 as on the phone.
    public init(
      firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0, spacingAfter: CGFloat = 0,
      spacingBefore: CGFloat = 0
    ) {
      (self.firstLineHeadIndent, self.headIndent, self.tailIndent) = (firstLineHeadIndent, headIndent, tailIndent)
      (self.spacingAfter, self.spacingBefore) = (spacingAfter, spacingBefore)
    }

    /// How far a line stands in at its beginning.
    func head(isFirst: Bool) -> Double { max(0, Self.finite(isFirst ? firstLineHeadIndent : headIndent)) }

    /// How far lines end before a room of so much does; where the room has no end, as far as is counted from there.
    func tail(in width: Double) -> Double {
      let tail = Self.finite(tailIndent)
      return tail <= 0 ? -tail : width.isFinite ? max(0, width - tail) : 0
    }

    /// Between this paragraph and `next`.
    func spacing(to next: Block) -> Double { max(0, Self.finite(spacingAfter)) + max(0, Self.finite(next.spacingBefore)) }

    private static func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
  }

  /// How a paragraph stands, counted from 0; the last that is given stands for all that follow.
  func block(_ paragraph: Int32) -> Block { blocks.isEmpty ? Block() : blocks[min(Int(paragraph), blocks.count - 1)] }
}
