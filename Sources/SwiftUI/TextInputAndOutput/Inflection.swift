import Foundation

/// Words that agree with their number: `^[3 smoothie](inflect: true)` says “3 smoothies”.
///
/// By the regular rules of English; in other languages, and where no number stands before the words, they stay as written.
enum Inflection {
  /// `source` with its marks for agreement carried out.
  static func applied(_ source: String) -> String {
    guard source.utf8.contains(UInt8(ascii: "^")), source.contains("^[") else { return source }
    return source.replacing(/\^\[([^\]]*)\]\(\s*inflect:\s*true[^)]*\)/) { agreed(String($0.output.1)) }
  }

  private static func agreed(_ words: String) -> String {
    guard let number = words.firstMatch(of: /[0-9][0-9.,]*/), number.output != "1" else { return words }
    guard let noun = words.matches(of: /[A-Za-z]+/).last, noun.range.lowerBound > number.range.lowerBound else { return words }
    return words.replacingCharacters(in: noun.range, with: plural(String(noun.output)))
  }

  private static func plural(_ noun: String) -> String {
    let lower = noun.lowercased()
    let irregular = ["person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice", "foot": "feet"]
    if let other = irregular[lower] { return noun.first?.isUppercase == true ? other.capitalized : other }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) { return noun.dropLast() + "ies" }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    return noun + "s"
  }
}
