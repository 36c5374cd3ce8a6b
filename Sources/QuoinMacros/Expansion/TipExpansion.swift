/// TipKit's macros: `@Parameter static var isNew: Bool = true` keeps its value where rules read it, and `#Rule(Self.$isNew) { $0 }` is a rule.
struct TipExpansion {
  let syntax: MacroSyntax

  private var property: EntryProperty? {
    EntryProperty(tokens: Scanner.tokens(of: syntax.source), source: syntax.source, allowsStatic: true)
  }

  /// How a parameter is read and written.
  func accessors() -> Expansion {
    guard let property else { return .failure("@Parameter wants a static variable with a type and a value", at: 0, in: syntax) }
    return Expansion(source: "{\nget { $\(property.bareName).wrappedValue }\nset { $\(property.bareName).wrappedValue = newValue }\n}")
  }

  /// Where a parameter is kept.
  func storage() -> Expansion {
    guard let property, let type = property.type else { return Expansion(source: "") }
    let value = property.value ?? (property.isOptional ? "nil" : "")
    return Expansion(
      source: "static let $\(property.bareName) = TipKit.Tips.Parameter<\(type)>(Self.self, \"\(property.bareName)\", \(value))")
  }

  /// The rule itself.
  func rule() -> Expansion {
    guard let hash = syntax.source.firstIndex(of: "#"), let name = syntax.source[hash...].firstIndex(of: "R") else {
      return Expansion(source: nil)
    }
    return Expansion(source: "TipKit.Tips." + syntax.source[name...])
  }
}
