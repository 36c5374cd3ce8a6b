/// How one controller shows another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system chooses.
  case automatic = -2
  /// Nothing.
  case none = -1
  /// All of the screen.
  case fullScreen = 0
  /// A page sheet.
  case pageSheet
  /// A small sheet.
  case formSheet
  /// Over the presenting controller.
  case currentContext
  /// By a delegate.
  case custom
  /// Over the screen, with what lies under still there.
  case overFullScreen
  /// Over the presenting controller, with what lies under still there.
  case overCurrentContext
  /// A bubble with an arrow.
  case popover
}

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning over.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By a curl.
  case partialCurl
}

/// The colour of the status bar's signs.
public enum UIStatusBarStyle: Int, Sendable {
  /// By light and dark.
  case `default`
  /// Light signs.
  case lightContent
  /// Dark signs.
  case darkContent = 3
}

/// Orientations of a screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The mask with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  /// All but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// Runs what belongs to a change of size.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs both closures at once: nothing is animated here.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known while a size changes.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext {
  /// Whether the change is animated: never here.
  var isAnimated: Bool { get }
}
