import Foundation
import FoundationXML

/// Whether an SVG is XML.
enum SVGReading {
  /// What is wrong; nil where nothing is.
  static func fault(in svg: String) -> String? {
    // libxml2, which reads it here, refuses pieces of more than 10 MB, whatever is in them.
    guard svg.utf8.count < 10_000_000 else { return nil }
    let parser = XMLParser(data: Data(svg.utf8))
    parser.shouldResolveExternalEntities = false
    if parser.parse() { return nil }
    return "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "?")"
  }
}

/// Whether a PDF's objects stand where its table says (ISO 32000-1 §7.5): what every reader does first.
enum PDFReading {
  /// What is wrong; nil where nothing is.
  static func fault(in pdf: Data) -> String? {
    let bytes = [UInt8](pdf)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self) }
    guard text(0..<5) == "%PDF-" else { return "no header" }
    let tail = text(max(0, bytes.count - 64)..<bytes.count)
    guard let place = tail.components(separatedBy: "startxref\n").last.flatMap({ Int($0.prefix { $0.isNumber }) }), place < bytes.count
    else {
      return "no place of the table"
    }
    let lines = String(decoding: bytes[place...], as: UTF8.self).split(separator: "\n")
    guard lines.first == "xref", lines.count > 2, let count = Int(lines[1].split(separator: " ").last ?? ""), lines.count > count + 2 else {
      return "no table at \(place)"
    }
    for number in 1..<max(1, count) {
      let words = lines[2 + number].split(separator: " ")
      guard words.count >= 3, let offset = Int(words[0]) else { return "entry \(number) is \(lines[2 + number])" }
      if words[2].hasPrefix("n"), !text(offset..<offset + 16).hasPrefix("\(number) 0 obj") { return "object \(number) is not at \(offset)" }
    }
    let trailer = lines.dropFirst(2 + count).joined(separator: " ")
    return trailer.contains("/Root") && trailer.contains("/Size") ? nil : "no root"
  }
}
