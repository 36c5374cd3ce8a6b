import SwiftUI

extension Ledger {
  func strokes() {
    topic("Shapes: line styles")

    measure("StrokeStyle", says: "one point, cut ends, sharp corners up to ten widths, no dashes", from: .documented("swiftui/strokestyle"))
    {
      let style = StrokeStyle()
      $0.equal(style.lineWidth, 1)
      $0.equal(style.lineCap, .butt)
      $0.equal(style.lineJoin, .miter)
      $0.equal(style.miterLimit, 10)
      $0.equal(style.dash, [])
      $0.equal(style.dashPhase, 0)
    }
    row(
      "StrokeStyle.lineCap", "CGLineCap", says: "butt ends at the point, round and square half a width later, round without corners",
      from: .documented("coregraphics/cglinecap"), in: .fixed(80, 90)
    ) {
      ZStack {
        ForEach([0, 1, 2], id: \.self) { index in
          line([CGPoint(x: 20, y: 15 + 30 * index), CGPoint(x: 60, y: 15 + 30 * index)])
            .stroke(Color.pureRed, style: StrokeStyle(lineWidth: 20, lineCap: [.butt, .round, .square][index]))
        }
      }
    } holds: { shown in
      for (index, left, width) in [(0, 20.0, 40.0), (1, 10, 60), (2, 10, 60)] {
        let ink = shown.ink(in: CGRect(x: 0, y: 30 * index, width: 80, height: 30))
        shown.judge.equal(ink, CGRect(x: left, y: Double(5 + 30 * index), width: width, height: 20), "row \(index)")
      }
      // The corner of the half disc and of the half square.
      shown.color(11, 36, is: 0xFFFFFF)
      shown.color(68, 36, is: 0xFFFFFF)
      shown.color(11, 66, is: 0xFF0000)
      shown.isTheSameInSVG(but: 6)
      shown.svg(says: "stroke-linecap=\"round\"", "stroke-linecap=\"square\"", "stroke-width=\"20\"")
    }
    row(
      "StrokeStyle.lineJoin", "CGLineJoin", says: "miter goes to the tip, round and bevel cut it",
      from: .documented("coregraphics/cglinejoin"),
      in: .fixed(120, 60)
    ) {
      ZStack {
        ForEach([0, 1, 2], id: \.self) { index in
          // A right angle at (30, 20): the outer tip lies half a width, 10, beyond both lines.
          line([CGPoint(x: 5 + 40 * index, y: 20), CGPoint(x: 25 + 40 * index, y: 20), CGPoint(x: 25 + 40 * index, y: 60)])
            .stroke(Color.pureRed, style: StrokeStyle(lineWidth: 20, lineJoin: [.miter, .round, .bevel][index]))
        }
      }
    } holds: {
      $0.color(33, 11, is: 0xFF0000)
      $0.color(73, 11, is: 0xFFFFFF)
      // The disc reaches 10 from (65, 20): (71, 13) is 9.2 away; the bevel runs from (105, 10) to (115, 20).
      $0.color(70, 13, is: 0xFF0000)
      $0.color(112, 13, is: 0xFFFFFF)
      $0.color(107, 16, is: 0xFF0000)
      $0.isTheSameInSVG(but: 8)
      $0.svg(says: "stroke-linejoin=\"round\"", "stroke-linejoin=\"bevel\"", "stroke-miterlimit=\"10\"")
    }
    row(
      "StrokeStyle.miterLimit", says: "a right angle's tip is 1.41 widths long and bevelled below that",
      from: .worked("1 / sin(45°) = 1.414"), in: .fixed(100, 60)
    ) {
      ZStack {
        ForEach([0, 1], id: \.self) { index in
          line([CGPoint(x: 5 + 40 * index, y: 20), CGPoint(x: 25 + 40 * index, y: 20), CGPoint(x: 25 + 40 * index, y: 60)])
            .stroke(Color.pureRed, style: StrokeStyle(lineWidth: 20, miterLimit: [1.5, 1.3][index]))
        }
      }
    } holds: {
      $0.color(33, 11, is: 0xFF0000)
      $0.color(73, 11, is: 0xFFFFFF)
      $0.isTheSameInSVG(but: 8)
    }
    row(
      "StrokeStyle.dash", "StrokeStyle.dashPhase", "StrokeStyle.lineWidth", says: "dashes and gaps in turn, from the phase on",
      from: .documented("swiftui/strokestyle/dash"), in: .fixed(80, 40)
    ) {
      ZStack {
        line([CGPoint(x: 0, y: 10), CGPoint(x: 80, y: 10)]).stroke(Color.pureRed, style: StrokeStyle(lineWidth: 4, dash: [10, 5]))
        line([CGPoint(x: 0, y: 30), CGPoint(x: 80, y: 30)])
          .stroke(Color.pureBlue, style: StrokeStyle(lineWidth: 6, dash: [10, 5], dashPhase: 4))
      }
    } holds: {
      for (x, isInk) in [(0, true), (9, true), (10, false), (14, false), (15, true), (24, true), (25, false), (30, true)] {
        $0.color(CGFloat(x), 10, is: isInk ? 0xFF0000 : 0xFFFFFF)
      }
      for (x, isInk) in [(0, true), (5, true), (6, false), (10, false), (11, true), (20, true), (21, false)] {
        $0.color(CGFloat(x), 30, is: isInk ? 0x0000FF : 0xFFFFFF)
      }
      $0.area(0xFF0000, 0, 8, 80, 4)
      $0.judge.equal($0.area(0x0000FF).height, 6)
      $0.isTheSameInSVG()
      $0.svg(says: "stroke-dasharray=\"10 5\"", "stroke-dashoffset=\"4\"")
    }
    row("StrokeStyle.dash", says: "an odd list is used twice over", from: .documented("swiftui/strokestyle/dash"), in: .fixed(80, 20)) {
      line([CGPoint(x: 0, y: 10), CGPoint(x: 80, y: 10)]).stroke(Color.pureRed, style: StrokeStyle(lineWidth: 4, dash: [10, 5, 3]))
    } holds: {
      // 10 on, 5 off, 3 on, 10 off, 5 on, 3 off.
      for (x, isInk) in [(9, true), (12, false), (16, true), (18, false), (27, false), (28, true), (32, true), (33, false), (36, true)] {
        $0.color(CGFloat(x), 10, is: isInk ? 0xFF0000 : 0xFFFFFF)
      }
      $0.isTheSameInSVG()
    }
    row(
      "Shape.stroke", says: "as a shape, the stroke has the same dashes, caps and joins as when it is drawn", from: .law("one outline"),
      in: .fixed(80, 80)
    ) {
      zigzag.stroke(style: wild).fill(Color.pureRed)
    } holds: {
      // Curved ends are short straight pieces in a shape, so that edges differ by a little.
      let drawn = try $0.other { zigzag.stroke(Color.pureRed, style: wild) }
      $0.judge.expect($0.pixelsThatDiffer(from: drawn, tolerance: 50) == 0, "the dashes look otherwise")
      for join in [CGLineJoin.miter, .round, .bevel] {
        let style = StrokeStyle(lineWidth: 9, lineCap: .square, lineJoin: join, miterLimit: 4)
        let shape = try $0.other({ zigzag.stroke(style: style).fill(Color.pureRed) })
        let drawn = try $0.other { zigzag.stroke(Color.pureRed, style: style) }
        $0.judge.expect(shape.pixelsThatDiffer(from: drawn, tolerance: 50) == 0, "\(join) looks otherwise")
      }
    }
  }
}

private let wild = StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .bevel, dash: [20, 14, 6], dashPhase: 5)
private let zigzag = Path {
  $0.addLines([CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 15), CGPoint(x: 20, y: 60), CGPoint(x: 70, y: 66)])
}
private func line(_ points: [CGPoint]) -> Path { Path { $0.addLines(points) } }
