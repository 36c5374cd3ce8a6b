@_exported import Foundation

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// English.
  public static let english = NLLanguage("en")
  /// French.
  public static let french = NLLanguage("fr")
  /// German.
  public static let german = NLLanguage("de")
  /// Spanish.
  public static let spanish = NLLanguage("es")
  /// Not known.
  public static let undetermined = NLLanguage("und")
}
/// What is said of a word.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A noun.
  public static let noun = NLTag(rawValue: "Noun")
  /// A verb.
  public static let verb = NLTag(rawValue: "Verb")
  /// An adjective.
  public static let adjective = NLTag(rawValue: "Adjective")
  /// A person.
  public static let personalName = NLTag(rawValue: "PersonalName")
  /// A place.
  public static let placeName = NLTag(rawValue: "PlaceName")
  /// A firm.
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}
/// In which way something is said.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// How it feels.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
  /// What kind of word.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// What kind of name.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// Its plain form.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// What kind of word or name.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
}
/// A part of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }
/// Says something of a text's parts; nothing here.
open class NLTagger: NSObject {
  /// How.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without signs.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Without blanks.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Names of several words are one.
    public static let joinNames = Options(rawValue: 32)
  }
  /// The text.
  open var string: String?
  /// In some ways.
  public init(tagSchemes: [NLTagScheme]) {}
  /// What is said of a part: nothing.
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
  /// Goes through parts: none.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
}
/// Finds a text's parts.
open class NLTokenizer: NSObject {
  /// The text.
  open var string: String?
  private let unit: NLTokenUnit
  /// Of a kind.
  public init(unit: NLTokenUnit) { self.unit = unit }
  /// The parts, in order.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    var found: [Range<String.Index>] = []
    let part = string[range]
    var begin: String.Index?
    let isEnd: (Character) -> Bool = { [unit] in
      switch unit {
      case .word: !$0.isLetter && !$0.isNumber
      case .sentence: ".!?".contains($0)
      case .paragraph: $0.isNewline
      case .document: false
      }
    }
    for index in part.indices {
      if isEnd(part[index]) {
        if let from = begin { found.append(from..<index) }
        begin = nil
      } else if begin == nil {
        begin = index
      }
    }
    if let begin { found.append(begin..<range.upperBound) }
    return found
  }
  /// Goes through the parts.
  open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Int) -> Bool) {
    for token in tokens(for: range) where !block(token, 0) { return }
  }
}
/// Finds a text's language; none here.
open class NLLanguageRecognizer: NSObject {
  /// The language: not known.
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  /// The language: not known.
  open var dominantLanguage: NLLanguage? { nil }
  /// Reads a text.
  open func processString(_ string: String) {}
}
