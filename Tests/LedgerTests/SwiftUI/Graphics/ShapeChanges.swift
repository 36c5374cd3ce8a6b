import SwiftUI

extension Ledger {
  func shapeChanges() {
    topic("Shapes: transforming, stroking and filling")

    row(
      "Shape.trim", says: "the part between two shares of the outline, which begins top left and runs clockwise",
      from: .documented("swiftui/shape/trim(from:to:)")
    ) {
      Rectangle().trim(from: 0.25, to: 0.5).stroke(Color.pureRed, lineWidth: 4).frame(width: 60, height: 60)
    } holds: {
      $0.area(0xFF0000, 78, 20, 4, 60)
      $0.looks { Rectangle().trim(to: 0.5).trim(from: 0.5).stroke(Color.pureRed, lineWidth: 4).frame(width: 60, height: 60) }
    }
    row(
      "Shape.trim", says: "a circle begins at the right and goes down first; without arguments it is whole",
      from: .documented("swiftui/shape/trim(from:to:)")
    ) {
      Circle().trim(from: 0, to: 0.25).stroke(Color.pureRed, lineWidth: 4).frame(width: 60, height: 60)
    } holds: {
      $0.ink(50, 50, 32, 32)
      let whole = try $0.other({ Circle().trim().stroke(Color.pureRed, lineWidth: 4) })
      whole.looks { Circle().stroke(Color.pureRed, lineWidth: 4) }
    }
    row("Shape.transform", says: "the outline moved from the frame's top left", from: .documented("swiftui/shape/transform(_:)")) {
      Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 0.5, tx: 10, ty: 20)).fill(Color.pureRed)
        .accessibilityIdentifier("shape").frame(width: 40, height: 40)
    } holds: {
      $0.area(0xFF0000, 40, 50, 40, 20)
      $0.frame("shape", 30, 30, 40, 40)
    }
    row("Shape.offset", says: "moves the outline, not the view", from: .documented("swiftui/shape/offset(x:y:)")) {
      Rectangle().offset(x: 5, y: -10).fill(Color.pureRed).accessibilityIdentifier("shape").frame(width: 40, height: 20)
    } holds: {
      $0.area(0xFF0000, 35, 30, 40, 20)
      $0.frame("shape", 30, 40, 40, 20)
      $0.looks { Rectangle().offset(CGSize(width: 5, height: -10)).fill(Color.pureRed).frame(width: 40, height: 20) }
      let right = try $0.other({ Rectangle().offset(x: 7).offset(y: 3).fill(Color.pureRed).frame(width: 40, height: 20) })
      right.area(0xFF0000, 37, 43, 40, 20)
    }
    row(
      "Shape.rotation", says: "turns clockwise around the anchor, the middle by default",
      from: .documented("swiftui/shape/rotation(_:anchor:)")
    ) {
      Rectangle().rotation(.degrees(90), anchor: .topLeading).fill(Color.pureRed).frame(width: 40, height: 20)
    } holds: {
      $0.area(0xFF0000, 10, 40, 20, 40)
      let middle = try $0.other({ Rectangle().rotation(.degrees(90)).fill(Color.pureRed).frame(width: 40, height: 20) })
      middle.area(0xFF0000, 40, 30, 20, 40)
    }
    row(
      "Shape.scale", says: "grows and shrinks from the anchor, the middle by default", from: .documented("swiftui/shape/scale(x:y:anchor:)")
    ) {
      Rectangle().scale(x: 0.5, y: 2, anchor: .bottomTrailing).fill(Color.pureRed).frame(width: 40, height: 20)
    } holds: { shown in
      shown.area(0xFF0000, 50, 20, 20, 40)
      @MainActor func area(_ view: some View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, at line: Int = #line) {
        guard let other = try? shown.other({ view.frame(width: 40, height: 20) }) else { return }
        other.area(0xFF0000, x, y, width, height, at: line)
      }
      area(Rectangle().scale(1.5).fill(Color.pureRed), 20, 35, 60, 30)
      area(Rectangle().scale(1.5, anchor: .topLeading).fill(Color.pureRed), 30, 40, 60, 30)
      area(Rectangle().scale(x: 2).fill(Color.pureRed), 10, 40, 80, 20)
      area(Rectangle().scale(y: 3, anchor: .top).fill(Color.pureRed), 30, 40, 40, 60)
    }
    row("Shape.size", says: "drawn in a size of its own at the frame's top left", from: .documented("swiftui/shape/size(width:height:)")) {
      Rectangle().size(width: 30, height: 10).fill(Color.pureRed).accessibilityIdentifier("shape").frame(width: 40, height: 40)
    } holds: {
      $0.area(0xFF0000, 30, 30, 30, 10)
      $0.frame("shape", 30, 30, 40, 40)
      $0.looks { Rectangle().size(CGSize(width: 30, height: 10)).fill(Color.pureRed).frame(width: 40, height: 40) }
    }
    row(
      "Shape.stroke", says: "half of the line lies on each side of the outline; one point wide by default",
      from: .documented("swiftui/shape/stroke(_:linewidth:)"), scale: 2
    ) {
      Rectangle().stroke(Color.pureRed, lineWidth: 6).accessibilityIdentifier("shape").frame(width: 40, height: 20)
    } holds: {
      $0.ink(27, 37, 46, 26)
      $0.color(32, 50, is: 0xFF0000)
      $0.color(33, 50, is: 0xFFFFFF)
      $0.frame("shape", 30, 40, 40, 20)
      $0.looks { Rectangle().stroke(Color.pureRed, style: StrokeStyle(lineWidth: 6)).frame(width: 40, height: 20) }
      $0.looks { Rectangle().stroke(lineWidth: 6).fill(Color.pureRed).frame(width: 40, height: 20) }
      $0.looks { Rectangle().stroke(style: StrokeStyle(lineWidth: 6)).foregroundStyle(Color.pureRed).frame(width: 40, height: 20) }
      $0.isTheSameInSVG()
      for view in [
        try? $0.other({ Rectangle().stroke(Color.pureRed).frame(width: 40, height: 20) }),
        try? $0.other({ Rectangle().stroke().fill(Color.pureRed).frame(width: 40, height: 20) }),
      ] { view?.ink(29.5, 39.5, 41, 21) }
    }
    row(
      "InsettableShape.strokeBorder", says: "the line lies inside the rectangle",
      from: .documented("swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)")
    ) {
      Ellipse().strokeBorder(Color.pureRed, lineWidth: 6).frame(width: 40, height: 20)
    } holds: { shown in
      shown.ink(30, 40, 40, 20)
      shown.color(35, 50, is: 0xFF0000)
      shown.color(37, 50, is: 0xFFFFFF)
      shown.color(50, 44, is: 0xFF0000)
      shown.color(50, 47, is: 0xFFFFFF)
      @MainActor func same(_ view: some View, at line: Int = #line) { shown.looks(like: { view.frame(width: 40, height: 20) }, at: line) }
      same(Ellipse().strokeBorder(Color.pureRed, style: StrokeStyle(lineWidth: 6)))
      same(Ellipse().strokeBorder(lineWidth: 6).foregroundStyle(Color.pureRed))
      same(Ellipse().strokeBorder(style: StrokeStyle(lineWidth: 6)).foregroundStyle(Color.pureRed))
      same(Ellipse().inset(by: 3).stroke(Color.pureRed, lineWidth: 6))
      same(Ellipse().fill(Color.clear).strokeBorder(Color.pureRed, lineWidth: 6))
      let thin = try shown.other { Rectangle().strokeBorder(Color.pureRed).frame(width: 40, height: 20) }
      thin.color(30, 50, is: 0xFF0000)
      thin.color(31, 50, is: 0xFFFFFF)
      let plain = try shown.other { Rectangle().strokeBorder().frame(width: 40, height: 20) }
      plain.color(30, 50, is: 0)
      plain.color(31, 50, is: 0xFFFFFF)
    }
    row(
      "Shape.fill", says: "the inside in a style; the foreground style where none is said; again and again above",
      from: .documented("swiftui/shape/fill(_:style:)")
    ) {
      Rectangle().fill(Color.pureRed).stroke(Color.pureBlue, lineWidth: 4).frame(width: 40, height: 20)
    } holds: { shown in
      shown.color(50, 50, is: 0xFF0000)
      shown.ink(28, 38, 44, 24)
      shown.color(31, 50, is: 0x0000FF)
      shown.color(32, 50, is: 0xFF0000)
      @MainActor func color(_ view: some View, _ expected: Int, at line: Int = #line) {
        guard let other = try? shown.other({ view.frame(width: 40, height: 20) }) else { return }
        other.color(50, 50, is: expected, at: line)
      }
      color(Rectangle(), 0)
      color(Rectangle().fill(), 0)
      color(Rectangle().foregroundStyle(Color.pureGreen), 0x00FF00)
      color(Rectangle().fill(style: FillStyle()).foregroundStyle(Color.pureGreen), 0x00FF00)
      color(Rectangle().fill(Color.pureRed).fill(Color.pureBlue), 0x0000FF)
      color(Rectangle().fill(Color.pureRed).strokeBorder(Color.pureBlue, lineWidth: 2), 0xFF0000)
      color(Rectangle().fill(Color.pureRed).stroke(Color.pureBlue, style: StrokeStyle(lineWidth: 30)), 0x0000FF)
      color(Rectangle().fill(Color.pureRed).strokeBorder(Color.pureBlue, style: StrokeStyle(lineWidth: 2)), 0xFF0000)
    }
    row(
      "FillStyle", "FillStyle.isEOFilled", says: "even-odd leaves holes where the outline winds twice",
      from: .documented("swiftui/fillstyle/iseofilled")
    ) {
      Path {
        $0.addRect(CGRect(x: 10, y: 20, width: 60, height: 60))
        $0.addRect(CGRect(x: 30, y: 30, width: 20, height: 20))
      }.fill(Color.pureRed, style: FillStyle(eoFill: true))
    } holds: {
      $0.color(40, 40, is: 0xFFFFFF)
      $0.color(20, 40, is: 0xFF0000)
      $0.isTheSameInSVG()
      $0.svg(says: "fill-rule=\"evenodd\"")
      let whole = try $0.other({
        Path {
          $0.addRect(CGRect(x: 10, y: 20, width: 60, height: 60))
          $0.addRect(CGRect(x: 30, y: 30, width: 20, height: 20))
        }.fill(Color.pureRed)
      })
      whole.color(40, 40, is: 0xFF0000)
      $0.judge.equal(FillStyle().isEOFilled, false)
    }
    row(
      "FillStyle.isAntialiased", says: "without smoothing every pixel is whole", from: .documented("swiftui/fillstyle/isantialiased"),
      in: .fixed(40, 40)
    ) {
      Circle().fill(Color.pureRed, style: FillStyle(antialiased: false))
    } holds: {
      $0.judge.near($0.share(0xFF0000, within: 0) + $0.share(0xFFFFFF, within: 0), 1, within: 1e-9)
      $0.judge.equal(FillStyle().isAntialiased, true)
      let smooth = try $0.other({ Circle().fill(Color.pureRed) })
      $0.judge.expect(smooth.share(0xFF0000, within: 0) + smooth.share(0xFFFFFF, within: 0) < 0.97, "edges are not smooth by default")
      $0.svg(says: "crispEdges")
    }
    row(
      "Shape.layoutDirectionBehavior", "LayoutDirectionBehavior", "LayoutDirectionBehavior.mirrors", "Shape", "Shape.role", "ShapeRole",
      says: "a shape of one's own is drawn in its frame, mirrored from right to left unless it is fixed; it stands for a fill",
      from: .documented("swiftui/shape/layoutdirectionbehavior"), in: .fixed(60, 40)
    ) {
      LeftPart().fill(Color.pureRed).environment(\.layoutDirection, .rightToLeft)
    } holds: {
      $0.area(0xFF0000, 40, 0, 20, 40)
      let left = try $0.other { LeftPart().fill(Color.pureRed) }
      let fixed = try $0.other { FixedPart().fill(Color.pureRed).environment(\.layoutDirection, .rightToLeft) }
      let clipped = try $0.other { Color.pureRed.clipShape(LeftPart()).padding(.leading, 10) }
      left.area(0xFF0000, 0, 0, 20, 40)
      fixed.area(0xFF0000, 0, 0, 20, 40)
      clipped.area(0xFF0000, 10, 0, 20, 40)
      $0.judge.equal(LeftPart.role, .fill)
      $0.judge.equal(Circle().layoutDirectionBehavior, .mirrors)
      $0.judge.equal(LayoutDirectionBehavior.mirrors, .mirrors(in: .rightToLeft))
    }
  }
}

/// The left 20 points of its frame.
private struct LeftPart: Shape {
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 20, height: rect.height)) }
}
/// The same wherever text begins.
private struct FixedPart: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 20, height: rect.height)) }
}
