import Foundation

/// Finds letters, words, sentences and paragraphs of a text by its letters alone: a word is letters and digits, with an apostrophe between
/// them; a sentence ends behind a stop, a question or an exclamation mark and the blanks behind it; a line counts as its paragraph.
@MainActor @preconcurrency open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?
  /// For what is written into.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  /// The unit around a place, or the one that begins or ends there, as the direction says; nil for none, as between words.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = offset(of: position) else { return nil }
    let back = direction.isBack
    let found = units(granularity).first { back ? $0.lowerBound < place && place <= $0.upperBound : $0.contains(place) }
    return found.flatMap { range($0) }
  }
  /// Whether a unit ends at a place, for a direction forward, or begins there.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = offset(of: position) else { return false }
    return units(granularity).contains { (direction.isBack ? $0.lowerBound : $0.upperBound) == place }
  }
  /// The next end of a unit in a direction; nil behind the last.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = offset(of: position), let input else { return nil }
    let ends = units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let next = direction.isBack ? ends.filter { $0 < place }.max() : ends.filter { $0 > place }.min()
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }
  /// Whether a place is within a unit, or at the end of it that the direction says.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private func offset(of position: UITextPosition) -> Int? { input.map { $0.offset(from: $0.beginningOfDocument, to: position) } }
  private func range(_ units: Range<Int>) -> UITextRange? {
    guard let input, let begin = input.position(from: input.beginningOfDocument, offset: units.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: units.upperBound)
    else { return nil }
    return input.textRange(from: begin, to: end)
  }

  /// The text's units in UTF-16's, in order. Linear in the text.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all), !text.isEmpty
    else { return [] }
    var (units, begin, place): ([Range<Int>], Int?, Int) = ([], nil, 0)
    var before: Character?
    func end(at place: Int) {
      if let open = begin, open < place { units.append(open..<place) }
      begin = nil
    }
    for character in text {
      let length = character.utf16.count
      switch granularity {
      case .document: begin = begin ?? 0
      case .character: units.append(place..<place + length)
      case .word:
        let isPart = character.isLetter || character.isNumber || begin != nil && (character == "'" || character == "\u{2019}")
        if isPart { begin = begin ?? place } else { end(at: place) }
      case .sentence:
        if let last = before, ".!?\n".contains(last) || last.isWhitespace && begin == nil, !character.isWhitespace { end(at: place) }
        begin = begin ?? place
        if let last = before, last.isWhitespace, !character.isWhitespace, endsSentence(text, before: place) {
          end(at: place)
          begin = place
        }
      case .paragraph, .line:
        begin = begin ?? place
        if character.isNewline { end(at: place + length) }
      @unknown default: break
      }
      before = character
      place += length
    }
    end(at: place)
    return units
  }
  /// Whether the last sign before some blanks ends a sentence.
  private func endsSentence(_ text: String, before place: Int) -> Bool {
    let head = text.utf16.prefix(place)
    return String(head).flatMap { $0.last { !$0.isWhitespace } }.map { ".!?".contains($0) } ?? false
  }
}

extension UITextDirection {
  fileprivate var isBack: Bool {
    rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}
