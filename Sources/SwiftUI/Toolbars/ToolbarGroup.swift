extension Group: ToolbarContent where Content: ToolbarContent {
  public var body: Never { fatalError("Group has no body; it is primitive content of a toolbar.") }
  /// Items of a toolbar that are given together.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
  /// Collects the items one by one.
  nonisolated public static func _collect(_ group: Group, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {
    Content._collect(group.content, scope, into: &pieces)
  }
}
extension ToolbarContent {
  /// The items that a page grows out of. Ignored: pages do not grow here.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}
extension ToolbarItemGroup {
  /// Views in one place of a bar; `label` would stand for all of them where there is little room, and is not shown.
  nonisolated public init<V: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> V
  ) { self.init(placement: placement, content: content) }
}
extension ToolbarItem where ID == String {
  /// A view in a bar that the user may change; the id is not used, and it is shown.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}
