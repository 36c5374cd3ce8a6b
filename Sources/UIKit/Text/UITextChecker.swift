import Foundation

/// Looks for misspelled words. There is no dictionary here: every word is right, and none is guessed.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  /// A checker.
  public override init() {}
  /// The first misspelled word: none, which is a location of `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Words that may have been meant: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
  /// Words that begin so: none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
  /// The languages that words can be looked up in: none.
  open class var availableLanguages: [String] { [] }
  /// Takes a word for right; all are.
  open class func learnWord(_ word: String) {}
  /// Whether a word was taken for right.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// No longer takes a word for right.
  open class func unlearnWord(_ word: String) {}
}
