import Foundation
import QuoinObjectiveC
import UIKit

// What few files ask of scenes, screens, sheets, pasteboards and prints; what they tell of does not happen on a page.

extension UIScene {
  /// When it may be let go of; kept only.
  public var destructionConditions: Set<UISceneDestructionCondition> {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
}
/// When a scene may be let go of.
@MainActor @preconcurrency open class UISceneDestructionCondition: NSObject {
  /// When the user closed it.
  public static let userInitiatedDismissal = UISceneDestructionCondition()
  /// When the system would.
  public static let systemDisconnection = UISceneDestructionCondition()
}
extension UISceneSession.Role {
  /// A window of an app on another screen that nobody touches.
  public static let windowExternalDisplayNonInteractive = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  /// A window of an app on another screen: the older name.
  public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
}
extension UIWindowScene {
  /// What may be done with its window; nil: nothing is known.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  /// What it says of the traits of its windows: it gives them to those it has.
  public var traitOverrides: any UITraitOverrides {
    get { windows.first?.traitOverrides ?? UIView().traitOverrides }
    set { for window in windows { window.traitOverrides = newValue } }
  }
  /// Who makes a document of what is to be seen; nil: nobody asks.
  public var screenshotService: UIScreenshotService? { nil }
  /// What is shared by voice; nil.
  public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationReading)? {
    get { nil }
    set {}
  }
}
/// What may be done with a window.
@MainActor @preconcurrency open class UISceneWindowingBehaviors: NSObject {
  /// Whether it may be closed.
  open var isClosable = true
  /// Whether it may be made small.
  open var isMiniaturizable = true
}
/// Makes a document of what is to be seen; nobody asks.
@MainActor @preconcurrency open class UIScreenshotService: NSObject {
  /// Who makes it.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
}
/// Makes a document of what is to be seen; never asked.
@MainActor @preconcurrency public protocol UIScreenshotServiceDelegate: AnyObject {
  /// The document, which page of it is seen, and where.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  )
}
extension UIWindowScene.Geometry {
  /// Where the window is on the screen: all of it.
  @MainActor public var systemFrame: CGRect { UIScreen.main.bounds }
  /// Whether the user is making it larger: no.
  public var isInteractivelyResizing: Bool { false }
}
extension UIScreen {
  /// What is done with a television's edges.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is made smaller.
    case scale
    /// The bounds are.
    case insetBounds
    /// Nothing.
    case none
  }
  /// What is done with a television's edges; kept only.
  public var overscanCompensation: OverscanCompensation {
    get { kept(by: self, .scale) }
    set { keep(newValue, by: self) }
  }
  /// How much a television covers at its edges: nothing.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Calls a method before each picture of the screen: never, as a page is one picture.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }
  /// How much brighter than white it is: not.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white it can be: not.
  public var potentialEDRHeadroom: CGFloat { 1 }
}
extension UIScrollView {
  /// Along which ways looking scrolls; kept only.
  public var lookToScrollAxes: UIAxis {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
}
extension UISearchBar {
  /// Whether it can be used.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
}
extension UISearchController {
  /// Where the search stands: as its controller's item says.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    parent?.navigationItem.preferredSearchBarPlacement ?? .automatic
  }
  /// Whether it suggests nothing where the field stands below the title; kept only.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
}
extension UISearchTextField {
  /// Where the letters are, behind the tokens.
  public var textualRange: UITextRange? { textRange(from: beginningOfDocument, to: endOfDocument) }
  /// The tokens in a range: all, as they stand before the letters.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] { tokens }
  /// Where a token stands: at the beginning.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
}
extension UISegmentedControl {
  /// The segment of an action; `NSNotFound`, as titles alone are kept.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int { NSNotFound }
}
extension UIButton {
  /// How it behaves on a Mac; kept only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(by: self, .automatic) }
    set { keep(newValue, by: self) }
  }
  /// How a pointer looks over it.
  public typealias PointerStyleProvider = (_ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape)
    -> UIPointerStyle?
  /// How a pointer looks over it; never asked, as there is none.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
extension UISlider {
  /// How it behaves on a Mac; kept only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(by: self, .automatic) }
    set { keep(newValue, by: self) }
  }
}
extension UIBezierPath {
  /// How far a curve may be from the lines it is drawn by; kept only.
  public var flatness: CGFloat {
    get { kept(by: self, 0.6) }
    set { keep(newValue, by: self) }
  }
}
extension UIPageControl {
  /// The picture of a page's dot; nil: it is the system's.
  public func indicatorImage(forPage page: Int) -> UIImage? { nil }
  /// The picture of a page's dot while the page is shown; nil: it is the system's.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { nil }
}
/// Goes on through pages by itself; no time goes by here.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// How long a page is shown, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether it begins again behind the last page.
  open var resetsToInitialPageAfterEnd = true
  /// Whether it goes on: no.
  open var isRunning: Bool { false }
  private var durations: [Int: TimeInterval] = [:]
  /// So long a page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }
  /// Another time for a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// How long a page is shown, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
  /// Goes on; nothing moves.
  open func resumeTimer() {}
  /// Rests.
  open func pauseTimer() {}
}
extension UIPasteControl.Configuration {
  /// How round it is; kept only.
  public var cornerStyle: UIButton.Configuration.CornerStyle {
    get { kept(by: self, .dynamic) }
    set { keep(newValue, by: self) }
  }
  /// On which side of the words the picture is; kept only.
  public var imagePlacement: NSDirectionalRectEdge {
    get { kept(by: self, .leading) }
    set { keep(newValue, by: self) }
  }
}
extension UIPointerRegion {
  /// Along which ways the pointer stays in it; kept only.
  public var latchingAxes: UIAxis {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
}
extension UIViewController {
  /// Looks anew at which edges the app's own gestures come first; nobody makes gestures.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Looks anew whether the device turns; it does not.
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Looks anew what lies behind the window; nothing does.
  public func setNeedsUpdateOfPreferredContainerBackgroundStyle() {}
  /// Looks anew whether it is light or dark.
  public func setNeedsUserInterfaceAppearanceUpdate() {}
  /// Makes traits known now; they are.
  public func updateTraitsIfNeeded() {}
}
extension UIViewControllerTransitionCoordinator {
  /// Does something beside its coming, in another view: at once.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Hears that a finger lets go; no finger is there.
  public func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
  /// Hears that a finger lets go: the older name.
  public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
}
extension UIViewControllerTransitionCoordinatorContext {
  /// Whether a finger began it: no.
  public var initiallyInteractive: Bool { false }
}
extension UIActivityViewController {
  /// Which rows are left out; kept only.
  public var excludedActivitySectionTypes: UIActivitySectionTypes {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
  /// Whether what is likely stands out; kept only.
  public var allowsProminentActivity: Bool {
    get { kept(by: self, true) }
    set { keep(newValue, by: self) }
  }
}
/// Rows of the sheet by which things are shared.
public struct UIActivitySectionTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// People.
  public static let peopleSuggestions = Self(rawValue: 1)
}
extension UIActivity.ActivityType {
  /// A link to work on it together.
  public static let collaborationInviteWithLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// A link to work on it together, to be copied.
  public static let collaborationCopyLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
}
extension UIActivityItemsConfiguration {
  /// What can be done with it; kept only.
  public var supportedInteractions: [UIActivityItemsConfigurationInteraction] {
    get { kept(by: self, [.share]) }
    set { keep(newValue, by: self) }
  }
}
/// What can be done with things.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They are shared.
  public static let share = Self(rawValue: "share")
  /// They are copied.
  public static let copy = Self(rawValue: "copy")
}
extension UIFindSession {
  /// How many were found, in words.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// Which of how many.
    case currentAndTotal
    /// How many.
    case total
    /// Nothing.
    case none
  }
  /// What is told of what was found; kept only.
  public var searchResultDisplayStyle: SearchResultDisplayStyle {
    get { kept(by: self, .currentAndTotal) }
    set { keep(newValue, by: self) }
  }
  /// Whether words can be replaced: no.
  public var supportsReplacement: Bool { false }
  /// Whether the words that are shown can be replaced: no.
  public var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  /// Replaces the words that are shown; nothing is.
  public func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Replaces all; nothing is.
  public func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
}
/// A tip that is shown where a pointer rests; there is none.
@MainActor @preconcurrency open class UIToolTipInteraction: NSObject, UIInteraction {
  /// What it says.
  open var defaultToolTip: String?
  /// Whether it is shown; kept only.
  open var isEnabled = true
  /// Who says something else.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Says nothing.
  public override init() {}
  /// Says some words.
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}
/// Says what a tip is; never asked.
@MainActor @preconcurrency public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The tip at a place; nil for none.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}
/// A tip.
@MainActor @preconcurrency open class UIToolTipConfiguration: NSObject {
  /// What it says.
  public let toolTip: String
  /// Some words.
  public init(toolTip: String) { self.toolTip = toolTip }
}
extension UIView {
  /// Moves over to another look by turning or curling, in the old words; pages show the end.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
  /// How a view goes over to another look.
  public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none
    /// It turns from the left.
    case flipFromLeft
    /// It turns from the right.
    case flipFromRight
    /// It curls up.
    case curlUp
    /// It curls down.
    case curlDown
  }
  /// How it looks under a pointer; kept only.
  public var hoverStyle: UIHoverStyle? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// The view whose letters others stand on, before there were two of them.
  public func forBaselineLayout() -> UIView { forLastBaselineLayout }
}
extension UICalendarSelectionWeekOfYear {
  /// Chooses a week; kept only.
  public func setSelected(_ weekOfYear: DateComponents?, animated: Bool) { selectedWeekOfYear = weekOfYear }
}
/// One chooses a week.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Who hears of it; never here.
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// The chosen week; kept only.
  open var selectedWeekOfYear: DateComponents?
  /// Who hears of it.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }
}
/// Hears of a chosen week; nobody chooses here.
@MainActor @preconcurrency public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// A week was chosen.
  func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
}
extension UILocalizedIndexedCollation {
  private func words(_ object: Any, _ selector: Selector) -> String {
    guard let object = object as? NSObject else { return "" }
    return object.perform(selector).map { "\($0.takeUnretainedValue())" } ?? ""
  }
  /// The section of what a method of an object answers: that of its first letter without marks, else the last.
  public func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = words(object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased().prefix(1)
    return sectionTitles.firstIndex(of: String(first)) ?? sectionTitles.count - 1
  }
  /// Objects in the order of what a method of theirs answers.
  public func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (words($0, selector), $0) }.sorted { $0.0.localizedStandardCompare($1.0) == .orderedAscending }.map { $0.1 }
  }
}
