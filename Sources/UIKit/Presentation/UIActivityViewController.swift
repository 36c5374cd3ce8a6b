/// Lets the user share things. It shows an empty sheet here.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// What is shared.
  public let activityItems: [Any]
  /// Kinds of sharing that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the user is done; never here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is called when the user is done.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// A screen that shares `activityItems`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}
