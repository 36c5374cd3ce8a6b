// The menu over chosen text. Nobody opens it while a page is made.

/// Where an edit menu is opened.
@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  /// Its name.
  public let identifier: AnyHashable
  /// Where it points.
  public let sourcePoint: CGPoint
  /// Which way its arrow goes.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  /// A menu at a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}
/// Which way an edit menu's arrow goes.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
/// Lets things be done beside a menu's coming and going.
@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Beside it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Behind it.
  func addCompletion(_ completion: @escaping () -> Void)
}
/// Says what an edit menu holds.
@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// What it holds.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Beside what it lies.
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
  /// It comes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// It goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}
extension UIEditMenuInteractionDelegate {
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
    .null
  }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
/// Opens an edit menu over a view.
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Who says what it holds.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// One with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// Nobody would see it.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// It is not open.
  open func dismissMenu() {}
  /// It is not open.
  open func reloadVisibleMenu() {}
  /// It is not open.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// It is not open.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
