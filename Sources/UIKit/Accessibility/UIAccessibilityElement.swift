/// Something a reader finds that is no view.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  /// What it stands in.
  open weak var accessibilityContainer: AnyObject?
  /// Whether a reader stops here.
  open var isAccessibilityElement = true
  /// What a reader says.
  open var accessibilityLabel: String?
  /// What using it does.
  open var accessibilityHint: String?
  /// What it is set to.
  open var accessibilityValue: String?
  /// What it is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The name under which tests know it.
  open var accessibilityIdentifier: String?
  /// Where it is on the screen.
  open var accessibilityFrame = CGRect.zero
  /// Where it is in its container.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// An element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
