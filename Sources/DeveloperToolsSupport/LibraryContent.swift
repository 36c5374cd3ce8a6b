// What Xcode's library shows of a project; nobody shows it here.

/// Something of a project that can be put into a file.
public struct LibraryItem {
  /// Of which kind it is.
  public struct Category: Hashable, Sendable {
    let name: String
    /// A control.
    public static let control = Category(name: "control")
    /// A layout.
    public static let layout = Category(name: "layout")
    /// An effect.
    public static let effect = Category(name: "effect")
    /// Anything else.
    public static let other = Category(name: "other")
  }
  /// Something with its name.
  public init<Snippet>(
    _ snippet: @autoclosure @escaping () -> Snippet, visible: Bool = true, title: String? = nil, category: Category = .other,
    matchingSignature: String? = nil
  ) {}
}
/// Says what of a project can be put into files.
@MainActor @preconcurrency public protocol LibraryContentProvider {
  /// What modifiers are changed on.
  associatedtype ModifierBase = Any
  /// Views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// Modifiers.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}
extension LibraryContentProvider {
  /// None.
  public var views: [LibraryItem] { [] }
  /// Does nothing.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
/// Collects such things.
@resultBuilder public struct LibraryContentBuilder {
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
