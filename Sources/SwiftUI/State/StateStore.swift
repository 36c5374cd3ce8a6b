import Combine
import Foundation

/// What views keep between evaluations, by who they are. Lives beside the tree of a page.
final class StateStore: @unchecked Sendable {
  private struct Key: Hashable {
    let identity: Identity
    let slot: Int
  }
  private var boxes: [Key: AnyObject] = [:]
  private var appeared: Set<Identity> = []
  private var remembered: [Identity: Any] = [:]
  /// Whether something changed since the last evaluation began.
  nonisolated(unsafe) private(set) var isDirty = false
  /// Tasks started with `.task` that have not ended.
  var runningTasks = 0

  nonisolated init() {}

  /// Hears of the first change after an evaluation.
  nonisolated(unsafe) var onChange: (@Sendable () -> Void)?

  nonisolated func markDirty() {
    guard !isDirty else { return }
    isDirty = true
    onChange?()
  }
  func beginEvaluation() { isDirty = false }

  /// The box in `slot` of the view `identity`, made on first use.
  func box<Box: AnyObject>(_ identity: Identity, _ slot: Int, make: () -> Box) -> Box {
    let key = Key(identity: identity, slot: slot)
    if let known = boxes[key] as? Box { return known }
    let fresh = make()
    boxes[key] = fresh
    return fresh
  }

  /// The scheme that a view asked for its page; the first wins.
  private(set) var preferredColorScheme: ColorScheme?

  /// Asks for a scheme of the whole page, which is then evaluated again if it has another.
  func prefer(_ scheme: ColorScheme, over current: ColorScheme) {
    guard preferredColorScheme == nil else { return }
    preferredColorScheme = scheme
    if scheme != current { markDirty() }
  }

  /// Whether this is the first time that `identity` appears.
  func appears(_ identity: Identity) -> Bool { appeared.insert(identity).inserted }

  private var subscriptions: [AnyCancellable] = []
  /// Keeps a subscription as long as the page.
  func keep(_ subscription: AnyCancellable) { subscriptions.append(subscription) }

  /// The value an observer saw last.
  func last<Value>(_ identity: Identity, as type: Value.Type) -> Value? { remembered[identity] as? Value }
  func remember(_ value: Any, for identity: Identity) { remembered[identity] = value }
}
