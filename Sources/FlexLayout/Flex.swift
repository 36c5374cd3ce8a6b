import QuoinFlexbox
import UIKit

/// A view's part in flex layouts: what it asks for as an item, and how it lays out its subviews as a container.
///
/// A view takes part once its `flex` was touched. The view owns its `Flex`; the `Flex` does not keep the view alive.
@MainActor @preconcurrency public final class Flex {
  // Set once and cleared when the view goes away, so it is never dangling.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var host: UIView?
  @exclusivity(unchecked) var style = FlexStyle(.yoga)
  var edges = FlexEdgeSets()
  var styleChanged = true
  var contentChanged = true
  var included = true { didSet { TreeVersion.change() } }
  var followsView = false
  /// Whether the item keeps its ratio across its line instead of being stretched, as Yoga has it and CSS has not.
  var keepsRatio = false
  /// The tree this item was last laid out in, and its name there.
  @exclusivity(unchecked) var arena: FlexArena?
  @exclusivity(unchecked) var node: FlexNode?
  /// The items under it in that tree, in order.
  @exclusivity(unchecked) var items: [Flex] = []
  @exclusivity(unchecked) var isLeaf = true
  /// When the engine's tree under this item was last brought in line with the views.
  var syncedVersion = -1
  /// Where the margin put the root in the last `layout`, so that the next one starts from the same place.
  var rootMemory: (before: CGRect, after: CGRect)?

  init(view: UIView) {
    host = view
    TreeVersion.change()
  }

  deinit {
    // Off the main thread the name is left in its tree, where nothing reaches it any more.
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated {
      if let node { arena?.remove(node) }
    }
  }

  /// The view; nil once it is gone.
  public var view: UIView? { host }

  /// Changes the style; the next layout sees it.
  @inline(__always) func set(_ change: (inout FlexStyle) -> Void) -> Flex {
    change(&style)
    styleChanged = true
    TreeVersion.change()
    return self
  }
}

extension Flex: ContentSizeListening {
  package func contentSizeChanged() {
    contentChanged = true
    TreeVersion.change()
  }
  nonisolated package func viewIsGone() { host = nil }
}

extension UIView {
  /// The view's part in flex layouts; touching it makes the view take part.
  public var flex: Flex {
    if let flexSlot { return unsafeDowncast(flexSlot, to: Flex.self) }
    let flex = Flex(view: self)
    flexSlot = flex
    return flex
  }
  /// Whether the view takes part in flex layouts.
  public var isFlexEnabled: Bool { flexSlot != nil }

  // No closure: the runtime would ask it whether it runs on the main actor.
  var enabledFlex: Flex? {
    guard let flexSlot else { return nil }
    return unsafeDowncast(flexSlot, to: Flex.self)
  }
}
