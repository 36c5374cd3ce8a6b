/// Whether a piece of XML opens and closes its elements in order.
struct TagCheck {
  let isBalanced: Bool

  init(_ text: String) {
    var open: [Substring] = []
    var rest = text[...]
    var isFine = true
    while isFine, let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        isFine = open.popLast() == tag.dropFirst()
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " && $0 != "\n" })
      }
    }
    isBalanced = isFine && open.isEmpty
  }
}
