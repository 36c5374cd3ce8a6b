// Dragging and dropping: nobody drags while a page is made, so who is asked never is.

/// What is dragged.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// What it brings.
  public let itemProvider: NSItemProvider
  /// Something of your own.
  open var localObject: Any?
  /// What is shown while it is dragged; nil = the view itself. Kept only.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Something to drag.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
/// What is dragged together, and where to.
@MainActor @preconcurrency public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is.
  func location(in view: UIView) -> CGPoint
}
/// What is dragged from here.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// Something of your own.
  var localContext: Any? { get set }
}
/// What is dropped here.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// What is dragged from this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Whether something of a class is among it.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Reads what is of a class.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  )
    -> Progress
}
/// What dropping does.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
/// What dropping would do.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
  /// That.
  public let operation: UIDropOperation
  /// Whether exactly there.
  open var isPrecise = false
  /// That.
  public init(operation: UIDropOperation) { self.operation = operation }
}
/// Lets a view be dragged.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  /// Who says what is dragged.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether it can be.
  open var isEnabled = true
  /// Whether other things can be dragged at once.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// By whom.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}
/// Says what is dragged.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}
/// Lets things be dropped on a view.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  /// Who takes them.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// By whom.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}
/// Takes what is dropped.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether it takes anything of it.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// What dropping would do.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// It was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}
extension UIDropInteractionDelegate {
  /// Yes.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .cancel)
  }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
/// Says what is dragged from a table.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: AnyObject {
  /// What is dragged with a row.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
}
/// Takes what is dropped on a table.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: AnyObject {
  /// It was dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
/// What was dropped on a table.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: AnyObject {
  /// Before which row; nil = at the end.
  var destinationIndexPath: IndexPath? { get }
  /// What it does.
  var proposal: UITableViewDropProposal { get }
  /// All that was dragged.
  var session: any UIDropSession { get }
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
}
/// Something dropped on a table.
@MainActor @preconcurrency public protocol UITableViewDropItem: AnyObject {
  /// It.
  var dragItem: UIDragItem { get }
  /// From which row; nil = from elsewhere.
  var sourceIndexPath: IndexPath? { get }
}
/// What dropping on a table would do.
open class UITableViewDropProposal: UIDropProposal {
  /// Where it goes.
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
  /// Where it goes.
  public let intent: Intent
  /// That, there.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
/// Says what is dragged from a collection.
@MainActor @preconcurrency public protocol UICollectionViewDragDelegate: AnyObject {
  /// What is dragged with an item.
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
}
/// Takes what is dropped on a collection.
@MainActor @preconcurrency public protocol UICollectionViewDropDelegate: AnyObject {
  /// It was dropped.
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
/// What was dropped on a collection.
@MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: AnyObject {
  /// Before which item; nil = at the end.
  var destinationIndexPath: IndexPath? { get }
  /// What it does.
  var proposal: UICollectionViewDropProposal { get }
  /// All that was dragged.
  var session: any UIDropSession { get }
  /// What was dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Moves something to its new place.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
/// How something moves to its place; at once here.
@MainActor @preconcurrency public protocol UIDragAnimating: AnyObject {}
/// Something dropped on a collection.
@MainActor @preconcurrency public protocol UICollectionViewDropItem: AnyObject {
  /// It.
  var dragItem: UIDragItem { get }
  /// From which item; nil = from elsewhere.
  var sourceIndexPath: IndexPath? { get }
}
/// What dropping on a collection would do.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it goes.
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
  /// Where it goes.
  public let intent: Intent
  /// That, there.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// That, anywhere.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
