/// What a long press shows. Kept only: a page has no presses.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// Tells menus apart.
  public let identifier: AnyObject?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// A menu with what it previews.
  public init(
    identifier: AnyObject? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }
}

/// Something a view does with the user. Kept only.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {}

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

/// One offer of a row.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// What it does: gets itself, its view, and whom to tell whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The role.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour behind.
  open var backgroundColor: UIColor!
  /// An offer of a role.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
  /// The roles.
  public enum Style: Int, Sendable {
    /// Any.
    case normal
    /// Takes the row away.
    case destructive
  }
}
