import UIKit

extension Ledger {
  func animationTopic() {
    topic("Animations")

    measure(
      "UIView.animate", "UIView.transition", "UIView.animateKeyframes", "UIView.addKeyframe", "UIView.performWithoutAnimation",
      says: "a page shows the end: changes happen at once, then the completion hears that they are finished",
      from: .documented("uikit/uiview/animate(withduration:animations:completion:)")
    ) { row in
      var words: [String] = []
      let done: (Bool) -> Void = { words.append($0 ? "done" : "broken") }
      UIView.animate(withDuration: 1, animations: { words.append("a") }, completion: done)
      UIView.animate(withDuration: 1, delay: 2, options: [.curveLinear], animations: { words.append("b") }, completion: done)
      UIView.animate(
        withDuration: 1, delay: 2, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: { words.append("c") }, completion: done)
      UIView.transition(with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: { words.append("d") }, completion: done)
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { words.append("e") } }, completion: done)
      UIView.performWithoutAnimation { words.append("f") }
      row.equal(words, ["a", "done", "b", "done", "c", "done", "d", "done", "e", "done", "f"])
    }
    measure(
      "UIViewPropertyAnimator.*", "UIViewAnimatingPosition", "UIView.AnimationCurve",
      says: "nothing until it starts, then all at once, to the end",
      from: .documented("uikit/uiviewpropertyanimator")
    ) { row in
      var words: [String] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { words.append("a") }
      animator.addAnimations { words.append("b") }
      animator.addCompletion { words.append("\($0)") }
      row.expect(words.isEmpty && animator.fractionComplete == 0)
      animator.startAnimation()
      row.equal(words, ["a", "b", "end"])
      row.equal(animator.fractionComplete, 1)
      UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { words.append("c") }.startAnimation(afterDelay: 3)
      row.equal(words.last, "c")
      animator.stopAnimation(true)
      row.equal([UIViewAnimatingPosition.end, .start, .current].map(\.rawValue), [0, 1, 2])
      row.equal([UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue), [0, 1, 2, 3])
    }
    value(
      "UIView.AnimationOptions.*", says: "the phone's bits", from: .documented("uikit/uiview/animationoptions")
    ) { row in
      let options: [UIView.AnimationOptions] = [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .curveEaseInOut, .curveEaseIn, .curveEaseOut,
        .curveLinear, .transitionCrossDissolve,
      ]
      row.equal(options.map(\.rawValue), [1, 2, 4, 8, 16, 0, 1 << 16, 2 << 16, 3 << 16, 5 << 20])
    }
    uiRow(
      "CALayer.add", "CALayer.removeAnimation", "CALayer.removeAllAnimations", says: "a layer goes on showing its own values",
      from: .documented("quartzcore/calayer/add(_:forkey:)")
    ) {
      let layer = uiLayer(10, 10, 30, 30)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.duration = 1
      layer.add(animation, forKey: "fade")
      layer.add(CATransition(), forKey: nil)
      layer.removeAnimation(forKey: "fade")
      layer.removeAllAnimations()
      return uiLayers(layer)
    } holds: {
      $0.ink(10, 10, 30, 30)
    }
    value(
      "CAAnimation.*", "CABasicAnimation.*", "CAKeyframeAnimation.*", "CASpringAnimation.*", "CAAnimationGroup.*", "CATransition",
      "CAMediaTimingFillMode.*",
      "CAMediaTimingFunction", "CAMediaTimingFunctionName.*", says: "kept, with the phone's first values",
      from: .documented("quartzcore/caspringanimation")
    ) { row in
      let basic = CABasicAnimation(keyPath: "opacity")
      row.equal(basic.keyPath, "opacity")
      row.expect(
        basic.duration == 0 && basic.repeatCount == 0 && !basic.autoreverses && basic.isRemovedOnCompletion && basic.beginTime == 0)
      row.expect(
        basic.fillMode == .removed && basic.timingFunction == nil && basic.fromValue == nil && basic.toValue == nil && basic.byValue == nil)
      (basic.fromValue, basic.toValue, basic.byValue) = (1, 2, 3)
      basic.fillMode = .forwards
      basic.timingFunction = CAMediaTimingFunction(name: .easeIn)
      row.expect(basic.fromValue as? Int == 1 && basic.toValue as? Int == 2 && basic.byValue as? Int == 3 && basic.fillMode == .forwards)
      row.expect(basic.timingFunction != nil)
      let frames = CAKeyframeAnimation(keyPath: "position")
      row.expect(frames.values == nil && frames.keyTimes == nil && frames.path == nil)
      frames.values = [1, 2]
      frames.keyTimes = [0, 1]
      row.expect(frames.values?.count == 2 && frames.keyTimes?.count == 2)
      let spring = CASpringAnimation(keyPath: "position")
      row.equal([spring.mass, spring.stiffness, spring.damping], [1, 100, 10])
      let group = CAAnimationGroup()
      row.expect(group.animations == nil)
      group.animations = [basic, spring]
      row.equal(group.animations?.count, 2)
      row.equal(Set([CAMediaTimingFillMode.removed, .forwards, .backwards, .both]).count, 4)
      row.equal(Set([CAMediaTimingFunctionName.default, .linear, .easeIn, .easeOut, .easeInEaseOut]).count, 5)
      _ = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
    }
    measure(
      "CATransaction.*", says: "changes happen as they are made; the completion block runs", from: .documented("quartzcore/catransaction")
    ) { row in
      var ran = false
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationDuration(3)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.setCompletionBlock { ran = true }
      CATransaction.commit()
      row.expect(ran)
    }
  }
}
