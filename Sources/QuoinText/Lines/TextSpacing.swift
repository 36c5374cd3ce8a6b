import Foundation

/// The distances a text asks for to what stands above and below it (facts 29, 30). Points; recorded on iOS 26.0 at twelve sizes.
public struct TextSpacing: Hashable, Sendable {
  /// To a text above: the first font's leading, up to the pixel; 0 for the system font in a plain size.
  public var toTextAbove: CGFloat
  /// From the text's top edge to something else above it: the descent and a tenth of a line, the tenth up to the pixel.
  public var toOtherAbove: CGFloat
  /// From the text's bottom edge to something else below it: a line, less the height of H, and a tenth of a line up to the pixel.
  public var toOtherBelow: CGFloat
}

extension Paragraph {
  /// The distances the text asks for, from the first line's font upwards and the last line's font downwards.
  public var spacing: TextSpacing {
    guard let first = firstFont, let last = lastFont else { return TextSpacing(toTextAbove: 0, toOtherAbove: 0, toOtherBelow: 0) }
    let grid = PixelGrid(style.pixelScale)
    let above = first.descent + CGFloat(grid.up(Double(first.lineHeight) / 10))
    let tenth = CGFloat(grid.up(Double(last.lineHeight) / 10))
    let below = max(last.lineHeight - last.capHeight, 0) + tenth
    return TextSpacing(toTextAbove: CGFloat(grid.up(max(0, Double(first.leading)))), toOtherAbove: above, toOtherBelow: below)
  }
}
