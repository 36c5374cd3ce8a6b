import Foundation
import UIKit

// What stands in a list until what was dropped has arrived. Nobody drops, so that none of it is ever shown.

/// A row that stands for what is on its way.
@MainActor @preconcurrency open class UITableViewPlaceholder: NSObject {
  /// Where it stands.
  public let insertionIndexPath: IndexPath
  /// Of which kind its cell is.
  public let reuseIdentifier: String
  /// How high it is, in points.
  public let rowHeight: CGFloat
  /// Fills its cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  /// A row at a place, of a kind and as high as said.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
  }
}
/// A row that stands for what is dropped.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// What is lifted of its cell; nil = all of it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
/// A row that stands for what was dropped, until it has arrived.
@MainActor @preconcurrency public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// It has arrived: the row's place is told, so that the data take it; whether the row still stood.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// It does not arrive; whether the row still stood.
  @discardableResult func deletePlaceholder() -> Bool
}
extension UITableViewDropCoordinator {
  /// Moves something to a row that stands for it.
  @discardableResult public func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  { Dropped(dragItem) }
  /// Moves something to its row.
  @discardableResult public func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { Dropped(dragItem) }
  /// Moves something into a row.
  @discardableResult public func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    Dropped(dragItem)
  }
  /// Moves something to a view.
  @discardableResult public func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { Dropped(dragItem) }
}
extension UITableViewDropItem {
  /// How large its picture is: not known.
  public var previewSize: CGSize { .zero }
}

/// An item that stands for what is on its way.
@MainActor @preconcurrency open class UICollectionViewPlaceholder: NSObject {
  /// Where it stands.
  public let insertionIndexPath: IndexPath
  /// Of which kind its cell is.
  public let reuseIdentifier: String
  /// Fills its cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// An item at a place, of a kind.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
  }
}
/// An item that stands for what is dropped.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// What is lifted of its cell; nil = all of it.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
/// An item that stands for what was dropped, until it has arrived.
@MainActor @preconcurrency public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// It has arrived: the item's place is told, so that the data take it; whether the item still stood.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// It does not arrive; whether the item still stood.
  @discardableResult func deletePlaceholder() -> Bool
  /// Fills its cell anew.
  func setNeedsCellUpdate()
}
extension UICollectionViewDropCoordinator {
  /// Moves something to an item that stands for it.
  @discardableResult public func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  { Dropped(dragItem) }
  /// Moves something into an item.
  @discardableResult public func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    Dropped(dragItem)
  }
  /// Moves something to a view.
  @discardableResult public func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { Dropped(dragItem) }
}
extension UICollectionViewDropItem {
  /// How large its picture is: not known.
  public var previewSize: CGSize { .zero }
}
extension UIDragAnimating {
  /// Does something beside its way: at once.
  public func addAnimations(_ animations: @escaping () -> Void) { animations() }
  /// Does something behind its way: at once.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

private final class Dropped: UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  init(_ dragItem: UIDragItem) { self.dragItem = dragItem }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { false }
  func deletePlaceholder() -> Bool { false }
  func setNeedsCellUpdate() {}
}
