import Foundation

/// Views made from data that a user may edit. Moving, deleting and inserting are not for a still picture; kept as written.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// What the views are made from.
  var data: Data { get }
}

extension DynamicViewContent {
  /// Unchanged: nobody deletes from a still picture.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> { self }
  /// Unchanged: nobody moves anything in a still picture.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> { self }
}
