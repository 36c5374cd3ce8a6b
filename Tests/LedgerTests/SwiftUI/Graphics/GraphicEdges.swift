import SwiftUI

extension Ledger {
  func graphicEdges() {
    topic("Drawing and graphics: fine and long")

    row(
      "Text", says: "letters in pixels are their outlines, whichever way they lean and wherever they begin",
      from: .law("letters are drawn from their outlines"), in: .fixed(160, 120), scale: 2
    ) {
      VStack(alignment: .leading, spacing: 2) {
        Text("jWmfÅ/_|").font(.system(size: 11))
        Text("jWmfÅ/_|").font(.system(size: 17))
        Text("jWmfÅ/_|").italic().font(.system(size: 24))
        Text("jWmfÅ/_|").font(.system(size: 30, design: .serif))
      }
    } holds: {
      $0.isTheSameInSVG(but: 40, tolerance: 70)
    }
    row(
      "Path.stroke", "Shape.stroke", says: "a line of thousands of pieces that is closed has its corner where it began",
      from: .law("cut into parts or not, a line looks the same"), in: .fixed(100, 100)
    ) {
      Longline(steps: 1500).stroke(Color.pureRed, style: StrokeStyle(lineWidth: 16))
    } holds: { shown in
      shown.looks(but: 200) { Longline(steps: 1).stroke(Color.pureRed, style: StrokeStyle(lineWidth: 16)) }
      // Each of the four corners is a miter, the first as well.
      for (x, y) in [(13, 13), (86, 13), (86, 86), (13, 86)] { shown.color(CGFloat(x), CGFloat(y), is: 0xFF0000) }
      shown.color(50, 50, is: 0xFFFFFF)
    }
  }
}

/// A square of 80 − 2 × 20, each side in so many steps.
private struct Longline: Shape {
  let steps: Int
  func path(in rect: CGRect) -> Path {
    let corners = [CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20), CGPoint(x: 80, y: 80), CGPoint(x: 20, y: 80)]
    var path = Path()
    path.move(to: corners[0])
    for side in 0..<4 {
      let (from, to) = (corners[side], corners[(side + 1) % 4])
      for step in 1...steps where !(side == 3 && step == steps) {
        let share = CGFloat(step) / CGFloat(steps)
        path.addLine(to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      }
    }
    path.closeSubpath()
    return path
  }
}
