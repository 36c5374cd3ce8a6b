/// Writes boxes as a browser reports them.
struct FlexboxAnswer {
  let tree: FlexTree
  let names: [FlexNode: String]
  let texts: Set<FlexNode>
  /// The sentences to tell with each box; nil tells none.
  let steps: [FlexNode: [String]]?
  /// What the root's box begins and ends with: the line's own name, what was dropped.
  let head: String
  let tail: String

  /// `shift` is how far right of its place in the tree the root stands.
  func write(_ root: FlexNode, shift: Double, to text: inout String) {
    write(root, parent: (0, 0), flow: (shift, 0), hidden: false, head: head, tail: tail, to: &text)
  }

  /// `parent` is the absolute corner the parent node reports, `flow` that of the nearest ancestor with a box.
  private func write(
    _ node: FlexNode, parent: (x: Double, y: Double), flow: (x: Double, y: Double), hidden: Bool, head: String = "", tail: String = "",
    to text: inout String
  ) {
    let display = tree.style(of: node).display
    let hidden = hidden || display == .none
    let box = tree.box(of: node)
    let hasBox = !hidden && display != .contents
    let corner = hasBox ? (x: flow.x + box.x, y: flow.y + box.y) : (x: 0, y: 0)
    text += "{" + head
    if let name = names[node] { text += "\"id\":\(name)," }
    text += "\"x\":\(number(corner.x - parent.x)),\"y\":\(number(corner.y - parent.y))"
    text += ",\"w\":\(number(hasBox ? box.width : 0)),\"h\":\(number(hasBox ? box.height : 0))"
    if let steps { text += ",\"steps\":[" + (steps[node] ?? []).map(OrderedJSON.quoted).joined(separator: ",") + "]" }
    text += tail + ",\"children\":["
    var isFirst = true
    for child in tree.children(of: node) where !texts.contains(child) {
      if !isFirst { text += "," }
      isFirst = false
      write(child, parent: corner, flow: hasBox ? corner : flow, hidden: hidden, to: &text)
    }
    text += "]}"
  }

  private func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    // A length's own last bits are not the reader's.
    return "\((value * 1e9).rounded() / 1e9)"
  }
}
