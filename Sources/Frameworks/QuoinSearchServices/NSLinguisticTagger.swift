import Foundation

/// What is said of a word.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// By its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A word.
  public static let word = NSLinguisticTag("Word")
  /// A sign.
  public static let punctuation = NSLinguisticTag("Punctuation")
  /// A blank.
  public static let whitespace = NSLinguisticTag("Whitespace")
  /// Something else.
  public static let other = NSLinguisticTag("Other")
  /// A noun.
  public static let noun = NSLinguisticTag("Noun")
  /// A verb.
  public static let verb = NSLinguisticTag("Verb")
  /// An adjective.
  public static let adjective = NSLinguisticTag("Adjective")
  /// An adverb.
  public static let adverb = NSLinguisticTag("Adverb")
  /// A pronoun.
  public static let pronoun = NSLinguisticTag("Pronoun")
  /// A preposition.
  public static let preposition = NSLinguisticTag("Preposition")
  /// A number.
  public static let number = NSLinguisticTag("Number")
  /// A person.
  public static let personalName = NSLinguisticTag("PersonalName")
  /// A place.
  public static let placeName = NSLinguisticTag("PlaceName")
  /// A firm.
  public static let organizationName = NSLinguisticTag("OrganizationName")
}
/// In which way something is said of words.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// By its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Words, signs and blanks.
  public static let tokenType = NSLinguisticTagScheme("TokenType")
  /// What kind of word.
  public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
  /// What kind of name.
  public static let nameType = NSLinguisticTagScheme("NameType")
  /// What kind of name or word.
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
  /// Its plain form.
  public static let lemma = NSLinguisticTagScheme("Lemma")
  /// Its language.
  public static let language = NSLinguisticTagScheme("Language")
  /// Its script.
  public static let script = NSLinguisticTagScheme("Script")
}
/// Of what something is said.
public enum NSLinguisticTaggerUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Says something of a text's words: where they begin and end, and what are signs; of kinds, languages and plain forms nothing is known.
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
  /// What is passed over.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// With these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words.
    public static let omitWords = Options(rawValue: 1)
    /// Signs.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Blanks.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Everything else.
    public static let omitOther = Options(rawValue: 8)
    /// Names of several words are one.
    public static let joinNames = Options(rawValue: 16)
  }
  /// The ways that can be asked for.
  public let tagSchemes: [NSLinguisticTagScheme]
  /// The text.
  open var string: String?
  /// Ways, and what is passed over.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) { self.tagSchemes = tagSchemes }
  /// The ways that something can be said in a language: where words are.
  open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] { [.tokenType] }
  /// The ways that something can be said in a language: where words are.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] { [.tokenType] }
  /// The language that is written most; nil = not known.
  open var dominantLanguage: String? { nil }
  /// The language of a text; nil = not known.
  open class func dominantLanguage(for string: String) -> String? { nil }

  /// Goes through words, signs and blanks.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let string, let part = Range(range, in: string) else { return }
    var stop = ObjCBool(false)
    var begin = part.lowerBound
    while begin < part.upperBound, !stop.boolValue {
      let tag = Self.tag(of: string[begin])
      var end = string.index(after: begin)
      // Signs stand alone, letters and blanks in rows.
      while tag != .punctuation, end < part.upperBound, Self.tag(of: string[end]) == tag { end = string.index(after: end) }
      let isLeftOut =
        tag == .word && options.contains(.omitWords) || tag == .punctuation && options.contains(.omitPunctuation)
        || tag == .whitespace && options.contains(.omitWhitespace)
      if !isLeftOut { block(scheme == .tokenType ? tag : nil, NSRange(begin..<end, in: string), &stop) }
      begin = end
    }
  }
  /// Goes through words, signs and blanks; nothing is known of sentences, which are told as the words are.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, part, stop in block(tag, part, part, stop) }
  }
  /// What is said of what stands at a place.
  open func tag(at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: UnsafeMutablePointer<NSRange>?)
    -> NSLinguisticTag?
  {
    var found: NSLinguisticTag?
    enumerateTags(in: NSRange(location: 0, length: (string ?? "").utf16.count), unit: unit, scheme: scheme) { tag, range, stop in
      guard NSLocationInRange(charIndex, range) else { return }
      found = tag
      tokenRange?.pointee = range
      stop.pointee = true
    }
    return found
  }
  private static func tag(of character: Character) -> NSLinguisticTag {
    character.isWhitespace
      ? .whitespace : character.isLetter || character.isNumber || character == "'" || character == "’" ? .word : .punctuation
  }
}
