import Foundation
import QuoinGeometry
import QuoinText

/// Letters of the system font as shapes, for symbols such as `a.circle`, `12.square` and `divide`.
enum LetterShapes {
  /// The letters side by side, each its own shape, scaled so that capitals and digits are `height` high, in the middle of the
  /// 16×16 board. Nil when the font lacks one of them.
  static func shapes(_ text: String, height: Double) -> [VectorIcon.Shape]? {
    let font = FontLibrary.standard.font(.system(size: 16, weight: 500))
    guard font.capHeight > 0 else { return nil }
    var x = 0.0
    var shapes: [VectorIcon.Shape] = []
    for scalar in text.unicodeScalars {
      guard let glyph = font.glyph(for: scalar) else { return nil }
      shapes.append(VectorIcon.Shape(path: path(font.outline(of: glyph)).offsetBy(dx: x, dy: 0), evenOdd: false))
      x += font.advance(of: glyph)
    }
    let bounds = shapes.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    guard !bounds.isNull, bounds.width > 0 else { return nil }
    // Never wider than the room a frame has.
    let scale = min(height / font.capHeight, 15 / bounds.width, height <= 7 ? 10 / bounds.width : .infinity)
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 8 - scale * bounds.midX, ty: 8 - scale * bounds.midY)
    return shapes.map { VectorIcon.Shape(path: $0.path.applying(place), evenOdd: false) }
  }

  private static func path(_ outline: [OutlineElement]) -> Path {
    var path = Path()
    for element in outline {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
      case .cubic(let first, let second, let end): path.addCurve(to: end, control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
