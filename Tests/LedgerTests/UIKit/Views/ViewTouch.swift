import UIKit

extension Ledger {
  func viewTouch() {
    topic("Views: touches, responders and gestures")

    measure(
      "UIView.hitTest", "UIView.point", "UIView.isUserInteractionEnabled",
      says: "the topmost visible view under a point that takes touches; hidden, clear and disabled ones are passed over",
      from: .documented("uikit/uiview/hittest(_:with:)")
    ) { row in
      let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 80))
      let low = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      let top = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
      outer.addSubview(low)
      outer.addSubview(top)
      @MainActor func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { outer.hitTest(CGPoint(x: x, y: y), with: nil) }
      row.expect(hit(5, 5) === outer)
      row.expect(hit(15, 15) === low)
      row.expect(hit(40, 40) === top)
      row.expect(hit(99, 79) === outer)
      row.expect(hit(100, 5) == nil && hit(5, 80) == nil && hit(-1, 5) == nil)
      top.isHidden = true
      row.expect(hit(40, 40) === low)
      top.isHidden = false
      top.alpha = 0.005
      row.expect(hit(40, 40) === low)
      top.alpha = 0.02
      row.expect(hit(40, 40) === top)
      row.equal(top.isUserInteractionEnabled, true)
      top.isUserInteractionEnabled = false
      row.expect(hit(40, 40) === low)
      outer.isUserInteractionEnabled = false
      row.expect(hit(40, 40) == nil)
      row.equal(UILabel(frame: .zero).isUserInteractionEnabled, false)
      outer.bounds.origin = CGPoint(x: 10, y: 20)
      row.expect(outer.point(inside: CGPoint(x: 10, y: 20), with: nil) && !outer.point(inside: CGPoint(x: 9, y: 20), with: nil))
    }
    measure(
      "UIView.hitTest", says: "what a class answers for itself counts, within the tree and its maps",
      from: .documented("uikit/uiview/point(inside:with:)")
    ) { row in
      final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
      }
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
      outer.addSubview(wide)
      row.expect(outer.hitTest(CGPoint(x: 31, y: 59), with: nil) === wide)
      wide.transform = CGAffineTransform(scaleX: 2, y: 1)
      row.expect(outer.hitTest(CGPoint(x: 20, y: 45), with: nil) === wide)
      row.expect(outer.hitTest(CGPoint(x: 45, y: 29), with: nil) === outer)
    }
    measure(
      "CALayer.hitTest", "CALayer.contains", says: "the deepest layer under a point of the layer above",
      from: .documented("quartzcore/calayer/hittest(_:)")
    ) { row in
      let outer = uiLayer(50, 50, 100, 80)
      let (low, top) = (uiLayer(10, 10, 40, 40), uiLayer(30, 30, 40, 40))
      outer.addSublayer(low)
      outer.addSublayer(top)
      row.expect(outer.hitTest(CGPoint(x: 55, y: 55)) === outer)
      row.expect(outer.hitTest(CGPoint(x: 90, y: 90)) === top)
      row.expect(outer.hitTest(CGPoint(x: 40, y: 55)) == nil)
      top.isHidden = true
      row.expect(outer.hitTest(CGPoint(x: 90, y: 90)) === low)
      row.expect(outer.contains(CGPoint(x: 99, y: 79)) && !outer.contains(CGPoint(x: 100, y: 79)))
    }
    measure(
      "UIResponder", "UIResponder.next", says: "a view's next is its controller, then its superview; events pass along",
      from: .documented("uikit/uiresponder/next")
    ) { row in
      let (outer, inner, controller) = (UIView(), UIView(), UIViewController())
      outer.addSubview(inner)
      row.expect(inner.next === outer && outer.next == nil && UIResponder().next == nil)
      outer.addSubview(controller.view)
      row.expect(controller.view.next === controller && controller.next === outer)
    }
    measure(
      "UIResponder.becomeFirstResponder", "UIResponder.resignFirstResponder", "UIResponder.isFirstResponder",
      "UIResponder.canBecomeFirstResponder", "UIResponder.canResignFirstResponder",
      says: "one receives keys, if it may; plain responders may not", from: .documented("uikit/uiresponder/becomefirstresponder()")
    ) { row in
      final class Willing: UIView {
        var keeps = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !keeps }
      }
      let (plain, one, other) = (UIView(), Willing(), Willing())
      row.expect(
        !plain.canBecomeFirstResponder && plain.canResignFirstResponder && !plain.becomeFirstResponder() && !plain.isFirstResponder)
      row.expect(one.becomeFirstResponder() && one.isFirstResponder && !other.isFirstResponder)
      row.expect(other.becomeFirstResponder() && other.isFirstResponder && !one.isFirstResponder)
      other.keeps = true
      row.expect(!other.resignFirstResponder() && other.isFirstResponder)
      other.keeps = false
      row.expect(other.resignFirstResponder() && !other.isFirstResponder)
    }
    measure(
      "UIResponder.touchesBegan", "UIResponder.touchesMoved", "UIResponder.touchesEnded", "UIResponder.touchesCancelled",
      says: "passed on to the next responder unless overridden", from: .documented("uikit/uiresponder/touchesbegan(_:with:)")
    ) { row in
      final class Told: UIView {
        var words: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { words.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { words.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { words.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { words.append("cancelled") }
      }
      let (outer, inner) = (Told(), UIView())
      outer.addSubview(inner)
      inner.touchesBegan([], with: nil)
      inner.touchesMoved([], with: nil)
      inner.touchesEnded([], with: nil)
      inner.touchesCancelled([], with: nil)
      row.equal(outer.words, ["began", "moved", "ended", "cancelled"])
    }
    viewTouchGestures()
  }

  private func viewTouchGestures() {
    value(
      "UIView.addGestureRecognizer", "UIView.removeGestureRecognizer", "UIView.gestureRecognizers", "UIGestureRecognizer",
      "UIGestureRecognizer.view", says: "a recognizer has one view; a view without any answers nil",
      from: .documented("uikit/uiview/addgesturerecognizer(_:)")
    ) { row in
      let (view, other, tap, pan) = (UIView(), UIView(), UITapGestureRecognizer(), UIPanGestureRecognizer())
      row.expect(view.gestureRecognizers == nil && tap.view == nil)
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(pan)
      row.expect(view.gestureRecognizers == [tap, pan] && tap.view === view)
      view.addGestureRecognizer(tap)
      row.equal(view.gestureRecognizers?.count, 2)
      other.addGestureRecognizer(tap)
      row.expect(view.gestureRecognizers == [pan] && other.gestureRecognizers == [tap] && tap.view === other)
      other.removeGestureRecognizer(tap)
      row.expect(other.gestureRecognizers == nil && tap.view == nil)
      other.gestureRecognizers = [pan]
      row.expect(pan.view === other && view.gestureRecognizers == nil)
    }
    value(
      "UIGestureRecognizer.isEnabled", "UIGestureRecognizer.cancelsTouchesInView", "UIGestureRecognizer.name",
      "UIGestureRecognizer.state", "UIGestureRecognizer.State.*", "UIGestureRecognizer.location",
      says: "kept; nothing is recognised on a page",
      from: .documented("uikit/uigesturerecognizer")
    ) { row in
      let recognizer = UIGestureRecognizer { _ in }
      row.expect(recognizer.isEnabled && recognizer.cancelsTouchesInView && recognizer.name == nil)
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
      recognizer.name = "a"
      row.expect(!recognizer.isEnabled && !recognizer.cancelsTouchesInView && recognizer.name == "a")
      row.equal(recognizer.state, .possible)
      row.equal(UIGestureRecognizer.State.recognized, .ended)
      let all: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
      row.equal(all.map(\.rawValue), [0, 1, 2, 3, 4, 5])
      row.point(recognizer.location(in: nil), 0, 0)
    }
    value(
      "UITapGestureRecognizer.*", "UILongPressGestureRecognizer.*", "UIPanGestureRecognizer.*", "UISwipeGestureRecognizer.*",
      "UIPinchGestureRecognizer.*", says: "the phone's first values: one tap of one finger, half a second, to the right, a scale of 1",
      from: .documented("uikit/uitapgesturerecognizer")
    ) { row in
      let (tap, press, pan) = (UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer())
      let (swipe, pinch) = (UISwipeGestureRecognizer(), UIPinchGestureRecognizer())
      row.equal([tap.numberOfTapsRequired, tap.numberOfTouchesRequired], [1, 1])
      tap.numberOfTapsRequired = 2
      tap.numberOfTouchesRequired = 3
      row.equal([tap.numberOfTapsRequired, tap.numberOfTouchesRequired], [2, 3])
      row.equal(press.minimumPressDuration, 0.5)
      press.minimumPressDuration = 2
      row.equal(press.minimumPressDuration, 2)
      pan.setTranslation(CGPoint(x: 1, y: 1), in: nil)
      row.point(pan.translation(in: nil), 0, 0)
      row.point(pan.velocity(in: nil), 0, 0)
      row.equal(swipe.direction, .right)
      swipe.direction = [.left, .up]
      row.equal(swipe.direction.rawValue, 6)
      let all: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
      row.equal(all.map(\.rawValue), [1, 2, 4, 8])
      row.equal(pinch.scale, 1)
      pinch.scale = 3
      row.equal(pinch.scale, 3)
    }
    none(
      "UIGestureRecognizer.require", "UITouch", "UITouch.location", "UIEvent",
      why: "nobody touches a still, so no gesture waits for another")
  }
}
