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
