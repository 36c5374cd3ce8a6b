import Foundation

/// A section of a lazy container: all its items, and which of them are its header and footer.
public struct LazySection: Hashable, Sendable {
  /// All its items, header and footer included.
  public var items: Range<Int>
  /// The index of its header; nil if it has none.
  public var header: Int?
  /// The index of its footer; nil if it has none.
  public var footer: Int?
  /// A section; `header` and `footer` lie in `items`, nil if there are none.
  public init(items: Range<Int>, header: Int?, footer: Int?) {
    self.items = items
    self.header = header
    self.footer = footer
  }
}
