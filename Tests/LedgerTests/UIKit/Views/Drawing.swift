import UIKit

extension Ledger {
  func contextTopic() {
    topic("Drawing: contexts and paths")

    uiRow(
      "UIView.draw", "UIGraphicsGetCurrentContext", "CGContext", "CGContext.fill", "CGContext.setFillColor",
      says: "draws over the background, in the view's coordinates, black at first", from: .documented("uikit/uiview/draw(_:)")
    ) {
      let view = DrawnView {
        $0.fill(CGRect(x: 5, y: 7, width: 10, height: 11))
        $0.setFillColor(UIColor.pureRed.cgColor)
        $0.fill(CGRect(x: 20, y: 7, width: 10, height: 11))
        $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        $0.fill(CGRect(x: 20, y: 30, width: 10, height: 10))
      }
      view.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
      view.backgroundColor = .pureGreen
      return uiCanvas(view)
    } holds: {
      $0.area(0x000000, 15, 27, 10, 11)
      $0.area(0xFF0000, 30, 27, 10, 11)
      $0.area(0x008080, 30, 50, 10, 10)
      $0.area(0x00FF00, 10, 20, 50, 50)
      $0.judge.expect(UIGraphicsGetCurrentContext() == nil)
    }
    uiRow(
      "CGContext.stroke", "CGContext.setStrokeColor", "CGContext.setLineWidth", says: "a line about the path, one wide and black at first",
      from: .documented("coregraphics/cgcontext/stroke(_:width:)")
    ) {
      uiDrawn {
        $0.stroke(CGRect(x: 5.5, y: 5.5, width: 19, height: 9))
        $0.setStrokeColor(UIColor.pureRed.cgColor)
        $0.setLineWidth(4)
        $0.stroke(CGRect(x: 42, y: 12, width: 26, height: 16))
        $0.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        $0.stroke(CGRect(x: 13, y: 53, width: 34, height: 24), width: 6)
        $0.setStrokeColor(UIColor.pureGreen.cgColor)
        $0.stroke(CGRect(x: 72, y: 62, width: 16, height: 16))
      }
    } holds: {
      $0.area(0x000000, 5, 5, 20, 10)
      $0.area(0xFF0000, 40, 10, 30, 20)
      $0.color(45, 15, is: 0xFFFFFF)
      $0.area(0x0000FF, 10, 50, 40, 30)
      $0.color(17, 57, is: 0xFFFFFF)
      $0.area(0x00FF00, 70, 60, 20, 20)
    }
    uiRow(
      "CGContext.fillEllipse", "CGContext.strokeEllipse", "CGContext.addEllipse", "CGContext.fillPath", "CGContext.addRect",
      says: "ellipses touch the four sides; a path is forgotten once it is filled",
      from: .documented("coregraphics/cgcontext/fillellipse(in:)")
    ) {
      uiDrawn {
        $0.setFillColor(UIColor.pureRed.cgColor)
        $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        $0.setStrokeColor(UIColor.pureBlue.cgColor)
        $0.setLineWidth(2)
        $0.strokeEllipse(in: CGRect(x: 51, y: 1, width: 38, height: 18))
        $0.addEllipse(in: CGRect(x: 0, y: 40, width: 20, height: 40))
        $0.addRect(CGRect(x: 30, y: 40, width: 20, height: 40))
        $0.setFillColor(UIColor.pureGreen.cgColor)
        $0.fillPath()
        $0.setFillColor(UIColor.black.cgColor)
        $0.fillPath()
      }
    } holds: {
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 0, width: 45, height: 30)), 0, 0, 40, 20)
      $0.color(1, 1, is: 0xFFFFFF)
      $0.color(20, 10, is: 0xFF0000)
      $0.judge.rect($0.ink(in: CGRect(x: 45, y: 0, width: 55, height: 30)), 50, 0, 40, 20)
      $0.color(70, 10, is: 0xFFFFFF)
      $0.color(10, 60, is: 0x00FF00)
      $0.color(1, 41, is: 0xFFFFFF)
      $0.color(31, 41, is: 0x00FF00)
      $0.judge.expect($0.area(0x000000).isNull)
    }
    contextPaths()
    contextArcs()
    contextMaps()
    contextStates()
    contextGlyphs()
    contextLineLooks()
    contextGradients()
  }

  private func contextPaths() {
    uiRow(
      "CGContext.move", "CGContext.addLine", "CGContext.addLines", "CGContext.closePath", "CGContext.strokePath", "CGContext.beginPath",
      "CGContext.addPath", says: "lines from point to point; closing returns to where the part began",
      from: .documented("coregraphics/cgcontext/closepath()")
    ) {
      uiDrawn {
        $0.setLineWidth(2)
        $0.move(to: CGPoint(x: 10, y: 10))
        $0.addLine(to: CGPoint(x: 40, y: 10))
        $0.addLine(to: CGPoint(x: 40, y: 30))
        $0.strokePath()
        $0.addLines(between: [CGPoint(x: 60, y: 10), CGPoint(x: 90, y: 10), CGPoint(x: 90, y: 30), CGPoint(x: 60, y: 30)])
        $0.closePath()
        $0.strokePath()
        $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        $0.beginPath()
        $0.addPath(UIBezierPath(rect: CGRect(x: 10, y: 60, width: 20, height: 10)).cgPath)
        $0.fillPath()
      }
    } holds: {
      $0.color(20, 10, is: 0x000000)
      $0.color(40, 20, is: 0x000000)
      $0.color(25, 20, is: 0xFFFFFF)
      $0.color(60, 20, is: 0x000000)
      $0.color(75, 20, is: 0xFFFFFF)
      $0.color(75, 30, is: 0x000000)
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 40, width: 100, height: 60)), 10, 60, 20, 10)
    }
    uiRow(
      "CGContext.addCurve", "CGContext.addQuadCurve", says: "a curve bends towards its control points, in their order",
      from: .documented("coregraphics/cgcontext/addcurve(to:control1:control2:)")
    ) {
      uiDrawn {
        $0.setLineWidth(4)
        $0.move(to: CGPoint(x: 10, y: 80))
        $0.addQuadCurve(to: CGPoint(x: 50, y: 80), control: CGPoint(x: 30, y: 20))
        $0.strokePath()
        $0.setStrokeColor(UIColor.pureRed.cgColor)
        $0.move(to: CGPoint(x: 55, y: 50))
        $0.addCurve(to: CGPoint(x: 95, y: 50), control1: CGPoint(x: 55, y: 0), control2: CGPoint(x: 95, y: 100))
        $0.strokePath()
      }
    } holds: {
      // Half way a parabola has come half as far as its control point.
      $0.color(30, 50, is: 0x000000)
      $0.color(30, 60, is: 0xFFFFFF)
      // At a quarter: (55·37 + 95·27 …)/64: up at the left, down at the right, through the middle.
      $0.color(75, 50, is: 0xFF0000, within: 6)
      let ink = $0.area(0xFF0000, within: 40)
      $0.judge.near(ink.minY, 50 - 14.4 - 2, within: 1.5)
      $0.judge.near(ink.maxY, 50 + 14.4 + 2, within: 1.5)
      $0.judge.expect(!$0.area(0xFF0000, in: CGRect(x: 55, y: 30, width: 15, height: 12), within: 40).isNull, "up at the left")
    }
    uiRow(
      "CGContext.fillPath", "CGContext.drawPath", "CGPathDrawingMode", "CGContext.clip",
      says: "inside by winding, or by the even-odd rule; inside, line or both",
      from: .documented("coregraphics/cgpathdrawingmode")
    ) {
      @MainActor func rings(_ context: CGContext, _ x: CGFloat, _ y: CGFloat) {
        context.addRect(CGRect(x: x, y: y, width: 24, height: 24))
        context.addRect(CGRect(x: x + 8, y: y + 8, width: 8, height: 8))
      }
      return uiDrawn {
        $0.setFillColor(UIColor.pureRed.cgColor)
        $0.setStrokeColor(UIColor.pureBlue.cgColor)
        $0.setLineWidth(4)
        rings($0, 4, 4)
        $0.fillPath()
        rings($0, 36, 4)
        $0.fillPath(using: .evenOdd)
        for (index, mode) in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke].enumerated() {
          rings($0, 4 + CGFloat(index % 3) * 32, 36 + CGFloat(index / 3) * 32)
          $0.drawPath(using: mode)
        }
        rings($0, 68, 4)
        $0.clip(using: .evenOdd)
        $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      }
    } holds: {
      @MainActor func look(_ x: CGFloat, _ y: CGFloat, _ middle: Int, _ inside: Int, _ edge: Int, _ shown: Shown, at line: Int = #line) {
        shown.color(x + 12, y + 12, is: middle, at: line)
        shown.color(x + 4, y + 4, is: inside, at: line)
        shown.color(x - 1, y + 12, is: edge, at: line)
      }
      let (none, red, blue) = (0xFFFFFF, 0xFF0000, 0x0000FF)
      look(4, 4, red, red, none, $0)
      look(36, 4, none, red, none, $0)
      look(4, 36, red, red, none, $0)
      look(36, 36, none, red, none, $0)
      look(68, 36, none, none, blue, $0)
      look(4, 68, red, red, blue, $0)
      look(36, 68, none, red, blue, $0)
      look(68, 4, none, red, none, $0)
    }
  }

  private func contextArcs() {
    uiRow(
      "CGContext.addArc", says: "angles grow downwards from the right; `clockwise` is the other way round for the eye, as y points down",
      from: .documented("coregraphics/cgcontext/addarc(center:radius:startangle:endangle:clockwise:)")
    ) {
      uiDrawn {
        $0.setLineWidth(4)
        $0.addArc(center: CGPoint(x: 25, y: 30), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        $0.strokePath()
        $0.setStrokeColor(UIColor.pureRed.cgColor)
        $0.addArc(center: CGPoint(x: 75, y: 30), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        $0.strokePath()
      }
    } holds: {
      // A quarter at the lower right, and the three others.
      let (quarter, rest) = ($0.ink(in: CGRect(x: 0, y: 0, width: 50, height: 60)), $0.ink(in: CGRect(x: 50, y: 0, width: 50, height: 60)))
      $0.judge.rect(quarter, 25, 30, 22, 22, "a quarter")
      $0.judge.rect(rest, 53, 8, 44, 44, "the rest")
      $0.color(25 + 14, 30 + 14, is: 0x000000)
      $0.color(75 + 14, 30 + 14, is: 0xFFFFFF)
      $0.color(75 - 14, 30 - 14, is: 0xFF0000)
    }
    uiRow(
      "UIBezierPath.addArc", "UIBezierPath", says: "`clockwise` as the eye sees it",
      from: .documented("uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)")
    ) {
      uiDrawn { _ in
        let right = UIBezierPath(arcCenter: CGPoint(x: 25, y: 30), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        right.lineWidth = 4
        right.stroke()
        UIColor.pureRed.setStroke()
        let left = UIBezierPath()
        left.addArc(withCenter: CGPoint(x: 75, y: 30), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        left.lineWidth = 4
        left.stroke()
      }
    } holds: {
      let (quarter, rest) = ($0.ink(in: CGRect(x: 0, y: 0, width: 50, height: 60)), $0.ink(in: CGRect(x: 50, y: 0, width: 50, height: 60)))
      $0.judge.rect(quarter, 25, 30, 22, 22, "a quarter")
      $0.judge.rect(rest, 53, 8, 44, 44, "the rest")
      $0.color(75 - 14, 30 - 14, is: 0xFF0000)
    }
  }

  private func contextMaps() {
    uiRow(
      "CGContext.translateBy", "CGContext.scaleBy", "CGContext.rotate", "CGContext.concatenate",
      says: "each map comes before those that were there",
      from: .documented("coregraphics/cgcontext/rotate(by:)")
    ) {
      uiDrawn {
        $0.saveGState()
        $0.translateBy(x: 10, y: 20)
        $0.scaleBy(x: 2, y: 3)
        $0.fill(CGRect(x: 1, y: 1, width: 10, height: 5))
        $0.restoreGState()
        $0.saveGState()
        $0.setFillColor(UIColor.pureRed.cgColor)
        $0.translateBy(x: 80, y: 10)
        $0.rotate(by: .pi / 2)
        $0.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        $0.restoreGState()
        $0.setFillColor(UIColor.pureBlue.cgColor)
        $0.scaleBy(x: 2, y: 1)
        $0.concatenate(CGAffineTransform(translationX: 10, y: 60))
        $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      }
    } holds: {
      $0.area(0x000000, 12, 23, 20, 15)
      // Right becomes down, down becomes left.
      $0.area(0xFF0000, 70, 10, 10, 30)
      $0.area(0x0000FF, 20, 60, 10, 10)
    }
    measure(
      "CGContext.ctm", "CGContext.saveGState", "CGContext.restoreGState", says: "the map of what follows; restored with the rest",
      from: .documented("coregraphics/cgcontext/ctm")
    ) { row in
      var maps: [CGAffineTransform] = []
      _ = try row.shown {
        uiDrawn {
          maps.append($0.ctm)
          $0.saveGState()
          $0.translateBy(x: 10, y: 20)
          $0.scaleBy(x: 2, y: 3)
          maps.append($0.ctm)
          $0.restoreGState()
          maps.append($0.ctm)
        }
      }
      row.equal(maps, [.identity, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20), .identity])
    }
    uiRow(
      "CGContext.setLineWidth", "CGContext.setLineDash", "CGContext.scaleBy", says: "lines and dashes grow with the map",
      from: .law("a map scales all that is drawn")
    ) {
      uiDrawn {
        $0.scaleBy(x: 2, y: 2)
        $0.setLineWidth(3)
        $0.setLineDash(phase: 0, lengths: [5, 5])
        $0.move(to: CGPoint(x: 5, y: 10))
        $0.addLine(to: CGPoint(x: 20, y: 10))
        $0.strokePath()
      }
    } holds: {
      $0.ink(10, 17, 30, 6)
      $0.color(15, 20, is: 0x000000)
      $0.color(25, 20, is: 0xFFFFFF)
      $0.color(35, 20, is: 0x000000)
    }
  }
}
