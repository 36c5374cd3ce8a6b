extension Group: ToolbarContent where Content: ToolbarContent {
  public var body: Never { fatalError("Group has no body; it is primitive content of a toolbar.") }
  /// Items of a toolbar that are given together.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
  /// Collects the items one by one.
  nonisolated public static func _collect(_ group: Group, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {
    Content._collect(group.content, scope, into: &pieces)
  }
}
extension ToolbarItem where ID == String {
  /// A view in a bar that the user may change; the id is not used, and it is shown.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}
