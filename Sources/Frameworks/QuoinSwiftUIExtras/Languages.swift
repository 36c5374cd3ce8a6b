import SwiftUI

// Ways that lines stand and letters are set, by the language of the words.

/// The language that letters are set for.
public struct TypesettingLanguage: Sendable, Equatable {
  let language: Locale.Language?
  /// As the words are.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}
extension Text {
  /// The language that letters are set for. Ignored: their script tells.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
  /// How lines of different lengths stand to each other when reading begins elsewhere.
  public struct AlignmentStrategy: Hashable, Sendable {
    let name: String
    /// As the surroundings say.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the words.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
  /// Which way words are written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String
    /// As the surroundings say.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the words themselves.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}
extension View {
  /// The language that letters within are set for. Ignored: their script tells.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
  /// How lines stand when reading begins elsewhere. Ignored: by the direction of the layout.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  /// Which way words are written. Ignored: each paragraph as its first strong letter is.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
  /// Which words of a search are chosen. Ignored: none are.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}

/// Which attributes words may have where they are typed. Nobody types here: words keep theirs.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes.
  associatedtype Scope: AttributeScope
}
extension View {
  /// Which attributes words may have that are typed within. Ignored: nobody types.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View { self }
  /// Which attributes words may have that are typed within. Ignored: nobody types.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: KeyPath<AttributeScopes, S.Type>) -> some View {
    self
  }
}
