import PinLayout
import Testing

/// One row of the table of calls: a chain on a known small world and the frame that the published rules give before rounding.
struct PinRow: Sendable, CustomTestStringConvertible {
  let signature: String
  let chain: @MainActor @Sendable (PinWorld) -> Void
  /// Before rounding to pixels.
  let expected: CGRect
  /// The same from right to left, where it differs.
  let rightToLeft: CGRect?

  init(
    _ signature: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, rtl: CGRect? = nil,
    _ chain: @escaping @MainActor @Sendable (PinWorld) -> Void
  ) {
    self.signature = signature
    self.chain = chain
    expected = CGRect(x: x, y: y, width: width, height: height)
    rightToLeft = rtl
  }

  var testDescription: String { signature }
}

/// A superview of 400 × 300 with the view under test at (40, 50, 100, 60) and two references.
@MainActor final class PinWorld {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let v = FittingView(frame: CGRect(x: 40, y: 50, width: 100, height: 60))
  /// Left 140, right 240, top 100, bottom 160, middle (190, 130).
  let r = UIView(frame: CGRect(x: 140, y: 100, width: 100, height: 60))
  /// Left 260, right 340, top 120, bottom 160, middle (300, 140).
  let r2 = UIView(frame: CGRect(x: 260, y: 120, width: 80, height: 40))

  init(scale: CGFloat = 1, direction: LayoutDirection = .ltr) {
    _pinlayoutSetUnitTest(scale: scale)
    Pin.resetWarnings()
    Pin.printWarning = { _ in }
    Pin.layoutDirection(direction)
    root.addSubview(v)
    root.addSubview(r)
    root.addSubview(r2)
  }
}

/// Its content is a strip of 2,400 square points in lines of 20: 120 × 20 at most.
final class FittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if size.height < 1e6, size.width > 1e6 { return CGSize(width: 2400 / max(size.height, 20), height: min(size.height, 40)) }
    let width = min(size.width, 120)
    return CGSize(width: width, height: 2400 / max(width, 20))
  }
}

/// The published rounding: origins to the nearest pixel, sizes up.
func pixels(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
  CGRect(
    x: (rect.minX * scale).rounded(.toNearestOrAwayFromZero) / scale, y: (rect.minY * scale).rounded(.toNearestOrAwayFromZero) / scale,
    width: (rect.width * scale).rounded(.up) / scale, height: (rect.height * scale).rounded(.up) / scale)
}

func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
  abs(one.minX - other.minX) < 0.001 && abs(one.minY - other.minY) < 0.001 && abs(one.width - other.width) < 0.001
    && abs(one.height - other.height) < 0.001
}
