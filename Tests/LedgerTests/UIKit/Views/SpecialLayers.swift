import UIKit

extension Ledger {
  func specialLayerTopic() {
    topic("Layers: gradients, shapes and texts")

    uiRow(
      "CAReplicatorLayer", "CAReplicatorLayer.instanceCount", "CAReplicatorLayer.instanceTransform",
      says: "what lies inside, so often, each turned about the layer's middle from the one before",
      from: .documented("quartzcore/careplicatorlayer/instancetransform")
    ) {
      let copies = placed(CAReplicatorLayer(), 10, 20, 60, 60)
      copies.addSublayer(placed(CALayer(), 25, 0, 10, 10, .pureRed))
      copies.instanceCount = 3
      copies.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      let none = placed(CAReplicatorLayer(), 80, 0, 20, 20)
      none.addSublayer(placed(CALayer(), 0, 0, 20, 20, .pureRed))
      none.instanceCount = 0
      let row = placed(CAReplicatorLayer(), 0, 90, 10, 10)
      row.addSublayer(placed(CALayer(), 0, 0, 4, 10, .pureBlue))
      (row.instanceCount, row.instanceTransform) = (4, CATransform3DMakeTranslation(20, 0, 0))
      return uiLayers(copies, none, row)
    } holds: {
      // Above, at the right and below the middle (40, 50), not at the left.
      for (x, y) in [(CGFloat(40), CGFloat(25)), (65, 50), (40, 75)] { $0.color(x, y, is: 0xFF0000) }
      $0.color(15, 50, is: 0xFFFFFF)
      $0.color(90, 10, is: 0xFFFFFF)
      for x in [CGFloat(2), 22, 42, 62] { $0.color(x, 95, is: 0x0000FF) }
      $0.color(82, 95, is: 0xFFFFFF)
      $0.judge.expect(CAReplicatorLayer().instanceCount == 1)
    }
    uiRow(
      "CAReplicatorLayer.instanceColor", "CAReplicatorLayer.instanceRedOffset", "CAReplicatorLayer.instanceGreenOffset",
      "CAReplicatorLayer.instanceBlueOffset", "CAReplicatorLayer.instanceAlphaOffset",
      says: "colours are multiplied by the layer's, to which each copy adds the offsets once more",
      from: .documented("quartzcore/careplicatorlayer/instanceredoffset")
    ) {
      @MainActor func copies(_ y: CGFloat, _ change: (CAReplicatorLayer) -> Void) -> CALayer {
        made(placed(CAReplicatorLayer(), 0, y, 10, 10)) {
          $0.addSublayer(placed(CALayer(), 0, 0, 10, 10, .white))
          ($0.instanceCount, $0.instanceTransform) = (3, CATransform3DMakeTranslation(10, 0, 0))
          change($0)
        }
      }
      let ground = placed(CALayer(), 0, 0, 100, 100, .black)
      return uiLayers(
        ground, copies(0) { $0.instanceRedOffset = -0.5 }, copies(20) { $0.instanceGreenOffset = -0.5 },
        copies(40) { ($0.instanceColor, $0.instanceBlueOffset) = (UIColor.black.cgColor, 0.5) },
        copies(60) { $0.instanceAlphaOffset = -0.5 })
    } holds: {
      for (y, colors) in [
        (CGFloat(5), [0xFFFFFF, 0x80FFFF, 0x00FFFF]), (25, [0xFFFFFF, 0xFF80FF, 0xFF00FF]), (45, [0x000000, 0x000080, 0x0000FF]),
        (65, [0xFFFFFF, 0x808080, 0x000000]),
      ] {
        for (index, color) in colors.enumerated() { $0.color(CGFloat(index) * 10 + 5, y, is: color, within: 2) }
      }
    }
    uiRow(
      "CAGradientLayer", "CAGradientLayer.colors", "CAGradientLayer.startPoint", "CAGradientLayer.endPoint", "CAGradientLayerType.*",
      says: "from the top to the bottom at first, colours evenly spread", from: .documented("quartzcore/cagradientlayer")
    ) {
      let layer = placed(CAGradientLayer(), 0, 0, 100, 100)
      layer.colors = [UIColor.pureRed.cgColor, UIColor.pureGreen.cgColor, UIColor.pureBlue.cgColor]
      return uiLayers(layer)
    } holds: {
      $0.color(10, 0, is: 0xFF0000, within: 6)
      $0.color(90, 25, is: 0x807F00, within: 8)
      $0.color(50, 50, is: 0x00FF00, within: 8)
      $0.color(10, 99, is: 0x0000FF, within: 6)
      $0.judge.equal(CAGradientLayer().type, .axial)
      $0.judge.point(CAGradientLayer().startPoint, 0.5, 0)
      $0.judge.point(CAGradientLayer().endPoint, 0.5, 1)
      $0.judge.expect(CAGradientLayer().colors == nil && CAGradientLayer().locations == nil)
    }
    uiRow(
      "CAGradientLayer.startPoint", "CAGradientLayer.endPoint", "CAGradientLayer.locations",
      says: "the line in units of the bounds; before the first and after the last place their colours go on",
      from: .documented("quartzcore/cagradientlayer/locations")
    ) {
      let layer = placed(CAGradientLayer(), 0, 20, 100, 60)
      layer.colors = [UIColor.pureRed.cgColor, UIColor.pureBlue.cgColor]
      layer.startPoint = CGPoint(x: 1, y: 0.5)
      layer.endPoint = CGPoint(x: 0, y: 0.5)
      layer.locations = [0.2, 0.6]
      return uiLayers(layer)
    } holds: {
      $0.color(90, 30, is: 0xFF0000)
      $0.color(81, 70, is: 0xFF0000, within: 8)
      $0.color(60, 50, is: 0x800080, within: 8)
      $0.color(38, 50, is: 0x0000FF)
      $0.color(1, 79, is: 0x0000FF)
      $0.color(50, 19, is: 0xFFFFFF)
    }
    uiRow(
      "CAGradientLayer.type", "CAGradientLayerType.radial", says: "from a centre to an ellipse through the end point's two sides",
      from: .documented("quartzcore/cagradientlayertype/radial")
    ) {
      let layer = placed(CAGradientLayer(), 0, 0, 100, 100)
      layer.type = .radial
      layer.colors = [UIColor.pureRed.cgColor, UIColor.pureBlue.cgColor]
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 0.9, y: 0.7)
      return uiLayers(layer)
    } holds: {
      $0.color(50, 50, is: 0xFF0000, within: 10)
      // 20 of 40 to the right, 10 of 20 down.
      $0.color(70, 50, is: 0x800080, within: 10)
      $0.color(50, 60, is: 0x800080, within: 10)
      $0.color(30, 50, is: 0x800080, within: 10)
      $0.color(50, 75, is: 0x0000FF)
    }
    uiRow(
      "CAGradientLayer.type", "CAGradientLayerType.conic", says: "around a centre, clockwise from the end point's direction",
      from: .documented("quartzcore/cagradientlayertype/conic")
    ) {
      let layer = placed(CAGradientLayer(), 0, 0, 100, 100)
      layer.type = .conic
      layer.colors = [UIColor.pureRed.cgColor, UIColor.pureBlue.cgColor]
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
      return uiLayers(layer)
    } holds: {
      $0.color(90, 52, is: 0xFF0000, within: 10)
      $0.color(50, 90, is: 0xBF0040, within: 10)
      $0.color(10, 50, is: 0x800080, within: 10)
      $0.color(50, 10, is: 0x4000BF, within: 10)
      $0.color(90, 47, is: 0x0000FF, within: 10)
    }
    uiRow(
      "CAGradientLayer", "CALayer.cornerRadius", says: "the gradient keeps to the layer's corners",
      from: .documented("quartzcore/cagradientlayer")
    ) {
      let layer = placed(CAGradientLayer(), 10, 10, 60, 60)
      layer.colors = [UIColor.pureRed.cgColor, UIColor.pureRed.cgColor]
      layer.cornerRadius = 20
      return uiLayers(layer)
    } holds: {
      $0.color(11, 11, is: 0xFFFFFF)
      $0.color(40, 11, is: 0xFF0000)
    }
    specialLayerShapes()
    specialLayerTexts()
  }

  private func specialLayerShapes() {
    uiRow(
      "CAShapeLayer", "CAShapeLayer.path", "CAShapeLayer.fillColor", "CAShapeLayer.strokeColor", "CAShapeLayer.lineWidth",
      says: "the path's inside, black at first, and its line, none at first and one wide, about the path",
      from: .documented("quartzcore/cashapelayer")
    ) {
      @MainActor func shape(_ x: CGFloat, _ change: (CAShapeLayer) -> Void) -> CAShapeLayer {
        let layer = placed(CAShapeLayer(), x, 10, 20, 20)
        layer.path = UIBezierPath(rect: CGRect(x: 2, y: 4, width: 16, height: 12)).cgPath
        change(layer)
        return layer
      }
      return uiLayers(
        shape(0) { _ in }, shape(30) { $0.fillColor = UIColor.pureRed.cgColor },
        shape(60) {
          $0.fillColor = nil
          $0.strokeColor = UIColor.pureBlue.cgColor
          $0.lineWidth = 4
        })
    } holds: {
      $0.area(0x000000, 2, 14, 16, 12)
      $0.area(0xFF0000, 32, 14, 16, 12)
      $0.area(0x0000FF, 60, 12, 20, 16)
      $0.color(70, 20, is: 0xFFFFFF)
      let layer = CAShapeLayer()
      $0.judge.expect(layer.path == nil && layer.strokeColor == nil && layer.fillColor == UIColor.black.cgColor)
      $0.judge.equal([layer.lineWidth, layer.miterLimit, layer.lineDashPhase, layer.strokeStart, layer.strokeEnd], [1, 10, 0, 0, 1])
    }
    uiRow(
      "CAShapeLayer.lineWidth", says: "a line of one point, as at first, is drawn; one of none is not",
      from: .documented("quartzcore/cashapelayer/linewidth")
    ) {
      @MainActor func line(_ y: CGFloat, _ width: CGFloat?) -> CAShapeLayer {
        let layer = placed(CAShapeLayer(), 0, 0, 100, 100)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: y))
        path.addLine(to: CGPoint(x: 50, y: y))
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.pureRed.cgColor
        if let width { layer.lineWidth = width }
        return layer
      }
      return uiLayers(line(10.5, nil), line(40.5, 0))
    } holds: {
      $0.area(0xFF0000, 10, 10, 40, 1)
    }
    uiRow(
      "CAShapeLayer.fillRule", "CAShapeLayerFillRule.*", says: "by winding at first; even-odd leaves out what lies inside twice",
      from: .documented("quartzcore/cashapelayer/fillrule")
    ) {
      @MainActor func shape(_ x: CGFloat, _ rule: CAShapeLayerFillRule?) -> CAShapeLayer {
        let layer = placed(CAShapeLayer(), x, 0, 40, 40)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        layer.path = path.cgPath
        if let rule { layer.fillRule = rule }
        return layer
      }
      return uiLayers(shape(0, nil), shape(50, .evenOdd))
    } holds: {
      $0.color(20, 20, is: 0x000000)
      $0.color(70, 20, is: 0xFFFFFF)
      $0.color(55, 5, is: 0x000000)
      $0.judge.equal(CAShapeLayer().fillRule, .nonZero)
    }
    uiRow(
      "CAShapeLayer.lineCap", "CAShapeLayerLineCap.*", "CAShapeLayer.lineDashPattern", "CAShapeLayer.lineDashPhase",
      says: "cut at first; round and square ends reach half a width farther; dashes begin at the phase",
      from: .documented("quartzcore/cashapelayer/linecap")
    ) {
      @MainActor func line(_ y: CGFloat, _ change: (CAShapeLayer) -> Void) -> CAShapeLayer {
        let layer = placed(CAShapeLayer(), 0, y, 100, 10)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 5))
        path.addLine(to: CGPoint(x: 60, y: 5))
        layer.path = path.cgPath
        layer.strokeColor = UIColor.black.cgColor
        layer.lineWidth = 10
        change(layer)
        return layer
      }
      return uiLayers(
        line(0) { _ in }, line(20) { $0.lineCap = .round }, line(40) { $0.lineCap = .square }, line(60) { $0.lineDashPattern = [10, 5] },
        line(80) {
          $0.lineDashPattern = [10, 5]
          $0.lineDashPhase = 4
        })
    } holds: {
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 0, width: 100, height: 10)), 20, 0, 40, 10, "butt")
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 20, width: 100, height: 10)), 15, 20, 50, 10, "round")
      $0.color(15, 20, is: 0xFFFFFF)
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 40, width: 100, height: 10)), 15, 40, 50, 10, "square")
      $0.color(15, 40, is: 0x000000)
      $0.color(29, 65, is: 0x000000)
      $0.color(31, 65, is: 0xFFFFFF)
      $0.color(36, 65, is: 0x000000)
      $0.color(25, 85, is: 0x000000)
      $0.color(27, 85, is: 0xFFFFFF)
      $0.color(32, 85, is: 0x000000)
      $0.judge.expect(CAShapeLayer().lineCap == .butt && CAShapeLayer().lineDashPattern == nil)
    }
    uiRow(
      "CAShapeLayer.lineJoin", "CAShapeLayerLineJoin.*", "CAShapeLayer.miterLimit",
      says: "sharp at first, round or cut; beyond the limit a sharp corner is cut", from: .documented("quartzcore/cashapelayer/linejoin")
    ) {
      @MainActor func corner(_ x: CGFloat, _ change: (CAShapeLayer) -> Void) -> CAShapeLayer {
        let layer = placed(CAShapeLayer(), x, 0, 25, 100)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 60))
        path.addLine(to: CGPoint(x: 5, y: 60))
        path.addLine(to: CGPoint(x: 5, y: 90))
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.black.cgColor
        layer.lineWidth = 10
        change(layer)
        return layer
      }
      return uiLayers(
        corner(0) { _ in }, corner(25) { $0.lineJoin = .round }, corner(50) { $0.lineJoin = .bevel }, corner(75) { $0.miterLimit = 1 })
    } holds: {
      $0.color(0, 55, is: 0x000000)
      $0.color(25, 55, is: 0xFFFFFF)
      $0.color(27, 57, is: 0x000000)
      $0.color(50, 55, is: 0xFFFFFF)
      $0.color(51, 57, is: 0xFFFFFF)
      $0.color(53, 58, is: 0x000000)
      $0.color(75, 55, is: 0xFFFFFF)
      $0.judge.equal(CAShapeLayer().lineJoin, .miter)
    }
    uiRow(
      "CAShapeLayer.strokeStart", "CAShapeLayer.strokeEnd", says: "a part of the line, by its length",
      from: .documented("quartzcore/cashapelayer/strokestart")
    ) {
      @MainActor func line(_ y: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CAShapeLayer {
        let layer = placed(CAShapeLayer(), 0, y, 100, 10)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 5))
        path.addLine(to: CGPoint(x: 90, y: 5))
        layer.path = path.cgPath
        layer.strokeColor = UIColor.black.cgColor
        layer.lineWidth = 6
        layer.strokeStart = start
        layer.strokeEnd = end
        return layer
      }
      return uiLayers(line(0, 0.25, 1), line(20, 0, 0.5), line(40, 0.25, 0.5))
    } holds: {
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 0, width: 100, height: 10)), 30, 2, 60, 6)
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 20, width: 100, height: 10)), 10, 22, 40, 6)
      $0.judge.rect($0.ink(in: CGRect(x: 0, y: 40, width: 100, height: 10)), 30, 42, 20, 6)
    }
  }

  private func specialLayerTexts() {
    uiRow(
      "CATextLayer", "CATextLayer.string", "CATextLayer.fontSize", "CATextLayer.foregroundColor", "CATextLayer.font",
      says: "36 points and white at first; plain or attributed text from the top", from: .documented("quartzcore/catextlayer")
    ) {
      let layer = placed(CATextLayer(), 0, 0, 100, 50)
      layer.string = "Text"
      layer.fontSize = 20
      layer.foregroundColor = UIColor.pureRed.cgColor
      let rich = placed(CATextLayer(), 0, 50, 100, 50)
      rich.string = NSAttributedString(
        string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.pureBlue])
      return uiLayers(layer, rich)
    } holds: {
      let (plain, rich) = ($0.ink(in: CGRect(x: 0, y: 0, width: 100, height: 50)), $0.ink(in: CGRect(x: 0, y: 50, width: 100, height: 50)))
      $0.judge.expect(plain.minX < 3 && plain.minY < 8 && plain.maxY < 25, "\(plain)")
      $0.judge.rect(rich, plain.minX, plain.minY + 50, plain.width, plain.height, "the attributed one")
      $0.judge.expect(!$0.area(0xFF0000, within: 60).isNull && !$0.area(0x0000FF, within: 60).isNull)
      let layer = CATextLayer()
      $0.judge.equal(layer.fontSize, 36)
      $0.judge.equal(layer.foregroundColor, UIColor.white.cgColor)
      $0.judge.expect(layer.font == nil && layer.string == nil && !layer.isWrapped && layer.alignmentMode == .natural)
    }
    measure(
      "CATextLayer.font", "CALayer.preferredFrameSize", says: "a bold font takes more width; the font's own size does not count",
      from: .documented("quartzcore/catextlayer/fontsize")
    ) { row in
      @MainActor func size(_ change: (CATextLayer) -> Void) -> CGSize {
        let layer = CATextLayer()
        layer.string = "Several words"
        layer.fontSize = 20
        change(layer)
        return layer.preferredFrameSize()
      }
      let plain = size { _ in }
      row.expect(plain.height >= 23.5 && plain.height <= 24.5, "\(plain)")
      row.expect(size { $0.font = UIFont.boldSystemFont(ofSize: 50) }.width > plain.width)
      row.equal(size { $0.font = UIFont.systemFont(ofSize: 50) }, plain)
      row.size(size { $0.string = nil }, 0, 0)
      row.expect(size { $0.fontSize = 40 }.height > 47)
    }
    uiRow(
      "CATextLayer.alignmentMode", "CATextLayerAlignmentMode.*", "CATextLayer.isWrapped",
      says: "left, middle, right; lines break only when asked to", from: .documented("quartzcore/catextlayer/alignmentmode"),
      in: .fixed(100, 180)
    ) {
      @MainActor func text(_ y: CGFloat, _ change: (CATextLayer) -> Void) -> CATextLayer {
        let layer = placed(CATextLayer(), 0, y, 100, 60)
        layer.string = "Some"
        layer.fontSize = 15
        layer.foregroundColor = UIColor.black.cgColor
        change(layer)
        return layer
      }
      return uiLayers(
        text(0) { $0.alignmentMode = .left }, text(20) { $0.alignmentMode = .center }, text(40) { $0.alignmentMode = .right },
        text(60) { $0.alignmentMode = .natural },
        text(80) { $0.string = "one two three four five" },
        text(110) {
          $0.string = "one two three four five"
          $0.isWrapped = true
        })
    } holds: {
      @MainActor func ink(_ y: CGFloat, _ height: CGFloat, _ shown: Shown) -> CGRect {
        shown.ink(in: CGRect(x: 0, y: y, width: 100, height: height))
      }
      let (left, center, right) = (ink(0, 20, $0), ink(20, 20, $0), ink(40, 20, $0))
      $0.judge.expect(left.minX < 3 && right.maxX > 97, "\(left) \(right)")
      $0.judge.near(center.midX, 50, within: 1.5)
      $0.judge.rect(ink(60, 20, $0), left.minX, left.minY + 60, left.width, left.height, "natural")
      $0.judge.expect(ink(80, 30, $0).height < 18)
      $0.judge.expect(ink(110, 70, $0).height > 25)
    }
    none("CATextLayerAlignmentMode.justified", why: "seen in wrapped texts only, as a paragraph's")
  }
}
