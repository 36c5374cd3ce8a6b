/// Which way those who do not see the page scroll it.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To what follows.
  case next
  /// To what came before.
  case previous
}

extension UIAccessibility {
  /// Posted when a reader comes to a part of the page; no reader is here.
  public static nonisolated let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
  /// Under which the part is that a reader has come to.
  public static nonisolated let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Under which the part is that a reader has left.
  public static nonisolated let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

/// How much something that is read aloud matters.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It interrupts what is being read.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// It interrupts what matters less.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// It waits.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
