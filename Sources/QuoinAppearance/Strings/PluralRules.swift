/// Which word form a count takes in a language (CLDR's cardinal plural rules, for the common languages).
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a whole number.
  ///
  /// Languages that are not listed follow English: one for 1, other for the rest.
  /// - Parameter language: A language code or locale identifier; only the part before the first `-` or `_` counts.
  public static func of(_ count: Int, language: String) -> PluralCategory {
    let n = count.magnitude
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "my", "km", "lo": return .other
    case "fr", "pt": return n <= 1 ? .one : many(n)
    case "es", "it", "ca": return n == 1 ? .one : many(n)
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "hy", "kab": return n <= 1 ? .one : .other
    case "ru", "uk", "be": return eastSlavic(n)
    case "sr", "hr", "bs": return southSlavic(n)
    case "pl": return polish(n)
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "lt": return lithuanian(n)
    case "lv": return n % 10 == 0 || (11...19).contains(n % 100) ? .zero : n % 10 == 1 ? .one : .other
    case "sl": return [1: .one, 2: .two, 3: .few, 4: .few][n % 100] ?? .other
    case "ro", "mo": return n == 1 ? .one : n == 0 || (1...19).contains(n % 100) ? .few : .other
    case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
    case "ar": return arabic(n)
    case "cy": return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
    case "ga": return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "is", "mk": return n % 10 == 1 && n % 100 != 11 ? .one : .other
    case "fil", "tl": return [4, 6, 9].contains(n % 10) ? .other : .one
    default: return n == 1 ? .one : .other
    }
  }

  /// Romance languages count whole millions apart.
  private static func many(_ n: UInt) -> PluralCategory { n != 0 && n % 1_000_000 == 0 ? .many : .other }

  private static func eastSlavic(_ n: UInt) -> PluralCategory {
    if n % 10 == 1, n % 100 != 11 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }

  private static func southSlavic(_ n: UInt) -> PluralCategory {
    let category = eastSlavic(n)
    return category == .many ? .other : category
  }

  private static func polish(_ n: UInt) -> PluralCategory {
    if n == 1 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }

  private static func lithuanian(_ n: UInt) -> PluralCategory {
    if (11...19).contains(n % 100) || n % 10 == 0 { return .other }
    return n % 10 == 1 ? .one : .few
  }

  private static func arabic(_ n: UInt) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
    }
  }
}
