import Foundation

extension String.StandardComparator {
  /// As a list of files has them. Here by their letters' numbers alone: Foundation has no other order on this system.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// As one's language has them. Here by their letters' numbers alone: Foundation has no other order on this system.
  public static var localized: String.StandardComparator { .lexical }
}
extension SortComparator where Self == String.StandardComparator {
  /// As a list of files has them. Here by their letters' numbers alone.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// As one's language has them. Here by their letters' numbers alone.
  public static var localized: String.StandardComparator { .lexical }
}
