import PinLayout
import UIKit

/// A superview of 400 × 300 with the view under test at (40, 50, 100, 60) and two others.
@MainActor final class PinWorld {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let view = Fitting(frame: CGRect(x: 40, y: 50, width: 100, height: 60))
  /// Left 140, right 240, top 100, bottom 160, middle (190, 130).
  let one = UIView(frame: CGRect(x: 140, y: 100, width: 100, height: 60))
  /// Left 260, right 340, top 120, bottom 170, middle (300, 145).
  let two = UIView(frame: CGRect(x: 260, y: 120, width: 80, height: 50))

  init() { for view in [view, one, two] { root.addSubview(view) } }

  var pin: PinLayout<UIView> { view.pin }

  /// Its content is 2,400 square points of lines of 20: 120 × 20 at most.
  final class Fitting: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      if size.height < 1e6, size.width > 1e6 { return CGSize(width: 2400 / max(size.height, 20), height: min(size.height, 40)) }
      let width = min(size.width, 120)
      return CGSize(width: width, height: 2400 / max(width, 20))
    }
  }
}

extension Judge {
  /// The frame after a chain, at one pixel a point; from right to left too, where that is said.
  func pins(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, rtl: CGFloat? = nil, scale: CGFloat = 1, warns: Bool = false,
    at line: Int = #line, _ chain: (PinWorld) -> Void
  ) {
    let (direction, logs) = (Pin.layoutDirection, Pin.logWarnings)
    defer {
      Pin.layoutDirection(direction)
      Pin.resetWarnings()
      Pin.logWarnings = logs
    }
    // Tests beside these may have left a scale of their own.
    _pinlayoutSetUnitTest(scale: scale)
    defer { _pinlayoutSetUnitTest(scale: nil) }
    surroundings(scale: scale) {
      for (direction, left) in [(LayoutDirection.ltr, x), (.rtl, rtl ?? x)] {
        Pin.layoutDirection(direction)
        Pin.lastWarningText = nil
        let world = PinWorld()
        chain(world)
        rect(world.view.frame, left, y, width, height, direction == .ltr ? "it" : "from right to left it", at: line)
        expect((Pin.lastWarningText != nil) == warns, Pin.lastWarningText ?? "no warning", at: line)
      }
    }
  }
}
