import Foundation

/// Lists of the system's kinds.
public struct AccessibilitySystemRotor: Sendable {
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init() }
  /// Links.
  public static var links: AccessibilitySystemRotor { .init() }
  /// Links that were or were not followed.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { .init() }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor { .init() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init() }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init() }
  /// Words in bold.
  public static var boldText: AccessibilitySystemRotor { .init() }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .init() }
}
