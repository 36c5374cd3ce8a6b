import FlexLayout
import UIKit

/// A column of 400 × 300 with items of 50 × 40, 60 × 20 and 30 × 30.
@MainActor final class FlexWorld {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let (a, b, c) = (UIView(), UIView(), UIView())

  init() {
    root.flex.define { flex in
      flex.addItem(a).width(50).height(40)
      flex.addItem(b).width(60).height(20)
      flex.addItem(c).width(30).height(30)
    }
  }
}

/// A view that wants 24 square points a line of 8: wide and low, or narrow and high.
final class FlexText: UIView {
  var area: CGFloat = 2400
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, area / 8)
    return CGSize(width: width, height: area / max(width, 1))
  }
}

extension Judge {
  /// The items' frames after a change, at one pixel a point. `names`: which, as x, y, width, height; from right to left the picture is
  /// mirrored unless `ltr` says that it stays.
  func flexes(
    _ frames: [Character: (CGFloat, CGFloat, CGFloat, CGFloat)], mirrors: Bool = true, at line: Int = #line, _ change: (FlexWorld) -> Void
  ) {
    surroundings(scale: 1) {
      for reversed in [false, true] {
        let world = FlexWorld()
        if reversed { world.root.flex.layoutDirection(.rtl) }
        change(world)
        world.root.flex.layout()
        for (name, frame) in frames {
          let view = name == "a" ? world.a : name == "b" ? world.b : name == "c" ? world.c : world.root
          let x = reversed && mirrors && view !== world.root ? 400 - frame.0 - frame.2 : frame.0
          rect(view.frame, x, frame.1, frame.2, frame.3, reversed ? "from right to left \(name)" : "\(name)", at: line)
        }
      }
    }
  }
}
