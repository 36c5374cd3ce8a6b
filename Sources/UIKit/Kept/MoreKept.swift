// More members that a page at rest does not need: they keep what is set, or say what is so where nobody acts.

extension UIView {
  /// What kind of text it shows to a reader; kept only.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// A picture of it that can be stretched, as a view; its picture where it stands.
  public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
    -> UIView?
  {
    snapshotView(afterScreenUpdates: afterUpdates)
  }
  /// What the focus goes to first: nothing has it.
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The focus is sought anew; nothing has it.
  public func setNeedsFocusUpdate() {}
  /// The focus is sought anew; nothing has it.
  public func updateFocusIfNeeded() {}
  /// What prints it; nobody prints.
  public func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
  /// The rules that decide about an axis: all it holds itself.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { constraints }
  /// What the system does with views; done at once.
  public enum SystemAnimation: UInt, Sendable {
    /// They go.
    case delete
  }
  /// What the system does with views, done at once.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    parallelAnimations?()
    completion?(true)
  }
}
/// What kind of text a reader reads.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A terminal.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
  /// A file system.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A program.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A table.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document.
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

extension UIViewController {
  /// Which scroll view a bar follows at an edge.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// A key more that does something; kept only.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// A key less.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// How it would be shown; kept only.
  public var preferredTransition: Transition? {
    get { nil }
    set {}
  }
  /// Whether the focus goes back to where it was.
  public var restoresFocusAfterTransition: Bool {
    get { true }
    set {}
  }
  /// How a controller comes.
  @MainActor @preconcurrency open class Transition: NSObject {
    /// What is said of zooming.
    @MainActor @preconcurrency open class ZoomOptions: NSObject {
      /// Where the controller's picture lies at the end.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Whether a gesture may send it back.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// The colour of what is behind.
      open var dimmingColor: UIColor?
      /// What blurs what is behind.
      open var dimmingVisualEffect: UIBlurEffect?
      public override init() {}
    }
    /// What is told to who says where from.
    public struct ZoomSourceViewProviderContext {
      /// Which one is shown.
      public let zoomedViewController: UIViewController
      /// By which.
      public let sourceViewController: UIViewController
    }
    /// What is told to who says whereto.
    public struct AlignmentRectContext {
      /// Which one is shown.
      public let zoomedViewController: UIViewController
      /// From where.
      public let sourceView: UIView
    }
    /// What is told of a gesture.
    public struct InteractionContext {
      /// Where it is.
      public let location: CGPoint
      /// Whether it would begin anyway.
      public let willBegin: Bool
    }
    /// It grows out of a view.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    /// It covers what was there.
    public static var coverVertical: Transition { Transition() }
    /// It turns over.
    public static var flipHorizontal: Transition { Transition() }
    /// It appears.
    public static var crossDissolve: Transition { Transition() }
    /// A page is turned.
    public static var partialCurl: Transition { Transition() }
  }
}
extension UIControl {
  /// Does what a tap does.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
extension UIApplication {
  /// Whether shaking undoes; kept only.
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }
  /// The way to the app's notices in the settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Keys of headphones are heard; there are none.
  public func beginReceivingRemoteControlEvents() {}
  /// Keys of headphones are no longer heard.
  public func endReceivingRemoteControlEvents() {}
  /// Nothing comes back.
  public func extendStateRestoration() {}
  /// Nothing comes back.
  public func completeStateRestoration() {}
}
extension UIScreen {
  /// Whether it may be darker than dark.
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  /// When its next picture would be seen.
  public var calibratedLatency: TimeInterval { 0 }
  /// How many points it has.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// How many points it could have.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// How many points it has best.
  public var preferredMode: UIScreenMode? { currentMode }
}
/// How many points a screen has.
@MainActor @preconcurrency open class UIScreenMode: NSObject {
  /// So many, in pixels.
  public let size: CGSize
  /// Whether they are square.
  open var pixelAspectRatio: CGFloat { 1 }
  init(size: CGSize) { self.size = size }
}
extension UIScrollView {
  /// How much of it can be seen.
  public var visibleSize: CGSize { bounds.size }
}
extension UIPasteboard {
  /// Brings things to be pasted; kept by nobody.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {}
  /// What there is, by kinds.
  public func detectPatterns(for patterns: Set<String>) async throws -> Set<String> { [] }
}
