import Foundation
import QuoinLayout

/// A kind of action.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  private init(name: String) { self.name = name }
  /// That of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Closes what is open.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important thing just now, by two taps with two fingers.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Takes something away.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Opens a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// Another, by its name.
  public init(named name: Text) { self.name = "named" }
}
