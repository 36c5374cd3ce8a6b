import Foundation

/// A word of a predicate's format.
struct PredicateToken {
  enum Kind { case word, sign, number, text, argument, variable }
  let kind: Kind
  let text: String

  private static let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"]

  static func tokens(of format: String) throws(PredicateParser.Problem) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(PredicateToken(kind: .text, text: try quoted(&rest)))
      } else if first == "%" {
        tokens.append(PredicateToken(kind: .argument, text: argument(&rest)))
      } else if first == "$" {
        rest.removeFirst()
        tokens.append(PredicateToken(kind: .variable, text: String(taken(&rest) { $0.isLetter || $0.isNumber || $0 == "_" })))
      } else if first.isNumber {
        tokens.append(PredicateToken(kind: .number, text: String(taken(&rest) { $0.isNumber || $0 == "." })))
      } else if first.isLetter || "_@.#\\".contains(first) {
        let text = String(taken(&rest) { $0.isLetter || $0.isNumber || "_@.#\\".contains($0) })
        tokens.append(PredicateToken(kind: .word, text: text.filter { $0 != "#" && $0 != "\\" }))
      } else if let sign = signs.first(where: rest.hasPrefix) {
        rest.removeFirst(2)
        tokens.append(PredicateToken(kind: .sign, text: sign))
      } else {
        rest.removeFirst()
        tokens.append(PredicateToken(kind: .sign, text: String(first)))
      }
    }
    return tokens
  }

  private static func taken(_ rest: inout Substring, _ belongs: (Character) -> Bool) -> Substring {
    let run = rest.prefix(while: belongs)
    rest = rest.dropFirst(run.count)
    return run
  }

  private static func quoted(_ rest: inout Substring) throws(PredicateParser.Problem) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      text.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    throw PredicateParser.Problem(sentence: "a text has no closing \(quote)")
  }

  /// `%@`, `%K`, `%ld` …
  private static func argument(_ rest: inout Substring) -> String {
    rest.removeFirst()
    var text = "%"
    while let next = rest.first, "hlqLztj0123456789.".contains(next) { text.append(rest.removeFirst()) }
    if let last = rest.popFirst() { text.append(last) }
    return text
  }
}
