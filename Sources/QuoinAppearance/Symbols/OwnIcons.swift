import Foundation
import QuoinGeometry

/// Drawings of this project, for symbols that the icon set lacks. Each is a few rows on a 16×16 board: `s1 M2 8H14` strokes the
/// path one unit wide with round ends, `b1 …` with flat ends, `f …` fills it (even-odd).
enum OwnIcons {
  /// The drawing of that name; a name ending in `.fill` without a drawing of its own gives the plain one. Nil when there is none.
  static func icon(_ name: String) -> VectorIcon? {
    if let rows = rows[name] { return draw(rows) }
    if name.hasSuffix(".fill"), let rows = rows[String(name.dropLast(5))] { return draw(rows) }
    return nil
  }

  /// Strokes are outlined on a board this many times as large, so that their curves stay smooth in large symbols.
  private static let fine = 32.0

  private static func draw(_ rows: String) -> VectorIcon? {
    var shapes: [VectorIcon.Shape] = []
    for row in rows.split(separator: "|") {
      guard let space = row.firstIndex(of: " "), let path = SVGPathData.parse(row[space...]) else { return nil }
      switch row.first {
      case "f": shapes.append(VectorIcon.Shape(path: path, evenOdd: true))
      case "s", "b":
        let isRound = row.first == "s"
        let style = StrokeStyle(
          lineWidth: (Double(row[row.index(after: row.startIndex)..<space]) ?? 1) * fine, lineCap: isRound ? .round : .butt,
          lineJoin: isRound ? .round : .miter)
        let outline = path.applying(CGAffineTransform(scaleX: fine, y: fine)).strokedPath(style)
        shapes.append(VectorIcon.Shape(path: outline.applying(CGAffineTransform(scaleX: 1 / fine, y: 1 / fine)), evenOdd: false))
      default: return nil
      }
    }
    return VectorIcon(box: CGRect(x: 0, y: 0, width: 16, height: 16), shapes: shapes)
  }

  private static let rows: [String: String] = shapes.merging(signs) { a, _ in a }.merging(things) { a, _ in a }.merging(teams) { a, _ in a }

  private static let shapes: [String: String] = [
    "rectangle": "s1 M2 3H14A1.5 1.5 0 0 1 15.5 4.5V11.5A1.5 1.5 0 0 1 14 13H2A1.5 1.5 0 0 1 .5 11.5V4.5A1.5 1.5 0 0 1 2 3Z",
    "rectangle.fill": "f M2 2.5H14A2 2 0 0 1 16 4.5V11.5A2 2 0 0 1 14 13.5H2A2 2 0 0 1 0 11.5V4.5A2 2 0 0 1 2 2.5Z",
    "rectangle.portrait": "s1 M4.5 .5H11.5A1.5 1.5 0 0 1 13 2V14A1.5 1.5 0 0 1 11.5 15.5H4.5A1.5 1.5 0 0 1 3 14V2A1.5 1.5 0 0 1 4.5 .5Z",
    "rectangle.portrait.fill": "f M4.5 0H11.5A2 2 0 0 1 13.5 2V14A2 2 0 0 1 11.5 16H4.5A2 2 0 0 1 2.5 14V2A2 2 0 0 1 4.5 0Z",
    "capsule": "s1 M5 3.5H11A4.5 4.5 0 0 1 11 12.5H5A4.5 4.5 0 0 1 5 3.5Z",
    "capsule.fill": "f M5 3H11A5 5 0 0 1 11 13H5A5 5 0 0 1 5 3Z",
    "capsule.portrait": "s1 M3.5 5A4.5 4.5 0 0 1 12.5 5V11A4.5 4.5 0 0 1 3.5 11Z",
    "capsule.portrait.fill": "f M3 5A5 5 0 0 1 13 5V11A5 5 0 0 1 3 11Z",
    "oval": "s1 M.5 8A7.5 5 0 0 1 15.5 8A7.5 5 0 0 1 .5 8Z",
    "oval.fill": "f M0 8A8 5.5 0 0 1 16 8A8 5.5 0 0 1 0 8Z",
    "oval.portrait": "s1 M8 .5A5 7.5 0 0 1 8 15.5A5 7.5 0 0 1 8 .5Z",
    "oval.portrait.fill": "f M8 0A5.5 8 0 0 1 8 16A5.5 8 0 0 1 8 0Z",
    "app": "s1 M5 1H11A4 4 0 0 1 15 5V11A4 4 0 0 1 11 15H5A4 4 0 0 1 1 11V5A4 4 0 0 1 5 1Z",
    "app.fill": "f M5 .5H11A4.5 4.5 0 0 1 15.5 5V11A4.5 4.5 0 0 1 11 15.5H5A4.5 4.5 0 0 1 .5 11V5A4.5 4.5 0 0 1 5 .5Z",
    "seal":
      "s1 M8 .7L10.1 2.6 12.9 2.3 13.5 5.1 15.8 6.7 14.6 9.3 15.2 12 12.5 12.8 11 15.2 8.4 14.2 5.8 15.3 4.2 13 1.4 12.4 1.8 9.6 .3 7.2 2.4 5.4 2.8 2.5 5.6 2.6Z",
    "seal.fill":
      "f M8 0L10.3 2 13.3 1.8 14 4.8 16 6.7 15.2 9.3 15.7 12.3 12.8 13.3 11.2 15.8 8.4 14.8 5.6 15.9 3.9 13.4 .9 12.7 1.2 9.7 -.2 7.1 2 5.1 2.4 2 5.5 2Z",
    "circle.dashed":
      "b1 M8 .5A7.5 7.5 0 0 1 11.3 1.26|b1 M13.2 2.6A7.5 7.5 0 0 1 15.1 5.6|b1 M15.5 8A7.5 7.5 0 0 1 14.6 11.5|b1 M13.1 13.5A7.5 7.5 0 0 1 10 15.2|b1 M7.6 15.5A7.5 7.5 0 0 1 4.2 14.5|b1 M2.4 13A7.5 7.5 0 0 1 .8 9.8|b1 M.53 7.3A7.5 7.5 0 0 1 1.6 4|b1 M3.1 2.3A7.5 7.5 0 0 1 6 .8",
    "square.dashed":
      "s1 M1.5 4V3A1.5 1.5 0 0 1 3 1.5H4|s1 M6.7 1.5H9.3|s1 M12 1.5H13A1.5 1.5 0 0 1 14.5 3V4|s1 M14.5 6.7V9.3|s1 M14.5 12V13A1.5 1.5 0 0 1 13 14.5H12|s1 M9.3 14.5H6.7|s1 M4 14.5H3A1.5 1.5 0 0 1 1.5 13V12|s1 M1.5 9.3V6.7",
    "rectangle.dashed":
      "s1 M.5 5.5V4.5A1.5 1.5 0 0 1 2 3H3|s1 M5.5 3H7|s1 M9 3H10.5|s1 M13 3H14A1.5 1.5 0 0 1 15.5 4.5V5.5|s1 M15.5 7.5V8.5|s1 M15.5 10.5V11.5A1.5 1.5 0 0 1 14 13H13|s1 M10.5 13H9|s1 M7 13H5.5|s1 M3 13H2A1.5 1.5 0 0 1 .5 11.5V10.5|s1 M.5 8.5V7.5",
    "square.on.square":
      "s1 M5.5 10.5H2.5A2 2 0 0 1 .5 8.5V2.5A2 2 0 0 1 2.5 .5H8.5A2 2 0 0 1 10.5 2.5V5.5|s1 M7.5 5.5H13.5A2 2 0 0 1 15.5 7.5V13.5A2 2 0 0 1 13.5 15.5H7.5A2 2 0 0 1 5.5 13.5V7.5A2 2 0 0 1 7.5 5.5Z",
    "square.on.square.fill":
      "s1 M4.5 10.5H2.5A2 2 0 0 1 .5 8.5V2.5A2 2 0 0 1 2.5 .5H8.5A2 2 0 0 1 10.5 2.5V4.5|f M8 5.5H13.5A2.5 2.5 0 0 1 16 8V13.5A2.5 2.5 0 0 1 13.5 16H8A2.5 2.5 0 0 1 5.5 13.5V8A2.5 2.5 0 0 1 8 5.5Z",
    "rectangle.on.rectangle":
      "s1 M2.5 10.5H2A1.5 1.5 0 0 1 .5 9V3.5A1.5 1.5 0 0 1 2 2H11A1.5 1.5 0 0 1 12.5 3.5V4|s1 M5 5.5H14A1.5 1.5 0 0 1 15.5 7V12.5A1.5 1.5 0 0 1 14 14H5A1.5 1.5 0 0 1 3.5 12.5V7A1.5 1.5 0 0 1 5 5.5Z",
    "viewfinder":
      "s1 M.5 4.5V2.5A2 2 0 0 1 2.5 .5H4.5|s1 M11.5 .5H13.5A2 2 0 0 1 15.5 2.5V4.5|s1 M15.5 11.5V13.5A2 2 0 0 1 13.5 15.5H11.5|s1 M4.5 15.5H2.5A2 2 0 0 1 .5 13.5V11.5",
    "circle.grid.2x2":
      "s1 M4 1A3 3 0 0 1 4 7A3 3 0 0 1 4 1Z|s1 M12 1A3 3 0 0 1 12 7A3 3 0 0 1 12 1Z|s1 M4 9A3 3 0 0 1 4 15A3 3 0 0 1 4 9Z|s1 M12 9A3 3 0 0 1 12 15A3 3 0 0 1 12 9Z",
    "circle.grid.2x2.fill": "s7 M4 4H4.001|s7 M12 4H12.001|s7 M4 12H4.001|s7 M12 12H12.001",
    "circle.grid.3x3":
      "s3.6 M2.5 2.5H2.501M8 2.5H8.001M13.5 2.5H13.501M2.5 8H2.501M8 8H8.001M13.5 8H13.501M2.5 13.5H2.501M8 13.5H8.001M13.5 13.5H13.501",
    "circle.grid.cross": "s4 M8 2.5H8.001M2.5 8H2.501M13.5 8H13.501M8 13.5H8.001",
    "placeholder":
      "s1 M1.5 4V3.5A2 2 0 0 1 3.5 1.5H4|s1 M6.7 1.5H9.3|s1 M12 1.5H12.5A2 2 0 0 1 14.5 3.5V4|s1 M14.5 6.7V9.3|s1 M14.5 12V12.5A2 2 0 0 1 12.5 14.5H12|s1 M9.3 14.5H6.7|s1 M4 14.5H3.5A2 2 0 0 1 1.5 12.5V12|s1 M1.5 9.3V6.7|s1.1 M5.9 6.2A2.1 2.1 0 1 1 8 8.4V9.2|s1.2 M8 11.4H8.001",
  ]

  private static let signs: [String: String] = [
    "divide": "s1.1 M2.5 8H13.5|s2.4 M8 3.8H8.001|s2.4 M8 12.2H8.001",
    "equal": "s1.1 M2.5 5.8H13.5|s1.1 M2.5 10.2H13.5",
    "scope": "s1 M8 1.5A6.5 6.5 0 0 1 8 14.5A6.5 6.5 0 0 1 8 1.5Z|s1 M8 .5V4.5|s1 M8 11.5V15.5|s1 M.5 8H4.5|s1 M11.5 8H15.5",
    "aperture":
      "s1 M8 .5A7.5 7.5 0 0 1 8 15.5A7.5 7.5 0 0 1 8 .5Z|s1 M10.8 9.6L4.4 1.4|s1 M11 6.2L1 7.4|s1 M8.2 4.6L4.4 14.4|s1 M5.2 6.4L11.6 14.6|s1 M5 9.8L15 8.6|s1 M7.8 11.4L11.6 1.6",
    "playpause": "s1 M1.3 3.6L8 8L1.3 12.4Z|s1.1 M11.2 3.5V12.5|s1.1 M14.4 3.5V12.5",
    "playpause.fill": "f M.8 3.4Q.8 2.5 1.6 3L8.6 7.5Q9.2 8 8.6 8.5L1.6 13Q.8 13.5 .8 12.6Z|s2 M11.3 3.8V12.2|s2 M14.7 3.8V12.2",
    "arrow.up.and.down": "s1 M8 1V15|s1 M4.8 4.2L8 1L11.2 4.2|s1 M4.8 11.8L8 15L11.2 11.8",
    "arrow.left.and.right": "s1 M1 8H15|s1 M4.2 4.8L1 8L4.2 11.2|s1 M11.8 4.8L15 8L11.8 11.2",
    "arrowshape.left": "s1 M7.5 2.6L1 8L7.5 13.4V10.5H15V5.5H7.5Z",
    "arrowshape.left.fill": "f M8 1.5L.2 8L8 14.5V11H15.5V5H8Z",
    "battery.75":
      "s1 M2 4.5H12A1.5 1.5 0 0 1 13.5 6V10A1.5 1.5 0 0 1 12 11.5H2A1.5 1.5 0 0 1 .5 10V6A1.5 1.5 0 0 1 2 4.5Z|s1 M15.5 7V9|f M2 6H9V10H2Z",
    "battery.25":
      "s1 M2 4.5H12A1.5 1.5 0 0 1 13.5 6V10A1.5 1.5 0 0 1 12 11.5H2A1.5 1.5 0 0 1 .5 10V6A1.5 1.5 0 0 1 2 4.5Z|s1 M15.5 7V9|f M2 6H4.5V10H2Z",
    "faceid":
      "s1 M.5 4.5V2.5A2 2 0 0 1 2.5 .5H4.5|s1 M11.5 .5H13.5A2 2 0 0 1 15.5 2.5V4.5|s1 M15.5 11.5V13.5A2 2 0 0 1 13.5 15.5H11.5|s1 M4.5 15.5H2.5A2 2 0 0 1 .5 13.5V11.5|s1 M4.8 5.2V6.6|s1 M11.2 5.2V6.6|s1 M8.2 5V8.6H7.4|s1 M5 11A4.2 4.2 0 0 0 11 11",
    "location.north": "s1 M8 1L13.5 14.5L8 11.8L2.5 14.5Z",
    "location.north.fill": "f M8 0L14.2 15.6L8 12.5L1.8 15.6Z",
    "scribble": "s1.1 M1.5 10.5C4 3 7 2 6.5 5.5S3.5 13 6 12.5S10 3 11.5 4S8.5 12 10.5 12.2S13 9 14.5 8.2",
    "bubbles":
      "s1 M3 1H9A2 2 0 0 1 11 3V6A2 2 0 0 1 9 8H6L3.5 10V8H3A2 2 0 0 1 1 6V3A2 2 0 0 1 3 1Z|s1 M12.8 5.5H13A2 2 0 0 1 15 7.5V10.5A2 2 0 0 1 13 12.5H12.5V14.5L10 12.5H8A2 2 0 0 1 6.2 11.4",
    "bubbles.fill":
      "f M2.8 .5H9.2A2.3 2.3 0 0 1 11.5 2.8V6.2A2.3 2.3 0 0 1 9.2 8.5H6.2L3 11V8.5H2.8A2.3 2.3 0 0 1 .5 6.2V2.8A2.3 2.3 0 0 1 2.8 .5Z|f M12.7 5H13.2A2.3 2.3 0 0 1 15.5 7.3V10.7A2.3 2.3 0 0 1 13.2 13H13V15.5L9.8 13H8A2.3 2.3 0 0 1 5.9 10.4L7.2 9.7H9.2A3.5 3.5 0 0 0 12.7 6.2Z",
  ]
}
