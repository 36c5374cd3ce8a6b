import QuoinLayout

/// The menu under the title; closed in a still.
public struct ToolbarTitleMenu<Content: View> {
  /// The platform's own items.
  nonisolated public init() where Content == EmptyView {}
  /// Items of one's own. `content` is never called.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu: ToolbarContent {
  public var body: Never { fatalError("ToolbarTitleMenu has no body.") }
  nonisolated public static func _collect(_ menu: ToolbarTitleMenu, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {}
}
