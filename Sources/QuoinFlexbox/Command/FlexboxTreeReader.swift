/// Builds a `FlexTree` from the JSON of one line.
struct FlexboxTreeReader {
  let tree: FlexTree
  /// The names that nodes were given, to be handed back with their boxes; as JSON.
  private(set) var names: [FlexNode: String] = [:]
  /// Texts, which are boxes of the tree but none of the answer.
  private(set) var texts: Set<FlexNode> = []
  /// Declarations that were dropped, where that was asked for.
  private(set) var warnings: [FlexboxProblem] = []
  private let drops: Bool
  private let setText: FlexboxText.Setter?
  private let initial: FlexStyle
  /// Where the reader stands: child numbers from the root down.
  private var place: [Int] = []
  /// The text read last, while nothing that makes a box has come after it: through `contents` nodes it goes on.
  private var openText: (leaf: FlexNode, text: String)?

  /// How many levels of nodes a tree may have.
  static let deepest = 10_000

  init(_ settings: FlexboxSettings) {
    tree = FlexTree(defaults: .css, errata: settings.errata)
    tree.pointScaleFactor = settings.scale
    (drops, setText) = (settings.dropsUnread, settings.setText)
    var style = FlexStyle(settings.defaults)
    // The command stands beside a desktop browser, whose classic bars take room.
    style.scrollbarWidth = 15
    initial = settings.defaults == .yoga ? style : FlexStyle()
  }

  /// The row around the root, as large as its content.
  func addStage(rightToLeft: Bool) -> FlexNode {
    var style = FlexStyle()
    style.alignItems = .start
    style.width = .maxContent
    style.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    return tree.add(style)
  }

  mutating func read(root: OrderedJSON, into parent: FlexNode?, rightToLeft: Bool) throws(FlexboxProblem) -> FlexNode {
    try read(root, into: parent, parentStyle: initial, rightToLeft: rightToLeft)
  }

  private mutating func read(
    _ json: OrderedJSON, into parent: FlexNode?, parentStyle: FlexStyle, rightToLeft: Bool
  ) throws(FlexboxProblem) -> FlexNode {
    guard case .object(let members) = json else { throw problem("a node is an object with style, children or text.") }
    for (key, _) in members where !["style", "children", "text", "id", "measure"].contains(key) {
      throw problem("\"\(key)\" is no part of a node. A node has style, children, text, measure and id.")
    }
    let own = direction(json["style"], inherited: rightToLeft)
    let style = try style(json["style"], parent: parentStyle, rightToLeft: own)
    let node = tree.add(style, to: parent)
    if let id = json["id"], !id.isNull {
      guard let name = id.scalar else { throw problem("\"id\" is a string or a number.") }
      names[node] = name
    }
    let before = openText
    if style.display != .contents { openText = nil }
    defer { if style.display != .contents { openText = style.display == .none || style.position == .absolute ? before : nil } }
    try readContent(json, of: node, style: style, rightToLeft: own)
    return node
  }

  private mutating func readContent(_ json: OrderedJSON, of node: FlexNode, style: FlexStyle, rightToLeft: Bool) throws(FlexboxProblem) {
    var children: [OrderedJSON] = []
    if let value = json["children"], !value.isNull {
      guard case .array(let elements) = value else { throw problem("\"children\" is an array of nodes.") }
      children = elements
    }
    let text = json["text"].flatMap { $0.isNull ? nil : $0 }
    if let measure = json["measure"], !measure.isNull {
      guard children.isEmpty, text == nil else { throw problem("a node with \"measure\" has neither children nor text.") }
      if measure["text"] != nil {
        let content = try textInFont(measure)
        tree.setMeasure(node) { width, _ in content(width) }
      } else {
        guard let content = FlexboxContent(measure) else { throw problem(FlexboxContent.form) }
        tree.setMeasure(node) { width, _ in content.measure(width) }
      }
    }
    if let text {
      guard let string = text.text else { throw problem("\"text\" is a string.") }
      addText(string, to: node)
    }
    for (index, child) in children.enumerated() {
      place.append(index)
      _ = try read(child, into: node, parentStyle: style, rightToLeft: rightToLeft)
      place.removeLast()
    }
  }

  private func textInFont(_ json: OrderedJSON) throws(FlexboxProblem) -> FlexboxText.Measure {
    guard let text = FlexboxText(json) else { throw problem(FlexboxText.form) }
    guard let set = setText else { throw problem("texts in fonts are measured by `quoin flexbox` alone. Give \"measure\" numbers.") }
    switch set(text) {
    case .success(let measure): return measure
    case .failure(let refusal): throw problem(refusal.sentence)
    }
  }

  /// Text in a node is an anonymous block of its own, as CSS has it; text that follows text is the same block.
  private mutating func addText(_ string: String, to parent: FlexNode) {
    let whole = (openText?.text ?? "") + string
    guard let text = SquareText(whole) else { return }
    var style = FlexStyle()
    style.display = .block
    let leaf = openText?.leaf ?? tree.add(style, to: parent)
    openText = (leaf, whole)
    texts.insert(leaf)
    tree.setMeasure(leaf) { width, _ in text.measure(width) }
  }

  private func direction(_ style: OrderedJSON?, inherited: Bool) -> Bool {
    switch style?["direction"]?.text {
    case "rtl": true
    case "ltr": false
    default: inherited
    }
  }

  private mutating func style(_ json: OrderedJSON?, parent: FlexStyle, rightToLeft: Bool) throws(FlexboxProblem) -> FlexStyle {
    guard let json, !json.isNull else { return initial }
    guard case .object(let members) = json else { throw problem("\"style\" is an object of CSS names and values.") }
    var properties = CSSProperties(style: initial, rightToLeft: rightToLeft, parent: parent)
    for (name, value) in members {
      do throws(CSSProperties.Refusal) {
        guard let text = value.text else { throw .badValue(of: CSSProperties.cssName(name)) }
        try properties.set(name, text)
      } catch {
        let refused = refusal(error, name, value)
        if !drops { throw refused }
        warnings.append(refused)
      }
    }
    return properties.style
  }

  private func refusal(_ refusal: CSSProperties.Refusal, _ name: String, _ value: OrderedJSON) -> FlexboxProblem {
    switch refusal {
    case .unknownProperty: problem("unknown property \"\(name)\". \(CSSAdvice.unknown(name))")
    case .badValue(let longhand):
      problem("\"\(value.words)\" is no value of \(name). \(CSSAdvice.bad(value.words, of: name, longhand: longhand))")
    }
  }

  /// The place is written only where something is wrong: all the paths of a deep tree would take the square of its depth.
  private func problem(_ sentence: String) -> FlexboxProblem {
    FlexboxProblem(path: place.reduce(into: "root") { $0 += ".children[\($1)]" }, sentence: sentence)
  }
}

/// What is wrong with a node, and where it stands.
struct FlexboxProblem: Error {
  let path: String
  let sentence: String
}
