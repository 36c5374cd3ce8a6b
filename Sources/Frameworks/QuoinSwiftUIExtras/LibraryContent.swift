import SwiftUI

/// Something that a package puts into Xcode's library; nothing here shows that.
public struct LibraryItem {
  /// Where it stands in the library.
  public struct Category: Hashable, Sendable {
    /// Among effects.
    public static let effect = Category()
    /// Among layouts.
    public static let layout = Category()
    /// Among controls.
    public static let control = Category()
    /// Among the rest.
    public static let other = Category()
  }
  /// A view or a modifier, with its name in the library; nil = its own.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil, category: Category = .other,
    matchingSignature: String? = nil
  ) {}
}
/// Says what a package puts into Xcode's library; nobody asks it here.
@MainActor @preconcurrency public protocol LibraryContentProvider {
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// What is put onto a view of its choice.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
  /// The view that modifiers are shown on.
  associatedtype ModifierBase = Any
}
extension LibraryContentProvider {
  /// None.
  public var views: [LibraryItem] { [] }
  /// None.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
/// Puts items below each other into a list.
@resultBuilder public enum LibraryContentBuilder {
  /// One.
  public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
  /// Several.
  public static func buildExpression(_ expression: [LibraryItem]) -> [LibraryItem] { expression }
  /// All, in order.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
