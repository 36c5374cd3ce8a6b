/// Something a view does with the user. Kept only.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {}

/// Shows a menu on a long press. Kept only.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who makes the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// An interaction with who makes the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Makes the menu of a long press.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place; nil = none.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
}

extension UIView {
  private enum InteractionsKey {}
  private final class Box {
    var all: [any UIInteraction] = []
  }
  /// What the view does with the user; kept only.
  public var interactions: [any UIInteraction] {
    get { (attachments[ObjectIdentifier(InteractionsKey.self)] as? Box)?.all ?? [] }
    set {
      let box = Box()
      box.all = newValue
      attachments[ObjectIdentifier(InteractionsKey.self)] = box
    }
  }
  /// Adds one; kept only.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Takes one away.
  public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
}

/// What sweeping over a row offers. Kept only: a page shows rows at rest.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The offers.
  public let actions: [UIContextualAction]
  /// Whether a whole sweep does the first.
  open var performsFirstActionWithFullSwipe = true
  /// These offers.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
