import Foundation

// Methods and properties before Swift 4.2, which the phone's compiler still takes in that mode.

extension UIViewController {
  /// As `addChild(_:)`.
  @available(*, deprecated, renamed: "addChild(_:)") public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// As `removeFromParent()`.
  @available(*, deprecated, renamed: "removeFromParent()") public func removeFromParentViewController() { removeFromParent() }
  /// As `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)") public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// As `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)") public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  /// As `children`.
  @available(*, deprecated, renamed: "children") public var childViewControllers: [UIViewController] { children }
}
extension UIView {
  /// As `bringSubviewToFront(_:)`.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)") public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// As `sendSubviewToBack(_:)`.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)") public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
extension UIButton.ButtonType {
  /// As `system`, which has no round corners any more.
  @available(*, deprecated, renamed: "system") public static var roundedRect: UIButton.ButtonType { .system }
}
extension NSUnderlineStyle {
  /// As `single`.
  @available(*, deprecated, renamed: "single") public static let styleSingle = NSUnderlineStyle.single
  /// As `thick`.
  @available(*, deprecated, renamed: "thick") public static let styleThick = NSUnderlineStyle.thick
  /// As `double`.
  @available(*, deprecated, renamed: "double") public static let styleDouble = NSUnderlineStyle.double
  /// As no style.
  @available(*, deprecated, message: "an empty style") public static let styleNone: NSUnderlineStyle = []
  /// A line of dots; drawn whole.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes; drawn whole.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of dashes and dots; drawn whole.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes and pairs of dots; drawn whole.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only; drawn under blanks too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
extension UIControl.State {
  /// The bits that an app may give a meaning of its own.
  public static let application = UIControl.State(rawValue: 0x00FF_0000)
  /// The bits that are the system's.
  public static let reserved = UIControl.State(rawValue: 0xFF00_0000)
}

/// As `UIEdgeInsets(top:left:bottom:right:)`.
@available(*, deprecated, message: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// As `CGRect.inset(by:)`.
@available(*, deprecated, message: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// As `UIOffset(horizontal:vertical:)`.
@available(*, deprecated, message: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
/// As `UIBackgroundTaskIdentifier.invalid`.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
/// What device it is, as in Objective-C; a macro there.
@MainActor @preconcurrency public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
/// Tells one who is read to; nobody is here.
@available(*, deprecated, message: "UIAccessibility.post(notification:argument:)") @MainActor @preconcurrency
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}
/// As `UIAccessibility.isVoiceOverRunning`.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning") @MainActor @preconcurrency
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// As `UIAccessibility.isReduceMotionEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled") @MainActor @preconcurrency
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// As `UIAccessibility.Notification.layoutChanged`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { .layoutChanged }
/// As `UIAccessibility.Notification.screenChanged`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { .screenChanged }
/// As `UIAccessibility.Notification.announcement`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { .announcement }
/// As `UIAccessibilityTraits.none`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none") public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
/// As `UIAccessibilityTraits.button`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button") public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }
/// As `UIAccessibilityTraits.header`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header") public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }
/// As `UIAccessibilityTraits.image`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image") public var UIAccessibilityTraitImage: UIAccessibilityTraits { .image }
/// As `UIAccessibilityTraits.link`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link") public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }
/// As `UIAccessibilityTraits.selected`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }
/// As `UIAccessibilityTraits.notEnabled`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .notEnabled }
/// As `UIAccessibilityTraits.staticText`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .staticText }
/// As `UIAccessibilityTraits.adjustable`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { .adjustable }
/// Which camera.
@available(*, deprecated, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// How columns stand beside each other.
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// Bold, slanted, narrow, wide.
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// How a row's button looks.
@available(*, deprecated, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// How a view's tint shows.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode") public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The letter that stands for the search in a table's index.
@available(*, deprecated, renamed: "UITableView.indexSearch") @MainActor @preconcurrency public var UITableViewIndexSearch: String {
  UITableView.indexSearch
}
/// No segment.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
@MainActor @preconcurrency public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }
/// Makes items as large as their content.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@MainActor @preconcurrency public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

extension UITableView {
  /// The letter that stands for the search in an index.
  public static let indexSearch = "{search}"
}
extension UINavigationController {
  /// How long bars take to come and go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
}
