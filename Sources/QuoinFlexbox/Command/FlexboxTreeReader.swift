/// Builds a `FlexTree` from the JSON of one line.
struct FlexboxTreeReader {
  let tree: FlexTree
  let line: Int
  private let initial: FlexStyle
  /// The text read last, while nothing that makes a box has come after it: through `contents` nodes it goes on.
  private var openText: (leaf: FlexNode, text: String)?

  init(defaults: FlexDefaults, line: Int) {
    tree = FlexTree(defaults: .css, errata: [.quirkyPercentHeights, .scrollOriginsSnap, .layoutUnits, .leavesAreLines])
    initial = FlexStyle(defaults)
    self.line = line
  }

  /// The row around the root, as large as its content.
  func addStage(rightToLeft: Bool) -> FlexNode {
    var style = FlexStyle()
    style.alignItems = .start
    style.width = .maxContent
    style.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    return tree.add(style)
  }

  mutating func read(_ json: OrderedJSON, into parent: FlexNode, path: String, rightToLeft: Bool) throws(FlexboxCommandError) -> FlexNode {
    guard case .object(let members) = json else { throw failure(.badNode(path: path, "a node is an object with style, children or text.")) }
    for (key, _) in members where !["style", "children", "text"].contains(key) {
      throw failure(.badNode(path: path, "\"\(key)\" is no part of a node. A node has style, children and text."))
    }
    let own = try direction(json["style"], inherited: rightToLeft)
    let style = try style(json["style"], path: path, rightToLeft: own)
    let node = tree.add(style, to: parent)
    let before = openText
    if style.display != .contents { openText = nil }
    defer { if style.display != .contents { openText = style.display == .none ? before : nil } }
    if let text = json["text"] {
      guard let string = text.text else { throw failure(.badNode(path: path, "\"text\" is a string.")) }
      addText(string, to: node)
    }
    guard let children = json["children"] else { return node }
    guard case .array(let elements) = children else { throw failure(.badNode(path: path, "\"children\" is an array.")) }
    for (index, child) in elements.enumerated() {
      _ = try read(child, into: node, path: "\(path).children[\(index)]", rightToLeft: own)
    }
    return node
  }

  /// Text in a node is an anonymous block of its own, as CSS has it; text that follows text is the same block.
  private mutating func addText(_ string: String, to parent: FlexNode) {
    let whole = (openText?.text ?? "") + string
    guard let text = SquareText(whole) else { return }
    var style = FlexStyle()
    style.display = .block
    let leaf = openText?.leaf ?? tree.add(style, to: parent)
    openText = (leaf, whole)
    tree.setMeasure(leaf) { width, _ in text.measure(width) }
  }

  private func direction(_ style: OrderedJSON?, inherited: Bool) throws(FlexboxCommandError) -> Bool {
    switch style?["direction"]?.text {
    case "rtl": true
    case "ltr": false
    default: inherited
    }
  }

  private func style(_ json: OrderedJSON?, path: String, rightToLeft: Bool) throws(FlexboxCommandError) -> FlexStyle {
    guard let json else { return initial }
    guard case .object(let members) = json else { throw failure(.badNode(path: path, "\"style\" is an object of CSS names and values.")) }
    var properties = CSSProperties(style: initial, rightToLeft: rightToLeft)
    for (name, value) in members {
      guard let text = value.text else { throw failure(.badValue(path: path, property: name, value: "\(value)")) }
      do throws(CSSProperties.Refusal) {
        try properties.set(name, text)
      } catch {
        switch error {
        case .unknownProperty: throw failure(.unknownProperty(path: path, name))
        case .badValue: throw failure(.badValue(path: path, property: name, value: text))
        }
      }
    }
    return properties.style
  }

  private func failure(_ problem: FlexboxCommandError.Problem) -> FlexboxCommandError {
    FlexboxCommandError(line: line, problem: problem)
  }
}

/// Writes boxes as a browser reports them.
struct FlexboxAnswer {
  let tree: FlexTree
  /// The sentences to tell with each box; nil tells none.
  let steps: [FlexNode: [String]]?

  func write(_ root: FlexNode, to text: inout String) {
    write(root, parent: (0, 0), flow: (0, 0), hidden: false, to: &text)
  }

  /// `parent` is the absolute corner the parent node reports, `flow` that of the nearest ancestor with a box.
  private func write(
    _ node: FlexNode, parent: (x: Double, y: Double), flow: (x: Double, y: Double), hidden: Bool, to text: inout String
  ) {
    let display = tree.style(of: node).display
    let hidden = hidden || display == .none
    let box = tree.box(of: node)
    let hasBox = !hidden && display != .contents
    let corner = hasBox ? (x: flow.x + box.x, y: flow.y + box.y) : (x: 0, y: 0)
    text += "{\"x\":\(number(corner.x - parent.x)),\"y\":\(number(corner.y - parent.y))"
    text += ",\"w\":\(number(hasBox ? box.width : 0)),\"h\":\(number(hasBox ? box.height : 0))"
    if let steps { text += ",\"steps\":[" + (steps[node] ?? []).map { "\"\($0)\"" }.joined(separator: ",") + "]" }
    text += ",\"children\":["
    var isFirst = true
    for child in tree.children(of: node) where !tree.isMeasured(child) {
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
