import SwiftUI

extension Ledger {
  func paths() {
    topic("Paths")

    measure(
      "Path", "Path.move", "Path.addLine", "Path.addQuadCurve", "Path.addCurve", "Path.closeSubpath", "Path.Element", "Path.forEach",
      "Path.isEmpty", "Path.currentPoint", says: "steps in order, as Core Graphics prints them", from: .documented("swiftui/path")
    ) { judge in
      var path = Path()
      judge.expect(path.isEmpty, "an empty path is not empty")
      judge.equal(path.currentPoint, nil)
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      judge.equal(path.currentPoint, CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      judge.equal(path.currentPoint, CGPoint(x: 9, y: 10))
      path.closeSubpath()
      judge.equal(path.currentPoint, CGPoint(x: 1, y: 2))
      judge.expect(!path.isEmpty, "a path with steps is empty")
      judge.equal(path.description, "1 2 m 3 4 l 7 8 5 6 q 11 12 13 14 9 10 c h")
      judge.equal(Path("1 2 m 3 4 l 7 8 5 6 q 11 12 13 14 9 10 c h"), path)
      judge.equal(Path("1 2 m 3 x l"), nil)
      var elements: [Path.Element] = []
      path.forEach { elements.append($0) }
      judge.equal(
        elements,
        [
          .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
          .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
          .curve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)), .closeSubpath,
        ])
      judge.equal(Path { $0.move(to: CGPoint(x: 4, y: 5)) }.description, "4 5 m")
    }
    measure(
      "Path.addRect", "Path.addRects", "Path.addLines", says: "rectangles begin at their origin and run clockwise; lines stay open",
      from: .documented("coregraphics/cgmutablepath/addrect(_:transform:)")
    ) { judge in
      judge.equal(Path(CGRect(x: 10, y: 20, width: 30, height: 40)).description, "10 20 m 40 20 l 40 60 l 10 60 l h")
      judge.equal(Path(CGRect(x: 40, y: 60, width: -30, height: -40)).boundingRect, CGRect(x: 10, y: 20, width: 30, height: 40))
      var path = Path()
      path.addRects([CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 5, y: 6, width: 7, height: 8)], transform: .init(scaleX: 2, y: 3))
      judge.equal(path.description, "0 0 m 2 0 l 2 6 l 0 6 l h 10 18 m 24 18 l 24 42 l 10 42 l h")
      var lines = Path()
      lines.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 5)])
      judge.equal(lines.description, "1 1 m 2 1 l 2 5 l")
      lines.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: .init(translationX: 3, y: 4))
      judge.equal(lines.description, "1 1 m 2 1 l 2 5 l 3 4 m 4 4 l 4 5 l 3 5 l h")
    }
    measure(
      "Path.boundingRect", says: "the outline's box; control points beyond a curve do not count",
      from: .documented("swiftui/path/boundingrect")
    ) { judge in
      judge.equal(Path().boundingRect, .null)
      let ellipse = CGRect(x: 3, y: 4, width: 50, height: 20)
      judge.equal(Path(ellipseIn: ellipse).boundingRect, ellipse)
      judge.equal(Path(roundedRect: ellipse, cornerRadius: 5).boundingRect, ellipse)
      // A quadratic curve reaches half of its control's height, a cubic with both controls at 40 three quarters.
      let quad = Path {
        $0.move(to: .zero)
        $0.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
      }
      box(judge, quad, 0, 0, 40, 20)
      let cubic = Path {
        $0.move(to: .zero)
        $0.addCurve(to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 40, y: 40))
      }
      box(judge, cubic, 0, 0, 40, 30)
      let sideways = Path {
        $0.move(to: .zero)
        $0.addCurve(to: CGPoint(x: 0, y: 40), control1: CGPoint(x: -40, y: 0), control2: CGPoint(x: -40, y: 40))
      }
      box(judge, sideways, -30, 0, 30, 40)
    }
    measure(
      "Path.contains", says: "by the winding rule, or even-odd; open parts count as closed",
      from: .documented("swiftui/path/contains(_:eofill:)")
    ) {
      judge in
      let twice = Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
        $0.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
      }
      judge.expect(twice.contains(CGPoint(x: 30, y: 30)), "the inner rectangle is a hole")
      judge.expect(!twice.contains(CGPoint(x: 30, y: 30), eoFill: true), "the inner rectangle is no hole")
      judge.expect(twice.contains(CGPoint(x: 10, y: 30), eoFill: true), "the ring is outside")
      judge.expect(!twice.contains(CGPoint(x: 70, y: 30)), "beside is inside")
      let ring = Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
        $0.addLines([CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 40), CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 20)])
      }
      judge.expect(!ring.contains(CGPoint(x: 30, y: 30)), "the opposite direction leaves no hole")
      let open = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)]) }
      judge.expect(open.contains(CGPoint(x: 30, y: 10)) && !open.contains(CGPoint(x: 10, y: 30)), "an open triangle")
      let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 30))
      // Half way to the side it is 13 high.
      judge.expect(ellipse.contains(CGPoint(x: 15, y: 3)) && !ellipse.contains(CGPoint(x: 15, y: 1)), "an ellipse")
      judge.expect(Path(CGRect(x: 5, y: 6, width: 10, height: 20)).contains(CGPoint(x: 6, y: 25)), "a rectangle")
      judge.expect(!Path(CGRect(x: 5, y: 6, width: 10, height: 20)).contains(CGPoint(x: 16, y: 10)), "a rectangle")
    }
    measure(
      "Path.addArc", says: "angles grow downwards from the right; `clockwise` is meant in a space whose y points up",
      from: .documented("swiftui/path/addarc(center:radius:startangle:endangle:clockwise:transform:)")
    ) { judge in
      @MainActor func arc(_ start: Double, _ end: Double, _ clockwise: Bool, transform: CGAffineTransform = .identity) -> Path {
        Path {
          $0.addArc(
            center: CGPoint(x: 50, y: 50), radius: 20, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise,
            transform: transform)
        }
      }
      box(judge, arc(0, 90, false), 50, 50, 20, 20)
      box(judge, arc(0, 90, true), 30, 30, 40, 40)
      box(judge, arc(90, 0, true), 50, 50, 20, 20)
      box(judge, arc(180, 270, false), 30, 30, 20, 20)
      box(judge, arc(0, 360, false), 30, 30, 40, 40)
      box(judge, arc(270, 0, false), 50, 30, 20, 20)
      point(judge, arc(0, 90, false).currentPoint, 50, 70)
      box(judge, arc(0, 90, false, transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 3, ty: 4)), 103, 54, 40, 20)
      // A line leads from the current point.
      var path = Path { $0.move(to: CGPoint(x: 0, y: 50)) }
      path.addArc(center: CGPoint(x: 50, y: 50), radius: 20, startAngle: .degrees(-90), endAngle: .zero, clockwise: false)
      box(judge, path, 0, 30, 70, 20)
      // In the middle of the quarter the arc is 20 away from the centre.
      judge.expect(arc(0, 90, false).contains(CGPoint(x: 63.8, y: 63.8)), "the arc is too flat")
      judge.expect(!arc(0, 90, false).contains(CGPoint(x: 64.4, y: 64.4)), "the arc is too round")
    }
    measure(
      "Path.addRelativeArc", says: "turns by a signed angle",
      from: .documented("swiftui/path/addrelativearc(center:radius:startangle:delta:transform:)")
    ) { judge in
      @MainActor func arc(_ start: Double, _ delta: Double) -> Path {
        Path { $0.addRelativeArc(center: CGPoint(x: 50, y: 40), radius: 20, startAngle: .degrees(start), delta: .degrees(delta)) }
      }
      box(judge, arc(180, 90), 30, 20, 20, 20)
      box(judge, arc(180, -90), 30, 40, 20, 20)
      box(judge, arc(0, 180), 30, 40, 40, 20)
      point(judge, arc(180, -90).currentPoint, 50, 60)
    }
    measure(
      "Path.addArc", says: "between two tangents it rounds the corner",
      from: .documented("swiftui/path/addarc(tangent1end:tangent2end:radius:transform:)")
    ) { judge in
      var path = Path { $0.move(to: .zero) }
      path.addArc(tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: 90), radius: 10)
      point(judge, path.currentPoint, 40, 10)
      box(judge, path, 0, 0, 40, 10)
      // The arc's middle lies 10 - 7.07 from both lines.
      path.addLine(to: CGPoint(x: 0, y: 10))
      judge.expect(path.contains(CGPoint(x: 36.8, y: 3.2)) && !path.contains(CGPoint(x: 37.4, y: 2.6)), "the arc bends otherwise")
      var left = Path { $0.move(to: CGPoint(x: 40, y: 0)) }
      left.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 50), radius: 15)
      point(judge, left.currentPoint, 0, 15)
      var straight = Path { $0.move(to: .zero) }
      straight.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 50, y: 0), radius: 10)
      judge.equal(straight.description, "0 0 m 20 0 l")
    }
    measure(
      "Path.addEllipse", "Path.addRoundedRect", "Path.addPath", "Path.offsetBy", "Path.applying", says: "added and moved as a whole",
      from: .documented("swiftui/path/addpath(_:transform:)")
    ) { judge in
      var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addEllipse(in: CGRect(x: 20, y: 30, width: 8, height: 4), transform: .init(translationX: 1, y: 2))
      box(judge, path, 0, 0, 29, 36)
      judge.expect(path.contains(CGPoint(x: 25, y: 34)) && !path.contains(CGPoint(x: 21.3, y: 32.3)), "the ellipse is none")
      var rounded = Path()
      rounded.addRoundedRect(in: CGRect(x: 0, y: 0, width: 40, height: 20), cornerSize: CGSize(width: 10, height: 5), style: .circular)
      judge.expect(rounded.contains(CGPoint(x: 1, y: 3)) && !rounded.contains(CGPoint(x: 1.2, y: 1.2)), "corners")
      var uneven = Path()
      uneven.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadii: RectangleCornerRadii(bottomLeading: 10), style: .circular,
        transform: .init(translationX: 5, y: 0))
      judge.expect(uneven.contains(CGPoint(x: 5.5, y: 0.5)) && !uneven.contains(CGPoint(x: 6, y: 19)), "uneven corners")
      judge.equal(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).offsetBy(dx: 10, dy: 20).description, "11 22 m 14 22 l 14 26 l 11 26 l h")
      judge.equal(Path("1 2 m 3 4 l")?.offsetBy(dx: 10, dy: 20).description, "11 22 m 13 24 l")
      box(judge, Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).offsetBy(dx: 10, dy: 20), 11, 22, 3, 4)
      box(judge, rounded.offsetBy(dx: 10, dy: 20), 10, 20, 40, 20)
      let turned = Path(CGRect(x: 1, y: 2, width: 3, height: 4)).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
      box(judge, turned, -6, 1, 4, 3)
      judge.equal(turned.description, "-2 1 m -2 4 l -6 4 l -6 1 l h")
      box(judge, Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).applying(.init(scaleX: 2, y: 3)), 2, 6, 6, 12)
      box(judge, Path(CGRect(x: 1, y: 2, width: 3, height: 4)).applying(.init(translationX: 5, y: 6)), 6, 8, 3, 4)
      var joined = Path("0 0 m 1 1 l")!
      joined.addPath(Path("2 2 m 3 3 l")!, transform: .init(scaleX: 2, y: 10))
      judge.equal(joined.description, "0 0 m 1 1 l 4 20 m 6 30 l")
    }
    measure(
      "Path.trimmedPath", says: "a share of the whole length, across subpaths", from: .documented("swiftui/path/trimmedpath(from:to:)")
    ) { judge in
      let path = Path("0 0 m 30 0 l 30 10 l")!
      judge.equal(path.trimmedPath(from: 0.25, to: 0.875).description, "10 0 m 30 0 l 30 5 l")
      judge.equal(path.trimmedPath(from: 0.5, to: 0.5).isEmpty, true)
      judge.equal(path.trimmedPath(from: 0, to: 1), path)
      judge.equal(path.trimmedPath(from: -1, to: 0.5).description, "0 0 m 20 0 l")
      judge.equal(path.trimmedPath(from: 0.5, to: 3).description, "20 0 m 30 0 l 30 10 l")
      judge.equal(Path("0 0 m 10 0 l 50 0 m 60 0 l")!.trimmedPath(from: 0.25, to: 0.75).description, "5 0 m 10 0 l 50 0 m 55 0 l")
      // Half of a half circle is a quarter.
      let half = Path { $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false) }
      point(judge, half.trimmedPath(from: 0, to: 0.5).currentPoint, 0, 10)
    }
    measure(
      "Path.strokedPath", "Path.dashedPath", says: "the outline of the line, and the path in dashes",
      from: .documented("swiftui/path/strokedpath(_:)")
    ) {
      judge in
      let line = Path("10 10 m 50 10 l")!
      box(judge, line.strokedPath(StrokeStyle(lineWidth: 6)), 10, 7, 40, 6)
      box(judge, line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .square)), 7, 7, 46, 6)
      box(judge, line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round)), 7, 7, 46, 6)
      judge.expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty, "a line without width has an outline")
      judge.equal(line.dashedPath([15, 10]).description, "10 10 m 25 10 l 35 10 m 50 10 l")
      judge.equal(line.dashedPath([15, 10], phase: 5).description, "10 10 m 20 10 l 30 10 m 45 10 l")
      judge.equal(line.dashedPath([15, 10], phase: -5).description, "15 10 m 30 10 l 40 10 m 50 10 l")
      judge.equal(line.dashedPath([]), line)
      let ring = Path(CGRect(x: 0, y: 0, width: 40, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
      box(judge, ring, -2, -2, 44, 24)
      judge.expect(!ring.contains(CGPoint(x: 20, y: 10)) && ring.contains(CGPoint(x: 1, y: 10)), "a closed line has no hole")
    }
    measure(
      "Path.form", "Path.Form", "Path.outline", says: "what the path is known to be, and its steps", from: .law("kept as it was made")
    ) { judge in
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      judge.equal(Path(rect).form, .rect(rect))
      judge.equal(Path(ellipseIn: rect).form, .ellipse(rect))
      judge.equal(Path().form, .empty)
      judge.equal(Path(roundedRect: rect, cornerRadius: 0).form, .rect(rect))
      judge.equal(Path("1 2 m 3 4 l")!.outline, Path("1 2 m 3 4 l")!.outline)
      judge.expect(Path("1 2 m 3 4 l")!.outline != Path("1 2 m 3 5 l")!.outline, "other steps are equal")
    }
    row("Path", says: "as a view it is drawn from its frame's top left and takes what is proposed", from: .documented("swiftui/path")) {
      Path(CGRect(x: 10, y: 5, width: 30, height: 20)).fill(Color.pureRed).accessibilityIdentifier("path").padding(.leading, 40)
    } holds: {
      $0.area(0xFF0000, 50, 5, 30, 20)
      $0.frame("path", 40, 0, 60, 100)
    }
  }
}

@MainActor private func box(
  _ judge: Judge, _ path: Path, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, at line: Int = #line
) {
  let box = path.boundingRect
  for (value, expected, name) in [(box.minX, x, "x"), (box.minY, y, "y"), (box.width, width, "width"), (box.height, height, "height")] {
    judge.near(value, expected, within: 0.02, name, at: line)
  }
}
@MainActor private func point(_ judge: Judge, _ point: CGPoint?, _ x: CGFloat, _ y: CGFloat, at line: Int = #line) {
  judge.near(point?.x, x, within: 0.001, "x", at: line)
  judge.near(point?.y, y, within: 0.001, "y", at: line)
}
