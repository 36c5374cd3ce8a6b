import Foundation
import QuoinLayout

@testable import SwiftUI

extension Ledger {
  func animations() {
    topic("Animations")

    row(
      "withAnimation", "withTransaction", says: "the change's end shows at once", from: .law("a still picture shows the end"),
      in: .fixed(100, 40)
    ) {
      Grower()
    } holds: {
      $0.frame("box", 45, nil, 10, 10)
      $0.tap("grow")
      $0.frame("box", 30, nil, 40, 10)
      $0.tap("transact")
      $0.frame("box", 20, nil, 60, 10)
    }
    measure(
      "withAnimation", "AnimationCompletionCriteria", "AnimationCompletionCriteria.logicallyComplete",
      "AnimationCompletionCriteria.removed", "Transaction.addAnimationCompletion",
      says: "gives back what its body gives, throws what it throws, and completes",
      from: .documented("swiftui/withanimation(_:completioncriteria:_:completion:)")
    ) { judge in
      judge.equal(withAnimation { 7 }, 7)
      judge.equal(withAnimation(nil) { "a" }, "a")
      var isDone = false
      judge.equal(
        withAnimation(.linear, completionCriteria: .removed) {
          isDone ? 1 : 2
        } completion: {
          isDone = true
        }, 2)
      judge.expect(isDone, "the completion does not run")
      judge.equal(withTransaction(Transaction(animation: .linear)) { 8 }, 8)
      var (told, transaction) = ([String](), Transaction())
      transaction.addAnimationCompletion { told.append("outer") }
      withTransaction(transaction) {
        withTransaction(\.isContinuous, true) { told.append("inner") }
        told.append("body")
      }
      judge.equal(told, ["inner", "body", "outer"])
      judge.expect(AnimationCompletionCriteria.removed != .logicallyComplete, "criteria are equal")
    }
    value(
      "Transaction", "Transaction.animation", "Transaction.disablesAnimations", "Transaction.isContinuous",
      "Transaction.scrollPositionUpdatePreservesVelocity", "TransactionKey",
      says: "kept, with values under keys; a key has its default", from: .documented("swiftui/transaction")
    ) { judge in
      var transaction = Transaction()
      judge.equal(transaction.animation, nil)
      judge.equal([transaction.disablesAnimations, transaction.isContinuous], [false, false])
      transaction.animation = .linear
      transaction.disablesAnimations = true
      transaction.isContinuous = true
      judge.equal(transaction.scrollPositionUpdatePreservesVelocity, false)
      judge.equal(transaction.animation, .linear)
      judge.equal([transaction.disablesAnimations, transaction.isContinuous], [true, true])
      judge.equal(Transaction(animation: .bouncy).animation, .bouncy)
      judge.equal(transaction[Depth.self], 5)
      transaction[Depth.self] = 8
      judge.equal(transaction[Depth.self], 8)
      judge.equal(withTransaction(\.isContinuous, true) { Transaction.current?.isContinuous }, true)
    }
    value(
      "Animation", "Animation.default", "Animation.linear", "Animation.easeIn", "Animation.easeOut", "Animation.easeInOut",
      "Animation.spring",
      "Animation.bouncy", "Animation.smooth", "Animation.snappy", "Animation.interactiveSpring", "Animation.interpolatingSpring",
      "Animation.timingCurve", "Animation.delay", "Animation.speed", "Animation.repeatCount", "Animation.repeatForever",
      says: "ways through time: by a curve in 0.35 seconds unless said, by springs, later, faster, again",
      from: .documented("swiftui/animation")
    ) { judge in
      @MainActor func at(_ animation: Animation, _ time: Double, _ expected: Double, _ tolerance: Double = 0.005) {
        let seen = animation.curve.progress(at: time)
        judge.expect(abs(seen - expected) <= tolerance, "is at \(seen) after \(time) s, not at \(expected)")
      }
      at(.linear, 0.175, 0.5)
      at(.linear(duration: 3), 1.5, 0.5)
      at(.easeIn(duration: 1), 0.6575, 0.5)
      at(.easeOut(duration: 1), 0.3425, 0.5)
      at(.easeInOut(duration: 1), 0.5, 0.5)
      at(.easeInOut(duration: 1), 0.1, 0.0197)
      at(.timingCurve(0, 0, 1, 1, duration: 2), 1, 0.5)
      at(.timingCurve(.circularEaseIn, duration: 1), 0.6, 0.2)
      // A spring that does not swing: 1 − (1 + ωt) e^(−ωt).
      for animation in [Animation.default, .spring, .smooth, .spring(duration: 0.5), .spring(Spring())] {
        at(animation, 0.1, 1 - (1 + 0.4 * .pi) * exp(-0.4 * .pi))
      }
      for animation in [Animation.bouncy, .snappy, .bouncy(duration: 0.5), .interpolatingSpring(stiffness: 100, damping: 5)] {
        judge.expect((1...200).contains { animation.curve.progress(at: Double($0) / 100) > 1.001 }, "\(animation) does not swing")
      }
      judge.equal(Animation.interactiveSpring, .interactiveSpring())
      judge.expect(Animation.spring(response: 1, dampingFraction: 0.3) != .spring, "a spring is as any other")
      at(Animation.linear(duration: 1).delay(2).speed(2), 1.25, 0.5)
      at(Animation.linear(duration: 1).repeatCount(3, autoreverses: false), 2.25, 0.25)
      at(Animation.linear(duration: 1).repeatForever(), 1.25, 0.75)
    }
    value(
      "Spring.value", "Spring.velocity", "Spring.mass", "Spring.stiffness", "Spring.damping", "Spring.response", "Spring.dampingRatio",
      "Spring.settlingDuration", "Spring.update", "Spring.force", "UnitCurve.value", "UnitCurve.velocity", "UnitCurve.inverse",
      says: "a spring's physics, and where curves are", from: .documented("swiftui/spring")
    ) { judge in
      let spring = Spring(duration: 0.5, bounce: 0.3)
      @MainActor func near(_ one: Double, _ other: Double, _ what: String) { judge.expect(abs(one - other) < 0.1, "\(what) is \(one)") }
      near(spring.stiffness, 157.9, "stiffness")
      near(spring.damping, 17.6, "damping")
      judge.equal([spring.mass, spring.response], [1, 0.5])
      near(spring.dampingRatio * 10, 7, "ten damping ratios")
      near(spring.value(target: 10.0, time: 5), 10, "the end")
      var (place, speed) = (3.0, 2.0)
      spring.update(value: &place, velocity: &speed, target: 13, deltaTime: 0.2)
      judge.near(CGFloat(place), CGFloat(3 + spring.value(target: 10.0, initialVelocity: 2, time: 0.2)), within: 1e-9)
      near(speed, spring.velocity(target: 10.0, initialVelocity: 2, time: 0.2), "the speed a step later")
      near(spring.force(target: 2.0, position: 1, velocity: 1), spring.stiffness - spring.damping, "the pull less the friction")
      near(spring.velocity(target: 10.0, initialVelocity: 3, time: 0), 3, "the first velocity")
      near(spring.value(target: 1.0, time: spring.settlingDuration), 1, "the settled end")
      // From 3 to 13 it is 3 beyond where it would be from 0 to 10.
      judge.near(
        CGFloat(spring.value(fromValue: 3.0, toValue: 13, initialVelocity: 2, time: 0.2)),
        CGFloat(3 + spring.value(target: 10.0, initialVelocity: 2, time: 0.2)), within: 1e-9)
      judge.expect(spring.settlingDuration(target: 1.0, epsilon: 0.1) < spring.settlingDuration, "a coarser end comes later")
      near(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.4)), 0.4, "undone")
      near(UnitCurve.linear.velocity(at: 0.5), 1, "an even speed")
    }
    value(
      "CGPoint.animatableData", "CGSize.animatableData", "CGRect.animatableData", says: "their numbers, to be interpolated",
      from: .documented("swiftui/animatable")
    ) { judge in
      var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      rect.animatableData.scale(by: 2)
      judge.equal(rect, CGRect(x: 2, y: 4, width: 6, height: 8))
    }
    value(
      "View.animation", "View.transition", "View.transaction", "AnyTransition", "AnyTransition.move", "ViewModifier.animation",
      "Binding.animation", "Binding.transaction", "PhaseAnimator", "View.phaseAnimator", "TimelineView", "Animatable",
      says: "where a page plays, changes take their time: Tests/SwiftUITests/PlayingTests.swift", from: .documented("swiftui/animation")
    ) { judge in
      var options = PageOptions()
      options.canvas = .fixed(CGSize(width: 100, height: 20))
      let box = StateBox(false)
      let isWide = Binding(box)
      struct Wider: View {
        @Binding var isWide: Bool
        var body: some View { Color.red.frame(width: isWide ? 100 : 20).accessibilityIdentifier("box") }
      }
      let page = LivePage(Wider(isWide: isWide), options: options, patience: 0, time: .isTold)
      page.advance(to: 0)
      isWide.animation(.linear(duration: 1)).wrappedValue = true
      page.advance(to: 0.5)
      judge.equal(page.current.framesByIdentifier()["box"]?.width.rounded(), 60)
      isWide.transaction(Transaction()).wrappedValue = false
      page.advance(to: 0.51)
      judge.equal(page.current.framesByIdentifier()["box"]?.width.rounded(), 20)
    }
    none(
      "View.animation", "View.transition", "View.transaction", "View.contentTransition", "AnyTransition", "AnyTransition.identity",
      "AnyTransition.opacity", "AnyTransition.scale", "AnyTransition.slide", "AnyTransition.move", "AnyTransition.push",
      "AnyTransition.offset",
      "AnyTransition.asymmetric", "AnyTransition.combined", "AnyTransition.modifier", "AnyTransition.animation", "Transition",
      "Transition.blurReplace", "BlurReplaceTransition", "BlurReplaceTransition.Configuration",
      "BlurReplaceTransition.Configuration.downUp", "BlurReplaceTransition.Configuration.upUp", "ViewModifier.animation",
      "ViewModifier.transaction",
      "View.matchedGeometryEffect", "View.matchedTransitionSource", "MatchedGeometryProperties", "MatchedGeometryProperties.frame",
      "MatchedGeometryProperties.position", "MatchedGeometryProperties.size", why: "a still picture shows the view there, at rest"
    ) { specimen in
      Moving {
        specimen.animation(.bouncy).animation(.linear, value: 3).transaction { $0.animation = nil }.contentTransition(
          .numericText(countsDown: true)
        )
        .transition(
          .asymmetric(
            insertion: .move(edge: .leading).combined(with: .push(from: .top)).animation(.linear),
            removal: .offset(x: 3, y: 4).combined(with: .scale(scale: 3)).combined(with: .modifier(active: Wide(), identity: Wide())))
        )
        .transition(.identity).transition(.opacity).transition(.slide).transition(.scale).transition(.offset(CGSize(width: 3, height: 4)))
        .transition(.blurReplace(.upUp)).transition(BlurReplaceTransition.blurReplace)
      }
    }
    value(
      "ContentTransition", "ContentTransition.identity", "ContentTransition.interpolate", "ContentTransition.numericText",
      "ContentTransition.opacity", says: "distinct", from: .documented("swiftui/contenttransition")
    ) {
      let all: [ContentTransition] = [.identity, .interpolate, .opacity, .numericText()]
      $0.equal(Set(all).count, 4)
      $0.equal(ContentTransition.numericText(value: 3), .numericText(countsDown: true))
      $0.equal(MatchedGeometryProperties.frame, [.position, .size])
    }
    row(
      "Transition.apply", says: "the view as it is in a phase, there or not", from: .documented("swiftui/transition/apply(content:phase:)")
    ) {
      VStack(spacing: 0) {
        BlurReplaceTransition().apply(content: Box("a"), phase: .identity)
        BlurReplaceTransition().apply(content: Box("b"), phase: .willAppear)
      }
    } holds: {
      $0.looks {
        VStack(spacing: 0) {
          Box("a")
          Box("b").opacity(0)
        }
      }
    }
    row(
      "View.animation", "PlaceholderContentView", "ViewModifier.animation",
      says: "with a body it shows what the body makes; around a modifier it shows the modifier",
      from: .documented("swiftui/view/animation(_:body:)")
    ) {
      VStack(spacing: 0) {
        Box("a").animation(.linear) { $0.padding(10) }
        Box("b").modifier(Wide().animation(.linear).transaction { $0.isContinuous = true })
      }
    } holds: {
      $0.frame("a", 40, 27.5, 20, 20)
      $0.frame("b", 40, 62.5, 20, 20)
      $0.looks {
        VStack(spacing: 0) {
          Box("a").padding(10)
          Box("b").modifier(Wide())
        }
      }
    }
    row(
      "TransitionPhase", "TransitionPhase.isIdentity", "TransitionPhase.value",
      says: "before, there, after: -1, 0, 1; a transition of one's own shows the view there", from: .documented("swiftui/transitionphase")
    ) {
      Box("a").transition(Twirl())
    } holds: {
      $0.looks { Box("a") }
      $0.judge.equal([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value), [-1, 0, 1])
      $0.judge.equal([TransitionPhase.willAppear, .identity, .didDisappear].map(\.isIdentity), [false, true, false])
    }
    row("PhaseAnimator", "View.phaseAnimator", says: "shows the first phase", from: .documented("swiftui/phaseanimator")) {
      VStack(spacing: 0) {
        PhaseAnimator([30.0, 50, 70]) {
          Box("a", $0, 10)
        } animation: { _ in
          .linear
        }
        PhaseAnimator([40.0, 50], trigger: 3) { Box("b", $0, 10) }
        Box("c", 20, 10).phaseAnimator([5.0, 9]) { content, phase in content.padding(.leading, phase) }
        Box("d", 20, 10).phaseAnimator([7.0, 9], trigger: 1) { content, phase in
          content.padding(.leading, phase)
        } animation: { _ in
          .linear
        }
        PhaseAnimator([Double]()) { Box("none", $0, 10) }
        Box("e", 20, 10).phaseAnimator([Double]()) { content, phase in content.padding(.leading, phase) }
      }
    } holds: {
      $0.frame("a", 35, 25, 30, 10)
      $0.frame("b", 30, 35, 40, 10)
      $0.frame("c", 42.5, 45, 20, 10)
      $0.frame("d", 43.5, 55, 20, 10)
      $0.frame("e", 40, 65, 20, 10)
      $0.judge.expect($0.frame("none") == nil, "no phase shows something")
    }
    keyframes()
  }

  private func keyframes() {
    value(
      "KeyframeTimeline", "KeyframeTimeline.duration", "KeyframeTimeline.value", "KeyframeTrack", "LinearKeyframe", "MoveKeyframe",
      says: "where a value is after a time", from: .documented("swiftui/keyframetimeline")
    ) { judge in
      let timeline = KeyframeTimeline(initialValue: 4.0) {
        KeyframeTrack {
          LinearKeyframe(8.0, duration: 2)
          MoveKeyframe(20.0)
          LinearKeyframe(30.0, duration: 2)
        }
      }
      judge.equal(timeline.duration, 4)
      judge.equal([0, 1, 2, 3, 9].map { timeline.value(time: $0) }, [4, 6, 20, 25, 30])
      judge.equal(timeline.value(progress: 0.75), 25)
    }
    row(
      "KeyframeAnimator", "View.keyframeAnimator", "Keyframes", "KeyframeTrack", "KeyframeTrackContent", "KeyframesBuilder",
      "KeyframesBuilder.buildBlock", "KeyframesBuilder.buildExpression", "KeyframeTrackContentBuilder",
      "KeyframeTrackContentBuilder.buildArray",
      "KeyframeTrackContentBuilder.buildBlock", "KeyframeTrackContentBuilder.buildEither", "KeyframeTrackContentBuilder.buildExpression",
      "LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe", says: "shows the value it begins with",
      from: .documented("swiftui/keyframeanimator")
    ) {
      VStack(spacing: 0) {
        KeyframeAnimator(initialValue: Frame(width: 30, height: 10), repeating: false) {
          Box("a", $0.width, $0.height)
        } keyframes: { _ in
          KeyframeTrack(\.width) {
            LinearKeyframe(70.0, duration: 1, timingCurve: .easeIn)
            if Bool.random() { CubicKeyframe(10.0, duration: 1) } else { CubicKeyframe(11.0, duration: 1, startVelocity: 3) }
            for width in [20.0, 30] { MoveKeyframe(width) }
          }
          KeyframeTrack(\.height) { SpringKeyframe(90.0, duration: 2, spring: .bouncy) }
        }
        KeyframeAnimator(initialValue: 40.0, trigger: 2) {
          Box("b", $0, 10)
        } keyframes: { _ in
          KeyframeTrack { MoveKeyframe(3.0) }
        }
        Box("c", 20, 10).keyframeAnimator(initialValue: 6.0) { content, value in
          content.padding(.leading, value)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(3.0, duration: 1) }
        }
        Box("d", 20, 10).keyframeAnimator(initialValue: 8.0, trigger: 1) { content, value in
          content.padding(.leading, value)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(3.0, duration: 1) }
        }
      }
    } holds: {
      $0.frame("a", 35, 30, 30, 10)
      $0.frame("b", 30, 40, 40, 10)
      $0.frame("c", 43, 50, 20, 10)
      $0.frame("d", 44, 60, 20, 10)
    }
    value(
      "UnitCurve", "UnitCurve.linear", "UnitCurve.easeIn", "UnitCurve.easeOut", "UnitCurve.easeInOut", "UnitCurve.circularEaseIn",
      "UnitCurve.circularEaseOut", "UnitCurve.circularEaseInOut", "UnitCurve.bezier", says: "distinct curves",
      from: .documented("swiftui/unitcurve")
    ) {
      let all: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .bezier(startControlPoint: .zero, endControlPoint: .center),
      ]
      $0.equal(Set(all).count, 8)
    }
    value(
      "Spring", "Spring.duration", "Spring.bounce", "Spring.smooth", "Spring.snappy", "Spring.bouncy",
      says: "seconds and bounce: 0, 0.15, 0.3", from: .documented("swiftui/spring")
    ) {
      $0.equal([Spring().duration, Spring().bounce], [0.5, 0])
      $0.equal(Spring(duration: 2, bounce: 0.4).duration, 2)
      $0.equal(Spring(duration: 2, bounce: 0.4).bounce, 0.4)
      $0.equal([Spring.smooth, .snappy, .bouncy].map(\.bounce), [0, 0.15, 0.3])
      $0.equal([Spring.smooth, .snappy, .bouncy].map(\.duration), [0.5, 0.5, 0.5])
      $0.near(Spring.snappy(duration: 1, extraBounce: 0.1).bounce, 0.25)
      $0.near(Spring.bouncy(duration: 1, extraBounce: 0.1).bounce, 0.4)
      $0.near(Spring.smooth(duration: 1, extraBounce: 0.1).bounce, 0.1)
      $0.equal([Spring.snappy(duration: 1), .bouncy(duration: 2), .smooth(duration: 3)].map(\.duration), [1, 2, 3])
      $0.near(Spring(response: 0.7, dampingRatio: 0.6).bounce, 0.4)
      $0.equal(Spring(response: 0.7, dampingRatio: 0.6).duration, 0.7)
    }
    measure(
      "VectorArithmetic.scaled", "VectorArithmetic.interpolate", "VectorArithmetic.interpolated", says: "part of the way, and past it",
      from: .documented("swiftui/vectorarithmetic")
    ) {
      $0.near(CGFloat(3).scaled(by: 2), 6)
      $0.near(CGFloat(10).interpolated(towards: 20, amount: 0.25), 12.5)
      $0.near(CGFloat(10).interpolated(towards: 20, amount: 2), 30)
      var pair = AnimatablePair(1.0, 10.0)
      pair.interpolate(towards: AnimatablePair(3, 30), amount: 0.5)
      $0.equal(pair, AnimatablePair(2, 20))
    }
    value(
      "CustomAnimation", "CustomAnimation.animate", "CustomAnimation.velocity", "CustomAnimation.shouldMerge", "AnimationContext",
      "AnimationContext.state", "AnimationContext.environment", "AnimationContext.isLogicallyComplete", "AnimationState",
      "AnimationStateKey",
      says: "never asked for a step; its state is kept by keys",
      from: .documented("swiftui/customanimation")
    ) {
      var state = AnimationState<Double>()
      $0.equal(state[Steps.self], 3)
      state[Steps.self] = 4
      $0.equal(state[Steps.self], 4)
      $0.expect(Animation(Straight()) != .linear && Animation(Straight()) == Animation(Straight()), "an animation of one's own")
    }
    row("AnimatableModifier", says: "an older way to write a modifier", from: .documented("swiftui/animatablemodifier")) {
      Box("a").modifier(OldStyle(animatableData: 12))
    } holds: {
      $0.frame("a", 46, 40, 20, 20)
    }
    value(
      "FocusedValue", "FocusedValue.wrappedValue", "FocusedValueKey", "FocusedValues", says: "nothing is focused",
      from: .law("a still picture has no focus")
    ) {
      $0.equal(FocusedValue(\.ledger).wrappedValue, nil)
    }
    none("View.focusedValue", "View.focusedSceneValue", why: "nothing is focused") {
      $0.focusedValue(\.ledger, 3).focusedSceneValue(\.ledger, 4)
    }
  }
}

private struct Grower: View {
  @State private var width = 10.0
  var body: some View {
    VStack(spacing: 0) {
      Box("box", width, 10)
      Button("a") { withAnimation(.bouncy) { width = 40 } }.accessibilityIdentifier("grow")
      Button("b") { withTransaction(Transaction(animation: nil)) { width = 60 } }.accessibilityIdentifier("transact")
    }
  }
}
/// A view with a namespace of its own.
private struct Moving<Content: View>: View {
  @Namespace private var names
  @ViewBuilder var content: Content
  var body: some View {
    content.matchedGeometryEffect(id: 1, in: names, properties: .position, anchor: .top, isSource: false).matchedTransitionSource(
      id: 1, in: names)
  }
}
private struct Wide: ViewModifier {
  func body(content: Content) -> some View { content.padding(.top, 5) }
}
private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)) }
}
private struct Frame {
  var width = 0.0
  var height = 0.0
}
private struct OldStyle: AnimatableModifier {
  var animatableData: Double
  func body(content: Content) -> some View { content.padding(.leading, animatableData) }
}
private struct Straight: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { value.scaled(by: time) }
}
private struct Steps: AnimationStateKey { static let defaultValue = 3 }
private struct Depth: TransactionKey { static let defaultValue = 5 }
private struct LedgerFocus: FocusedValueKey { typealias Value = Int }
extension FocusedValues {
  fileprivate var ledger: Int? {
    get { self[LedgerFocus.self] }
    set { self[LedgerFocus.self] = newValue }
  }
}
