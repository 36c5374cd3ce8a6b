import UIKit

/// Someone whose methods controls and gestures perform.
private final class Hearer: UIResponder {
  var heard: [String] = []
  func tapped(_ sender: UIControl) { heard.append("\(type(of: sender))") }
  func plain() { heard.append("plain") }
  func both(_ sender: UIControl, _ event: UIEvent?) { heard.append("both") }
  func turned(_ gesture: UIGestureRecognizer) { heard.append("\(type(of: gesture))") }
}

extension Ledger {
  func selectorTopic() {
    topic("Targets and actions")
    value(
      "UIControl.removeTarget", "UIControl.allTargets", "UIControl.allControlEvents", "UIControl.actions",
      says: "a control performs its targets' methods for the events they were added for, until they are removed",
      from: .documented("uikit/uicontrol/addtarget(_:action:for:)")
    ) { judge in
      let (hearer, button) = (Hearer(), UIButton())
      button.addTarget(hearer, action: _selector(hearer.tapped), for: .touchUpInside)
      button.addTarget(hearer, action: _selector(Hearer.plain), for: [.touchDown, .touchUpInside])
      button.addTarget(hearer, action: _selector(hearer.both), for: .valueChanged)
      button.addTarget(hearer, action: _selector(Hearer.tapped), for: .editingDidBegin)
      button.addTarget(hearer, action: _selector(Hearer.both), for: .editingDidEnd)
      judge.equal(button.allTargets, [hearer], "targets")
      judge.equal(button.allControlEvents, [.touchUpInside, .touchDown, .valueChanged, .editingDidBegin, .editingDidEnd], "events")
      judge.equal(button.actions(forTarget: hearer, forControlEvent: .touchUpInside)?.count, 2, "methods of an event")
      judge.equal(button.actions(forTarget: hearer, forControlEvent: .touchDown)?.count, 1, "methods of an event")
      judge.expect(button.actions(forTarget: Hearer(), forControlEvent: .touchDown) == nil, "nobody else is asked")
      button.sendActions(for: .touchUpInside)
      judge.equal(hearer.heard, ["UIButton", "plain"])
      button.sendActions(for: .valueChanged)
      judge.equal(hearer.heard.last, "both")
      button.sendActions(for: .editingDidBegin)
      button.sendActions(for: .editingDidEnd)
      judge.equal(hearer.heard, ["UIButton", "plain", "both", "UIButton", "both"])
      button.removeTarget(nil, action: nil, for: .allEditingEvents)
      button.removeTarget(nil, action: nil, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      judge.equal(hearer.heard.count, 5, "after removing")
      judge.equal(button.allControlEvents, .valueChanged)
    }
    value(
      "UIBarButtonItem.target", "UIBarButtonItem.action", says: "an item keeps whose method a tap performs, and the method",
      from: .documented("uikit/uibarbuttonitem/init(title:style:target:action:)")
    ) { judge in
      let hearer = Hearer()
      for item in [
        UIBarButtonItem(title: "A", style: .plain, target: hearer, action: _selector(hearer.plain)),
        UIBarButtonItem(image: nil, style: .plain, target: hearer, action: _selector(hearer.plain)),
        UIBarButtonItem(barButtonSystemItem: .add, target: hearer, action: _selector(hearer.plain)),
        UIBarButtonItem(title: "A", target: hearer, action: _selector(hearer.plain), menu: UIMenu(title: "m")),
        UIBarButtonItem(image: nil, target: hearer, action: _selector(hearer.plain)),
      ] {
        judge.expect(item.target === hearer, "target")
        item.action.map { _ = $0(on: item.target, with: item) }
      }
      judge.equal(hearer.heard, ["plain", "plain", "plain", "plain", "plain"])
      judge.expect(UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil).action == nil, "no action")
    }
    value(
      "UIGestureRecognizer.addTarget", "UIGestureRecognizer.removeTarget", "UIGestureRecognizer.delegate",
      "UIGestureRecognizer.delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesEnded", "UIGestureRecognizer.numberOfTouches",
      "UIRotationGestureRecognizer", "UIRotationGestureRecognizer.rotation", "UIRotationGestureRecognizer.velocity",
      "UIScreenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer.edges", "UIHoverGestureRecognizer",
      "UIGestureRecognizerDelegate", says: "gestures keep what they are given and begin as on the phone",
      from: .documented("uikit/uigesturerecognizer")
    ) { judge in
      let hearer = Hearer()
      let turn = UIRotationGestureRecognizer(target: hearer, action: _selector(hearer.turned))
      judge.equal(turn.rotation, 0)
      judge.equal(turn.velocity, 0)
      judge.equal(turn.delaysTouchesBegan, false)
      judge.equal(turn.delaysTouchesEnded, true)
      judge.equal(turn.numberOfTouches, 0)
      judge.expect(turn.delegate == nil, "no delegate")
      turn.addTarget(hearer, action: _selector(hearer.turned))
      turn.removeTarget(hearer, action: nil)
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = [.left, .bottom]
      judge.equal(edge.edges, [.left, .bottom])
      let view = UIView()
      view.addGestureRecognizer(UIHoverGestureRecognizer())
      judge.equal(view.gestureRecognizers?.count, 1)
    }
    none(
      "UIGestureRecognizer.touchesBegan", "UIGestureRecognizer.touchesMoved", "UIGestureRecognizer.touchesEnded",
      "UIGestureRecognizer.touchesCancelled", "UIGestureRecognizer.reset", "UIGestureRecognizerDelegate.gestureRecognizer",
      "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin", "UIControl.beginTracking", "UIControl.continueTracking",
      "UIControl.endTracking", "UIControl.cancelTracking", "UIControl.isTracking", "UIControl.isTouchInside",
      "UIControl.Event.allEditingEvents", "UIControl.Event.touchDownRepeat", "UIControl.Event.touchDragEnter",
      "UIControl.Event.touchDragExit", "UIControl.Event.touchDragInside", "UIControl.Event.touchDragOutside",
      "UITouch.Phase", "UITouch.force", "UITouch.maximumPossibleForce", "UITouch.phase", "UITouch.previousLocation", "UITouch.tapCount",
      "UITouch.timestamp", "UITouch.view", "UITouch.window", "UIEvent.EventSubtype", "UIEvent.EventType", "UIEvent.allTouches",
      "UIEvent.timestamp", "UIEvent.touches", "UIEvent.type", "UIPress", "UIPressesEvent", "UIKeyCommand", "UIKeyCommand.*",
      "UIKeyModifierFlags",
      "UIKeyModifierFlags.*", "UIMenuBuilder", "UIResponder.buildMenu", "UIResponder.canPerformAction", "UIResponder.inputAccessoryView",
      "UIResponder.inputView", "UIResponder.inputViewController", "UIResponder.keyCommands", "UIResponder.motionBegan",
      "UIResponder.motionEnded", "UIResponder.pressesBegan", "UIResponder.pressesEnded", "UIResponder.reloadInputViews",
      "UIResponder.target", "UIResponder.undoManager", "UndoManager", "UndoManager.*",
      why: "no finger, key or shake comes while a page is made")
    value(
      "UIView.endEditing", "UIApplication.sendAction", says: "the field inside that has the keys gives them up; true",
      from: .documented("uikit/uiview/endediting(_:)")
    ) { judge in
      let (view, field) = (UIView(), UITextField())
      view.addSubview(field)
      judge.expect(field.becomeFirstResponder(), "takes the keys")
      judge.equal(view.endEditing(true), true)
      judge.equal(field.isFirstResponder, false)
      field.becomeFirstResponder()
      let action = _selector(UIResponder.resignFirstResponder)
      judge.equal(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil), true)
      judge.equal(field.isFirstResponder, false, "after the action")
    }
  }
}
