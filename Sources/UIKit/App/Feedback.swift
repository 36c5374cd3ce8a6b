// What a phone lets its user feel. A page cannot be felt: these do nothing.

/// Something that can be felt.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Makes ready; nothing to do.
  open func prepare() {}
}

/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// A knock of a style.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Knocks; nothing is felt.
  open func impactOccurred() {}
  /// Knocks with a strength; nothing is felt.
  open func impactOccurred(intensity: CGFloat) {}
  /// How strong a knock is.
  public enum FeedbackStyle: Int, Sendable {
    /// Of a small thing.
    case light
    /// Of a thing.
    case medium
    /// Of a great thing.
    case heavy
    /// Of a soft thing.
    case soft
    /// Of a hard thing.
    case rigid
  }
}

/// How something came out.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Tells it; nothing is felt.
  open func notificationOccurred(_ type: FeedbackType) {}
  /// How it came out.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// With a doubt.
    case warning
    /// Badly.
    case error
  }
}

/// Another thing was chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells it; nothing is felt.
  open func selectionChanged() {}
}

/// What was copied, for the life of the program.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  /// The one that all share.
  public static let general = UIPasteboard()
  /// The text on it.
  open var string: String?
  /// The address on it.
  open var url: URL?
  /// The picture on it.
  open var image: UIImage?
  /// The colour on it.
  open var color: UIColor?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}

extension UIResponder {
  /// Sent before a keyboard comes; never here.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Sent when a keyboard has come; never here.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Sent before a keyboard goes; never here.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Sent when a keyboard has gone; never here.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Sent before a keyboard moves; never here.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard will be.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where the keyboard was.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How long it takes.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How it moves.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
