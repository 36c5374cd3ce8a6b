import Foundation
import UIKit

// What few files ask of lists, collections and the pictures and gestures in them.

extension UIButton {
  /// Whether it is held down: no.
  public var isHeld: Bool { false }
  /// Whether a pointer is over it: no.
  public var isHovered: Bool { false }
  /// The label of its smaller words; nil: they are drawn with its title.
  public var subtitleLabel: UILabel? { nil }
  /// How its symbol is drawn in a state; nil: as its picture says.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? { nil }
  /// How its symbol is drawn now.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
}
/// What an action does.
public typealias UIActionHandler = (_ action: UIAction) -> Void
extension UIButton {
  /// Changes a button's looks as its state changes.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}
extension UITableViewCell {
  /// Changes a row's looks as its state changes.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
extension UICollectionViewCell {
  /// Changes a cell's looks as its state changes.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
}
extension UIControl {
  /// Whether its symbol moves; kept only.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
}
/// What is shown where there is nothing.
@MainActor @preconcurrency open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIView?
  private var current: UIContentUnavailableConfiguration
  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      current = newValue as? UIContentUnavailableConfiguration ?? current
      show()
    }
  }
  /// Whether it scrolls where it does not fit; kept only.
  open var isScrollEnabled = true
  /// A view of what is shown where there is nothing.
  public init(configuration: UIContentUnavailableConfiguration) {
    current = configuration
    super.init(frame: .zero)
    show()
  }
  /// One that shows nothing: nothing is read from a file.
  public required init?(coder: NSCoder) {
    current = .empty()
    super.init(coder: coder)
  }
  private func show() {
    shown?.removeFromSuperview()
    let view = current.makeContentView()
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    shown = view
  }
}
/// How far a page of a row of pages is; kept only.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
  /// 0 to 1.
  open var currentProgress: Float = 0
  /// Whether it is shown.
  open var progressVisible: Bool { currentProgress > 0 }
}
extension UIPageControl {
  /// How far the page is; kept only.
  public var progress: UIPageControlProgress? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
extension NSObject {
  /// Who watches its values: nobody that is known.
  public var observationInfo: UnsafeMutableRawPointer? {
    get { nil }
    set {}
  }
}
extension UICollectionView {
  /// Whether the focus may move while it is edited: no.
  public var allowsFocusDuringEditing: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
}
extension UIScrollView {
  /// Shows the bars at its sides while something is done; they are not shown.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Whether scrolling goes on in the view around.
  public var transfersVerticalScrollingToParent: Bool {
    get { kept(by: self, true) }
    set { keep(newValue, by: self) }
  }
}
extension UIView {
  /// Before which others the focus goes to it.
  public var focusGroupPriority: Int {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
  /// How far large forms of its picture are moved.
  public var largeContentImageInsets: UIEdgeInsets {
    get { kept(by: self, .zero) }
    set { keep(newValue, by: self) }
  }
  /// Makes traits known now; they are.
  public func updateTraitsIfNeeded() {}
}
extension UILayoutGuide {
  /// Whether its place is not said: no finding is made of it.
  public var hasAmbiguousLayout: Bool { false }
}
extension UIKeyboardLayoutGuide {
  /// How far above the keyboard a finger begins to take it away, in points.
  public var keyboardDismissPadding: CGFloat {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
}
extension UIPanGestureRecognizer {
  /// Which wheels and pads it hears.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
}
/// Which wheels and pads a gesture hears.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels.
  public static let discrete = Self(rawValue: 1)
  /// Pads.
  public static let continuous = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.discrete, .continuous]
}
extension UIImage {
  /// Pictures called so with a number behind it, one after the other, with edges that do not stretch; the first.
  public static func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets)
  }
  /// The picture as HEIC: nil, which nothing here writes.
  public func heicData() -> Data? { nil }
  /// The picture no brighter than white: itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// How far its baseline is from its lower edge, in points; nil: it has none.
  public var baselineOffsetFromBottom: CGFloat? { nil }
}
extension UIImageView {
  /// How bright it may be.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { kept(by: self, .unspecified) }
    set { keep(newValue, by: self) }
  }
  /// How bright it is: as white.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
extension UIFeedbackGenerator {
  /// One for a view; the phone does not move here.
  public convenience init(view: UIView) { self.init() }
}
extension UISelectionFeedbackGenerator {
  /// The choice has changed at a point; the phone does not move here.
  public func selectionChanged(at location: CGPoint) {}
}
extension UINotificationFeedbackGenerator {
  /// Something has happened at a point; the phone does not move here.
  public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
extension UIImpactFeedbackGenerator {
  /// Something has hit at a point; the phone does not move here.
  public func impactOccurred(at location: CGPoint) {}
  /// Something has hit so hard at a point; the phone does not move here.
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
  /// One of a kind for a view; the phone does not move here.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
}
extension UIPasteboard {
  /// Things that can be copied, by what they make of themselves; nothing.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {}
}
extension UIVibrancyEffect {
  /// As widgets have it.
  public static func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle)
  }
}
/// How content fades at an edge of a scroll view.
@MainActor @preconcurrency open class UIScrollEdgeEffect: NSObject {
  /// How it fades.
  open var style = Style.automatic
  /// Whether it does not.
  open var isHidden = false
  /// How content fades.
  @MainActor @preconcurrency public final class Style: NSObject {
    /// As the system does.
    public static let automatic = Style()
    /// Softly.
    public static let soft = Style()
    /// Along a line.
    public static let hard = Style()
  }
}
extension UIScrollView {
  private func effect(_ name: String) -> UIScrollEdgeEffect {
    let made = kept(by: self, nil as UIScrollEdgeEffect?, name) ?? UIScrollEdgeEffect()
    keep(made as UIScrollEdgeEffect?, by: self, name)
    return made
  }
  /// How content fades above; kept only.
  public var topEdgeEffect: UIScrollEdgeEffect { effect("top") }
  /// How content fades below; kept only.
  public var bottomEdgeEffect: UIScrollEdgeEffect { effect("bottom") }
  /// How content fades at the left; kept only.
  public var leftEdgeEffect: UIScrollEdgeEffect { effect("left") }
  /// How content fades at the right; kept only.
  public var rightEdgeEffect: UIScrollEdgeEffect { effect("right") }
}
/// Content that lies over an edge of a scroll view and lets it fade beneath; kept only.
@MainActor @preconcurrency open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view that fades; nil, none.
  open weak var scrollView: UIScrollView?
  /// The edge that fades: the top until it is told.
  open var edge: UIRectEdge = .top
  /// Of no scroll view yet.
  public override init() {}
}
