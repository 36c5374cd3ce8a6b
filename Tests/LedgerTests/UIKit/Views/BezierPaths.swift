import UIKit

extension Ledger {
  func bezierPathTopic() {
    topic("Drawing: paths, pictures and PDF")

    uiRow(
      "UIBezierPath", "UIBezierPath.fill", "UIBezierPath.cgPath", says: "rectangles, ovals and rounded rectangles, some corners or all",
      from: .documented("uikit/uibezierpath")
    ) {
      uiDrawn { _ in
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).fill()
        UIBezierPath(ovalIn: CGRect(x: 30, y: 0, width: 40, height: 20)).fill()
        UIColor.pureRed.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 30, width: 40, height: 30), cornerRadius: 10).fill()
        UIColor.pureBlue.setFill()
        UIBezierPath(
          roundedRect: CGRect(x: 50, y: 30, width: 40, height: 30), byRoundingCorners: [.topRight, .bottomLeft],
          cornerRadii: CGSize(width: 10, height: 10)
        ).fill()
        UIColor.pureGreen.setFill()
        UIBezierPath(cgPath: UIBezierPath(rect: CGRect(x: 0, y: 70, width: 15, height: 25)).cgPath).fill()
      }
    } holds: {
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 0, width: 25, height: 25)), 0, 0, 20, 10)
      $0.judge.rect($0.ink(in: CGRect(x: 25, y: 0, width: 75, height: 25)), 30, 0, 40, 20)
      $0.color(31, 1, is: 0xFFFFFF)
      $0.area(0xFF0000, 0, 30, 40, 30)
      for (x, y) in [(0, 30), (39, 30), (0, 59), (39, 59)] { $0.color(CGFloat(x), CGFloat(y), is: 0xFFFFFF) }
      $0.color(5, 35, is: 0xFF0000)
      $0.color(50, 30, is: 0x0000FF)
      $0.color(89, 30, is: 0xFFFFFF)
      $0.color(50, 59, is: 0xFFFFFF)
      $0.color(89, 59, is: 0x0000FF)
      $0.area(0x00FF00, 0, 70, 15, 25)
    }
    value(
      "UIBezierPath.reversing", says: "each part from its end to its beginning, closed ones still closed",
      from: .documented("uikit/uibezierpath/reversing()")
    ) { row in
      let path = UIBezierPath()
      path.lineWidth = 3
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addCurve(to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
      path.close()
      path.move(to: CGPoint(x: 40, y: 40))
      path.addLine(to: CGPoint(x: 50, y: 40))
      let back = path.reversing()
      row.equal(back.currentPoint, CGPoint(x: 40, y: 40))
      row.equal(back.bounds, path.bounds)
      row.equal(back.lineWidth, 3)
      row.expect(back.contains(CGPoint(x: 15, y: 4)) && !back.contains(CGPoint(x: 5, y: 8)))
      row.equal(back.reversing().cgPath.boundingBox, path.cgPath.boundingBox)
    }
    measure(
      "UIRectCorner.*", "UIBezierPath", says: "each corner by itself", from: .documented("uikit/uirectcorner")
    ) { row in
      let corners: [(UIRectCorner, CGFloat, CGFloat)] = [
        (.topLeft, 10, 20), (.topRight, 69, 20), (.bottomLeft, 10, 59), (.bottomRight, 69, 59),
      ]
      row.equal(corners.map(\.0.rawValue), [1, 2, 4, 8])
      @MainActor func shown(_ rounded: UIRectCorner) throws -> Shown {
        try row.shown {
          uiDrawn { _ in
            UIBezierPath(
              roundedRect: CGRect(x: 10, y: 20, width: 60, height: 40), byRoundingCorners: rounded,
              cornerRadii: CGSize(width: 12, height: 12)
            ).fill()
          }
        }
      }
      for (corner, _, _) in corners {
        let picture = try shown(corner)
        for (other, x, y) in corners { picture.color(x, y, is: other == corner ? 0xFFFFFF : 0x000000) }
      }
      let all = try shown(.allCorners)
      for (_, x, y) in corners { all.color(x, y, is: 0xFFFFFF) }
    }
    uiRow(
      "UIBezierPath.move", "UIBezierPath.addLine", "UIBezierPath.close", "UIBezierPath.addCurve", "UIBezierPath.addQuadCurve",
      "UIBezierPath.stroke", "UIBezierPath.lineWidth", says: "as a context's paths, with the looks of its own line",
      from: .documented("uikit/uibezierpath/addquadcurve(to:controlpoint:)")
    ) {
      uiDrawn { context in
        context.setLineWidth(20)
        let corner = UIBezierPath()
        corner.move(to: CGPoint(x: 10, y: 10))
        corner.addLine(to: CGPoint(x: 40, y: 10))
        corner.addLine(to: CGPoint(x: 40, y: 30))
        corner.close()
        corner.lineWidth = 2
        corner.stroke()
        let bow = UIBezierPath()
        bow.move(to: CGPoint(x: 10, y: 90))
        bow.addQuadCurve(to: CGPoint(x: 40, y: 90), controlPoint: CGPoint(x: 25, y: 40))
        bow.lineWidth = 4
        UIColor.pureRed.setStroke()
        bow.stroke()
        let wave = UIBezierPath()
        wave.move(to: CGPoint(x: 55, y: 50))
        wave.addCurve(to: CGPoint(x: 95, y: 50), controlPoint1: CGPoint(x: 55, y: 0), controlPoint2: CGPoint(x: 95, y: 100))
        wave.lineWidth = 4
        UIColor.pureBlue.setStroke()
        wave.stroke()
      }
    } holds: {
      $0.color(20, 10, is: 0x000000)
      $0.color(40, 20, is: 0x000000)
      $0.color(25, 20, isNot: 0xFFFFFF)
      $0.color(25, 65, is: 0xFF0000)
      let left = $0.area(0x0000FF, in: CGRect(x: 55, y: 0, width: 20, height: 100), within: 40)
      $0.judge.expect(left.minY < 40 && left.maxY < 54, "\(left)")
    }
    uiRow(
      "UIBezierPath.lineCapStyle", "UIBezierPath.lineJoinStyle", "UIBezierPath.miterLimit", "UIBezierPath.setLineDash",
      says: "ends, corners and dashes of its line", from: .documented("uikit/uibezierpath/linecapstyle")
    ) {
      uiDrawn { _ in
        @MainActor func line(_ y: CGFloat, _ change: (UIBezierPath) -> Void) {
          let path = UIBezierPath()
          path.move(to: CGPoint(x: 20, y: y))
          path.addLine(to: CGPoint(x: 60, y: y))
          path.lineWidth = 10
          change(path)
          path.stroke()
        }
        line(10) { _ in }
        line(30) { $0.lineCapStyle = .square }
        line(50) { $0.setLineDash([10, 5], count: 2, phase: 4) }
        for (index, change) in [{ _ in }, { $0.lineJoinStyle = .bevel }, { $0.miterLimit = 1 }].enumerated()
          as EnumeratedSequence<[(UIBezierPath) -> Void]>
        {
          let path = UIBezierPath()
          let x = CGFloat(index) * 30
          path.move(to: CGPoint(x: x + 20, y: 70))
          path.addLine(to: CGPoint(x: x + 5, y: 70))
          path.addLine(to: CGPoint(x: x + 5, y: 95))
          path.lineWidth = 10
          change(path)
          path.stroke()
        }
      }
    } holds: {
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 0, width: 100, height: 20)), 20, 5, 40, 10)
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 20, width: 100, height: 20)), 15, 25, 50, 10)
      $0.color(25, 50, is: 0x000000)
      $0.color(28, 50, is: 0xFFFFFF)
      $0.color(0, 65, is: 0x000000)
      $0.color(30, 65, is: 0xFFFFFF)
      $0.color(60, 65, is: 0xFFFFFF)
      let path = UIBezierPath()
      $0.judge.equal([path.lineWidth, path.miterLimit], [1, 10])
      $0.judge.expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter && !path.usesEvenOddFillRule)
    }
    uiRow(
      "UIBezierPath", says: "a copy has the same looks", from: .documented("objectivec/nsobject/copy()")
    ) {
      uiDrawn { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 60, y: 20))
        path.lineWidth = 10
        path.lineCapStyle = .square
        (path.copy() as? UIBezierPath)?.stroke()
        let dashed = UIBezierPath()
        dashed.move(to: CGPoint(x: 20, y: 50))
        dashed.addLine(to: CGPoint(x: 60, y: 50))
        dashed.lineWidth = 10
        dashed.setLineDash([10, 5], count: 2, phase: 0)
        (dashed.copy() as? UIBezierPath)?.stroke()
      }
    } holds: {
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 0, width: 100, height: 30)), 15, 15, 50, 10)
      $0.color(32, 50, is: 0xFFFFFF)
      $0.color(40, 50, is: 0x000000)
    }
    uiRow(
      "UIBezierPath.usesEvenOddFillRule", "UIBezierPath.append", "UIBezierPath.addClip", says: "the rule counts for filling and clipping",
      from: .documented("uikit/uibezierpath/usesevenoddfillrule")
    ) {
      uiDrawn { context in
        @MainActor func rings(_ x: CGFloat, _ evenOdd: Bool) -> UIBezierPath {
          let path = UIBezierPath(rect: CGRect(x: x, y: 0, width: 30, height: 30))
          path.append(UIBezierPath(rect: CGRect(x: x + 10, y: 10, width: 10, height: 10)))
          path.usesEvenOddFillRule = evenOdd
          return path
        }
        rings(0, false).fill()
        rings(35, true).fill()
        rings(70, true).addClip()
        UIColor.pureRed.setFill()
        context.fill(CGRect(x: 65, y: 0, width: 35, height: 100))
      }
    } holds: {
      $0.color(15, 15, is: 0x000000)
      $0.color(50, 15, is: 0xFFFFFF)
      $0.color(40, 15, is: 0x000000)
      $0.color(85, 15, is: 0xFFFFFF)
      $0.area(0xFF0000, 70, 0, 30, 30)
    }
    bezierPathGeometry()
    bezierPathRenderers()
  }

  private func bezierPathGeometry() {
    measure(
      "UIBezierPath.bounds", "UIBezierPath.isEmpty", "UIBezierPath.currentPoint", "UIBezierPath.contains", "UIBezierPath.apply",
      "UIBezierPath.removeAllPoints", says: "where it lies and stands, and what is inside", from: .documented("uikit/uibezierpath/bounds")
    ) { row in
      let path = UIBezierPath()
      row.expect(path.isEmpty)
      path.move(to: CGPoint(x: 10, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 60))
      row.point(path.currentPoint, 40, 60)
      row.rect(path.bounds, 10, 20, 30, 40)
      row.expect(!path.isEmpty && path.contains(CGPoint(x: 38, y: 30)) && !path.contains(CGPoint(x: 12, y: 58)))
      path.close()
      path.apply(CGAffineTransform(translationX: 5, y: 7))
      row.rect(path.bounds, 15, 27, 30, 40)
      let copy = path.copy() as? UIBezierPath
      path.removeAllPoints()
      row.expect(path.isEmpty)
      row.rect(copy?.bounds ?? .zero, 15, 27, 30, 40)
      let rings = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
      rings.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
      row.expect(rings.contains(CGPoint(x: 15, y: 15)))
      rings.usesEvenOddFillRule = true
      row.expect(!rings.contains(CGPoint(x: 15, y: 15)))
      rings.cgPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
      row.rect(rings.bounds, 1, 2, 3, 4)
    }
  }

  private func bezierPathRenderers() {
    uiRow(
      "UIGraphicsImageRenderer", "UIGraphicsImageRenderer.image", "UIGraphicsImageRendererContext", "UIGraphicsImageRendererContext.fill",
      "UIGraphicsImageRendererContext.stroke", "UIGraphicsImageRendererContext.cgContext", "UIImage.draw",
      says: "a picture drawn by hand, of the size given; drawn at a point, or stretched over a rectangle",
      from: .documented("uikit/uigraphicsimagerenderer")
    ) {
      let image = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)).image { context in
        UIColor.pureRed.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        UIColor.pureBlue.setStroke()
        context.cgContext.setLineWidth(2)
        context.stroke(CGRect(x: 1, y: 1, width: 18, height: 8))
      }
      return uiDrawn { context in
        image.draw(at: CGPoint(x: 10, y: 15))
        image.draw(in: CGRect(x: 50, y: 50, width: 40, height: 40))
        context.translateBy(x: 5, y: 60)
        image.draw(at: .zero)
        context.scaleBy(x: 1, y: 2)
        image.draw(at: CGPoint(x: 0, y: 10))
      }
    } holds: {
      $0.judge.rect($0.area(0x0000FF, in: CGRect(x: 0, y: 0, width: 40, height: 40)), 10, 15, 20, 10)
      $0.judge.rect($0.area(0xFF0000, in: CGRect(x: 0, y: 0, width: 40, height: 40)), 12, 17, 16, 6)
      $0.judge.rect($0.area(0x0000FF, in: CGRect(x: 45, y: 40, width: 55, height: 60)), 50, 50, 40, 40)
      $0.judge.rect($0.area(0x0000FF, in: CGRect(x: 0, y: 55, width: 40, height: 20)), 5, 60, 20, 10)
      $0.judge.rect($0.area(0x0000FF, in: CGRect(x: 0, y: 75, width: 40, height: 25)), 5, 80, 20, 20)
      $0.judge.size(UIGraphicsImageRenderer(size: CGSize(width: 7, height: 9)).image { _ in }.size, 7, 9)
    }
    uiRow(
      "UIImage.draw", says: "symbols and pixels are drawn in their colours", from: .documented("uikit/uiimage/draw(in:)")
    ) {
      uiDrawn { _ in
        uiFlagPixels().draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        UIImage(systemName: "square.fill")?.draw(in: CGRect(x: 50, y: 50, width: 30, height: 30))
      }
    } holds: {
      $0.color(5, 15, is: 0x00FF00)
      $0.color(30, 1, is: 0x0000FF)
      $0.color(65, 65, is: 0x000000)
    }
    measure(
      "CGContext.beginPDFPage", "CGContext.endPDFPage", "CGContext.closePDF", says: "pages become a file when it is closed",
      from: .documented("coregraphics/cgcontext/closepdf()")
    ) { row in
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: url) }
      var box = CGRect(x: 0, y: 0, width: 123, height: 77)
      let context = CGContext(url, mediaBox: &box, nil)
      row.expect(context != nil)
      for _ in 0..<2 {
        context?.beginPDFPage(nil)
        context?.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context?.endPDFPage()
      }
      row.expect(!FileManager.default.fileExists(atPath: url.path))
      context?.closePDF()
      let text = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      row.expect(text.hasPrefix("%PDF") && text.contains("123") && text.contains("77"), "\(text.prefix(200))")
      row.expect(text.contains("/Count 2"), "two pages")
    }
  }
}
