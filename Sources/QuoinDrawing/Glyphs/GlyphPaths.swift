import Foundation
import QuoinGeometry
import QuoinText

extension Font {
  /// A glyph's outline in points, origin on the baseline, y down, leaning where the italic is synthetic and as wide as the font says.
  /// Empty for blanks, glyphs in colour and unknown numbers.
  public func path(of glyph: UInt32) -> Path {
    var path = Path()
    let shape = CGAffineTransform(a: stretch, b: 0, c: -syntheticItalicSlant, d: 1, tx: 0, ty: 0)
    for element in outline(of: glyph) {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
      case .cubic(let first, let second, let end): path.addCurve(to: end, control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return syntheticItalic || stretch != 1 ? path.applying(shape) : path
  }
}

extension GlyphRun {
  /// All outlines of the run at their places, moved by `origin`.
  public func path(at origin: CGPoint) -> Path {
    var result = Path()
    for (glyph, position) in zip(glyphs, positions) {
      result.addPath(font.path(of: glyph), transform: CGAffineTransform(translationX: origin.x + position.x, y: origin.y + position.y))
    }
    return result
  }
}
