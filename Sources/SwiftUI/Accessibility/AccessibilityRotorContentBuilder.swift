import Foundation

/// Puts entries together.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// One entry.
  nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// One entry.
  nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// Several entries.
  nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content) -> _RotorEntries {
    _RotorEntries()
  }
  /// Entries where a condition holds.
  nonisolated public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorEntries { _RotorEntries() }
}
