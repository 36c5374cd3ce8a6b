import Foundation

/// One step of a glyph's outline, in points at the font's size: origin on the baseline, y grows downwards.
public enum OutlineElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  /// A quadratic curve (TrueType outlines).
  case quad(control: CGPoint, end: CGPoint)
  /// A cubic curve (OpenType/CFF outlines).
  case cubic(CGPoint, CGPoint, end: CGPoint)
  case close
}
