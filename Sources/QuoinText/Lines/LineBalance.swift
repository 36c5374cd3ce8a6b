extension LineBreaker {
  /// Leaves no word alone at the end of a paragraph of two lines: the first line's last word joins it if the lines become more even
  /// and the second one fits.
  ///
  /// Recorded on macOS 26.2 (`text/wrapped`, `text/paragraphs` of swiftui-web), the default line break strategy since iOS 14.
  /// Paragraphs of three lines and more stay as they are, and so do scripts without blanks between words.
  func evenOut(_ lines: inout ArraySlice<BrokenLine>) {
    guard !clips, lines.count == 2, var first = lines.first, var last = lines.last, !first.hyphenates, first.end > first.shownEnd
    else { return }
    let end = visibleEnd(Int(last.start), Int(last.end))
    guard !(Int(last.start)..<end).contains(where: { text.isBlank($0) }) else { return }
    var word = Int(first.shownEnd)
    while word > Int(first.start), !text.isBlank(word - 1) { word -= 1 }
    let left = visibleEnd(Int(first.start), word)
    let (upper, lower) = (text.width(Int(first.start), left), text.width(word, end))
    guard left > Int(first.start), lower <= room(last) + Self.tolerance,
      abs(upper - lower) < abs(first.width - text.width(Int(last.start), end))
    else { return }
    (first.end, first.shownEnd, last.start) = (Int32(word), Int32(left), Int32(word))
    first.width = upper
    first.fullWidth = max(upper, min(text.width(Int(first.start), word), room(first)))
    last.width = max(lower, min(text.width(word, Int(last.end)), room(last)))
    last.fullWidth = last.width
    lines[lines.startIndex] = first
    lines[lines.startIndex + 1] = last
  }

  private func visibleEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, text.isBlank(end - 1) { end -= 1 }
    return end
  }
}
