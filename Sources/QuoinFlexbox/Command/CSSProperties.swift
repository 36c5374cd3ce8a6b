/// Sets CSS properties by name. Logical properties are mapped by `rightToLeft`, the node's own direction, as they come, so that
/// of two names for one edge the later wins.
struct CSSProperties {
  var style: FlexStyle
  let rightToLeft: Bool
  /// What `inherit` takes over.
  let parent: FlexStyle

  /// What was wrong with a declaration.
  enum Refusal: Error {
    case unknownProperty
    /// The longhand that did not take its part of the value; nil if the value has the wrong number of parts.
    case badValue(of: String?)
  }

  /// CSS Cascade 5 §7.3: the values every property takes. Without other style sheets `revert` means what `unset` does.
  static let global: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer"]

  /// Nothing is changed if the declaration is refused.
  mutating func set(_ name: String, _ value: String) throws(Refusal) {
    let name = Self.cssName(name)
    let text = CSSValue.words(value).joined(separator: " ")
    if Self.global.contains(text) {
      guard let names = CSSShorthands.names(of: name, rightToLeft: rightToLeft) else { throw .unknownProperty }
      for name in names { reset(name, text) }
      return
    }
    guard let declarations = try CSSShorthands.longhands(of: name, text, rightToLeft: rightToLeft) else { throw .unknownProperty }
    var changed = style
    for (longhand, value) in declarations {
      guard let property = CSSLonghand.all[longhand], property.set(&changed, value) else { throw .badValue(of: longhand) }
    }
    style = changed
  }

  private mutating func reset(_ name: String, _ keyword: String) {
    guard let property = CSSLonghand.all[name] else { return }
    if keyword == "inherit" || keyword != "initial" && property.isInherited {
      property.copy(&style, parent)
    } else {
      _ = property.set(&style, property.initial)
    }
  }

  /// `flexDirection` and `FLEX-DIRECTION` as CSS writes it. CSS's names know no case.
  static func cssName(_ name: String) -> String {
    var css = ""
    let hasLower = name.contains { $0.isLowercase }
    for letter in name {
      if letter.isUppercase, hasLower, !css.isEmpty, !name.contains("-") { css += "-" }
      css += letter.lowercased()
    }
    return css
  }
}

/// Words for what could not be read.
enum CSSAdvice {
  static func unknown(_ name: String) -> String {
    nearest(CSSProperties.cssName(name), among: CSSShorthands.names).map { "Did you mean \($0)?" }
      ?? "Use a CSS name such as flex-direction or margin-left."
  }

  static func bad(_ value: String, of property: String, longhand: String?) -> String {
    guard let longhand, let grammar = CSSLonghand.all[longhand]?.takes else {
      return "It takes one value, or as many as it has parts, with spaces between."
    }
    let owner = longhand == CSSProperties.cssName(property) ? "It" : longhand
    let near = nearest(value.lowercased(), among: grammar.keywords).map { " Did you mean \($0)?" } ?? ""
    return "\(owner) takes \(grammar.words).\(near)"
  }

  /// The word that is reached with the fewest changed letters, if those are few.
  private static func nearest(_ word: String, among words: [String]) -> String? {
    guard word.count <= 40 else { return nil }
    let found: [(letters: Int, word: String)] = words.map { (distance(word, $0), $0) }
    guard let nearest = found.min(by: <), nearest.letters <= max(1, min(word.count, nearest.word.count) / 3) else { return nil }
    return nearest.word
  }

  /// How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
