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
/// How a view of a lazy column stands among the others of its column.
struct ColumnPlace {
  /// Which column it is.
  let column: Identity
  /// The gap to the view above, in points; `nil` asks each pair.
  let gap: CGFloat?
  let alignment: HorizontalAlignment
}
enum ColumnPlaceKey: LayoutValueKey {
  static var defaultValue: ColumnPlace? { nil }
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
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    let view = self
    guard scope.environment.flowsIntoPages else { return items.add(1) { Self._emit(view, scope, into: &$1) } }
    let place = ColumnPlace(column: scope.identity, gap: stack.spacing, alignment: alignment)
    LazyItems.collect(
      content.changingNodes { node, _ in
        node.setValue(place, for: ColumnPlaceKey.self)
        return node
      }, scope, into: &items)
  }
}
