import Foundation
import QuoinLayout

/// When views react to a page that is laid out.
enum ReactionStage: CaseIterable { case wishing, appearing, observing }

/// Something that a view wants to do once the page is laid out.
protocol Reaction {
  var stage: ReactionStage { get }
  func react(in graph: ViewGraph)
}

/// Something of a view's that ends when the view leaves the page.
protocol Presence: AnyObject {
  /// The view is not on the page any more; called again without effect.
  func leavePage()
}

/// Looks at the laid-out page and may change state in answer (`onChange`, `onPreferenceChange`, `onGeometryChange`): hears of a value
/// when it is another than last time.
final class LastSeen<Value> {
  /// The value of the last layout.
  var last: Value?
}

/// A wish for the scheme of the page; the first that is part of it has a say.
struct SchemeWish: Reaction {
  let node: _ViewNode
  let scheme: ColorScheme
  let current: ColorScheme
  var stage: ReactionStage { .wishing }
  func react(in graph: ViewGraph) { if node.current.isPlaced { graph.prefer(scheme, over: current) } }
}

/// What runs while a view is on its page.
final class Appearance: Presence {
  private var isPresent = false
  private var leaving: Leaving?
  private unowned let graph: ViewGraph
  init(_ graph: ViewGraph) { self.graph = graph }

  /// What happens when a view leaves its page.
  enum Leaving {
    /// A user's action, which runs once the page is laid out without the view.
    case action(() -> Void)
    /// Something that was started is stopped, at once.
    case cancel(() -> Void)
  }

  /// The view is on the page: `entering` runs if it was not before, and tells what is to happen when it leaves.
  func enter(_ entering: () -> Leaving?) {
    guard !isPresent else { return }
    isPresent = true
    leaving = entering()
  }
  /// Changes what happens when the view leaves, if it is there.
  func update(_ leaving: Leaving) { if isPresent { self.leaving = leaving } }

  func leavePage() {
    guard isPresent else { return }
    isPresent = false
    switch leaving {
    case .action(let action): if !graph.isEnding { graph.departures.append(action) }
    case .cancel(let cancel): cancel()
    case nil: break
    }
    leaving = nil
  }
}

/// A view's appearing and disappearing.
struct AppearanceReaction: Reaction {
  let node: _ViewNode
  let appearance: Appearance
  let entering: () -> Appearance.Leaving?
  var stage: ReactionStage { .appearing }
  func react(in graph: ViewGraph) {
    if node.current.isPlaced { appearance.enter(entering) } else { appearance.leavePage() }
  }
}
