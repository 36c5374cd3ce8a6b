/// What something is to a reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
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
  /// Something that makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// What sums up how things are when an app begins.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// Something that begins to play or record.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// Something that takes touches as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something that turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
