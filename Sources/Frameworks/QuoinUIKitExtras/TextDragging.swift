import Foundation
@_exported import UIKit

// Dragging text. Nobody drags while a page is made.

/// Text that is to be dragged.
@MainActor @preconcurrency public protocol UITextDragRequest: NSObjectProtocol {
  /// Which part.
  var dragRange: UITextRange { get }
  /// What would be dragged of itself.
  var suggestedItems: [UIDragItem] { get }
  /// What is dragged already.
  var existingItems: [UIDragItem] { get }
  /// Whether it is chosen.
  var isSelected: Bool { get }
}
/// Says what of a text is dragged; nobody asks.
@MainActor @preconcurrency public protocol UITextDragDelegate: AnyObject {}
/// Says what is dropped into a text; nobody asks.
@MainActor @preconcurrency public protocol UITextDropDelegate: AnyObject {
  /// What would be done with what is dropped.
  func textDroppableView(_ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest) -> UITextDropProposal
}
extension UITextDropDelegate {
  /// What would be done with what is dropped: it would be put in.
  public func textDroppableView(_ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
    -> UITextDropProposal
  { UITextDropProposal(operation: .copy) }
}
/// What dropping into a text would do.
open class UITextDropProposal: UIDropProposal {
  /// What it does.
  public enum Action: UInt, Sendable { case insert, replaceSelection, replaceAll }
  /// What it does.
  open var dropAction = Action.insert
}
/// Something is dropped into a text.
@MainActor @preconcurrency public protocol UITextDropRequest: NSObjectProtocol {
  /// Where.
  var dropPosition: UITextPosition { get }
  /// What.
  var dropSession: any UIDropSession { get }
  /// Whether it is dragged from the same text.
  var isSameView: Bool { get }
}
/// A text that may be dragged.
@MainActor @preconcurrency public protocol UITextDraggable: UITextInput {
  /// Says what is dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
}
/// A text that something may be dropped into.
@MainActor @preconcurrency public protocol UITextDroppable: UITextInput {
  /// Says what is dropped.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
}
