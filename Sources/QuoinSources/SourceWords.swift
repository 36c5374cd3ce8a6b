/// What a source mentions, as far as names of assets are concerned.
struct SourceWords {
  /// Words that follow a dot.
  private(set) var afterDots: Set<String> = []
  /// Static members of the file's own extensions of colours, styles and pictures: `Color.brand`.
  private(set) var staticsOfStyles: Set<String> = []

  init(_ bytes: [UInt8]) {
    var types: [(name: String, depth: Int)] = []
    var depth = 0
    var pending: String?
    var last: [String] = []
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte.isWord {
        let begin = at
        while at < bytes.count, bytes[at].isWord { at += 1 }
        let word = String(decoding: bytes[begin..<at], as: UTF8.self)
        if begin > 0, bytes[begin - 1] == UInt8(ascii: ".") { afterDots.insert(word) }
        if begin > 1, bytes[begin - 1] == UInt8(ascii: "`"), bytes[begin - 2] == UInt8(ascii: ".") { afterDots.insert(word) }
        if let type = types.last, type.depth == depth, last.suffix(2) == ["static", "let"] || last.suffix(2) == ["static", "var"] {
          staticsOfStyles.insert("\(type.name).\(word)")
        }
        if last.last == "extension" || (pending != nil && begin > 0 && bytes[begin - 1] == UInt8(ascii: ".")) { pending = word }
        last.append(word)
        if last.count > 2 { last.removeFirst() }
        continue
      }
      switch byte {
      case UInt8(ascii: "{"):
        depth += 1
        if let name = pending { types.append((name, depth)) }
        pending = nil
      case UInt8(ascii: "}"):
        if types.last?.depth == depth { types.removeLast() }
        depth -= 1
      default: break
      }
      at += 1
    }
  }

}
