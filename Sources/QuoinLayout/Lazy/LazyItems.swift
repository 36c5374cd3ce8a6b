import Foundation

/// What an item of a lazy container is.
public enum LazyItemRole: Hashable, Sendable {
  /// An ordinary view.
  case cell
  /// A section's header or footer: it takes a line of its own, over all columns (fact 89).
  case header, footer
}

/// Where a lazy container gets its views from: made when they are asked for, by position.
public protocol LazyItemSource: AnyObject {
  /// How many items there are; an item may become several views, or none. O(1).
  var count: Int { get }
  /// What the item at `index` is. O(log sections).
  func role(at index: Int) -> LazyItemRole
  /// Makes the item's views. Called once for an index.
  func make(at index: Int) -> [LayoutNode]
  /// The position of the item called `id`; `nil` if there is none. May look through all items.
  func index(of id: AnyHashable) -> Int?
  /// The section that the item at `index` belongs to; `nil` outside sections.
  func section(around index: Int) -> LazySection?
}

/// Where a line of a lazy container stands, from which those around it are counted: further from the start than is measured item by
/// item, places are estimated, and the one that was decided upon holds for its neighbours.
struct LazyAnchor {
  /// The item that begins the line.
  let item: Int
  /// Where the line starts along the axis, in the container's own space.
  let start: CGFloat
}

/// The items of a lazy container made so far, and the anchor of what its scroll view shows.
final class LazyCache {
  let source: any LazyItemSource
  private var made = KeptNodes()
  /// What the scroll view was moved to; nil where it stands by itself.
  var anchor: LazyAnchor?
  init(_ source: any LazyItemSource) { self.source = source }

  var count: Int { source.count }

  func forEach(_ body: (LayoutNode) -> Void) { made.forEach(body) }
  func replace(_ old: LayoutNode, with new: LayoutNode) -> Bool { made.replace(old, with: new) }

  /// The views of the item at `index`, made on first use as children of `parent`.
  func views(at index: Int, in parent: LayoutNode) -> [LayoutNode] {
    if let known = made[index] { return known }
    // What is found while the views are made is theirs: the container, which is being measured, will be measured again without them.
    let context = parent.context
    let measuring = context.measuring
    context.measuring = nil
    defer { context.measuring = measuring }
    let fresh = source.make(at: index)
    for node in fresh { parent.attach(node) }
    made.keep(fresh, at: index)
    return fresh
  }
}
