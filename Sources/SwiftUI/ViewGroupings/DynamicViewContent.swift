import Foundation

/// Views made from data that a user may edit.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// What the views are made from.
  var data: Data { get }
}

extension DynamicViewContent {
  /// Rows with a circle to delete them by while their list is being edited; nil = none. The circle does nothing.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    ModifiedContent(content: self, modifier: RowEditing(action == nil ? [] : .delete))
  }
  /// Rows with a grip to move them by while their list is being edited; nil = none. The grip does nothing.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    ModifiedContent(content: self, modifier: RowEditing(action == nil ? [] : .move))
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// What the views are made from.
  public var data: Content.Data { content.data }
}
