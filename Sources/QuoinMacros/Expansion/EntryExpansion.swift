/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` (or `Transaction`, `ContainerValues`, `FocusedValues`):
/// a key beside the property, and a getter and a setter that use it.
struct EntryExpansion {
  private let syntax: MacroSyntax
  private let owner: String
  private let tokens: [Token]

  init(syntax: MacroSyntax, owner: String) {
    self.syntax = syntax
    self.owner = owner
    tokens = Scanner.tokens(of: syntax.source)
  }

  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// The name of the extended type, out of the compiler's list of what stands around the declaration.
  static func owner(in context: [JSONValue]) -> String {
    guard let source = context.first?["source"]?.text else { return "" }
    let words = Scanner.tokens(of: source)
    guard let start = words.firstIndex(where: { $0.is("extension") || $0.is("struct") }), start + 1 < words.count else { return "" }
    var at = start + 1
    while at + 2 < words.count, words[at + 1].is(".") { at += 2 }
    return words[at].text
  }

  func expand(accessor: Bool) -> Expansion {
    let offset = tokens.first?.range.lowerBound ?? 0
    let property = EntryProperty(tokens: tokens, source: syntax.source)
    if accessor { return Expansion(source: accessors(of: property)) }
    guard let key = Self.keys[owner] else {
      return .failure("'@Entry' belongs in an extension of \(Self.keys.keys.sorted().joined(separator: ", "))", at: offset, in: syntax)
    }
    guard let property else {
      return .failure("'@Entry' needs a stored 'var' with one name: @Entry var spacing: CGFloat = 8", at: offset, in: syntax)
    }
    guard property.value != nil || key == "FocusedValueKey" || property.isOptional else {
      return .failure("'@Entry var \(property.name)' needs a value to start with: = …", at: offset, in: syntax)
    }
    return Expansion(source: declaration(of: property, key: key))
  }

  /// A misuse is said once, beside the property; its accessors then only have to compile.
  private func accessors(of property: EntryProperty?) -> String {
    guard let property, let key = Self.keys[owner], property.value != nil || property.isOptional || key == "FocusedValueKey" else {
      return "{\nget { Swift.fatalError() }\nset {}\n}"
    }
    let name = "__Key_\(property.bareName)"
    return "{\nget { self[\(name).self] }\nset { self[\(name).self] = newValue }\n}"
  }

  private func declaration(of property: EntryProperty, key: String) -> String {
    let head = "private struct __Key_\(property.bareName): SwiftUI.\(key) {\n"
    if key == "FocusedValueKey" {
      return head + "  typealias Value = \(property.unwrappedType)\n}"
    }
    guard let type = property.type else {
      return head + "  nonisolated static let defaultValue = \(property.value ?? "nil")\n}"
    }
    // What is unwrapped by itself is so where it stands; the key has the optional.
    let kept = type.hasSuffix("!") ? type.dropLast() + "?" : type[...]
    return head + "  typealias Value = \(kept)\n  nonisolated static var defaultValue: Value { \(property.value ?? "nil") }\n}"
  }
}

/// What is written after `@Entry`.
struct EntryProperty {
  var name: String
  var type: String?
  var value: String?

  var bareName: String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }
  var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") } ?? false }
  var unwrappedType: String { type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never" }

  init?(tokens: [Token], source: String, allowsStatic: Bool = false) {
    let bytes = Array(source.utf8)
    var at = tokens.end(ofAttributesAt: 0)
    while at < tokens.count, tokens[at].kind == .word, !tokens[at].is("var") {
      if tokens[at].is("let") || (!allowsStatic && (tokens[at].is("static") || tokens[at].is("class"))) { return nil }
      at += 1
      if at < tokens.count, tokens[at].is("(") { at = tokens.end(ofBracketAt: at) }
    }
    guard at + 1 < tokens.count, tokens[at].is("var"), tokens[at + 1].kind == .word else { return nil }
    name = tokens[at + 1].text
    at += 2
    let equals = Self.firstEquals(tokens, from: at)
    let typeEnd = equals ?? tokens.count
    if at < typeEnd, tokens[at].is(":") {
      guard at + 1 < typeEnd else { return nil }
      type = String(decoding: bytes[tokens[at + 1].range.lowerBound..<tokens[typeEnd - 1].range.upperBound], as: UTF8.self)
    } else if at < typeEnd {
      return nil
    }
    if let equals {
      guard equals + 1 < tokens.count else { return nil }
      value = String(decoding: bytes[tokens[equals + 1].range.lowerBound..<tokens[tokens.count - 1].range.upperBound], as: UTF8.self)
    } else if tokens[at...].contains(where: { $0.is("{") }) {
      return nil
    }
  }

  private static func firstEquals(_ tokens: [Token], from start: Int) -> Int? {
    var at = start
    while at < tokens.count {
      // `Type?=` and `Type>=` are written with a space by everybody; the compiler asks for it too.
      if tokens[at].is("=") { return at }
      at = tokens[at].kind == .open ? tokens.end(ofBracketAt: at) : at + 1
    }
    return nil
  }
}
