import Foundation

/// What goes with a change of state.
public struct Transaction: Sendable {
  /// How the change runs; `nil` for at once.
  public var animation: Animation?
  /// Whether what `animation(_:value:)` and the like say within is passed over.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while dragging. Kept.
  public var isContinuous = false
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// Whether a scroll view that is led elsewhere meanwhile goes on as fast. Kept: nothing rolls on here.
  public var scrollPositionUpdatePreservesVelocity = false
  /// What is to run when the change has come to its end.
  var completions: [AnimationCompletion] = []
  /// A change without an animation.
  public init() {}
  /// A change that runs as `animation` says, or at once for `nil`.
  public init(animation: Animation?) { self.animation = animation }

  /// Runs `completion` when the change is done, at once where nothing plays.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// What the transaction carries under the key; the key's default where nothing was set. A value that is not `Sendable` is kept all the
  /// same: transactions stay on the main actor.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? Carried<K.Value>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = Carried(value: newValue) }
  }
  private struct Carried<Value>: @unchecked Sendable { let value: Value }

  /// The change that is being made, on the main thread.
  static var current: Transaction? {
    get { MainThread.isCurrent ? making : nil }
    set { if MainThread.isCurrent { making = newValue } }
  }
  // Read and written on the main thread alone.
  nonisolated(unsafe) private static var making: Transaction?
}

/// A key of a transaction's value; `@Entry` makes one.
public protocol TransactionKey {
  /// What a transaction keeps under the key.
  associatedtype Value
  /// What a transaction has where nothing was set.
  static var defaultValue: Value { get }
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  /// When it looks done, even if it still settles.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When it has settled and was taken away.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// What is to run when a change has come to its end.
final class AnimationCompletion: @unchecked Sendable {
  // Made, taken and run on the main thread.
  private let run: () -> Void
  let criteria: AnimationCompletionCriteria
  /// Whether a page that plays will run it.
  var isTaken = false
  init(_ criteria: AnimationCompletionCriteria, _ run: @escaping () -> Void) {
    self.criteria = criteria
    self.run = run
  }
  func callAsFunction() { run() }
}

/// Makes a change that runs as `animation` says where the page plays; elsewhere its end shows at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes a change that runs as `animation` says where the page plays; `completion` runs when it is done, at once where nothing plays.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let done = AnimationCompletion(completionCriteria, completion)
  var transaction = Transaction(animation: animation)
  transaction.completions = [done]
  return try withTransaction(transaction, body)
}

/// Makes a change with what goes with it. Throws what `body` throws.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  let result = try body()
  // What was said around is run there.
  for done in transaction.completions where !done.isTaken && !(outer?.completions.contains { $0 === done } ?? false) { done() }
  return result
}

/// Makes a change with the current transaction in which one value is another. Throws what `body` throws.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
