/// `@NSManaged` on a variable or a method of a managed object: the value is the object's own, found by the variable's name, and a method
/// such as `addToItems(_:)` changes the relationship that it names.
struct ManagedExpansion {
  let syntax: MacroSyntax

  /// How the value is read and written.
  func accessors() -> Expansion {
    guard let property = EntryProperty(tokens: Scanner.tokens(of: syntax.source), source: syntax.source) else {
      return Expansion(source: "{\nget { Swift.fatalError() }\nset {}\n}")
    }
    let name = property.bareName
    return Expansion(source: "{\nget { managedValue(\"\(name)\") }\nset { setManagedValue(newValue, \"\(name)\") }\n}")
  }

  /// What the method does.
  func body() -> Expansion {
    let tokens = Scanner.tokens(of: syntax.source)
    guard let start = tokens.firstIndex(where: { $0.is("func") }), start + 2 < tokens.count, tokens[start + 2].is("(") else {
      return Expansion(source: "{}")
    }
    var names: [String] = []
    var depth = 0
    for index in (start + 2)..<tokens.count {
      if tokens[index].is("(") || tokens[index].is("[") || tokens[index].is("<") { depth += 1 }
      if tokens[index].is(")") || tokens[index].is("]") || tokens[index].is(">") { depth -= 1 }
      if depth == 1, tokens[index].is(":") { names.append(tokens[index - 1].text) }
      if depth == 0 { break }
    }
    return Expansion(source: "{\nchangeManagedValues(\"\(tokens[start + 1].text)\", [\(names.joined(separator: ", "))])\n}")
  }
}
