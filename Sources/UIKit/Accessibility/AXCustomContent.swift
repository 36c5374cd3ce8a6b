/// More that is said of an element, by its name. Kept for tests; nobody reads it aloud here.
public final class AXCustomContent: NSObject, @unchecked Sendable {
  /// What it is about.
  public let label: String
  /// What is said of it.
  public let value: String
  /// When it is said.
  public var importance = Importance.default
  /// A value by its name.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }
  /// When it is said.
  public enum Importance: UInt, Sendable {
    /// When somebody asks.
    case `default`
    /// At once.
    case high
  }
}

/// An element that has more to say.
@MainActor @preconcurrency public protocol AXCustomContentProvider: AnyObject {
  /// What it has to say.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension UIView {
  /// More that is said of it; kept only.
  public var accessibilityCustomContent: [AXCustomContent]! {
    get { kept([]) }
    set { keep(newValue ?? []) }
  }
  /// By what those who hear can go through its content; kept only.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// A way through content for those who hear; nobody turns it here.
@MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  /// What it is called.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search
  /// What kind of element it goes through.
  public let systemRotorType: SystemRotorType
  /// A way of a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }
  /// A way through elements of a kind.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
  /// Which way it is turned.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous
    /// On.
    case next
  }
  /// What kind of element it goes through.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }
}

/// Where the next element is looked for.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element to begin at.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that was found.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// It; nil = none.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil = all.
  open var targetRange: UITextRange?
  /// Nothing.
  public override init() { super.init() }
  /// An element, and the part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
