import UIKit

// The size of what lies inside. The subviews move at once so that they begin at the padding.
extension PinLayout {
  /// Wraps the subviews.
  @discardableResult public func wrapContent() -> PinLayout { wrap(.all, .zero) { "wrapContent()" } }
  /// Wraps the subviews with `padding` around them.
  @discardableResult public func wrapContent(padding: CGFloat) -> PinLayout {
    wrap(.all, PEdgeInsets() + padding) { "wrapContent(padding: \(padding))" }
  }
  /// Wraps the subviews with `padding` around them.
  @discardableResult public func wrapContent(padding: PEdgeInsets) -> PinLayout {
    wrap(.all, padding) { "wrapContent(padding: \(padding))" }
  }
  /// Wraps the width, the height or both.
  @discardableResult public func wrapContent(_ type: WrapType) -> PinLayout { wrap(type, .zero) { "wrapContent(.\(type))" } }
  /// Wraps the width, the height or both, with `padding` around.
  @discardableResult public func wrapContent(_ type: WrapType, padding: CGFloat) -> PinLayout {
    wrap(type, PEdgeInsets() + padding) { "wrapContent(.\(type), padding: \(padding))" }
  }
  /// Wraps the width, the height or both, with `padding` around.
  @discardableResult public func wrapContent(_ type: WrapType, padding: PEdgeInsets) -> PinLayout {
    wrap(type, padding) { "wrapContent(.\(type), padding: \(padding))" }
  }

  private func wrap(_ type: WrapType, _ padding: PEdgeInsets, _ context: () -> String) -> PinLayout {
    hasCalls = true
    let inside = (layer.sublayers ?? []).filter { layer.owner == nil || $0.owner != nil }
    guard let first = inside.first else { return self }
    let union = inside.dropFirst().reduce(PinRect.get(first, keepTransform: keepTransform)) {
      $0.union(PinRect.get($1, keepTransform: keepTransform))
    }
    var shift = CGPoint.zero
    if type != .vertically {
      setSize(.horizontal, union.width + padding.left + padding.right, context)
      shift.x = padding.left - union.minX
    }
    if type != .horizontally {
      setSize(.vertical, union.height + padding.top + padding.bottom, context)
      shift.y = padding.top - union.minY
    }
    for child in inside {
      let rect = PinRect.get(child, keepTransform: keepTransform).offsetBy(dx: shift.x, dy: shift.y)
      if AutoSizing.isOn {
        AutoSizing.set(rect, margins: .zero, of: child)
      } else {
        PinRect.set(rect, on: child, keepTransform: keepTransform)
      }
    }
    return self
  }
}
