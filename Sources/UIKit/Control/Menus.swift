import QuoinObjectiveC

/// Something a view does with the user. Kept only.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  /// The view that has it; nil where nobody has.
  var view: UIView? { get }
  /// Told before a view takes it or gives it away.
  func willMove(to view: UIView?)
  /// Told when a view has taken it or given it away.
  func didMove(to view: UIView?)
}

extension UIInteraction {
  /// The view that it was added to.
  public var view: UIView? { InteractionViews.view(of: self) }
  /// It is about to be added to a view, or taken from one: nil.
  public func willMove(to view: UIView?) {}
  /// It was added to a view, or taken from one: nil.
  public func didMove(to view: UIView?) {}
}

/// Which views have interactions that keep none themselves.
@MainActor enum InteractionViews {
  private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private final class Place {
    weak var view: UIView?
    init(_ view: UIView?) { self.view = view }
  }
  static func view(of interaction: any UIInteraction) -> UIView? { (objc_getAssociatedObject(interaction, key) as? Place)?.view }
  static func set(_ view: UIView?, of interaction: any UIInteraction) {
    objc_setAssociatedObject(interaction, key, Place(view), .OBJC_ASSOCIATION_RETAIN)
  }
}

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
  /// Takes one away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    InteractionViews.set(nil, of: interaction)
    interaction.didMove(to: nil)
  }
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
