import Foundation
import QuoinGeometry

/// A line of many points, cut into pieces that are stroked one by one.
///
/// To stroke a path on pixels, Cairo looks for the crossings of all its edges with each other, which takes the square of their number
/// where a line crosses itself all over. Pieces overlap by one segment, so that every corner has its join; a piece's own ends may
/// therefore show no other cap than one that the join covers.
struct LongStroke {
  /// The pieces, in order.
  let pieces: [Path]

  /// Segments in a piece.
  private static let length = 500

  /// The pieces of a path; nil where it is short, or cannot be cut without a trace: dashes, square caps, round caps at pointed corners.
  init?(_ path: Path, _ style: StrokeStyle) {
    guard style.dash.isEmpty, style.lineCap == .butt || (style.lineCap == .round && style.lineJoin == .round) else { return nil }
    let outline = path.outline
    guard outline.verbs.count > 2 * Self.length else { return nil }
    var pieces: [Path] = []
    var piece = Path()
    var segments = 0
    /// Where the last segment began, and how it is drawn again.
    var before: (start: CGPoint, draw: (inout Path) -> Void)?
    /// The subpath's first segment.
    var first: (end: CGPoint, draw: (inout Path) -> Void)?
    var current = CGPoint.zero
    var start = CGPoint.zero
    var isClosable = true
    func add(to end: CGPoint, _ draw: @escaping (inout Path) -> Void) {
      if segments >= Self.length, let last = before {
        pieces.append(piece)
        piece = Path()
        piece.move(to: last.start)
        last.draw(&piece)
        segments = 1
        isClosable = false
      }
      draw(&piece)
      if first == nil { first = (end, draw) }
      before = (current, draw)
      segments += 1
      current = end
    }
    outline.forEach { element in
      switch element {
      case .move(let point):
        if segments >= Self.length {
          pieces.append(piece)
          piece = Path()
          segments = 0
        }
        piece.move(to: point)
        (current, start, before, isClosable) = (point, point, nil, true)
        first = nil
      case .line(let point): add(to: point) { $0.addLine(to: point) }
      case .quadCurve(let end, let control): add(to: end) { $0.addQuadCurve(to: end, control: control) }
      case .curve(let end, let first, let second): add(to: end) { $0.addCurve(to: end, control1: first, control2: second) }
      case .closeSubpath:
        if isClosable {
          piece.closeSubpath()
        } else {
          // The line back, and the first segment again for the corner between them.
          let home = start
          if current != home { add(to: home) { $0.addLine(to: home) } }
          if let first { add(to: first.end, first.draw) }
        }
        (current, before) = (start, nil)
        first = nil
      }
    }
    pieces.append(piece)
    guard pieces.count > 1 else { return nil }
    self.pieces = pieces
  }
}
