import SwiftUI

// Several things that are dragged together. Nothing is dragged in a still picture: views stay as they are, and nothing is called.

/// What is dragged, and where from.
public struct DragSession {
  /// How far it is.
  public enum Phase: Equatable, Sendable { case initial, active, ended(DropOperation), dataTransferCompleted }
  /// How far it is.
  public let phase: Phase
}
/// What is dropped, and where.
public struct DropSession {
  /// How far it is.
  public enum Phase: Equatable, Sendable { case entering, active, exiting, ended(DropOperation), dataTransferCompleted }
  /// How far it is.
  public let phase: Phase
  /// Where, in points.
  public let location: CGPoint
}
/// What may become of things that are dragged.
public struct DragConfiguration: Sendable {
  /// Whether they may be moved.
  public var allowMove: Bool
  /// Whether they may be deleted.
  public var allowDelete: Bool
  /// Whether they may be moved, and deleted.
  public init(allowMove: Bool, allowDelete: Bool = false) { (self.allowMove, self.allowDelete) = (allowMove, allowDelete) }
}
/// What becomes of things that are dropped.
public struct DropConfiguration: Sendable {
  /// What is done with them.
  public var operation: DropOperation
  /// What is done with them.
  public init(operation: DropOperation) { self.operation = operation }
}
/// How the pictures of things that are dragged or dropped lie to each other.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let name: String
  /// What suits.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// One under the other.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// On each other.
  public static let stack = DragDropPreviewsFormation(name: "stack")
  /// On each other, hidden but for the first.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// As they lay.
  public static let none = DragDropPreviewsFormation(name: "none")
}
extension View {
  /// Things that are dragged out of the views within, by their names.
  nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable & Identifiable, Data: Collection<Item>>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where ItemID == Item.ID { self }
  /// A thing that is dragged out of a view within, by its name.
  nonisolated public func dragContainer<Item: Transferable & Identifiable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping (Item.ID) -> Item?
  ) -> some View { self }
  /// Things that are dragged out of the views within, by names of one's own.
  nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection<Item>>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View { self }
  /// Which of the views within are dragged together.
  nonisolated public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
  /// A view that is dragged out of a container, by its name.
  nonisolated public func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View {
    self
  }
  /// A thing that is dragged out of the view, with a name.
  nonisolated public func draggable<Item: Transferable, ItemID: Hashable>(
    _ itemType: Item.Type = Item.self, id: @autoclosure @escaping () -> ItemID, item payload: @escaping () -> Item?
  ) -> some View { self }
  /// What may become of things that are dragged.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  /// What becomes of things that are dropped.
  nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }
  /// What dragging does on its way.
  nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }
  /// What dropping does on its way.
  nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }
  /// How the pictures of things that are dragged lie to each other.
  nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// How the pictures of things that are dropped lie to each other.
  nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// What things that are dropped do.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View { self }
}
