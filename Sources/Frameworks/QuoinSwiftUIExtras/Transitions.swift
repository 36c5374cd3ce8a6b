import SwiftUI

// Transitions by their types: each looks as the word of `AnyTransition` that says the same.

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether something moves in it.
  public var hasMotion: Bool
  /// What is like this.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
extension Transition {
  /// With motion.
  public static var properties: TransitionProperties { TransitionProperties() }
  /// This and another at once.
  public func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(one: self, other: other) }
  /// By an animation of its own. The update's is taken.
  public func animation(_ animation: Animation?) -> some Transition { self }
}
private struct CombinedTransition<One: Transition, Other: Transition>: Transition {
  let one: One
  let other: Other
  func body(content: Content, phase: TransitionPhase) -> some View {
    other.apply(content: one.apply(content: content, phase: phase), phase: phase)
  }
}
/// Fades.
public struct OpacityTransition: Transition {
  /// Fades.
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
/// Nothing is seen of it.
public struct IdentityTransition: Transition {
  /// Nothing is seen of it.
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Grows from a part of its size.
public struct ScaleTransition: Transition {
  /// From which part of the size.
  public var scale: Double
  /// Around which point.
  public var anchor: UnitPoint
  /// Grows from a part of its size around a point.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}
/// Comes from a distance.
public struct OffsetTransition: Transition {
  /// How far, in points.
  public var offset: CGSize
  /// Comes from a distance in points.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}
/// Comes in from an edge.
public struct MoveTransition: Transition {
  /// Which.
  public var edge: Edge
  /// Comes in from an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content.transition(.move(edge: edge)) }
}
/// Comes in from an edge and leaves at the other, fading.
public struct PushTransition: Transition {
  /// Which.
  public var edge: Edge
  /// Comes in from an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content.transition(.push(from: edge)) }
}
/// In from the leading edge, out at the trailing one.
public struct SlideTransition: Transition {
  /// In from the leading edge.
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.transition(.slide) }
}
/// One way to come and another to go.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way to come.
  public var insertion: Insertion
  /// The way to go.
  public var removal: Removal
  /// One way to come and another to go.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  @ViewBuilder public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear { removal.apply(content: content, phase: phase) } else { insertion.apply(content: content, phase: phase) }
  }
}
