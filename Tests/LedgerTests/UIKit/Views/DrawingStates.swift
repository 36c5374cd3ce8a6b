import UIKit

extension Ledger {
  func contextStates() {
    topic("Drawing: states, lines and gradients")

    uiRow(
      "CGContext.saveGState", "CGContext.restoreGState", "CGContext.clip",
      says: "clipping, colours and maps end with the state that had them",
      from: .documented("coregraphics/cgcontext/restoregstate()")
    ) {
      uiDrawn {
        $0.saveGState()
        $0.clip(to: CGRect(x: 10, y: 10, width: 20, height: 15))
        $0.setFillColor(UIColor.pureRed.cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 100, height: 40))
        $0.restoreGState()
        $0.fill(CGRect(x: 50, y: 10, width: 40, height: 15))
        $0.addEllipse(in: CGRect(x: 10, y: 50, width: 40, height: 40))
        $0.clip()
        $0.setFillColor(UIColor.pureBlue.cgColor)
        $0.fill(CGRect(x: 0, y: 45, width: 100, height: 55))
      }
    } holds: {
      $0.area(0xFF0000, 10, 10, 20, 15)
      $0.area(0x000000, 50, 10, 40, 15)
      $0.judge.rect($0.area(0x0000FF, within: 160), 10, 50, 40, 40)
      $0.color(11, 51, is: 0xFFFFFF)
    }
    uiRow(
      "CGContext.setAlpha", "CGContext.setShadow", says: "what follows covers less; a shadow lies right and down of it",
      from: .documented("coregraphics/cgcontext/setshadow(offset:blur:color:)")
    ) {
      uiDrawn {
        $0.saveGState()
        $0.setAlpha(0.5)
        $0.setFillColor(UIColor.pureRed.cgColor)
        $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        $0.restoreGState()
        $0.saveGState()
        $0.setShadow(offset: CGSize(width: 6, height: 15), blur: 0, color: UIColor.pureBlue.cgColor)
        $0.fill(CGRect(x: 50, y: 10, width: 20, height: 20))
        $0.restoreGState()
        $0.setShadow(offset: CGSize(width: 30, height: 0), blur: 0)
        $0.fill(CGRect(x: 10, y: 70, width: 20, height: 20))
      }
    } holds: {
      $0.area(0xFF8080, 10, 10, 20, 20)
      $0.color(60, 20, is: 0x000000)
      $0.judge.rect($0.area(0x0000FF), 56, 25, 20, 20, "the shadow")
      // A third of black.
      $0.color(50, 80, is: 0xAAAAAA)
    }
    uiRow(
      "CGContext.setShadow", says: "blur makes it reach farther, and paler at its edge",
      from: .documented("coregraphics/cgcontext/setshadow(offset:blur:color:)")
    ) {
      uiDrawn {
        $0.setShadow(offset: .zero, blur: 12, color: UIColor.black.cgColor)
        $0.setFillColor(UIColor.pureRed.cgColor)
        $0.fill(CGRect(x: 30, y: 30, width: 40, height: 40))
      }
    } holds: {
      $0.judge.expect($0.ink().minX < 26 && $0.ink().maxY > 74, "\($0.ink())")
      $0.judge.expect($0.brightness(CGRect(x: 40, y: 29, width: 20, height: 1)) > 0.3)
      $0.area(0xFF0000, 30, 30, 40, 40)
    }
    uiRow(
      "UIRectFill", "UIRectFrame", "UIColor.set", "UIColor.setFill", "UIColor.setStroke", says: "in the current colours",
      from: .documented("uikit/uirectfill(_:)")
    ) {
      uiDrawn { context in
        UIColor.pureRed.setFill()
        UIColor.pureBlue.setStroke()
        UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 10))
        context.setLineWidth(2)
        context.stroke(CGRect(x: 41, y: 11, width: 18, height: 8))
        UIColor.pureGreen.set()
        UIRectFill(CGRect(x: 10, y: 40, width: 20, height: 10))
        context.stroke(CGRect(x: 41, y: 41, width: 18, height: 8))
        UIColor.black.set()
        context.setLineWidth(1)
        UIRectFrame(CGRect(x: 70, y: 70, width: 20, height: 20))
      }
    } holds: {
      $0.area(0xFF0000, 10, 10, 20, 10)
      $0.area(0x0000FF, 40, 10, 20, 10)
      $0.area(0x00FF00, 10, 40, 50, 10)
      $0.color(80, 80, is: 0xFFFFFF)
      $0.color(80, 70, isNot: 0xFFFFFF)
    }
  }

  func contextGlyphs() {
    uiRow(
      "CGContext.setFont", "CGContext.setFontSize", "CGContext.showGlyphs", "CGContext.textMatrix", "CGContext.textPosition",
      "CGContext.setTextDrawingMode", "CGTextDrawingMode", "CGContext.setCharacterSpacing",
      says: "glyphs stand upon their places where the text's map turns them over, and hang from them where it does not",
      from: .documented("coregraphics/cgcontext/textmatrix")
    ) {
      uiDrawn { context in
        let font = UIFont.systemFont(ofSize: 1)
        let letter = font._glyph(for: UInt16(UnicodeScalar("H").value))
        context.setFontSize(20)
        // Without a font nothing is drawn.
        context.showGlyphs([letter], at: [CGPoint(x: 70, y: 70)])
        context.setFont(CGFont(font.fontName)!)
        context.setCharacterSpacing(40)
        context.setFillColor(UIColor.pureRed.cgColor)
        context.showGlyphs([letter], at: [CGPoint(x: 60, y: 10)])
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        context.textPosition = CGPoint(x: 5, y: 50)
        // Places are within the text's map: 20 to the right of 5.
        context.showGlyphs([letter, letter], at: [.zero, CGPoint(x: 20, y: 0)])
        context.setTextDrawingMode(.invisible)
        context.showGlyphs([letter], at: [CGPoint(x: 60, y: 0)])
        context.textPosition = CGPoint(x: 5, y: 90)
        context.setTextDrawingMode(.clip)
        context.showGlyphs([letter], at: [.zero])
        context.setFillColor(UIColor.pureBlue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      }
    } holds: {
      let cap = UIFont(name: UIFont.systemFont(ofSize: 1).fontName, size: 20)!.capHeight
      let hangs = $0.area(0xFF0000, in: CGRect(x: 50, y: 0, width: 50, height: 40), within: 120)
      $0.judge.expect(abs(hangs.minY - 10) < 1 && abs(hangs.maxY - 10 - cap) < 1.1, "\(hangs)")
      let stands = $0.area(0xFF0000, in: CGRect(x: 0, y: 30, width: 22, height: 40), within: 120)
      $0.judge.expect(abs(stands.maxY - 50) < 1 && abs(stands.minY - 50 + cap) < 1.1, "\(stands)")
      let second = $0.area(0xFF0000, in: CGRect(x: 22, y: 30, width: 28, height: 40), within: 120)
      $0.judge.expect(abs(second.minX - stands.minX - 20) < 1.1, "\(second)")
      $0.judge.expect($0.ink(in: CGRect(x: 52, y: 30, width: 48, height: 70)).isNull, "invisible, or without a font")
      let clipped = $0.area(0x0000FF, within: 120)
      $0.judge.expect(abs(clipped.maxY - 90) < 1 && abs(clipped.minY - 90 + cap) < 1.1 && clipped.maxX < 25, "\(clipped)")
    }
    uiRow(
      "CGTextDrawingMode", says: "lines along glyphs leave their insides as they are; both show both",
      from: .documented("coregraphics/cgtextdrawingmode")
    ) {
      uiDrawn { context in
        let font = UIFont.systemFont(ofSize: 1, weight: .black)
        let letter = font._glyph(for: UInt16(UnicodeScalar("l").value))
        context.setFont(CGFont(font.fontName)!)
        context.setFontSize(80)
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        context.setLineWidth(2)
        context.setFillColor(UIColor.pureRed.cgColor)
        context.setStrokeColor(UIColor.pureBlue.cgColor)
        for (index, mode) in [CGTextDrawingMode.fill, .stroke, .fillStroke].enumerated() {
          context.setTextDrawingMode(mode)
          context.textPosition = CGPoint(x: 5 + 30 * index, y: 80)
          context.showGlyphs([letter], at: [.zero])
        }
      }
    } holds: {
      let parts = (0..<3).map { CGRect(x: CGFloat(30 * $0), y: 0, width: 30, height: 100) }
      $0.judge.expect(!$0.area(0xFF0000, in: parts[0]).isNull && $0.area(0x0000FF, in: parts[0]).isNull, "fill")
      $0.judge.expect($0.area(0xFF0000, in: parts[1]).isNull && !$0.area(0x0000FF, in: parts[1]).isNull, "stroke")
      $0.judge.expect(!$0.area(0xFF0000, in: parts[2]).isNull && !$0.area(0x0000FF, in: parts[2]).isNull, "both")
    }
    uiRow(
      "UIRectFillUsingBlendMode", "UIRectFrameUsingBlendMode", says: "what lies below shows through as the mode says, for this once",
      from: .documented("uikit/uirectfillusingblendmode(_:_:)")
    ) {
      uiDrawn { context in
        UIColor(red: 1, green: 1, blue: 0, alpha: 1).set()
        UIRectFill(CGRect(x: 10, y: 10, width: 80, height: 80))
        UIColor(red: 0, green: 1, blue: 1, alpha: 1).set()
        UIRectFillUsingBlendMode(CGRect(x: 20, y: 20, width: 20, height: 20), .multiply)
        context.setLineWidth(4)
        UIRectFrameUsingBlendMode(CGRect(x: 60, y: 60, width: 20, height: 20), .multiply)
        UIRectFill(CGRect(x: 20, y: 60, width: 10, height: 10))
      }
    } holds: {
      $0.color(30, 30, is: 0x00FF00)
      $0.color(60, 70, is: 0x00FF00)
      $0.color(70, 70, is: 0xFFFF00)
      $0.color(25, 65, is: 0x00FFFF)
    }
  }

  func contextLineLooks() {
    uiRow(
      "CGContext.setLineCap", "CGContext.setLineDash", says: "cut at first; round and square ends reach half a width farther",
      from: .documented("coregraphics/cglinecap")
    ) {
      uiDrawn {
        for (index, cap) in [nil, CGLineCap.butt, .round, .square].enumerated() {
          $0.saveGState()
          $0.setLineWidth(10)
          if let cap { $0.setLineCap(cap) }
          $0.move(to: CGPoint(x: 20, y: 10 + 20 * index))
          $0.addLine(to: CGPoint(x: 60, y: 10 + 20 * index))
          $0.strokePath()
          $0.restoreGState()
        }
        $0.setLineWidth(4)
        $0.setLineDash(phase: 3, lengths: [8, 4])
        $0.move(to: CGPoint(x: 10, y: 95))
        $0.addLine(to: CGPoint(x: 90, y: 95))
        $0.strokePath()
      }
    } holds: {
      for (index, reach) in [0, 0, 5, 5].enumerated() {
        let ink = $0.ink(in: CGRect(x: 0, y: 20 * index, width: 100, height: 20))
        $0.judge.rect(ink, 20 - CGFloat(reach), 5 + 20 * CGFloat(index), 40 + 2 * CGFloat(reach), 10, "\(index)")
      }
      $0.color(15, 45, is: 0xFFFFFF)
      $0.color(15, 65, is: 0x000000)
      $0.color(14, 95, is: 0x000000)
      $0.color(17, 95, is: 0xFFFFFF)
      $0.color(20, 95, is: 0x000000)
    }
    uiRow(
      "CGContext.setLineJoin", "CGContext.setMiterLimit", says: "sharp at first, round or cut; beyond the limit cut",
      from: .documented("coregraphics/cglinejoin")
    ) {
      uiDrawn {
        for (index, join) in [nil, CGLineJoin.round, .bevel, .miter].enumerated() {
          $0.saveGState()
          $0.setLineWidth(10)
          if let join { $0.setLineJoin(join) }
          if index == 3 { $0.setMiterLimit(1) }
          let x = CGFloat(index) * 25
          $0.move(to: CGPoint(x: x + 20, y: 60))
          $0.addLine(to: CGPoint(x: x + 5, y: 60))
          $0.addLine(to: CGPoint(x: x + 5, y: 90))
          $0.strokePath()
          $0.restoreGState()
        }
      }
    } holds: {
      $0.color(0, 55, is: 0x000000)
      $0.color(25, 55, is: 0xFFFFFF)
      $0.color(27, 57, is: 0x000000)
      $0.color(51, 57, is: 0xFFFFFF)
      $0.color(53, 58, is: 0x000000)
      $0.color(75, 55, is: 0xFFFFFF)
    }
  }

  func contextGradients() {
    uiRow(
      "CGContext.drawLinearGradient", "CGGradient", "CGColorSpace", "CGColorSpaceCreateDeviceRGB",
      says: "colours along a line, nothing before it and after it; all across it",
      from: .documented("coregraphics/cgcontext/drawlineargradient(_:start:end:options:)")
    ) {
      uiDrawn {
        guard
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.pureRed.cgColor, UIColor.pureBlue.cgColor] as CFArray,
            locations: nil)
        else { return }
        $0.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 50), end: CGPoint(x: 80, y: 50), options: [])
      }
    } holds: {
      $0.judge.rect($0.ink(), 20, 0, 60, 100)
      $0.color(20, 0, is: 0xFF0000, within: 6)
      $0.color(50, 99, is: 0x800080, within: 6)
      $0.color(79, 50, is: 0x0000FF, within: 6)
    }
    uiRow(
      "CGGradientDrawingOptions.*", "CGGradient", says: "goes on before its start, after its end; places between 0 and 1",
      from: .documented("coregraphics/cggradientdrawingoptions")
    ) {
      uiDrawn {
        guard
          let gradient = CGGradient(
            colorsSpace: nil, colors: [UIColor.pureRed.cgColor, UIColor.pureGreen.cgColor, UIColor.pureBlue.cgColor],
            locations: [0, 0.25, 1])
        else { return }
        $0.saveGState()
        $0.clip(to: CGRect(x: 0, y: 0, width: 30, height: 100))
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 0, y: 70), end: CGPoint(x: 0, y: 30), options: [.drawsBeforeStartLocation])
        $0.restoreGState()
        $0.clip(to: CGRect(x: 50, y: 0, width: 30, height: 100))
        $0.drawLinearGradient(gradient, start: CGPoint(x: 50, y: 70), end: CGPoint(x: 50, y: 30), options: [.drawsAfterEndLocation])
      }
    } holds: {
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 0, width: 40, height: 100)), 0, 30, 30, 70)
      $0.color(10, 95, is: 0xFF0000)
      $0.color(10, 60, is: 0x00FF00, within: 14)
      $0.judge.rect($0.ink(in: CGRect(x: 40, y: 0, width: 60, height: 100)), 50, 0, 30, 70)
      $0.color(60, 5, is: 0x0000FF)
      $0.judge.expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }
  }
}
