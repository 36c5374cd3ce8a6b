/// `@Animatable` on a type: its stored variables, one after the other, are what moves; those with an attribute of their own, as
/// `@AnimatableIgnored` and `@State`, stay as they are.
struct AnimatableExpansion {
  let syntax: MacroSyntax

  /// What the type gets beside its own.
  func members() -> Expansion {
    let tokens = Scanner.tokens(of: syntax.source)
    guard let keyword = tokens.firstIndex(where: { $0.is("struct") || $0.is("class") || $0.is("enum") }), !tokens[keyword].is("enum") else {
      return .failure("'@Animatable' belongs before a struct or a class", at: tokens.first?.range.lowerBound ?? 0, in: syntax)
    }
    let access = ["public", "package"].first { word in tokens[..<keyword].contains { $0.is(word) } }
    let names = ModelProperty.kept(in: syntax.source).filter { $0.attributes.isEmpty }.map(\.name)
    let parts = names.map { "SwiftUI._AnimatedParts.part(of: self.\($0))" }.joined(separator: ", ")
    let writes = names.enumerated().map { "    newValue.write(\($0.offset), to: &self.\($0.element))\n" }.joined()
    return Expansion(
      source: """
        \(access.map { $0 + " " } ?? "")var animatableData: SwiftUI._AnimatedParts {
          get { SwiftUI._AnimatedParts([\(parts)]) }
          set {
        \(writes)  }
        }
        """)
  }
}
