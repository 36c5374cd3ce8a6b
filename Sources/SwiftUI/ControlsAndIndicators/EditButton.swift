import Foundation
import QuoinDrawing
import QuoinLayout

/// A button that begins and ends editing.
public struct EditButton {
  @Environment(\.editMode) private var editMode
  /// Says "Edit", or "Done" while editing goes on.
  nonisolated public init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { [editMode] in editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
