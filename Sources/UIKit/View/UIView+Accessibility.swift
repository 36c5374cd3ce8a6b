/// What a view says to those who do not see it. Kept for tests and layout trees; nobody reads it aloud here.
final class AccessibilityWords {
  var isElement: Bool?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elementsHidden = false
  var isModal = false
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var groupsChildren = false
  var language: String?
  var inputLabels: [String]?
  var attributedLabel: NSAttributedString?
}

extension UIView {
  private enum WordsKey {}
  var accessibilityWords: AccessibilityWords {
    let key = ObjectIdentifier(WordsKey.self)
    if let known = attachments[key] as? AccessibilityWords { return known }
    let made = AccessibilityWords()
    attachments[key] = made
    return made
  }

}

/// What something is to a reader.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit for each trait, with UIKit's numbers.
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Not to be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Something that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
}

/// What the user asks of the system; a page has none of it on.
@MainActor @preconcurrency public enum UIAccessibility {
  /// Whether a reader is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion is to be reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether bold text is wanted.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Tells readers of a change; nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}
  /// A change.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// The screen is another.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A part is another.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Words to be said.
    public static let announcement = Notification(name: "announcement")
  }
}
