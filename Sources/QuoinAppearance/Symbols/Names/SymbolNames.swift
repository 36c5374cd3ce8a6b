/// Which drawing stands for a symbol's name.
///
/// Each row is `symbol.name=recipe`; with `+=` the row also stands for `symbol.name.fill`, with the filled drawing. Recipes are
/// read by ``SymbolRecipe``.
enum SymbolNames {
  /// The recipe written for a name; nil when the tables do not list it.
  static func recipe(_ name: String) -> Substring? { table[name] }

  /// Every listed name.
  static var all: [String] { Array(table.keys) }

  private static let table: [String: Substring] = {
    var result: [String: Substring] = [:]
    result.reserveCapacity(1200)
    for text in [signs, people, arrows, media, talk, papers, devices, tools, places, nature, layout] {
      for row in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        guard let equals = row.dropFirst().firstIndex(of: "=") else { continue }
        let recipe = row[row.index(after: equals)...]
        if row[row.index(before: equals)] == "+" {
          let name = String(row[..<row.index(before: equals)])
          result[name] = recipe
          result[name + ".fill"] = SymbolRecipe.filled(recipe)
        } else {
          result[String(row[..<equals])] = recipe
        }
      }
    }
    return result
  }()
}
