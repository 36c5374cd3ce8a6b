import Foundation

/// Reads the language of `NSPredicate(format:)`.
struct PredicateParser {
  /// What stops a format from being read.
  struct Problem: Error {
    let sentence: String
  }

  private let tokens: [PredicateToken]
  private var at = 0
  private var arguments: ArraySlice<Any?>

  static func parse(_ format: String, _ arguments: [Any?]) throws(Problem) -> PredicateNode {
    var parser = PredicateParser(tokens: try PredicateToken.tokens(of: format), arguments: arguments[...])
    let node = try parser.either()
    guard parser.at == parser.tokens.count else { throw Problem(sentence: "“\(parser.tokens[parser.at].text)” is not understood there") }
    return node
  }

  /// A value alone, as expressions are written.
  static func expression(_ format: String, _ arguments: [Any?]) throws(Problem) -> PredicateValue {
    var parser = PredicateParser(tokens: try PredicateToken.tokens(of: format), arguments: arguments[...])
    let value = try parser.sum()
    guard parser.at == parser.tokens.count else { throw Problem(sentence: "“\(parser.tokens[parser.at].text)” is not understood there") }
    return value
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) { (self.tokens, self.arguments) = (tokens, arguments) }

  private var word: String { at < tokens.count && tokens[at].kind == .word ? tokens[at].text.uppercased() : "" }
  private var sign: String { at < tokens.count && tokens[at].kind == .sign ? tokens[at].text : "" }
  private mutating func take(_ words: String...) -> Bool {
    guard words.contains(word) || (!sign.isEmpty && words.contains(sign)) else { return false }
    at += 1
    return true
  }
  private mutating func expect(_ text: String) throws(Problem) {
    guard take(text) else {
      throw Problem(sentence: "“\(text)” is missing\(at < tokens.count ? " before “\(tokens[at].text)”" : " at its end")")
    }
  }

  // MARK: Conditions

  private mutating func either() throws(Problem) -> PredicateNode {
    var node = try both()
    while take("OR", "||") { node = .either(node, try both()) }
    return node
  }

  private mutating func both() throws(Problem) -> PredicateNode {
    var node = try negation()
    while take("AND", "&&") { node = .both(node, try negation()) }
    return node
  }

  private mutating func negation() throws(Problem) -> PredicateNode {
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if sign == "(" {
      // It may be a condition or the left side of one.
      let (begin, before) = (at, arguments)
      at += 1
      if let inner = try? either(), take(")"), !isOperator { return inner }
      (at, arguments) = (begin, before)
    }
    return try comparison()
  }

  private static let operators: Set<String> = [
    "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "BETWEEN",
  ]
  private var isOperator: Bool {
    Self.operators.contains(word) || Self.operators.contains(sign) || ["+", "-", "*", "/", "**"].contains(sign)
  }

  private mutating func comparison() throws(Problem) -> PredicateNode {
    var which = PredicateNode.Which.direct
    if take("ANY", "SOME") { which = .any } else if take("ALL") { which = .all } else if take("NONE") { which = .none }
    let left = try sum()
    let name = word.isEmpty ? sign : word
    guard Self.operators.contains(name) else {
      guard at == tokens.count || sign == ")" || ["AND", "OR"].contains(word) || ["&&", "||"].contains(sign) else {
        throw Problem(sentence: "“\(tokens[at].text)” is no comparison")
      }
      return .value(left)
    }
    at += 1
    var options: String.CompareOptions = []
    if take("[") {
      let letters = word.lowercased()
      at += 1
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      try expect("]")
    }
    return .comparison(which, left, name, try sum(), options)
  }

  // MARK: Values

  private mutating func sum() throws(Problem) -> PredicateValue {
    var value = try product()
    while ["+", "-"].contains(sign) {
      let name = sign
      at += 1
      value = .arithmetic(value, name, try product())
    }
    return value
  }

  private mutating func product() throws(Problem) -> PredicateValue {
    var value = try power()
    while ["*", "/"].contains(sign) {
      let name = sign
      at += 1
      value = .arithmetic(value, name, try power())
    }
    return value
  }

  private mutating func power() throws(Problem) -> PredicateValue {
    let value = try single()
    guard take("**") else { return value }
    return .arithmetic(value, "**", try power())
  }

  private mutating func single() throws(Problem) -> PredicateValue {
    guard at < tokens.count else { throw Problem(sentence: "a value is missing at its end") }
    let token = tokens[at]
    at += 1
    switch token.kind {
    case .text: return .constant(token.text)
    case .number: return .constant(Int(token.text).map { $0 as Any } ?? Double(token.text))
    case .argument:
      guard let argument = arguments.popFirst() else { throw Problem(sentence: "“\(token.text)” has no argument") }
      guard token.text == "%K" else { return .constant(argument) }
      return try following(.path(Plain(argument).text?.split(separator: ".") ?? []))
    case .variable: return try following(.variable(token.text))
    case .sign where token.text == "(":
      let inner = try sum()
      try expect(")")
      return inner
    case .sign where token.text == "-": return .arithmetic(.constant(0), "-", try single())
    case .sign where token.text == "{":
      var elements: [PredicateValue] = []
      while sign != "}" {
        elements.append(try sum())
        if !take(",") { break }
      }
      try expect("}")
      return .list(elements)
    case .sign: throw Problem(sentence: "a value is missing before “\(token.text)”")
    case .word: return try named(token.text)
    }
  }

  private mutating func named(_ name: String) throws(Problem) -> PredicateValue {
    switch name.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NULL", "NIL": return .constant(nil)
    case "SUBQUERY" where sign == "(":
      at += 1
      let collection = try sum()
      try expect(",")
      guard at < tokens.count, tokens[at].kind == .variable else { throw Problem(sentence: "SUBQUERY's variable is missing, as in $x") }
      let variable = tokens[at].text
      at += 1
      try expect(",")
      let condition = try either()
      try expect(")")
      return try following(.subquery(collection, variable, condition))
    case let function where sign == "(":
      at += 1
      var values: [PredicateValue] = []
      while sign != ")" {
        values.append(try sum())
        if !take(",") { break }
      }
      try expect(")")
      guard let known = PredicateFunction(rawValue: function.lowercased()) else {
        throw Problem(sentence: "the function \(name) is not known")
      }
      return .function(known, values)
    default: return try following(.path(name.split(separator: ".")))
    }
  }

  /// A path that goes on behind a value: `.@count`.
  private mutating func following(_ value: PredicateValue) throws(Problem) -> PredicateValue {
    guard at < tokens.count, tokens[at].kind == .word, tokens[at].text.hasPrefix(".") else { return value }
    at += 1
    return .member(value, tokens[at - 1].text.split(separator: "."))
  }
}
