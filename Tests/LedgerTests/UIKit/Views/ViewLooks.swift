import UIKit

extension Ledger {
  func viewLooks() {
    topic("Views: looks")

    uiRow(
      "UIView.backgroundColor", says: "fills the bounds under the content; nil at first, and then nothing",
      from: .documented("uikit/uiview/backgroundcolor")
    ) {
      let plain = UIView(frame: CGRect(x: 50, y: 50, width: 30, height: 30))
      plain.addSubview(uiBox("in", 5, 5, 10, 10, .pureBlue))
      return uiCanvas(uiBox("a", 10, 20, 30, 15), plain)
    } holds: {
      $0.area(0xFF0000, 10, 20, 30, 15)
      $0.area(0x0000FF, 55, 55, 10, 10)
      $0.color(70, 70, is: 0xFFFFFF)
    }
    measure(
      "UIView.backgroundColor", says: "the last word counts, whether of the view or of its layer",
      from: .documented("uikit/uiview/backgroundcolor")
    ) { row in
      let view = UIView()
      row.expect(view.backgroundColor == nil)
      view.backgroundColor = .pureRed
      row.equal(view.backgroundColor, .pureRed)
      view.backgroundColor = nil
      row.expect(view.backgroundColor == nil)
    }
    uiRow(
      "UIView.alpha", "CALayer.opacity", says: "fades the view with all inside, as one picture", from: .documented("uikit/uiview/alpha")
    ) {
      let view = uiBox("a", 10, 10, 40, 40)
      view.addSubview(uiBox("in", 0, 0, 20, 20, .pureBlue))
      view.alpha = 0.4
      let layer = uiLayer(60, 60, 20, 20)
      layer.opacity = 0.2
      let canvas = uiCanvas(view)
      canvas.layer.addSublayer(layer)
      return canvas
    } holds: {
      // White under red of 40 %; the blue part covers the red one first.
      $0.color(40, 40, is: 0xFF9999)
      $0.color(15, 15, is: 0x9999FF)
      $0.color(70, 70, is: 0xFFCCCC)
    }
    measure(
      "UIView.alpha", "CALayer.opacity", says: "1 at first; a view's stays within 0…1", from: .documented("uikit/uiview/alpha")
    ) { row in
      let view = UIView()
      row.equal(view.alpha, 1)
      row.equal(CALayer().opacity, 1)
      view.alpha = 3
      row.equal(view.alpha, 1)
      view.alpha = -3
      row.equal(view.alpha, 0)
    }
    uiRow(
      "UIView.isHidden", "CALayer.isHidden", says: "leaves out the view and all inside; frames stay",
      from: .documented("uikit/uiview/ishidden")
    ) {
      let view = uiBox("a", 10, 10, 40, 40)
      view.addSubview(uiBox("in", 0, 0, 20, 20, .pureBlue))
      view.isHidden = true
      let layer = uiLayer(60, 60, 20, 20)
      layer.isHidden = true
      let canvas = uiCanvas(view, uiBox("seen", 70, 10, 10, 10, .pureGreen))
      canvas.layer.addSublayer(layer)
      return canvas
    } holds: {
      $0.ink(70, 10, 10, 10)
      $0.frame("a", 10, 10, 40, 40)
      $0.judge.equal(UIView().isHidden, false)
      $0.judge.equal(CALayer().isHidden, false)
    }
    uiRow(
      "UIView.clipsToBounds", "CALayer.masksToBounds", says: "off at first; on, it cuts off what lies outside the bounds",
      from: .documented("uikit/uiview/clipstobounds")
    ) {
      @MainActor func holder(_ x: CGFloat) -> UIView {
        let view = uiBox("holder", x, 10, 20, 20, .pureBlue)
        view.addSubview(uiBox("out", 5, 10, 10, 30))
        return view
      }
      let (open, cut, masked) = (holder(10), holder(40), holder(70))
      cut.clipsToBounds = true
      masked.layer.masksToBounds = true
      return uiCanvas(open, cut, masked)
    } holds: {
      $0.color(20, 45, is: 0xFF0000)
      $0.color(50, 25, is: 0xFF0000)
      $0.color(50, 45, is: 0xFFFFFF)
      $0.color(80, 45, is: 0xFFFFFF)
      $0.judge.equal(UIView().clipsToBounds, false)
    }
    uiRow(
      "UIView.mask", "CALayer.mask", says: "shows the view only where the mask is opaque; the mask lies in the view's coordinates",
      from: .documented("uikit/uiview/mask")
    ) {
      let view = uiBox("a", 10, 10, 40, 40)
      view.mask = uiBox("mask", 5, 10, 20, 15, .pureBlue)
      let layer = uiLayer(60, 60, 30, 30)
      layer.mask = uiLayer(0, 0, 10, 30, UIColor(white: 0, alpha: 0.5))
      let canvas = uiCanvas(view)
      canvas.layer.addSublayer(layer)
      return canvas
    } holds: {
      $0.area(0xFF0000, 15, 20, 20, 15)
      $0.color(65, 70, is: 0xFF8080)
      $0.color(75, 70, is: 0xFFFFFF)
    }
    viewLooksContentModes()
    viewLooksTints()
    viewLooksKept()
  }

  private func viewLooksContentModes() {
    measure(
      "UIView.contentMode", "UIView.ContentMode", "UIImageView",
      says: "a picture of 20×10 in 60×50: stretched, fitted, filling, or at its size in the middle, at a side, in a corner",
      from: .documented("uikit/uiview/contentmode-swift.enum")
    ) { row in
      let expected: [(UIView.ContentMode, CGRect)] = [
        (.scaleToFill, CGRect(x: 20, y: 30, width: 60, height: 50)), (.scaleAspectFit, CGRect(x: 20, y: 40, width: 60, height: 30)),
        // 100×50 about the middle of the view.
        (.scaleAspectFill, CGRect(x: 0, y: 30, width: 100, height: 50)), (.redraw, CGRect(x: 20, y: 30, width: 60, height: 50)),
        (.center, CGRect(x: 40, y: 50, width: 20, height: 10)), (.top, CGRect(x: 40, y: 30, width: 20, height: 10)),
        (.bottom, CGRect(x: 40, y: 70, width: 20, height: 10)), (.left, CGRect(x: 20, y: 50, width: 20, height: 10)),
        (.right, CGRect(x: 60, y: 50, width: 20, height: 10)), (.topLeft, CGRect(x: 20, y: 30, width: 20, height: 10)),
        (.topRight, CGRect(x: 60, y: 30, width: 20, height: 10)), (.bottomLeft, CGRect(x: 20, y: 70, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 60, y: 70, width: 20, height: 10)),
      ]
      row.equal(UIView().contentMode, .scaleToFill)
      for (mode, rect) in expected {
        let shown = try row.shown {
          let view = UIImageView(frame: CGRect(x: 20, y: 30, width: 60, height: 50))
          view.image = uiFlag()
          view.contentMode = mode
          return uiCanvas(view)
        }
        let ink = shown.ink()
        row.rect(ink, rect.minX, rect.minY, rect.width, rect.height, "\(mode)")
        shown.color(rect.minX + 1, rect.maxY - 2, is: 0x00FF00)
        shown.color(rect.maxX - 2, rect.minY + 1, is: 0x0000FF)
      }
    }
  }

  private func viewLooksTints() {
    measure(
      "UIView.tintColor", "UIView.tintColorDidChange", says: "that of the superview unless set; blue at the top; those inside hear of it",
      from: .documented("uikit/uiview/tintcolor")
    ) { row in
      final class Told: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
      }
      let (outer, inner, own) = (UIView(), Told(), Told())
      outer.addSubview(inner)
      outer.addSubview(own)
      row.equal(inner.tintColor, .systemBlue)
      own.tintColor = .pureGreen
      row.equal(own.count, 1)
      outer.tintColor = .pureRed
      row.equal(inner.tintColor, .pureRed)
      row.equal(own.tintColor, .pureGreen)
      row.equal(inner.count, 1)
      row.equal(own.count, 1)
      own.tintColor = nil
      row.equal(own.tintColor, .pureRed)
    }
    uiRow(
      "UIView.tintColor", says: "colours template pictures", from: .documented("uikit/uiview/tintcolor")
    ) {
      let view = UIImageView(image: uiFlag().withRenderingMode(.alwaysTemplate))
      let canvas = uiCanvas(view)
      canvas.tintColor = .pureBlue
      return canvas
    } holds: {
      $0.area(0x0000FF, 0, 0, 20, 10)
    }
  }

  private func viewLooksKept() {
    value(
      "UIView.accessibilityIdentifier", "UIView.accessibilityLabel", "UIView.restorationIdentifier", "UIView.contentScaleFactor",
      says: "nil at first and kept; the scale is that of the page", from: .documented("uikit/uiview/restorationidentifier")
    ) { row in
      let view = UIView()
      row.expect(view.accessibilityIdentifier == nil && view.accessibilityLabel == nil && view.restorationIdentifier == nil)
      view.accessibilityIdentifier = "a"
      view.accessibilityLabel = "b"
      view.restorationIdentifier = "c"
      row.equal([view.accessibilityIdentifier, view.accessibilityLabel, view.restorationIdentifier], ["a", "b", "c"])
      surroundings(scale: 3) { row.equal(UIView().contentScaleFactor, 3) }
    }
    uiNone("UIView.isMultipleTouchEnabled", why: "nobody touches a still") { $0.isMultipleTouchEnabled = true }
    uiNone("UIView.isOpaque", why: "a hint for the phone's painter") {
      $0.isOpaque = false
      $0.subviews.forEach { $0.isOpaque = false }
    }
  }
}
