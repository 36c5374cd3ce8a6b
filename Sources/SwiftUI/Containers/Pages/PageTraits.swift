import QuoinLayout

/// A view that no page break cuts.
package enum KeepsTogether: LayoutValueKey {
  package static var defaultValue: Bool { false }
}
/// A view that stands on one page with the beginning of what follows: headings.
package enum KeepsWithNext: LayoutValueKey {
  package static var defaultValue: Bool { false }
}
/// A view that begins a page.
package enum BreaksPageBefore: LayoutValueKey {
  package static var defaultValue: Bool { false }
}
/// A view that stands at the top of every page on which what it belongs to goes on: the head of a table.
package enum RepeatsOnPages: LayoutValueKey {
  package static var defaultValue: Bool { false }
}
/// The gap above a block of a document where its stack says so.
enum BlockGap: LayoutValueKey {
  static var defaultValue: CGFloat? { nil }
}

private struct PagedKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether lazy stacks hand their views one by one to the document around.
  var flowsIntoPages: Bool {
    get { self[PagedKey.self] }
    set { self[PagedKey.self] = newValue }
  }
}

/// In a document the views of a lazy column are blocks of their own, made as pages need them.
extension LazyVStack: LazyEnumerable {
  nonisolated func enumerate(_ scope: Scope, into items: inout LazyItems) {
    let view = self
    guard scope.environment.flowsIntoPages else { return items.add(1) { Self._emit(view, scope, into: &$1) } }
    let spacing = stack.spacing
    let alignment = Alignment(horizontal: self.alignment, vertical: .center)
    LazyItems.collect(
      content.changingNodes { node, scope in
        let limits = FrameLimits(min: nil, ideal: nil, max: .infinity)
        let none = FrameLimits(min: nil, ideal: nil, max: nil)
        let block = node.wrapped(FlexibleFrameRule(horizontal: limits, vertical: none, alignment: alignment), scope)
        if let spacing { block.setValue(spacing, for: BlockGap.self) }
        return block
      }, scope, into: &items)
  }
}
