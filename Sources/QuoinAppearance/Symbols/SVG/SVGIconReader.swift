import Foundation
import QuoinGeometry

/// Reads the part of SVG that icon sets are written in: `svg`, `g`, `path`, `circle`, `ellipse`, `rect` and `polygon`, with
/// `transform` and `fill-rule`. Colours, strokes and styles are passed over: an icon is filled with the text's colour.
struct SVGIconReader {
  private var transforms = [CGAffineTransform.identity]
  private var evenOdds = [false]
  private var box: CGRect?
  private var shapes: [VectorIcon.Shape] = []

  /// The icon in the text; nil when it holds no shape or one that breaks the grammar.
  static func parse(_ text: String) -> VectorIcon? {
    var reader = SVGIconReader()
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { return nil }
      guard reader.take(rest[..<close]) else { return nil }
      rest = rest[rest.index(after: close)...]
    }
    guard !reader.shapes.isEmpty else { return nil }
    return VectorIcon(box: reader.box ?? CGRect(x: 0, y: 0, width: 16, height: 16), shapes: reader.shapes)
  }

  private mutating func take(_ tag: Substring) -> Bool {
    if tag.hasPrefix("/g") {
      if transforms.count > 1 { leave() }
      return true
    }
    let name = tag.prefix { $0.isLetter }
    let attributes = Self.attributes(tag.dropFirst(name.count))
    switch name {
    case "svg":
      if let view = attributes["viewBox"] { box = Self.rectangle(view) }
      return true
    case "g":
      enter(attributes)
      if tag.hasSuffix("/") { leave() }
      return true
    case "path", "circle", "ellipse", "rect", "polygon":
      guard attributes["fill"] != "none" else { return true }
      guard let path = Self.path(name, attributes) else { return false }
      enter(attributes)
      shapes.append(VectorIcon.Shape(path: path.applying(transforms.last!), evenOdd: evenOdds.last!))
      leave()
      return true
    default: return true
    }
  }

  private mutating func enter(_ attributes: [Substring: Substring]) {
    let own = attributes["transform"].flatMap(SVGTransform.parse) ?? .identity
    transforms.append(own.concatenating(transforms.last!))
    evenOdds.append(attributes["fill-rule"].map { $0 == "evenodd" } ?? evenOdds.last!)
  }

  private mutating func leave() {
    transforms.removeLast()
    evenOdds.removeLast()
  }

  private static func path(_ name: Substring, _ attributes: [Substring: Substring]) -> Path? {
    func number(_ key: Substring) -> Double? { attributes[key].flatMap { Double($0) } }
    switch name {
    case "path": return attributes["d"].flatMap { SVGPathData.parse($0) }
    case "circle", "ellipse":
      guard let rx = number("r") ?? number("rx"), let ry = number("r") ?? number("ry") else { return nil }
      return Path(ellipseIn: CGRect(x: (number("cx") ?? 0) - rx, y: (number("cy") ?? 0) - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      guard let width = number("width"), let height = number("height") else { return nil }
      let rect = CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
      let corner = CGSize(width: number("rx") ?? number("ry") ?? 0, height: number("ry") ?? number("rx") ?? 0)
      return corner == .zero ? Path(rect) : Path(roundedRect: rect, cornerSize: corner, style: .circular)
    default: return attributes["points"].flatMap { SVGPathData.parse("M" + $0 + "Z") }
    }
  }

  private static func rectangle(_ text: Substring) -> CGRect? {
    let numbers = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `name="value"` pairs; either kind of quotes.
  private static func attributes(_ text: Substring) -> [Substring: Substring] {
    var result: [Substring: Substring] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let before = rest[..<equals].reversed().drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
      let name = rest[before.endIndex.base..<before.startIndex.base]
      let after = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = after.first, quote == "\"" || quote == "'" else { break }
      let value = after.dropFirst().prefix { $0 != quote }
      result[name] = value
      rest = rest[value.endIndex...].dropFirst()
    }
    return result
  }
}
