import Foundation
import QuoinAppearance
import QuoinLayout

/// The values that led from page to page.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  /// An empty path: the root shows.
  public init() {}
  /// The values of a sequence, the last of which is shown. Time: linear.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// How many pages stand above the root.
  public var count: Int { values.count }
  /// Whether the root shows.
  public var isEmpty: Bool { values.isEmpty }
  /// Puts a page on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes `k` pages from the top, or all if there are fewer; below 0 takes none.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}

extension NavigationPath: @unchecked Sendable {}
