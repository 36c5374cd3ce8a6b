import Foundation
import QuoinLayout

/// What a touch of a node does, kept for those who send touches to a page.
enum ActionTrait: LayoutValueKey {
  static var defaultValue: ControlAction? { nil }
}

/// What a hand may do with a control. A still picture never does.
struct ControlAction: @unchecked Sendable {
  /// What a tap sets off, wherever it is.
  var run: (@MainActor () -> Void)?
  /// What a touch at a point sets off, in place of `run`: the point from the node's leading top corner, and the node's size.
  var touch: (@MainActor (CGPoint, CGSize) -> Void)?
  /// What follow the touches for gestures; each says whether a moment was for it.
  var gestures: [@MainActor () -> (TouchMoment) -> Bool] = []
  /// Whether a finger that moves touches again and again.
  var follows = false
  /// The words that can be typed.
  var words: Binding<String>?
  /// The options that can be chosen from: their words, which one is chosen, and how to choose.
  var options: ControlOptions?
}

/// Several of which one can be chosen.
struct ControlOptions: @unchecked Sendable {
  let words: [String]
  let chosen: Int?
  let choose: @MainActor (Int) -> Void
}

extension View {
  /// Keeps `action` on the node: what a tap would do.
  nonisolated func keepingAction(_ action: @escaping @MainActor () -> Void) -> some View { keeping(ControlAction(run: action)) }

  /// Keeps on the node what a hand may do with it.
  nonisolated func keeping(_ action: ControlAction) -> some View {
    changingNodes { node, scope in
      node.keep(action, in: scope)
      return node
    }
  }
}

extension _ViewNode {
  /// Keeps what a hand may do; nothing where the view is disabled.
  func keep(_ action: ControlAction, in scope: _Scope) {
    guard scope.environment.isEnabled else { return }
    setValue(action, for: ActionTrait.self)
  }

  /// The first words that show in here.
  var firstWords: String? {
    if let text = (look as? TextLook)?.text.string, !text.isEmpty { return text }
    for child in views { if let words = child.firstWords { return words } }
    return nil
  }
}
