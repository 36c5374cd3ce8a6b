import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// What must take no more than its share: effects within effects, clips within layers, and long lines.
@Suite struct GrowthTests {
  /// Blurs and shadows in each other around a square.
  private static func soft(_ depth: Int) -> DisplayList {
    let item = (0..<depth).reduce(fill(box(10, 10, 16, 16), red)) { item, _ in
      group([group([item]) { $0.shadow = Shadow(color: blue, radius: 3) }]) { $0.blurRadius = 2 }
    }
    return DisplayList(size: CGSize(width: 36, height: 36), items: [item])
  }

  /// Two Gaussians in a row are one with the sum of the squares: 16 of 2 points are one of 8.
  @Test func `blurs in a row are one`() throws {
    let many = (0..<16).reduce(fill(box(30, 30, 40, 40), red)) { item, _ in group([item]) { $0.blurRadius = 2 } }
    let one = group([fill(box(30, 30, 40, 40), red)]) { $0.blurRadius = 8 }
    let size = CGSize(width: 100, height: 100)
    let (left, right) = try (
      PNGExporter().bitmap(for: DisplayList(size: size, items: [many])), PNGExporter().bitmap(for: DisplayList(size: size, items: [one]))
    )
    for y in stride(from: 0, to: 100, by: 7) {
      // Each of the sixteen rounds to bytes.
      for x in stride(from: 0, to: 100, by: 7) { #expect(abs(left[x, y].alpha - right[x, y].alpha) < 0.04, "\(x), \(y)") }
    }
  }

  /// Each level drew a larger area than the one around it, so 200 took more memory than there is.
  @Test func `two hundred blurs and shadows in each other are drawn`() throws {
    let bitmap = try PNGExporter().bitmap(for: Self.soft(200))
    #expect(bitmap[18, 18].alpha > 0.1)
  }

  /// A pixel half inside a clip is half covered: once, not once within the layer and again where it is laid down.
  @Test func `a layer's clip covers an edge once`() throws {
    let item = group([fill(box(0, 0, 20, 20), red)]) {
      $0.isIsolated = true
      $0.clips = [Clip(Path(box(0, 0, 10.5, 20)))]
    }
    let bitmap = try PNGExporter().bitmap(for: DisplayList(size: CGSize(width: 20, height: 20), items: [item]))
    #expect(abs(bitmap[10, 5].alpha - 0.5) < 0.01 && bitmap[9, 5].alpha == 1 && bitmap[11, 5].alpha == 0)
  }

  /// A line over and over itself: from a point on a circle to the one nearly opposite.
  private static func star(_ count: Int) -> Path {
    Path { path in
      for index in 0...count {
        let angle = Double(index) * 3.0
        let point = CGPoint(x: 50 + 45 * cos(angle), y: 50 + 45 * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  /// Cairo looks for the crossings of all edges with each other: for this many lines at once, minutes.
  @Test(.timeLimit(.minutes(10))) func `a long line that crosses itself is drawn`() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 100), items: [.stroke(Self.star(200_000), StrokeStyle(lineWidth: 0.2), .color(red))])
    #expect(try PNGExporter().bitmap(for: list)[50, 8].alpha > 0.9)
  }

  /// A wave with corners, open and closed, in pieces and at once: the same picture but for the edges' smoothing, which counts twice
  /// where pieces overlap (half a pixel becomes three quarters).
  @Test(arguments: [true, false]) func `a line in pieces looks like the line`(_ isClosed: Bool) throws {
    for (style, alpha) in [(StrokeStyle(lineWidth: 4), 1), (StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round), 0.5)] {
      func wave(_ steps: Int) -> Path {
        Path { path in
          path.move(to: CGPoint(x: 10, y: 10))
          for corner in 0..<8 {
            let (from, to) = (
              CGPoint(x: 10 + 20 * corner, y: corner % 2 == 0 ? 10 : 60), CGPoint(x: 30 + 20 * corner, y: corner % 2 == 0 ? 60 : 10)
            )
            for step in 1...steps {
              let share = CGFloat(step) / CGFloat(steps)
              path.addLine(to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
            }
          }
          if isClosed { path.closeSubpath() }
        }
      }
      func bitmap(_ steps: Int) throws -> Bitmap {
        let item = DisplayItem.stroke(wave(steps), style, .color(red.opacity(alpha)))
        return try PNGExporter(scale: 2).bitmap(for: DisplayList(size: CGSize(width: 200, height: 70), items: [item]))
      }
      let (short, long) = try (bitmap(1), bitmap(300))
      var most: (difference: Double, place: (Int, Int)) = (0, (0, 0))
      for y in 0..<140 {
        for x in 0..<400 {
          let difference = abs(short[x, y].alpha - long[x, y].alpha)
          if difference > most.difference { most = (difference, (x, y)) }
        }
      }
      #expect(most.difference <= 0.26, "\(most.place)")
    }
  }
}
