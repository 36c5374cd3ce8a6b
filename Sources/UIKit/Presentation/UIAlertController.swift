/// A question over all else: in the middle, or from below. Shown with `present(_:animated:)`.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The small words below the title.
  open var message: String? { didSet { refill() } }
  /// In the middle or from below.
  open private(set) var preferredStyle: Style
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that stands out.
  open var preferredAction: UIAlertAction? { didSet { refill() } }
  /// The fields; nil when there are none.
  public private(set) var textFields: [UITextField]?
  /// How loud it is; kept only.
  open var severity = 0

  /// An alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  /// Archives are not read here, so the names are ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    preferredStyle = .alert
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.owner = self
    refill()
  }
  /// The large words.
  open override var title: String? { didSet { refill() } }
  /// Shows what it says as it is now, in the room that it takes now.
  func refill() {
    guard let alertView else { return }
    alertView.fill(self)
    presentingViewController?.controllerState.presentationView?.setNeedsLayout()
  }
  /// Adds a field; alerts in the middle have them only.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    refill()
  }
  /// The alert's look.
  open override func loadView() { view = AlertView() }
  /// Fills the look.
  open override func viewDidLoad() {
    super.viewDidLoad()
    alertView?.fill(self)
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }
  func height(width: CGFloat) -> CGFloat { (view as? AlertView)?.height(width: width) ?? 0 }

  /// Where an alert stands.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet
    /// In the middle.
    case alert
  }
}
