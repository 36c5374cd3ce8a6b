import CICU
import Foundation

extension NSString.EnumerationOptions {
  /// Word by word, what stands between them left out.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
  /// Sentence by sentence.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
}

extension String {
  /// Gives `body` each piece of a range, with the piece's own range, that range with what separates it, and a flag that ends it. Words and
  /// sentences are told apart by the rules of Unicode, as the toolchain's ICU has them; other pieces are Foundation's.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: NSString.EnumerationOptions = [],
    _ body: @escaping (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    // What is counted by: lines 0, paragraphs 1, letters 2, sentences 3, words 4, letters with accents 5.
    let kind = options.rawValue & 0xFF
    guard kind == 3 || kind == 4 else { return self[...].enumerateSubstrings(in: range, options: options, body) }
    let pieces = TextPieces.ranges(of: self, within: range.relative(to: self), isWords: kind == 4)
    let isSilent = options.contains(.substringNotRequired)
    for piece in options.contains(.reverse) ? pieces.reversed() : pieces {
      var stops = false
      body(isSilent ? nil : String(self[piece.own]), piece.own, piece.whole, &stops)
      if stops { return }
    }
  }
}

/// Words and sentences of a text.
enum TextPieces {
  /// The pieces of a part of a text, each with what follows it up to the next one; the first takes what stands before it, too.
  static func ranges(
    of text: String, within part: Range<String.Index>, isWords: Bool
  ) -> [(own: Range<String.Index>, whole: Range<String.Index>)] {
    let units = Array(text[part].utf16)
    var status: Int32 = 0
    // UBRK_WORD = 1, UBRK_SENTENCE = 3
    guard let iterator = swift_ubrk_open(isWords ? 1 : 3, "", units, Int32(units.count), &status), status <= 0 else { return [] }
    defer { swift_ubrk_close(iterator) }
    var own: [Range<String.Index>] = []
    var begin = Int(swift_ubrk_first(iterator))
    while true {
      let end = Int(swift_ubrk_next(iterator))
      guard end >= 0 else { break }
      let range = index(text, part, begin)..<index(text, part, end)
      if !isWords || text[range].unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) {
        own.append(range)
      }
      begin = end
    }
    return own.enumerated().map { place, range in
      let from = place == 0 ? part.lowerBound : range.lowerBound
      return (range, from..<(place + 1 < own.count ? own[place + 1].lowerBound : part.upperBound))
    }
  }

  private static func index(_ text: String, _ part: Range<String.Index>, _ offset: Int) -> String.Index {
    text.utf16.index(part.lowerBound, offsetBy: offset)
  }
}
