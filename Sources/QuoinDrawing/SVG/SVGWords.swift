import Foundation
import QuoinGeometry

/// The small words of SVG: numbers, colours, escapes, shapes.
enum SVG {
  /// A number with at most four decimals and no more letters than needed.
  static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    guard value.isFinite else { return "0" }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return "\(rounded)"
  }

  static func color(_ color: PaintColor) -> String {
    let shown = color.shown
    func byte(_ value: Double) -> String {
      let text = String(UInt8((value * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + byte(shown.red) + byte(shown.green) + byte(shown.blue)
  }

  /// Text for an element or an attribute; characters that XML forbids are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", " "...: if scalar.value != 0xfffe, scalar.value != 0xffff { result.unicodeScalars.append(scalar) }
      default: break
      }
    }
    return result
  }

  static func transform(_ transform: CGAffineTransform) -> String {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return "translate(\(number(transform.tx)) \(number(transform.ty)))"
    }
    // Small factors need more digits than places do.
    let factors = [transform.a, transform.b, transform.c, transform.d].map { String(format: "%.8g", Double($0)) }
    return "matrix(\(factors.joined(separator: " ")) \(number(transform.tx)) \(number(transform.ty)))"
  }

  /// The shape with these attributes.
  static func element(_ path: Path, rule: FillStyle = FillStyle(), clip: Bool = false, _ attributes: String) -> String {
    var attributes = attributes
    if rule.isEOFilled { attributes += clip ? " clip-rule=\"evenodd\"" : " fill-rule=\"evenodd\"" }
    if !rule.isAntialiased { attributes += " shape-rendering=\"crispEdges\"" }
    switch path.form {
    case .rect(let rect): return "<rect \(box(rect))\(attributes)/>"
    case .roundedRect(let rounded):
      guard let radius = rounded.uniformRadius else { break }
      return "<rect \(box(rounded.rect)) rx=\"\(number(radius))\"\(attributes)/>"
    case .ellipse(let rect):
      let center = "cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\""
      return rect.width == rect.height
        ? "<circle \(center) r=\"\(number(rect.width / 2))\"\(attributes)/>"
        : "<ellipse \(center) rx=\"\(number(rect.width / 2))\" ry=\"\(number(rect.height / 2))\"\(attributes)/>"
    default: break
    }
    return "<path d=\"\(data(path))\"\(attributes)/>"
  }

  static func box(_ rect: CGRect) -> String {
    let rect = rect.standardized
    return "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  /// The steps of a path as path data.
  static func data(_ path: Path) -> String {
    var result = ""
    func add(_ letter: String, _ points: CGPoint...) {
      result += letter + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    path.forEach { element in
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadCurve(let point, let control): add("Q", control, point)
      case .curve(let point, let control1, let control2): add("C", control1, control2, point)
      case .closeSubpath: result += "Z"
      }
    }
    return result
  }
}
