import SwiftUI

/// An item that the system puts into bars by itself, at another place among the items. Here it stays where the system puts it: the field
/// to search with above the content, the title in the middle.
public struct DefaultToolbarItem: ToolbarContent {
  /// An item of the system's, at a place.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public var body: Never { fatalError("DefaultToolbarItem has no body.") }
  /// Adds nothing.
  nonisolated public static func _collect(_ content: DefaultToolbarItem, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {}
}
