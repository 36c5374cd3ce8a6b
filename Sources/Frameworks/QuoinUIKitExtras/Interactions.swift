import Foundation
@_exported import UIKit

// What a pencil, a pointer or a long press does with a view. Nobody does any of it while a page is made.

/// What the views' interactions have in common: the view they were added to.
open class _ViewInteraction: NSObject, UIInteraction {
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// It goes to another view.
  open func willMove(to view: UIView?) {}
  /// It has gone to another view.
  open func didMove(to view: UIView?) { self.view = view }
  public override init() {}
}

/// What a double tap on a pencil asks for.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}
/// Hears of taps on a pencil.
open class UIPencilInteraction: _ViewInteraction {
  /// Who is told.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps are told; kept only.
  open var isEnabled = true
  /// What the user chose for taps: the eraser, as at first.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// What the user chose for squeezes.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether pencils draw alone: no.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Hears of taps.
  public override init() {}
  /// Hears of taps for `delegate`.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
}
/// Who is told of taps on a pencil; nobody ever is.
@MainActor @preconcurrency public protocol UIPencilInteractionDelegate: AnyObject {
  /// A pencil was tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}
extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Writing by hand in a view.
open class UIScribbleInteraction: _ViewInteraction {
  /// Who is asked.
  public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether somebody writes: no.
  open var isHandlingWriting: Bool { false }
  /// Whether a pencil is there: no.
  open class var isPencilInputExpected: Bool { false }
  /// Writing that `delegate` is asked about.
  public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
}
/// Is asked about writing by hand; nobody ever is.
@MainActor @preconcurrency public protocol UIScribbleInteractionDelegate: AnyObject {
  /// Whether one may write at a place.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Somebody begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Somebody has written.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}
extension UIScribbleInteractionDelegate {
  /// One may.
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool { true }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Choosing and writing in a view of your own.
open class UITextInteraction: _ViewInteraction {
  /// Whether text can be changed.
  public enum Mode: Int, Sendable { case editable, nonEditable }
  /// Who has the text.
  open weak var textInput: (UIResponder & UITextInput)?
  /// Who is told.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// Whether text can be changed.
  public let textInteractionMode: Mode
  /// The gestures: none.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  /// Choosing, or writing too.
  public init(for mode: Mode) { textInteractionMode = mode }
}
/// Who is told of choosing; nobody ever is.
@MainActor @preconcurrency public protocol UITextInteractionDelegate: AnyObject {}

/// Shows the words of a small item large where the user reads large letters.
open class UILargeContentViewerInteraction: _ViewInteraction {
  /// Who is asked.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Whether the user reads so large letters: no.
  open class var isEnabled: Bool { false }
  /// The gesture that stands against others.
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  /// That `delegate` is asked about.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
}
/// Is asked what is shown large; nobody ever is.
@MainActor @preconcurrency public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
/// Whose words can be shown large.
@MainActor @preconcurrency public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether they are.
  var showsLargeContentViewer: Bool { get }
  /// The words.
  var largeContentTitle: String? { get }
  /// The picture.
  var largeContentImage: UIImage? { get }
}

/// Opens what something is dragged over for a while.
open class UISpringLoadedInteraction: _ViewInteraction {
  /// Calls `handler` when something was dragged over it for a while: never here.
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) {}
}
/// What is known while something is dragged over a view.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// Which view it is.
  var targetView: UIView? { get set }
  /// What of it.
  var targetItem: Any? { get set }
  /// Where the finger is.
  func location(in view: UIView?) -> CGPoint
}

/// What a hard press shows.
@MainActor @preconcurrency open class UIPreviewInteraction: NSObject {
  /// In which view.
  public private(set) weak var view: UIView?
  /// Who is told.
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  /// In a view.
  public init(view: UIView) { self.view = view }
  /// Where the finger is: at the origin.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Stops.
  open func cancel() {}
}
/// Who is told of hard presses; nobody ever is.
@MainActor @preconcurrency public protocol UIPreviewInteractionDelegate: AnyObject {
  /// It shows, so far: 0 … 1.
  func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// It was given up.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

/// A button that pastes without asking.
open class UIPasteControl: UIControl {
  /// How it looks; kept only.
  @MainActor @preconcurrency open class Configuration: NSObject {
    /// A picture, words or both.
    open var displayMode = UIPasteControl.DisplayMode.iconAndLabel
    /// The corners' radius; negative as the system's.
    open var cornerRadius: CGFloat = -1
    /// The colour of picture and words.
    open var baseForegroundColor: UIColor?
    /// The colour behind.
    open var baseBackgroundColor: UIColor?
  }
  /// A picture, words or both.
  public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }
  /// How it looks; kept only.
  public let configuration: Configuration
  private let label = UILabel()
  /// Who pastes.
  open weak var target: UIResponder?
  /// A button of a look.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    prepare()
  }
  /// A button.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    label.text = "Paste"
    label.textColor = configuration.baseForegroundColor ?? .white
    backgroundColor = configuration.baseBackgroundColor ?? tintColor
    addSubview(label)
  }
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 24, height: size.height + 14)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    label.frame = CGRect(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
