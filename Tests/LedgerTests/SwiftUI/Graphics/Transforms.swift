import CoreGraphics
import SwiftUI

extension Ledger {
  func transforms() {
    topic("Core Graphics: transforms and paths")

    measure(
      "CGAffineTransform", "CGAffineTransform.a", "CGAffineTransform.b", "CGAffineTransform.c", "CGAffineTransform.d",
      "CGAffineTransform.tx", "CGAffineTransform.ty", "CGAffineTransform.identity", "CGAffineTransform.isIdentity",
      "CGAffineTransform.determinant", "CGPoint.applying", says: "x' = a·x + c·y + tx, y' = b·x + d·y + ty",
      from: .documented("coregraphics/cgaffinetransform")
    ) { judge in
      let t = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
      judge.equal([t.a, t.b, t.c, t.d, t.tx, t.ty], [2, 3, 5, 7, 11, 13])
      judge.equal(t, CGAffineTransform(2, 3, 5, 7, 11, 13))
      judge.equal(CGPoint(x: 1, y: 10).applying(t), CGPoint(x: 63, y: 86))
      judge.near(t.determinant, -1)
      judge.equal(CGAffineTransform(), .identity)
      judge.equal(CGPoint(x: 4, y: 9).applying(.identity), CGPoint(x: 4, y: 9))
      judge.expect(CGAffineTransform.identity.isIdentity && !t.isIdentity, "identity")
      judge.equal(CGPoint(x: 1, y: 2).applying(.init(translationX: 10, y: 20)), CGPoint(x: 11, y: 22))
      judge.equal(CGPoint(x: 1, y: 2).applying(.init(scaleX: 10, y: 20)), CGPoint(x: 10, y: 40))
      near(judge, CGPoint(x: 1, y: 2).applying(.init(rotationAngle: .pi / 2)), -2, 1)
    }
    measure(
      "CGAffineTransform.translatedBy", "CGAffineTransform.scaledBy", "CGAffineTransform.rotated", "CGAffineTransform.concatenating",
      says: "the new part is applied first, but `concatenating` applies the other after",
      from: .documented("coregraphics/cgaffinetransform/concatenating(_:)")
    ) { judge in
      let shift = CGAffineTransform(translationX: 10, y: 20)
      let point = CGPoint(x: 1, y: 2)
      near(judge, point.applying(shift.scaledBy(x: 2, y: 3)), 12, 26)
      near(judge, point.applying(shift.rotated(by: .pi / 2)), 8, 21)
      near(judge, point.applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)), 22, 66)
      near(judge, point.applying(shift.concatenating(CGAffineTransform(scaleX: 2, y: 3))), 22, 66)
      let skew = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      // (1, 2) → (12, 16) → by a quarter turn (-16, 12).
      near(judge, point.applying(skew.concatenating(CGAffineTransform(rotationAngle: .pi / 2))), -16, 12)
      judge.equal(
        skew.concatenating(CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)),
        CGAffineTransform(a: 25, b: 28, c: 57, d: 64, tx: 100, ty: 112))
    }
    measure(
      "CGAffineTransform.inverted", says: "undoes the map; one that cannot be undone stays",
      from: .documented("coregraphics/cgaffinetransform/inverted()")
    ) {
      judge in
      let t = CGAffineTransform(a: 2, b: 3, c: 5, d: 9, tx: 11, ty: 13)
      near(judge, CGPoint(x: 4, y: 7).applying(t).applying(t.inverted()), 4, 7)
      near(judge, CGPoint(x: 4, y: 7).applying(t.inverted()).applying(t), 4, 7)
      let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
      judge.equal(flat.inverted(), flat)
    }
    measure(
      "CGSize.applying", "CGRect.applying", says: "a size has no place; a rectangle becomes the box around its corners",
      from: .documented("corefoundation/cgrect/applying(_:)")
    ) { judge in
      let t = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 100, ty: 50)
      judge.equal(CGSize(width: 3, height: 4).applying(t), CGSize(width: -4, height: 6))
      judge.equal(CGRect(x: 1, y: 2, width: 3, height: 4).applying(t), CGRect(x: 94, y: 52, width: 4, height: 6))
      judge.equal(CGRect.null.applying(t), .null)
    }
    measure("CGVector", "CGVector.dx", "CGVector.dy", "CGVector.zero", says: "a direction", from: .documented("corefoundation/cgvector")) {
      let vector = CGVector(dx: 3, dy: 4)
      $0.equal([vector.dx, vector.dy], [3, 4])
      $0.equal(CGVector.zero, CGVector(dx: 0, dy: 0))
      $0.equal(CGVector(), .zero)
      $0.equal(CGVector(dx: 1.5, dy: 2.5).dy, 2.5)
    }
    measure(
      "CGMutablePath", "CGMutablePath.move", "CGMutablePath.addLine", "CGMutablePath.addLines", "CGMutablePath.addQuadCurve",
      "CGMutablePath.addCurve", "CGMutablePath.addRect", "CGMutablePath.addRects", "CGMutablePath.addPath", "CGMutablePath.closeSubpath",
      "Path.cgPath", says: "the steps of a path, each moved by its transform", from: .documented("coregraphics/cgmutablepath")
    ) { judge in
      let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2), transform: t)
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addLine(to: CGPoint(x: 3, y: 4), transform: t)
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8), transform: t)
      path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3), transform: t)
      path.closeSubpath()
      judge.equal(Path(path).description, "12 6 m 3 4 l 16 12 l 24 24 20 18 q 14 6 16 9 12 3 c h")
      let other = CGMutablePath()
      other.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5)], transform: t)
      other.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: t)
      other.addRects([CGRect(x: 1, y: 0, width: 1, height: 1)], transform: t)
      let plain = CGMutablePath()
      plain.addPath(other, transform: .init(translationX: 100, y: 0))
      judge.equal(
        Path(plain).description, "112 3 m 114 15 l 110 0 m 112 0 l 112 3 l 110 3 l h 112 0 m 114 0 l 114 3 l 112 3 l h")
      judge.equal(Path(Path("1 2 m 3 4 l")!.cgPath).description, "1 2 m 3 4 l")
    }
    measure(
      "CGMutablePath.addEllipse", "CGMutablePath.addRoundedRect", "CGMutablePath.addArc", "CGMutablePath.addRelativeArc",
      says: "as the path's own, angles in radians",
      from: .documented("coregraphics/cgmutablepath/addarc(center:radius:startangle:endangle:clockwise:transform:)")
    ) { judge in
      @MainActor func box(_ make: (CGMutablePath) -> Void) -> CGRect {
        let path = CGMutablePath()
        make(path)
        return path.boundingBoxOfPath
      }
      let t = CGAffineTransform(translationX: 1, y: 2)
      near(judge, box { $0.addEllipse(in: CGRect(x: 3, y: 4, width: 5, height: 6), transform: t) }, 4, 6, 5, 6)
      near(
        judge, box { $0.addRoundedRect(in: CGRect(x: 3, y: 4, width: 50, height: 60), cornerWidth: 4, cornerHeight: 8, transform: t) }, 4,
        6,
        50, 60)
      let center = CGPoint(x: 50, y: 50)
      near(judge, box { $0.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false) }, 50, 50, 10, 10)
      near(
        judge, box { $0.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true, transform: t) }, 41, 42, 20,
        20)
      near(judge, box { $0.addRelativeArc(center: center, radius: 10, startAngle: 0, delta: -.pi / 2, transform: t) }, 51, 42, 10, 10)
      near(
        judge,
        box {
          $0.move(to: .zero)
          $0.addArc(tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: 90), radius: 10)
        }, 0, 0, 40, 10)
    }
    measure(
      "CGPath", "CGPath.isEmpty", "CGPath.currentPoint", "CGPath.boundingBox", "CGPath.boundingBoxOfPath", "CGPath.contains",
      "CGPathFillRule", says: "an outline by reference; the plain box holds control points too", from: .documented("coregraphics/cgpath")
    ) { judge in
      let path = Path("0 0 m 20 40 40 0 q")!.cgPath
      judge.equal(path.boundingBox, CGRect(x: 0, y: 0, width: 40, height: 40))
      near(judge, path.boundingBoxOfPath, 0, 0, 40, 20)
      judge.equal(path.currentPoint, CGPoint(x: 40, y: 0))
      judge.expect(!path.isEmpty && Path().cgPath.isEmpty, "empty")
      judge.equal(Path().cgPath.currentPoint, .zero)
      let twice = CGMutablePath()
      twice.addRects([CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 20, y: 20, width: 20, height: 20)])
      judge.expect(twice.contains(CGPoint(x: 30, y: 30)), "winding")
      judge.expect(!twice.contains(CGPoint(x: 30, y: 30), using: .evenOdd), "even-odd")
      judge.expect(!twice.contains(CGPoint(x: 30, y: 30), transform: .init(translationX: 50, y: 0)), "moved")
      judge.equal(CGPathFillRule.winding.rawValue, 0)
      var t = CGAffineTransform(translationX: 1, y: 2)
      judge.equal(Path(CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: &t)).description, "2 3 m 4 3 l 4 5 l 2 5 l h")
      near(judge, CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 2, height: 4), transform: nil).boundingBoxOfPath, 1, 1, 2, 4)
      let rounded = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerWidth: 20, cornerHeight: 10, transform: nil)
      judge.expect(rounded.contains(CGPoint(x: 1, y: 8)) && !rounded.contains(CGPoint(x: 8, y: 1)), "corners")
    }
    measure(
      "CGPath.copy", "CGPath.mutableCopy", says: "moved, stroked, dashed, or to be changed",
      from: .documented("coregraphics/cgpath/copy(strokingwithwidth:linecap:linejoin:miterlimit:transform:)")
    ) {
      judge in
      let path = Path("10 10 m 50 10 l")!.cgPath
      var t = CGAffineTransform(translationX: 1, y: 2)
      judge.equal(path.copy(using: &t).map { Path($0).description }, "11 12 m 51 12 l")
      judge.equal(path.copy(), path)
      let stroked = path.copy(strokingWithWidth: 6, lineCap: .square, lineJoin: .round, miterLimit: 4)
      near(judge, stroked.boundingBox, 7, 7, 46, 6)
      judge.equal(Path(path.copy(dashingWithPhase: 5, lengths: [15, 10])).description, "10 10 m 20 10 l 30 10 m 45 10 l")
      let copy = path.mutableCopy()
      copy?.closeSubpath()
      judge.equal(copy.map { Path($0).description }, "10 10 m 50 10 l h")
      judge.equal(Path(path).description, "10 10 m 50 10 l")
    }
  }
}

@MainActor private func near(_ judge: Judge, _ point: CGPoint, _ x: CGFloat, _ y: CGFloat, at line: Int = #line) {
  judge.near(point.x, x, within: 1e-6, "x", at: line)
  judge.near(point.y, y, within: 1e-6, "y", at: line)
}
@MainActor private func near(
  _ judge: Judge, _ box: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, at line: Int = #line
) {
  for (value, expected, name) in [(box.minX, x, "x"), (box.minY, y, "y"), (box.width, width, "width"), (box.height, height, "height")] {
    judge.near(value, expected, within: 0.01, name, at: line)
  }
}
