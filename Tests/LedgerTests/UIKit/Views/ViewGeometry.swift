import UIKit

extension Ledger {
  func viewGeometry() {
    topic("Views: geometry")

    uiRow(
      "UIView", "UIView.frame", says: "init(frame:) and `frame` place a view in its superview's coordinates",
      from: .documented("uikit/uiview/frame")
    ) {
      let outer = uiBox("outer", 10, 20, 70, 60, .pureBlue)
      let inner = uiBox("inner", 0, 0, 1, 1)
      inner.frame = CGRect(x: 5, y: 7, width: 30, height: 11)
      outer.addSubview(inner)
      return uiCanvas(outer)
    } holds: {
      $0.area(0x0000FF, 10, 20, 70, 60)
      $0.area(0xFF0000, 15, 27, 30, 11)
      $0.frame("inner", 15, 27, 30, 11)
    }
    measure(
      "UIView.bounds", "UIView.center", says: "a frame is derived from the bounds' size and the centre, and sets both",
      from: .documented("uikit/uiview/center")
    ) { row in
      let view = UIView()
      row.rect(view.frame, 0, 0, 0, 0)
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
      row.rect(view.bounds, 0, 0, 30, 50)
      row.point(view.center, 25, 45)
      view.center = CGPoint(x: 100, y: 200)
      row.rect(view.frame, 85, 175, 30, 50)
      view.bounds.size = CGSize(width: 10, height: 20)
      row.rect(view.frame, 95, 190, 10, 20)
      row.point(view.center, 100, 200)
    }
    uiRow(
      "UIView.bounds", says: "the bounds' origin moves the subviews the other way, as scrolling does",
      from: .documented("uikit/uiview/bounds")
    ) {
      let outer = uiBox("outer", 10, 20, 70, 60, .pureBlue)
      outer.addSubview(uiBox("inner", 20, 30, 30, 11))
      outer.bounds.origin = CGPoint(x: 5, y: 12)
      return uiCanvas(outer)
    } holds: {
      $0.area(0xFF0000, 25, 38, 30, 11)
      $0.frame("inner", 25, 38, 30, 11)
      $0.frame("outer", 10, 20, 70, 60)
    }
    uiRow(
      "UIView.transform", says: "turns and scales about the middle; bounds and centre stay", from: .documented("uikit/uiview/transform")
    ) {
      let box = uiBox("a", 30, 30, 40, 40)
      box.transform = CGAffineTransform(scaleX: 0.5, y: 1)
      return uiCanvas(box)
    } holds: {
      $0.area(0xFF0000, 40, 30, 20, 40)
    }
    uiRow(
      "UIView.transform", says: "a positive angle turns clockwise; a translation moves right and down",
      from: .documented("uikit/uiview/transform")
    ) {
      let turned = uiBox("a", 10, 20, 40, 20)
      turned.addSubview(uiBox("corner", 0, 0, 8, 8, .pureGreen))
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let moved = uiBox("b", 60, 10, 10, 10, .pureBlue)
      moved.transform = CGAffineTransform(translationX: 7, y: 13)
      return uiCanvas(turned, moved)
    } holds: {
      // 40×20 about (30, 30) becomes 20×40; its top left corner comes to the top right.
      $0.area(0x00FF00, 32, 10, 8, 8, within: 1)
      $0.judge.expect($0.area(0xFF0000).minY > 9 && $0.area(0xFF0000).maxY < 51)
      $0.area(0x0000FF, 67, 23, 10, 10)
    }
    measure(
      "UIView.transform", "UIView.frame", says: "a frame is the rectangle around the transformed bounds; setting it undoes the map's scale",
      from: .documented("uikit/uiview/frame")
    ) { row in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      row.rect(view.frame, 20, 10, 20, 40)
      row.rect(view.bounds, 0, 0, 40, 20)
      view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      row.rect(view.frame, -10, 25, 80, 10)
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
      row.rect(view.bounds, 0, 0, 10, 60)
      row.point(view.center, 10, 15)
      view.transform = .identity
      row.rect(view.frame, 5, -15, 10, 60)
    }
    uiRow(
      "UIView.transform3D", "CALayer.transform", says: "a map of space is seen by its part in the plane; a turn about y makes narrow",
      from: .documented("uikit/uiview/transform3d")
    ) {
      let box = uiBox("a", 30, 20, 40, 30)
      box.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let layer = uiLayer(10, 70, 20, 10, .pureBlue)
      layer.transform = CATransform3DMakeScale(1, 2, 1)
      let canvas = uiCanvas(box)
      canvas.layer.addSublayer(layer)
      return canvas
    } holds: {
      // cos 60° = 1/2.
      $0.area(0xFF0000, 40, 20, 20, 30)
      $0.area(0x0000FF, 10, 65, 20, 20)
    }
    uiRow(
      "UIView.anchorPoint", "CALayer.anchorPoint", "CALayer.position",
      says: "the anchor point, in units of the bounds, is what the centre places and what maps turn about",
      from: .documented("quartzcore/calayer/anchorpoint")
    ) {
      let box = uiBox("a", 20, 30, 40, 20)
      box.anchorPoint = CGPoint(x: 0, y: 0.25)
      box.center = CGPoint(x: 50, y: 40)
      let layer = uiLayer(0, 0, 20, 10, .pureBlue)
      layer.anchorPoint = CGPoint(x: 1, y: 0)
      layer.position = CGPoint(x: 30, y: 70)
      layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 2))
      let canvas = uiCanvas(box)
      canvas.layer.addSublayer(layer)
      return canvas
    } holds: {
      $0.area(0xFF0000, 50, 35, 40, 20)
      $0.area(0x0000FF, 20, 70, 10, 20)
    }
    measure(
      "UIView.anchorPoint", "CALayer.anchorPoint", says: "the middle at first; changing it moves the view and leaves the centre",
      from: .documented("quartzcore/calayer/anchorpoint")
    ) { row in
      let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
      row.point(view.anchorPoint, 0.5, 0.5)
      row.point(view.layer.anchorPoint, 0.5, 0.5)
      view.anchorPoint = CGPoint(x: 0, y: 1)
      row.point(view.center, 40, 40)
      row.rect(view.frame, 40, 20, 40, 20)
    }
    measure(
      "UIView.sizeToFit", says: "takes the size the view wants, its origin stays", from: .documented("uikit/uiview/sizetofit()")
    ) { row in
      final class Wish: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 5, height: size.height * 2) }
      }
      let wish = Wish(frame: CGRect(x: 3, y: 4, width: 20, height: 30))
      wish.sizeToFit()
      row.rect(wish.frame, 3, 4, 25, 60)
      let plain = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 30))
      row.size(plain.sizeThatFits(CGSize(width: 1, height: 1)), 20, 30)
      plain.sizeToFit()
      row.rect(plain.frame, 3, 4, 20, 30)
    }
    measure(
      "UIView.intrinsicContentSize", "UIView.noIntrinsicMetric", says: "a plain view has no size of its own: −1 both ways",
      from: .documented("uikit/uiview/nointrinsicmetric")
    ) { row in
      row.equal(UIView.noIntrinsicMetric, -1)
      row.size(UIView().intrinsicContentSize, -1, -1)
    }
    viewGeometryAutoresizing()
    viewGeometryConverting()
  }

  private func viewGeometryAutoresizing() {
    measure(
      "UIView.autoresizingMask", "UIView.AutoresizingMask.*",
      says: "what is flexible shares the superview's change in proportion; a view without a mask stays",
      from: .documented("uikit/uiview/autoresizingmask-swift.property")
    ) { row in
      @MainActor func after(_ mask: UIView.AutoresizingMask) -> CGRect {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 150)
        return inner.frame
      }
      row.rect(after([]), 10, 20, 30, 40, "none")
      row.rect(after(.flexibleWidth), 10, 20, 130, 40, "width")
      row.rect(after(.flexibleHeight), 10, 20, 30, 90, "height")
      row.rect(after(.flexibleLeftMargin), 110, 20, 30, 40, "left")
      row.rect(after(.flexibleRightMargin), 10, 20, 30, 40, "right")
      row.rect(after(.flexibleTopMargin), 10, 70, 30, 40, "top")
      row.rect(after(.flexibleBottomMargin), 10, 20, 30, 40, "bottom")
      row.rect(after([.flexibleWidth, .flexibleHeight]), 10, 20, 130, 90, "both")
      // 10 at the left and 60 at the right share 100 as 1 : 6.
      row.rect(after([.flexibleLeftMargin, .flexibleRightMargin]), 10 + 100.0 / 7, 20, 30, 40, "both margins")
      // 10 and 30 share 100 as 1 : 3; 20 and 40 share 50 as 1 : 2.
      row.rect(after([.flexibleLeftMargin, .flexibleWidth]), 35, 20, 105, 40, "left and width")
      row.rect(after([.flexibleTopMargin, .flexibleHeight]), 10, 20 + 50.0 / 3, 30, 40 + 100.0 / 3, "top and height")
      row.equal(UIView().autoresizingMask, [])
    }
    measure(
      "UIView.autoresizesSubviews", says: "true at first; off, the subviews stay", from: .documented("uikit/uiview/autoresizessubviews")
    ) { row in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(inner)
      row.equal(outer.autoresizesSubviews, true)
      outer.autoresizesSubviews = false
      outer.frame.size = CGSize(width: 200, height: 200)
      row.rect(inner.frame, 10, 20, 30, 40)
    }
  }

  private func viewGeometryConverting() {
    measure(
      "UIView.convert", "CALayer.convert", says: "points and rectangles go from one view's coordinates to another's",
      from: .documented("uikit/uiview/convert(_:to:)-6mq2h")
    ) { row in
      let top = UIView(frame: CGRect(x: 100, y: 200, width: 300, height: 300))
      let one = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
      let other = UIView(frame: CGRect(x: 30, y: 70, width: 50, height: 60))
      top.addSubview(one)
      one.addSubview(UIView())
      top.addSubview(other)
      other.bounds.origin = CGPoint(x: 3, y: 5)
      row.point(one.convert(CGPoint(x: 1, y: 2), to: other), 1 + 10 - 30 + 3, 2 + 20 - 70 + 5, "to")
      row.point(one.convert(CGPoint(x: 1, y: 2), from: other), 1 - 3 + 30 - 10, 2 - 5 + 70 - 20, "from")
      row.rect(one.convert(CGRect(x: 1, y: 2, width: 7, height: 9), to: top), 11, 22, 7, 9, "a rectangle")
      row.rect(one.convert(CGRect(x: 1, y: 2, width: 7, height: 9), from: top), -9, -18, 7, 9, "a rectangle from")
      row.point(one.layer.convert(CGPoint(x: 1, y: 2), to: other.layer), -16, -43, "a layer's")
      row.point(one.layer.convert(CGPoint(x: 1, y: 2), from: other.layer), 18, 47, "from a layer")
      row.rect(one.layer.convert(CGRect(x: 0, y: 0, width: 2, height: 4), to: top.layer), 10, 20, 2, 4, "a layer's rectangle")
      row.rect(one.layer.convert(CGRect(x: 0, y: 0, width: 2, height: 4), from: top.layer), -10, -20, 2, 4, "from a layer's rectangle")
      one.transform = CGAffineTransform(scaleX: 2, y: 3)
      // About the middle (35, 50): the corner of 50×60 goes to (−15, −40).
      row.point(one.convert(CGPoint(x: 1, y: 2), to: top), -13, -34, "under a map")
      row.rect(one.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: top), -15, -40, 2, 3, "a rectangle under a map")
    }
    measure(
      "UIView.convert", says: "nil stands for the window", from: .documented("uikit/uiview/convert(_:to:)-6mq2h")
    ) { row in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
      window.addSubview(view)
      row.point(view.convert(CGPoint(x: 1, y: 2), to: nil), 11, 22)
      row.point(view.convert(CGPoint(x: 1, y: 2), from: nil), -9, -18)
    }
    measure(
      "CALayer.affineTransform", "CALayer.setAffineTransform", says: "the part of the transform in the plane",
      from: .documented("quartzcore/calayer/affinetransform()")
    ) { row in
      let layer = CALayer()
      row.equal(layer.affineTransform(), .identity)
      let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      layer.setAffineTransform(map)
      row.equal(layer.affineTransform(), map)
      row.equal(CATransform3DGetAffineTransform(layer.transform), map)
      let view = UIView()
      view.layer.setAffineTransform(map)
      row.equal(view.transform, map)
    }
  }
}
