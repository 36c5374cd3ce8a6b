extension UIView {
  /// The words of a large picture under a finger; kept only.
  public var largeContentTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether a large picture is shown under a finger; kept only.
  public var showsLargeContentViewer: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// A large picture under a finger; kept only.
  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether those who hear can use it; kept only.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// How parts are gone through; kept only.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// What kind of container it is; kept only.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// Whether colours stay when all are inverted; kept only.
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What the focus goes through together; kept only.
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether it is cleared before it is drawn; kept only.
  public var clearsContextBeforeDrawing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Where nothing is certain, another certainty is tried; nothing to do here.
  public func exerciseAmbiguityInLayout() {}
  /// What it is cut with.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }
}
/// How parts are gone through by those who hear.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// What kind of container something is for those who hear.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
extension UILabel {
  /// Whether the whole text is shown under a pointer; kept only.
  public var showsExpansionTextWhenTruncated: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether text moves under the focus; kept only.
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension UIButton {
  /// Whether it shines under a finger; kept only.
  public var showsTouchWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether choosing of its menu changes it; kept only.
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether it answers to a pointer; kept only.
  public var isPointerInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What it is among others; kept only.
  public var role: Role {
    get { kept(.normal) }
    set { keep(newValue) }
  }
  /// Whether the shadow turns under a finger; kept only.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether its picture pales; kept only.
  public var adjustsImageWhenDisabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// In which order its menu stands; kept only.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Whether its looks follow its state; kept only.
  public var automaticallyUpdatesConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Of which platform it is; kept only.
  public var behavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// The picture behind in a state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { state == .normal ? currentBackgroundImage : nil }
  /// The words with looks in a state.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? { state == .normal ? currentAttributedTitle : nil }
  /// What a button is among others.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}
/// Of which platform a control behaves.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
extension UIContextMenuConfiguration {
  /// In which order a menu stands.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
}
extension UIControl {
  /// Words under a pointer; kept only.
  public var toolTip: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether something that is dragged opens it; kept only.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension UIView {
  /// Whether the tint pales.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
extension UIImageView {
  /// How often pictures follow each other; 0 = always; kept only.
  public var animationRepeatCount: Int {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Whether the picture grows with the text; kept only.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension UISegmentedControl {
  /// Sets the picture behind; kept only.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Sets the picture between two; kept only.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Moves content; kept only.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  /// What a segment does; kept only.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) { setTitle(action.title, forSegmentAt: segment) }
}
extension UIDatePicker {
  /// How long, in seconds, where a time is chosen that runs down.
  public var countDownDuration: TimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Whether minutes are rounded; kept only.
  public var roundsToMinuteInterval: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// How it looks.
  public var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
}
extension UIStepper {
  /// Sets the picture of more; kept only.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of less; kept only.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture behind; kept only.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture between; kept only.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {}
}
extension UIProgressView {
  /// What is followed; its part is shown.
  public var observedProgress: Progress? {
    get { kept(nil) }
    set {
      keep(newValue)
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
  /// The picture of what is done; kept only.
  public var progressImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The picture of the rest; kept only.
  public var trackImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
extension UISwitch {
  /// A picture; not shown since iOS 7.
  public var onImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// A picture; not shown since iOS 7.
  public var offImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
extension UIScrollView {
  /// Whether indicators keep clear of the edges; kept only.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Where content that is smaller lies; kept only.
  public var contentAlignmentPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Whether keys scroll; kept only.
  public var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether scrolling goes on around; kept only.
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it bounces across; kept only.
  public var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it bounces down; kept only.
  public var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}
extension UIPageControl {
  /// What lies behind; kept only.
  public var backgroundStyle: BackgroundStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// The picture of all pages; kept only.
  public var preferredIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The picture of the page; kept only.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Which way pages go; kept only.
  public var direction: Direction {
    get { kept(.natural) }
    set { keep(newValue) }
  }
  /// Whether the page waits; kept only.
  public var defersCurrentPageDisplay: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether a finger runs over pages; kept only.
  public var allowsContinuousInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Sets the picture of a page; kept only.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Sets the picture of a page while it is the current one; kept only.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Shows the page at once; it is always shown.
  public func updateCurrentPageDisplay() {}
  /// How a finger moves over it: not at all.
  public var interactionState: InteractionState { .none }
  /// What lies behind.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// Which way pages go.
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  /// How a finger moves over it.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
}
extension UIGestureRecognizer {
  /// Whether touches must be of one kind; kept only.
  public var requiresExclusiveTouchType: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Which kinds of touches count; kept only.
  public var allowedTouchTypes: [NSNumber] {
    get { kept([0, 1, 2, 3]) }
    set { keep(newValue) }
  }
  /// Which keys count; kept only.
  public var allowedPressTypes: [NSNumber] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// The keys held: none.
  public var modifierFlags: UIKeyModifierFlags { [] }
}
extension UISplitViewController {
  /// The least width of the first column; kept only.
  public var minimumPrimaryColumnWidth: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// The greatest width of the first column; kept only.
  public var maximumPrimaryColumnWidth: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// The part of the width that the first column takes; kept only.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// The width of the second of three columns; kept only.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// What lies behind the first column; kept only.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// Whether a button leaves the last column alone; kept only.
  public var showsSecondaryOnlyButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// On which side the first column is; kept only.
  public var primaryEdge: PrimaryEdge {
    get { kept(.leading) }
    set { keep(newValue) }
  }
  /// Whether the button of columns is shown; kept only.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Who is asked; nobody is, here.
  public weak var delegate: (any UISplitViewControllerDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  /// How columns are shown.
  public var displayMode: DisplayMode { preferredDisplayMode }
  /// The button of columns.
  public var displayModeButtonItem: UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    return item
  }
  /// What lies behind the first column.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// On which side the first column is.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  /// Whether the button of columns is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
}
extension UIImagePickerController {
  /// What is taken; kept only.
  public var cameraCaptureMode: CameraCaptureMode {
    get { kept(.photo) }
    set { keep(newValue) }
  }
  /// Whether it flashes; kept only.
  public var cameraFlashMode: CameraFlashMode {
    get { kept(.auto) }
    set { keep(newValue) }
  }
  /// How good films are; kept only.
  public var videoQuality: QualityType {
    get { kept(.typeMedium) }
    set { keep(newValue) }
  }
  /// How long films may be, in seconds; kept only.
  public var videoMaximumDuration: TimeInterval {
    get { kept(600) }
    set { keep(newValue) }
  }
  /// How films are handed over; kept only.
  public var videoExportPreset: String {
    get { kept("") }
    set { keep(newValue) }
  }
  /// A map of what the camera shows; kept only.
  public var cameraViewTransform: CGAffineTransform {
    get { kept(.identity) }
    set { keep(newValue) }
  }
  /// How pictures are handed over; kept only.
  public var imageExportPreset: ImageURLExportPreset {
    get { kept(.compatible) }
    set { keep(newValue) }
  }
  /// Takes a picture; there is no camera.
  public func takePicture() {}
  /// Begins a film; there is no camera.
  public func startVideoCapture() -> Bool { false }
  /// Ends a film.
  public func stopVideoCapture() {}
  /// What is taken.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// Whether it flashes.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// How good films are.
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
  /// How pictures are handed over.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
}
extension UIViewController {
  /// What its use is called where that is counted; kept only.
  public var interactionActivityTrackingBaseName: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// By what it is found again; kept only.
  public var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What the focus goes through together; kept only.
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Gives a controller inside other surroundings; kept only.
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {}
  /// What covers the view from above: from its top to where the safe area begins.
  public var topLayoutGuide: any UILayoutSupport { view.guideAbove }
  /// What covers the view from below: from where the safe area ends to its bottom.
  public var bottomLayoutGuide: any UILayoutSupport { view.guideBelow }
}

extension UIScrollView {
  /// When the place within the content is shown; kept only.
  public var indexDisplayMode: IndexDisplayMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}
extension UIButton {
  /// Whether the picture grows with the text; kept only.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
