import PinLayout
import UIKit

extension Ledger {
  func pinWhereabouts() {
    topic("Without a call, and with nonsense")

    measure("PinLayout", says: "without a call nothing moves, not even to a pixel", from: .documented("PinLayout README: layout()")) {
      judge in
      let (parent, view) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: CGRect(x: 10.3, y: 4.6, width: 20.7, height: 9.1))
      )
      parent.addSubview(view)
      surroundings(scale: 1) { _ = view.pin }
      judge.rect(view.frame, 10.3, 4.6, 20.7, 9.1)
    }
    measure(
      "PinLayout.width", "PinLayout.height", "PinLayout.size", "PinLayout.minWidth", "PinLayout.maxWidth", "PinLayout.minHeight",
      "PinLayout.maxHeight", says: "lengths below zero or that are no numbers are not applied, and told of",
      from: .documented("PinLayout README: Warnings")
    ) { row in
      for length in [-5, CGFloat.nan, .infinity] {
        row.pins(40, 50, 100, 60, warns: true) { $0.pin.width(length) }
        row.pins(40, 50, 100, 60, warns: true) { $0.pin.height(length) }
        row.pins(40, 50, 100, 60, warns: true) { $0.pin.size(length) }
        row.pins(10, 50, 100, 60, warns: true) { $0.pin.left(10).minWidth(length) }
        row.pins(10, 50, 100, 60, warns: true) { $0.pin.left(10).maxWidth(length) }
        row.pins(40, 10, 100, 60, warns: true) { $0.pin.top(10).minHeight(length) }
        row.pins(40, 10, 100, 60, warns: true) { $0.pin.top(10).maxHeight(length) }
      }
    }
    uiRow(
      "PinLayout", says: "without a word on it the grid is that of the screen", from: .documented("PinLayout README: Pixel rounding"),
      in: .fixed(100, 100), scale: 3
    ) {
      Pinned { $0.pin.left(10.4).top(10.2).width(20.1).height(20.5) }
    } holds: {
      // Thirds of a point: 31, 31, 61 up from 60.3, 62 up from 61.5.
      $0.frame("pinned", 31.0 / 3, 31.0 / 3, 61.0 / 3, 62.0 / 3)
    }
    measure(
      "CALayer.pin", "CALayer.isLTR", says: "a layer of no view is read from left to right",
      from: .documented("PinLayout README: CALayer Support")
    ) { judge in
      let (direction, root, layer) = (Pin.layoutDirection, CALayer(), CALayer())
      defer { Pin.layoutDirection(direction) }
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.addSublayer(layer)
      for (direction, x) in [(LayoutDirection.auto, 10), (.ltr, 10), (.rtl, 70)] as [(LayoutDirection, CGFloat)] {
        Pin.layoutDirection(direction)
        layer.pin.top().start(10).width(20).height(5)
        judge.near(layer.frame.minX, x, "\(direction)")
      }
    }
  }
}

/// A view that pins one inside.
private final class Pinned: UIView {
  private let inner = uiBox("pinned", 0, 0, 0, 0)
  private var chain: (UIView) -> Void = { _ in }
  convenience init(_ chain: @escaping (UIView) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    self.chain = chain
    backgroundColor = .white
    addSubview(inner)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    chain(inner)
  }
}
