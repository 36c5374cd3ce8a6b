import QuoinSources

/// The names that files declare, as far as words alone tell: what follows `struct`, `func`, `var` and their like.
enum DeclaredNames {
  static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "case", "macro",
  ]

  static func all(in files: [String]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      guard let bytes = FileBytes.read(file) else { continue }
      var declares = false
      for word in String(decoding: bytes, as: UTF8.self).split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        let word = String(word)
        if declares { names.insert(word) }
        declares = keywords.contains(word)
      }
    }
    return names
  }
}
