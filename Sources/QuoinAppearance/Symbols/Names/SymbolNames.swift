import Foundation

/// Which drawing stands for a symbol's name.
///
/// Each row is `symbol.name=recipe`; with `+=` the row also stands for `symbol.name.fill`, with the filled drawing. Recipes are
/// read by ``SymbolRecipe``. The rows are searched as they are written: a page asks for a few names, and a dictionary of all of
/// them would cost more than it saves.
enum SymbolNames {
  /// The recipe written for a name; nil when the tables do not list it.
  static func recipe(_ name: String) -> Substring? {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : nil
    for table in tables {
      if let recipe = row(name + "=", in: table) ?? row(name + "+=", in: table) { return recipe }
    }
    guard let base else { return nil }
    for table in tables {
      if let recipe = row(base + "+=", in: table) { return SymbolRecipe.filled(recipe) }
    }
    return nil
  }

  /// Every listed name.
  static var all: [String] {
    tables.flatMap { $0.split(whereSeparator: \.isWhitespace) }.flatMap { row -> [String] in
      guard let equals = row.dropFirst().firstIndex(of: "=") else { return [] }
      let name = String(row[..<equals])
      return name.hasSuffix("+") ? [String(name.dropLast()), name.dropLast() + ".fill"] : [name]
    }
  }

  private static let tables = [signs, people, arrows, media, talk, papers, devices, tools, places, nature, layout]

  /// What stands after `key` up to the next white space, where `key` begins a row.
  private static func row(_ key: String, in table: String) -> Substring? {
    var table = table
    var key = key
    let range = table.withUTF8 { text in key.withUTF8 { find($0, in: text) } }
    return range.map {
      Substring(
        table.utf8[
          table.utf8.index(table.startIndex, offsetBy: $0.lowerBound)..<table.utf8.index(table.startIndex, offsetBy: $0.upperBound)])
    }
  }

  private static func find(_ key: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let start = text.baseAddress, let wanted = key.baseAddress else { return nil }
    var at = 0
    while at + key.count <= text.count {
      if memcmp(start + at, wanted, key.count) == 0 {
        let from = at + key.count
        return from..<(text[from...].firstIndex { $0 <= 0x20 } ?? text.count)
      }
      while at < text.count, text[at] > 0x20 { at += 1 }
      at += 1
    }
    return nil
  }
}
