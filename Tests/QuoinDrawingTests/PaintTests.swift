import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// Paints, lines and modes as PNG paints them. Colours are worked out by hand.
@Suite struct PaintTests {
  private func bitmap(_ items: [DisplayItem], scale: CGFloat = 1) throws -> Bitmap {
    try PNGExporter(scale: scale).bitmap(for: DisplayList(size: CGSize(width: 40, height: 40), items: items))
  }
  private let stops = [PaintStop(red, at: 0), PaintStop(blue.opacity(0.5), at: 1)]

  /// Every colour covers a part of what it did, and nothing else changes.
  @Test func `a faded paint is the same paint, fainter`() throws {
    let paints: [Paint] = [
      .color(red), .linear(stops, start: CGPoint(x: 5, y: 8), end: CGPoint(x: 31, y: 20)),
      .radial(stops, center: CGPoint(x: 12, y: 25), startRadius: 3, endRadius: 18, stretch: 0.5),
      .angular(stops, center: CGPoint(x: 12, y: 25), startAngle: 0.4, endAngle: 5),
    ]
    for paint in paints {
      let solid = try bitmap([.fill(Path(box(0, 0, 40, 40)), paint)])
      let faint = try bitmap([.fill(Path(box(0, 0, 40, 40)), paint.opacity(0.4))])
      var largest = 0.0
      for y in 0..<40 { for x in 0..<40 { largest = max(largest, abs(faint[x, y].alpha - 0.4 * solid[x, y].alpha)) } }
      #expect(largest < 0.02, "\(paint)")
      // The same colours at the same places.
      for (x, y) in [(3, 3), (30, 8), (12, 30), (35, 35), (6, 20)] {
        #expect(abs(faint[x, y].red - solid[x, y].red) < 0.05 && abs(faint[x, y].blue - solid[x, y].blue) < 0.05, "\(paint) \(x) \(y)")
      }
      #expect(paint.opacity(1) == paint)
    }
    let picture = Paint.image(checker, rect: box(0, 0, 4, 4), isTiled: false, interpolation: .none)
    #expect(picture.opacity(0.2) == picture)
    #expect(red.opacity(0.5).opacity(0.5) == red.opacity(0.25))
  }

  private func line(_ style: StrokeStyle, scale: CGFloat = 1, from: CGFloat = 10, to: CGFloat = 30) throws -> Bitmap {
    try bitmap([.stroke(Path { $0.addLines([CGPoint(x: from, y: 20), CGPoint(x: to, y: 20)]) }, style, .color(red))], scale: scale)
  }

  @Test func `short dashes are dashes, and impossible ones a whole line`() throws {
    // Half a point on, half a point off: at four pixels a point two of each.
    let fine = try line(StrokeStyle(lineWidth: 4, dash: [0.5, 0.5]), scale: 4)
    #expect((40..<60).map { fine[$0, 80].alpha > 0.5 } == (40..<60).map { $0 % 4 < 2 })
    let ones = try line(StrokeStyle(lineWidth: 4, dash: [1, 1], dashPhase: 1))
    #expect((10..<20).map { ones[$0, 20].alpha > 0.5 } == (10..<20).map { $0 % 2 == 1 })
    for dash in [[0.0, 0], [-1, 2], [.infinity, 1], []] as [[CGFloat]] {
      let whole = try line(StrokeStyle(lineWidth: 4, dash: dash))
      #expect((10..<30).allSatisfy { whole[$0, 20].alpha == 1 }, "\(dash)")
    }
    // A dash without length shows by its ends.
    let dots = try line(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8]))
    #expect(dots[10, 20].alpha > 0.9 && dots[14, 20].alpha < 0.1 && dots[18, 20].alpha > 0.9)
  }

  @Test func `lines end and turn as they are told`() throws {
    for (cap, before, corner) in [(CGLineCap.butt, false, false), (.round, true, false), (.square, true, true)] {
      let ended = try line(StrokeStyle(lineWidth: 8, lineCap: cap))
      #expect((ended[7, 20].alpha > 0.5) == before && (ended[6, 16].alpha > 0.5) == corner && ended[4, 20].alpha == 0, "\(cap)")
    }
    func turn(_ join: CGLineJoin, _ limit: CGFloat = 10) throws -> Bitmap {
      let path = Path { $0.addLines([CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 30), CGPoint(x: 20, y: 0)]) }
      return try bitmap([.stroke(path, StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit), .color(red))])
    }
    // A right angle's miter is √2 widths long: a limit below that cuts it off.
    for (join, limit, corner, middle) in [
      (CGLineJoin.miter, 10.0, true, true), (.miter, 1.2, false, false), (.round, 10, false, true), (.bevel, 10, false, false),
    ] as [(CGLineJoin, CGFloat, Bool, Bool)] {
      let turned = try turn(join, limit)
      #expect(
        (turned[24, 34].alpha > 0.5) == corner && (turned[22, 32].alpha > 0.5) == middle && turned[20, 30].alpha == 1, "\(join) \(limit)")
    }
  }

  /// Porter and Duff: where the source covers nothing, `in`, `out`, `atop`'s counterpart and `copy` leave nothing of what lies below.
  @Test func `modes that reach beyond what they paint`() throws {
    let modes: [(BlendMode, below: Bool, both: PaintColor)] = [
      (.normal, true, blue), (.copy, false, blue), (.clear, false, .clear), (.sourceIn, false, blue), (.sourceOut, false, .clear),
      (.sourceAtop, true, blue), (.destinationOver, true, red), (.destinationIn, false, red), (.destinationOut, true, .clear),
      (.destinationAtop, false, red), (.xor, true, .clear),
    ]
    for (mode, below, both) in modes {
      let image = try bitmap([
        group([fill(box(0, 0, 20, 40), red), group([fill(box(10, 10, 20, 20), blue)]) { $0.blendMode = mode }]) { $0.isIsolated = true }
      ])
      #expect((image[3, 20].alpha > 0.5) == below, "\(mode) beside")
      #expect((image[12, 4].alpha > 0.5) == below, "\(mode) above")
      let found = image[15, 20]
      #expect(found.alpha == both.alpha && (both.alpha == 0 || found.red == both.red && found.blue == both.blue), "\(mode) on both")
    }
    // A group that covers nothing changes nothing by the others.
    let none = try bitmap([
      fill(box(0, 0, 40, 40), red), group([fill(box(0, 0, 40, 40), blue)]) { ($0.opacity, $0.blendMode) = (0, .multiply) },
    ])
    #expect(none[20, 20] == red)
  }

  @Test func `a shadow is the silhouette, moved, softened and coloured`() throws {
    for radius in [0.0, 4] as [CGFloat] {
      let image = try bitmap([
        group([fill(box(5, 5, 10, 10), red)]) { $0.shadow = Shadow(color: blue.opacity(0.5), radius: radius, x: 12, y: 18) }
      ])
      #expect(image[10, 10] == red)
      let middle = image[22, 28]
      #expect(middle.blue == 1 && abs(middle.alpha - 0.5) < (radius == 0 ? 0.01 : 0.2))
      #expect(image[22, 10].alpha < 0.01 && image[10, 30].alpha < (radius == 0 ? 0.01 : 0.05))
      // Softness reaches beyond the silhouette by as much on every side.
      let around = [image[15, 28], image[29, 28], image[22, 21], image[22, 35]].map(\.alpha)
      if radius == 0 { #expect(around.allSatisfy { $0 == 0 }) } else { #expect(around.allSatisfy { $0 > 0.02 && $0 < 0.25 }) }
    }
  }

  /// CSS Images 4, conic gradients: around the centre, whatever the area's shape and size; pixels far out lie on the same rays.
  @Test func `an angular gradient over a long area`() throws {
    let half = [PaintStop(red, at: 0), PaintStop(red, at: 0.5), PaintStop(blue, at: 0.5), PaintStop(blue, at: 1)]
    for size in [CGSize(width: 300, height: 20), CGSize(width: 20, height: 300)] {
      let paint = Paint.angular(half, center: CGPoint(x: size.width / 2, y: size.height / 2), startAngle: 0, endAngle: 2 * .pi)
      let image = try PNGExporter().bitmap(for: DisplayList(size: size, items: [.fill(Path(CGRect(origin: .zero, size: size)), paint)]))
      let (width, height) = (Int(size.width), Int(size.height))
      for x in [1, width / 4, width - 2] {
        #expect(image[x, height / 2 + 3] == red && image[x, height / 2 - 4] == blue && image[x, height - 1] == red && image[x, 0] == blue)
      }
    }
  }
}
