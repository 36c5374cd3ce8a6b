import FlexLayout
import Testing

/// One row of the table of calls: what it does to one frame in a small world.
struct FlexRow: Sendable {
  let signature: String
  let item: String
  let expected: CGRect
  /// From right to left; the mirror image where nothing else is said.
  let rightToLeft: CGRect
  let change: @MainActor @Sendable (FlexWorld) -> Void

  init(
    _ signature: String, _ item: String = "a", _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, rtl: CGFloat? = nil,
    _ change: @escaping @MainActor @Sendable (FlexWorld) -> Void
  ) {
    self.signature = signature
    self.item = item
    self.change = change
    expected = CGRect(x: x, y: y, width: width, height: height)
    rightToLeft = CGRect(x: rtl ?? 400 - x - width, y: y, width: width, height: height)
  }
}

/// A column of 400 × 300 with items of 50 × 40, 60 × 20 and 30 × 30.
@MainActor final class FlexWorld {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let a = UIView()
  let b = UIView()
  let c = UIView()

  init() {
    root.flex.define { flex in
      flex.addItem(a).width(50).height(40)
      flex.addItem(b).width(60).height(20)
      flex.addItem(c).width(30).height(30)
    }
  }

  subscript(name: String) -> UIView {
    switch name {
    case "a": a
    case "b": b
    case "c": c
    default: root
    }
  }
}

@MainActor func atScale(_ scale: CGFloat, _ body: () -> Void) {
  UITraitCollection(displayScale: scale).over(.standard).performAsCurrent(body)
}

func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
  abs(one.minX - other.minX) < 0.001 && abs(one.minY - other.minY) < 0.001 && abs(one.width - other.width) < 0.001
    && abs(one.height - other.height) < 0.001
}
