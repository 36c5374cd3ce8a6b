/// A piece of Swift source that is neither blank nor comment.
struct Token: Equatable {
  enum Kind { case word, literal, open, close, symbol }
  var kind: Kind
  /// Byte range in the scanned source.
  var range: Range<Int>
  var text: String
  /// Whether nothing but blanks and comments stands before it on its line.
  var startsLine: Bool
  /// Whether blank or comment stands right before, or right after it.
  var spaceBefore = false
  var spaceAfter = false

  func `is`(_ text: String) -> Bool { self.text == text && kind != .literal }
}

extension [Token] {
  /// The index just behind the bracket that closes the one at `open`; the end when it is missing.
  func end(ofBracketAt open: Int) -> Int {
    var depth = 0
    for index in open..<count {
      if self[index].kind == .open { depth += 1 }
      if self[index].kind == .close {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return count
  }

  /// The index behind the attributes (`@Name`, `@Name.Inner<T>(…)`) that start at `index`.
  func end(ofAttributesAt index: Int) -> Int {
    var at = index
    while at < count, self[at].is("@") {
      at += 2
      while at + 1 < count, self[at].is("."), self[at + 1].kind == .word { at += 2 }
      if at < count, self[at].text.hasPrefix("<"), !self[at].spaceBefore { at = end(ofAnglesAt: at) }
      if at < count, self[at].is("("), !self[at].spaceBefore { at = end(ofBracketAt: at) }
    }
    return at
  }

  private func end(ofAnglesAt open: Int) -> Int {
    var depth = 0
    for index in open..<count where self[index].kind == .symbol {
      depth += self[index].text.count { $0 == "<" } - self[index].text.count { $0 == ">" }
      if depth <= 0 { return index + 1 }
    }
    return count
  }
}
