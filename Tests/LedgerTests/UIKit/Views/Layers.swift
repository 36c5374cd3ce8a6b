import UIKit

extension Ledger {
  func layerTopic() {
    topic("Layers")

    uiRow(
      "CALayer", "CALayer.frame", "CALayer.bounds", "CALayer.position", "CALayer.addSublayer", "CALayer.backgroundColor",
      says: "a rectangle of colour in another's coordinates, over the view's colour and its earlier siblings",
      from: .documented("quartzcore/calayer")
    ) {
      let outer = uiLayer(10, 20, 60, 50, .pureBlue)
      let inner = CALayer()
      inner.bounds = CGRect(x: 3, y: 4, width: 20, height: 10)
      inner.position = CGPoint(x: 30, y: 25)
      inner.backgroundColor = UIColor.pureRed.cgColor
      outer.addSublayer(inner)
      return uiLayers(outer, uiLayer(80, 0, 5, 5, nil))
    } holds: {
      $0.area(0x0000FF, 10, 20, 60, 50)
      $0.area(0xFF0000, 30, 40, 20, 10)
    }
    measure(
      "CALayer.sublayers", "CALayer.superlayer", "CALayer.insertSublayer", "CALayer.replaceSublayer", "CALayer.removeFromSuperlayer",
      says: "each puts a layer where its name says", from: .documented("quartzcore/calayer/insertsublayer(_:at:)")
    ) { row in
      let outer = CALayer()
      @MainActor func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
      }
      let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
      @MainActor func order(_ expected: String, at line: Int = #line) {
        row.equal((outer.sublayers ?? []).map { $0.name ?? "" }.joined(), expected, at: line)
      }
      row.expect(outer.sublayers == nil && outer.name == nil)
      outer.addSublayer(a)
      outer.addSublayer(b)
      outer.insertSublayer(c, at: 0)
      order("cab")
      outer.insertSublayer(d, below: b)
      order("cadb")
      outer.insertSublayer(c, above: d)
      order("adcb")
      let e = named("e")
      outer.replaceSublayer(d, with: e)
      order("aecb")
      row.expect(d.superlayer == nil && e.superlayer === outer)
      e.removeFromSuperlayer()
      order("acb")
      outer.sublayers = [b, d]
      order("bd")
      row.expect(a.superlayer == nil)
      outer.sublayers = nil
      row.expect(outer.sublayers == nil && b.superlayer == nil)
    }
    uiRow(
      "CALayer.zPosition", says: "siblings with a greater one are painted later; their order stays",
      from: .documented("quartzcore/calayer/zposition")
    ) {
      let (high, low) = (uiLayer(10, 10, 30, 30), uiLayer(20, 20, 30, 30, .pureBlue))
      high.zPosition = 2
      let (deep, flat) = (uiLayer(60, 10, 20, 20), uiLayer(65, 15, 20, 20, .pureGreen))
      deep.zPosition = -1
      return uiLayers(high, low, flat, deep)
    } holds: {
      $0.color(25, 25, is: 0xFF0000)
      $0.color(70, 20, is: 0x00FF00)
      $0.color(62, 12, is: 0xFF0000)
      $0.judge.equal(CALayer().zPosition, 0)
    }
    uiRow(
      "UIView.layer", "UIView.layerClass", says: "a view's own layer is of the class it asks for",
      from: .documented("uikit/uiview/layerclass")
    ) {
      let view = Gradient(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
      (view.layer as? CAGradientLayer)?.colors = [UIColor.pureRed.cgColor, UIColor.pureRed.cgColor]
      return uiCanvas(view)
    } holds: {
      $0.area(0xFF0000, 10, 10, 40, 20)
      $0.judge.expect(type(of: UIView().layer) == CALayer.self)
    }
    measure(
      "CALayer.preferredFrameSize", says: "a plain layer's is its own size", from: .documented("quartzcore/calayer/preferredframesize()")
    ) { row in
      row.size(uiLayer(1, 2, 30, 40).preferredFrameSize(), 30, 40)
    }
    layerContents()
    layerCorners()
    layerShadows()
  }

  private func layerContents() {
    measure(
      "CALayer.contents", "CALayer.contentsGravity", "CALayerContentsGravity.*",
      says: "a picture of 20×10 in 60×50: stretched at first, fitted, filling, or in the middle at its size",
      from: .documented("quartzcore/calayercontentsgravity")
    ) { row in
      let expected: [(CALayerContentsGravity?, CGRect)] = [
        (nil, CGRect(x: 20, y: 30, width: 60, height: 50)), (.resize, CGRect(x: 20, y: 30, width: 60, height: 50)),
        (.resizeAspect, CGRect(x: 20, y: 40, width: 60, height: 30)), (.resizeAspectFill, CGRect(x: 0, y: 30, width: 100, height: 50)),
        (.center, CGRect(x: 40, y: 50, width: 20, height: 10)),
      ]
      for (gravity, rect) in expected {
        let shown = try row.shown {
          let layer = uiLayer(20, 30, 60, 50, nil)
          layer.contents = uiFlagPixels().cgImage
          if let gravity { layer.contentsGravity = gravity }
          return uiLayers(layer)
        }
        row.rect(shown.ink(), rect.minX, rect.minY, rect.width, rect.height, gravity?.rawValue ?? "at first")
        shown.color(rect.minX + 1, rect.maxY - 3, is: 0x00FF00)
      }
    }
    value(
      "CALayer.name", "CALayer.contentsScale", "CALayer.shouldRasterize", "CALayer.rasterizationScale",
      says: "kept: what is drawn is sharp at every scale", from: .documented("quartzcore/calayer/contentsscale")
    ) { row in
      let layer = CALayer()
      row.equal([layer.contentsScale, layer.rasterizationScale], [1, 1])
      row.equal(layer.shouldRasterize, false)
      layer.contentsScale = 3
      layer.rasterizationScale = 2
      layer.shouldRasterize = true
      layer.name = "a"
      row.equal([layer.contentsScale, layer.rasterizationScale], [3, 2])
      row.expect(layer.shouldRasterize && layer.name == "a")
    }
  }

  private func layerCorners() {
    uiRow(
      "CALayer.cornerRadius", says: "rounds the background, and cuts what is inside only where the layer masks",
      from: .documented("quartzcore/calayer/cornerradius")
    ) {
      @MainActor func holder(_ x: CGFloat) -> CALayer {
        let layer = uiLayer(x, 10, 40, 40, .pureBlue)
        layer.cornerRadius = 15
        layer.addSublayer(uiLayer(0, 0, 10, 10))
        return layer
      }
      let (open, cut) = (holder(5), holder(55))
      cut.masksToBounds = true
      return uiLayers(open, cut)
    } holds: {
      $0.color(6, 11, is: 0xFF0000)
      $0.color(43, 11, is: 0xFFFFFF)
      $0.color(56, 11, is: 0xFFFFFF)
      $0.color(75, 30, is: 0x0000FF)
      // A circle of 15 about (20, 25): (10, 15) is 14.1 from it, (9, 14) is 15.6.
      $0.color(93, 12, is: 0xFFFFFF)
      $0.color(62, 18, is: 0xFF0000)
    }
    measure(
      "CALayer.cornerRadius", says: "no more than half of the shorter side; 0 at first", from: .worked("two corners share a side at most")
    ) { row in
      row.equal(CALayer().cornerRadius, 0)
      @MainActor func shown(_ radius: CGFloat) throws -> Shown {
        try row.shown {
          let layer = uiLayer(10, 10, 60, 40)
          layer.cornerRadius = radius
          return uiLayers(layer)
        }
      }
      try shown(100).looks(like: shown(20))
      try shown(10).differs(from: shown(20), by: 20)
    }
    measure(
      "CALayer.maskedCorners", "CACornerMask.*", says: "only these corners are rounded; all at first",
      from: .documented("quartzcore/calayer/maskedcorners")
    ) { row in
      let corners: [(CACornerMask, CGFloat, CGFloat)] = [
        (.layerMinXMinYCorner, 11, 21), (.layerMaxXMinYCorner, 68, 21), (.layerMinXMaxYCorner, 11, 58), (.layerMaxXMaxYCorner, 68, 58),
      ]
      row.equal(CALayer().maskedCorners, corners.reduce(into: []) { $0.insert($1.0) })
      for (corner, x, y) in corners {
        let shown = try row.shown {
          let layer = uiLayer(10, 20, 60, 40)
          layer.cornerRadius = 12
          layer.maskedCorners = corner
          return uiLayers(layer)
        }
        for (other, x, y) in corners where other != corner { shown.color(x, y, is: 0xFF0000) }
        shown.color(x, y, is: 0xFFFFFF)
      }
      row.equal(corners.map(\.0.rawValue), [1, 2, 4, 8])
    }
    uiRow(
      "CALayer.cornerCurve", "CALayerCornerCurve.*",
      says: "a quarter of a circle at first, or the phone's softer corner, which begins earlier",
      from: .documented("quartzcore/calayercornercurve")
    ) {
      let (circular, continuous) = (uiLayer(0, 0, 45, 45), uiLayer(50, 0, 45, 45))
      circular.cornerRadius = 14
      continuous.cornerRadius = 14
      continuous.cornerCurve = .continuous
      return uiLayers(circular, continuous)
    } holds: {
      $0.judge.equal(CALayer().cornerCurve, .circular)
      // Where the circle ends, 14 from the corner, the softer corner has still something to give.
      $0.color(15, 0, is: 0xFF0000, within: 1)
      $0.color(65, 0, isNot: 0xFF0000, within: 2)
      $0.color(30, 30, is: 0xFF0000)
    }
    uiRow(
      "CALayer.borderWidth", "CALayer.borderColor", says: "a line inside the bounds, over the content and the sublayers; black at first",
      from: .documented("quartzcore/calayer/borderwidth")
    ) {
      let layer = uiLayer(10, 20, 40, 30, .pureGreen)
      layer.borderWidth = 4
      layer.borderColor = UIColor.pureRed.cgColor
      layer.addSublayer(uiLayer(0, 0, 10, 10, .pureBlue))
      let black = uiLayer(60, 20, 20, 20, nil)
      black.borderWidth = 2
      return uiLayers(layer, black)
    } holds: {
      $0.area(0xFF0000, 10, 20, 40, 30)
      $0.area(0x00FF00, 14, 24, 32, 22)
      $0.area(0x0000FF, 14, 24, 6, 6)
      $0.area(0x000000, 60, 20, 20, 20)
      $0.color(70, 30, is: 0xFFFFFF)
      $0.judge.equal(CALayer().borderWidth, 0)
    }
  }

  private func layerShadows() {
    uiRow(
      "CALayer.shadowOpacity", "CALayer.shadowColor", "CALayer.shadowOffset", "CALayer.shadowRadius",
      says: "none at first; of the layer's shape, moved right and down by the offset", from: .documented("quartzcore/calayer/shadowoffset")
    ) {
      let layer = uiLayer(20, 20, 30, 20, .pureBlue)
      layer.shadowOpacity = 0.5
      layer.shadowColor = UIColor.pureRed.cgColor
      layer.shadowOffset = CGSize(width: 10, height: 25)
      layer.shadowRadius = 0
      return uiLayers(layer)
    } holds: {
      $0.area(0x0000FF, 20, 20, 30, 20)
      $0.area(0xFF8080, 30, 45, 30, 20)
    }
    measure(
      "CALayer.shadowOpacity", "CALayer.shadowColor", "CALayer.shadowOffset", "CALayer.shadowRadius",
      says: "clear, black, three up, three soft", from: .documented("quartzcore/calayer/shadowradius")
    ) { row in
      let layer = CALayer()
      row.equal(layer.shadowOpacity, 0)
      row.equal(layer.shadowColor, UIColor.black.cgColor)
      row.size(layer.shadowOffset, 0, -3)
      row.equal(layer.shadowRadius, 3)
      row.equal(layer.borderColor, UIColor.black.cgColor)
      row.equal(layer.backgroundColor, nil)
    }
    uiRow(
      "CALayer.shadowRadius", says: "a softer shadow reaches farther and is paler at its edge",
      from: .documented("quartzcore/calayer/shadowradius")
    ) {
      @MainActor func shaded(_ x: CGFloat, _ radius: CGFloat) -> CALayer {
        let layer = uiLayer(x, 40, 20, 20, .pureBlue)
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        layer.shadowRadius = radius
        return layer
      }
      return uiLayers(shaded(15, 1), shaded(65, 6))
    } holds: {
      let hard = $0.ink(in: CGRect(x: 0, y: 0, width: 50, height: 100))
      let soft = $0.ink(in: CGRect(x: 50, y: 0, width: 50, height: 100))
      $0.judge.expect(hard.minY >= 36 && hard.minY < 40 && soft.minY < 34, "\(hard) \(soft)")
      // Beside the edge about half of the shadow is left.
      $0.judge.expect($0.brightness(CGRect(x: 70, y: 39, width: 10, height: 1)) > 0.3)
    }
    uiRow(
      "CALayer.shadowOpacity", says: "a layer that masks shows no shadow outside its bounds",
      from: .documented("quartzcore/calayer/maskstobounds")
    ) {
      let layer = uiLayer(20, 20, 30, 20, .pureBlue)
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 10, height: 25)
      layer.masksToBounds = true
      return uiLayers(layer)
    } holds: {
      $0.ink(20, 20, 30, 20)
    }
  }
}

private final class Gradient: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
