import Foundation
import QuoinLayout

/// Moves the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  let box: StateBox<ScrollAim?>
  /// Shows the view called `id`: its `anchor` at the same point of the scroll view, or as little movement as is needed for `nil`.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let target = ScrollAim(id: AnyHashable(id), anchor: anchor)
    guard box.value != target else { return }
    box.value = target
  }
}
