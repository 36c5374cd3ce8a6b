import Foundation

/// How a change would run over time. A still picture shows its end.
public struct Animation: Hashable, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  /// What the system takes when nothing else is said.
  public static let `default` = Animation("default")
  /// Evenly.
  public static let linear = Animation("linear")
  /// Slow at first.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")
  /// As a spring moves.
  public static let spring = Animation("spring")
  /// A spring that swings past its end.
  public static let bouncy = Animation("bouncy")
  /// A spring that comes to rest without swinging.
  public static let smooth = Animation("smooth")
  /// A spring that swings past its end a little.
  public static let snappy = Animation("snappy")
  /// A quick spring that follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// Evenly, in `duration` seconds. The time is ignored.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// Slow at first, in `duration` seconds. The time is ignored.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slow at the end, in `duration` seconds. The time is ignored.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// Slow at both ends, in `duration` seconds. The time is ignored.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  /// A spring by the time it seems to take and how far it swings past its end. All three are ignored.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { .spring }
  /// A spring by its stiffness, as a time in seconds, and how soon it rests. All three are ignored.
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
    -> Animation
  { .spring }
  /// A quick spring by its stiffness and how soon it rests. All three are ignored.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25)
    -> Animation
  {
    .interactiveSpring
  }
  /// A spring by its physics. All four are ignored.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    .spring
  }
  /// A swinging spring of some seconds; `extraBounce` is added to its swing. Both are ignored.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
  /// A spring at rest after some seconds; `extraBounce` is added to its swing of none. Both are ignored.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
  /// A spring that swings a little, of some seconds; `extraBounce` is added. Both are ignored.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
  /// By a curve of time from (0, 0) to (1, 1) with two control points. The numbers are ignored.
  public static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35) -> Animation {
    Animation("timingCurve")
  }
  /// Begun later, by seconds. Ignored.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Faster by a factor. Ignored.
  public func speed(_ speed: Double) -> Animation { self }
  /// Run several times, every other time backwards if `autoreverses`. Ignored: the end shows once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Run again and again. Ignored: the end shows once.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What goes with a change of state.
public struct Transaction: Sendable {
  /// How the change runs; `nil` for at once, which every change does here.
  public var animation: Animation?
  /// Whether animations within are left out. Kept; none run.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while dragging. Kept.
  public var isContinuous = false
  /// A change without an animation.
  public init() {}
  /// A change that runs as `animation` says, or at once for `nil`.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change; its end shows at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// Makes a change; its end shows at once, and `completion` runs.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Makes a change with what goes with it; its end shows at once and `transaction` is ignored. Throws what `body` throws.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  /// When it looks done, even if it still settles.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When it has settled and was taken away.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension View {
  /// How changes of anything within run. Ignored: their end shows.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  /// How changes that come with another `value` run. Ignored: their end shows.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// How the view comes and goes. Ignored: a still picture shows it there.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  /// Changes what goes with changes of state within. Never called: nothing runs over time.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// How content within changes in place. Ignored: the new content shows.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
