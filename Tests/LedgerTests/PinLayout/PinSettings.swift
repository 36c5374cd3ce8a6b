import PinLayout
import UIKit

extension Ledger {
  func pinSettings() {
    topic("Chains, settings and layers")

    measure(
      "PinLayout", "PinLayout.layout", "UIView.pin", "UIView.pinFrame",
      says: "a chain is applied when its statement ends, or at `layout()`; `pin` leaves a transform alone",
      from: .documented("PinLayout README: Layout using UIView.pin, pinFrame")
    ) { row in
      let (root, view) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 60))
      )
      root.addSubview(view)
      let chain = view.pin.left(7)
      row.rect(view.frame, 40, 50, 100, 60)
      chain.layout()
      row.rect(view.frame, 7, 50, 100, 60)
      view.transform = CGAffineTransform(scaleX: 2, y: 1)
      view.pin.topLeft().size(50)
      row.rect(view.frame, -25, 0, 100, 50)
      row.rect(view.bounds, 0, 0, 50, 50)
      view.pinFrame.topLeft().size(50)
      row.rect(view.frame, 0, 0, 50, 50)
      row.rect(view.bounds, 0, 0, 25, 50)
    }
    measure(
      "Layoutable.*", "UIView.getRect", "UIView.setRect", "UIView.isLTR", says: "the rectangle without the transform, or the frame",
      from: .documented("PinLayout README: Layoutable")
    ) { row in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
      view.transform = CGAffineTransform(scaleX: 2, y: 1)
      row.rect(view.getRect(keepTransform: true), 10, 20, 40, 20)
      row.rect(view.getRect(keepTransform: false), -10, 20, 80, 20)
      view.setRect(CGRect(x: 0, y: 0, width: 40, height: 20), keepTransform: false)
      row.rect(view.bounds, 0, 0, 20, 20)
      view.setRect(CGRect(x: 0, y: 0, width: 40, height: 20), keepTransform: true)
      row.rect(view.bounds, 0, 0, 40, 20)
      row.point(view.center, 20, 10)
    }
    measure(
      "Pin.layoutDirection", "LayoutDirection", "UIView.isLTR", says: "left to right at first, the other way, or as each view says",
      from: .documented("PinLayout README: Right to left languages")
    ) { row in
      defer { Pin.layoutDirection = .ltr }
      let view = UIView()
      row.equal(Pin.layoutDirection, .ltr)
      row.equal(view.isLTR(), true)
      view.semanticContentAttribute = .forceRightToLeft
      row.equal(view.isLTR(), true)
      Pin.layoutDirection(.auto)
      row.equal(view.isLTR(), false)
      row.equal(UIView().isLTR(), true)
      Pin.layoutDirection = .rtl
      row.equal(UIView().isLTR(), false)
      row.equal([LayoutDirection.auto, .ltr, .rtl].map(\.rawValue), [0, 1, 2])
    }
    measure(
      "Pin", "Pin.logWarnings", "Pin.activeWarnings", "Pin.lastWarningText", "Pin.logMissingLayoutCalls", "Pin.resetWarnings",
      "ActiveWarnings.*",
      says: "contradictions are told unless warnings are off; some can be silenced one by one",
      from: .documented("PinLayout README: Warnings")
    ) { row in
      Pin.resetWarnings()
      defer { Pin.resetWarnings() }
      row.expect(Pin.logWarnings && !Pin.logMissingLayoutCalls && Pin.lastWarningText == nil)
      row.expect(Pin.activeWarnings.noSpaceAvailableBetweenViews && Pin.activeWarnings.aspectRatioImageNotSet)
      let world = PinWorld()
      world.pin.left(1).left(2)
      row.equal(Pin.lastWarningText, "PinLayout Conflict: left(2) won't be applied since it value has already been set to 1.")
      row.rect(world.view.frame, 1, 50, 100, 60)
      Pin.resetWarnings()
      row.expect(Pin.lastWarningText == nil)
      Pin.logWarnings = false
      world.pin.left(1).left(2)
      row.expect(Pin.lastWarningText == nil)
      Pin.resetWarnings()
      Pin.activeWarnings.noSpaceAvailableBetweenViews = false
      world.pin.verticallyBetween(world.one, and: world.two)
      row.expect(Pin.lastWarningText == nil)
      let image = UIImageView(image: nil)
      world.root.addSubview(image)
      Pin.activeWarnings.aspectRatioImageNotSet = false
      image.pin.width(5).aspectRatio()
      row.expect(Pin.lastWarningText == nil)
      Pin.activeWarnings.aspectRatioImageNotSet = true
      image.pin.width(5).aspectRatio()
      row.expect(Pin.lastWarningText?.contains("aspectRatioImageNotSet") == true)
      Pin.resetWarnings()
      Pin.logMissingLayoutCalls = true
      world.pin.left(1)
      row.expect(Pin.lastWarningText?.contains("layout()") == true)
      Pin.resetWarnings()
      Pin.logMissingLayoutCalls = true
      world.pin.left(3).layout()
      row.expect(Pin.lastWarningText == nil)
    }
    value(
      "Pin.safeAreaInsetsDidChangeMode", "PinSafeAreaInsetsDidChangeMode", "Pin.initPinLayout",
      says: "kept: every view hears of its safe area", from: .documented("PinLayout README: safeAreaInsetsDidChange")
    ) { row in
      Pin.initPinLayout()
      row.equal(Pin.safeAreaInsetsDidChangeMode, .optIn)
      Pin.safeAreaInsetsDidChangeMode = .always
      row.equal(Pin.safeAreaInsetsDidChangeMode, .always)
      Pin.safeAreaInsetsDidChangeMode = .optIn
      row.equal([PinSafeAreaInsetsDidChangeMode.always, .optIn, .disable].map(\.rawValue), [0, 1, 2])
    }
    measure(
      "Percent", "Percent.of", says: "a share of a length", from: .documented("PinLayout README: percentages")
    ) { row in
      row.equal((25%).of(80), 20)
      row.equal((12.5%).of(80), 10)
      row.equal((-(50%)).of(80), -40)
      row.equal("\(25%) \(12.5%)", "25% 12.5%")
    }
    measure(
      "PinLayout.layoutMargins", "PinLayout.readableMargins", "UIEdgeInsets.minInsets",
      says: "a view's margins; insets of at least so much",
      from: .documented("PinLayout README: pin.layoutMargins, pin.readableMargins")
    ) { row in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1060, height: 100))
      view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
      row.insets(view.pin.layoutMargins, 1, 20, 3, 40)
      row.insets(view.pin.readableMargins, 1, 184, 3, 204)
      let insets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
      row.insets(insets.minInsets(UIEdgeInsets(top: 5, left: 6, bottom: 2, right: 50)), 5, 20, 3, 50)
      row.insets(insets.minInsets(dx: 30, dy: 2), 2, 30, 3, 40)
      row.insets(insets + 2, 3, 22, 5, 42)
      row.insets(insets + CGFloat(0.5), 1.5, 20.5, 3.5, 40.5)
    }
    uiRow(
      "PinLayout.safeArea", "PinLayout.keyboardArea", says: "what bars cover; where a keyboard would be",
      from: .documented("PinLayout README: pin.safeArea"),
      in: .screen(390, 844, top: 47, bottom: 34)
    ) {
      final class Page: UIView {
        let (safe, keys) = (uiBox("safe", 0, 0, 1, 1), uiBox("keys", 0, 0, 1, 1, .pureBlue))
        override func layoutSubviews() {
          addSubview(safe)
          addSubview(keys)
          safe.pin.all(pin.safeArea)
          keys.frame = pin.keyboardArea
        }
      }
      return Page()
    } holds: {
      $0.frame("safe", 0, 47, 390, 763)
      $0.frame("keys", 0, nil, 390, nil)
    }
    pinSettingsLayers()
    pinSettingsPixels()
  }

  private func pinSettingsLayers() {
    measure(
      "CALayer.pin", "CALayer.pinFrame", "CALayer.anchor", "CALayer.edge", "CALayer.getRect", "CALayer.setRect", "CALayer.isLTR",
      "CALayer.subviews", "CALayer.superview", says: "layers are placed as views are",
      from: .documented("PinLayout README: CALayer Support")
    ) { row in
      surroundings(scale: 1) {
        let (root, a, b) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        root.addSublayer(a)
        root.addSublayer(b)
        a.pin.left(10).top(20).width(30).height(40)
        row.rect(a.frame, 10, 20, 30, 40)
        b.pin.topLeft(to: a.anchor.bottomRight).size(10)
        row.rect(b.frame, 40, 60, 10, 10)
        b.pin.left(to: a.edge.left)
        row.rect(b.frame, 10, 60, 10, 10)
        a.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        row.rect(a.getRect(keepTransform: true), 10, 20, 30, 40)
        row.rect(a.getRect(keepTransform: false), -5, 20, 60, 40)
        a.pinFrame.left(0)
        row.rect(a.frame, 0, 20, 60, 40)
        a.setRect(CGRect(x: 0, y: 0, width: 20, height: 10), keepTransform: true)
        row.rect(a.bounds, 0, 0, 20, 10)
        row.expect(a.superview === root && root.subviews == [a, b] && a.isLTR())
      }
    }
  }

  private func pinSettingsPixels() {
    measure(
      "PinSafeAreaInsetsUpdate", "PinSafeAreaInsetsUpdate.safeAreaInsetsDidChange",
      says: "a view that conforms hears of its safe area, as every view does", from: .documented("PinLayout README: Safe area support")
    ) { judge in
      final class Listener: UIView, PinSafeAreaInsetsUpdate {
        var heard = 0
        override func safeAreaInsetsDidChange() {
          super.safeAreaInsetsDidChange()
          heard += 1
        }
      }
      let listener = Listener()
      let controller = UIViewController()
      controller.view = listener
      _ = UIKitPage.make(
        UIKitPageSettings(size: CGSize(width: 100, height: 100), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      ) {
        controller
      }
      judge.expect(listener.heard > 0)
    }
    measure(
      "PinLayout", says: "places go to the nearest pixel, sizes up to the next one", from: .documented("PinLayout README: Pixel rounding")
    ) { row in
      row.pins(10, 11, 21, 21) { $0.pin.left(10.4).top(10.6).size(20.1) }
      row.pins(10.5, 10.5, 20.5, 20.5, scale: 2) { $0.pin.left(10.4).top(10.6).size(20.1) }
      row.pins(0, 0, 401.0 / 3, 20, scale: 3) { $0.pin.topLeft().width(133.4).height(20) }
    }
  }
}
