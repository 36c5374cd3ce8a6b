import Foundation

/// The distances a text asks for to what stands above and below it (facts 29, 30, D7). Points, rounded up to the pixel.
public struct TextSpacing: Hashable, Sendable {
  /// To a text above: the first font's leading; 0 for the system font.
  public var toTextAbove: CGFloat
  /// From the text's top edge to something else above it: 1.1 line heights less the ascent.
  public var toOtherAbove: CGFloat
  /// From the text's bottom edge to something else below it: 1.1 line heights less the height of H, or a tenth of a line less
  /// the descent if that is more.
  public var toOtherBelow: CGFloat
}

extension Paragraph {
  /// The distances the text asks for, from the first line's font upwards and the last line's font downwards.
  public var spacing: TextSpacing {
    guard let first = firstFont, let last = lastFont else { return TextSpacing(toTextAbove: 0, toOtherAbove: 0, toOtherBelow: 0) }
    let grid = PixelGrid(style.pixelScale)
    let above = Double(first.lineHeight) * 1.1 - Double(first.ascent)
    let below = max(Double(last.lineHeight) * 1.1 - Double(last.capHeight), Double(last.lineHeight) * 0.1 - Double(last.descent))
    return TextSpacing(
      toTextAbove: CGFloat(grid.up(Double(first.leading))), toOtherAbove: CGFloat(grid.up(above)), toOtherBelow: CGFloat(grid.up(below)))
  }
}
