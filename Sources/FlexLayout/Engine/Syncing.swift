import QuoinFlexbox
import UIKit

/// Bringing the engine's tree in line with the views: who is there, in which order, with which style and content.
extension Flex {
  /// The tree to lay this view out in: the one it is part of while its parent item holds it, otherwise its own.
  func prepare() -> (arena: FlexArena, node: FlexNode)? {
    guard host != nil else { return nil }
    let own: FlexArena
    if let arena, node != nil { own = arena } else { own = FlexArena() }
    guard !own.isRunning else { return nil }
    if let node, syncedVersion == TreeVersion.now { return (own, node) }
    join(own)
    var stack = [self]
    while let flex = stack.popLast() {
      flex.syncStyle()
      flex.syncItems()
      stack.append(contentsOf: flex.items)
    }
    guard let node else { return nil }
    syncedVersion = TreeVersion.now
    return (own, node)
  }

  /// Makes this item a node of `arena`, taking it from the tree where it was.
  private func join(_ arena: FlexArena) {
    guard self.arena !== arena || node == nil else { return }
    if let node {
      self.arena?.remove(node)
      TreeVersion.change()
    }
    // The nodes of the items went with this one; they join again when they are reached.
    for item in items where item.arena === self.arena { item.node = nil }
    items = []
    self.arena = arena
    node = arena.tree.add(style)
    styleChanged = false
    isLeaf = false
    contentChanged = true
  }

  private func syncStyle() {
    guard let node, let tree = arena?.tree else { return }
    if followsView, let host {
      let direction: FlexLayoutDirection = host.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      if style.layoutDirection != direction {
        style.layoutDirection = direction
        styleChanged = true
      }
    }
    guard styleChanged else { return }
    styleChanged = false
    var pushed = style
    if keepsRatio { pushed.alignSelf = .flexStart }
    tree.setStyle(pushed, of: node)
  }

  private func syncItems() {
    guard let host, let node, let arena else { return }
    var index = 0
    var same = true
    for child in host.children {
      guard let item = child.enabledFlex, item.included else { continue }
      if same, index < items.count, items[index] === item, item.arena === arena, item.node != nil { index += 1 } else { same = false }
    }
    if !same || index != items.count { rebuildItems(host, node, arena) }
    for item in items { item.noteRatio(in: style) }
    if items.isEmpty {
      if !isLeaf {
        isLeaf = true
        arena.tree.setMeasure(node, measure)
      } else if contentChanged {
        arena.tree.markDirty(node)
      }
    }
    contentChanged = false
  }

  /// An item whose size along the line is said takes the other from its ratio; stretching does not overrule that in Yoga.
  private func noteRatio(in container: FlexStyle) {
    guard style.aspectRatio != nil || keepsRatio else { return }
    let isRow = container.direction == .row || container.direction == .rowReverse
    let main = isRow ? style.width : style.height
    let stretches =
      style.alignSelf == .stretch || (style.alignSelf == .auto && (container.alignItems == .stretch || container.alignItems == .normal))
    let keeps = style.aspectRatio != nil && stretches && (main != .auto || style.basis != .auto || style.grow > 0)
    if keeps != keepsRatio {
      keepsRatio = keeps
      styleChanged = true
    }
  }

  private func rebuildItems(_ host: UIView, _ node: FlexNode, _ arena: FlexArena) {
    let old = items
    items = host.children.compactMap { $0.enabledFlex }.filter(\.included)
    let kept = Set(items.map(ObjectIdentifier.init))
    for item in old where item.arena === arena && !kept.contains(ObjectIdentifier(item)) {
      if let gone = item.node, arena.tree.contains(gone), arena.tree.parent(of: gone) == node { arena.tree.detach(gone) }
    }
    if isLeaf, !items.isEmpty {
      isLeaf = false
      arena.tree.setMeasure(node, nil)
    }
    for item in items {
      item.join(arena)
      if let child = item.node { arena.tree.insert(child, into: node) }
    }
  }

  private var measure: FlexMeasure {
    let measure: @MainActor (FlexProposal, FlexProposal) -> FlexMeasurement = { [unowned self] width, height in
      self.measured(width, height)
    }
    // The engine asks on the thread that lays out, which is the main actor's.
    return unsafeBitCast(measure, to: FlexMeasure.self)
  }
}
