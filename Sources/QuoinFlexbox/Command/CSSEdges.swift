// margin, padding, border, inset: four edges each, by physical and logical names and shorthands.

private enum Edge {
  case top, right, bottom, left
}

extension CSSProperties {
  private typealias Reader = (String) -> FlexLength?

  mutating func setEdges(_ name: String, _ text: String) throws(Refusal) -> Bool {
    for (family, path, read) in Self.families {
      guard let edges = edges(of: name, family: family) else { continue }
      var values: [FlexLength] = []
      for word in try lengths(in: text, family: family, name: name) {
        values.append(try need(read(word)))
      }
      guard !values.isEmpty, values.count <= edges.count, edges.count > 1 || values.count == 1 else { throw .badValue }
      for (index, edge) in edges.enumerated() { assign(Self.value(index, of: edges.count, in: values), to: edge, path) }
      return true
    }
    return ["border-style", "border-color"].contains(name)
  }

  private static let families: [(String, WritableKeyPath<FlexStyle, FlexEdges> & Sendable, @Sendable (String) -> FlexLength?)] = [
    ("margin", \.margin, CSSValue.margin), ("padding", \.padding, CSSValue.nonNegative), ("border", \.border, CSSValue.border),
    ("inset", \.inset, CSSValue.margin),
  ]

  /// A border shorthand without a style has no border.
  private func lengths(in text: String, family: String, name: String) throws(Refusal) -> [String] {
    let words = CSSValue.words(text)
    if family != "border" || name.hasSuffix("width") { return words }
    let isDrawn = words.contains { ["solid", "dashed", "dotted", "double"].contains($0) }
    if !isDrawn { return ["0"] }
    return words.first { CSSValue.border($0) != nil }.map { [$0] } ?? ["medium"]
  }

  /// The edges that a property sets, in the order of its values; nil if it is not of this family.
  private func edges(of name: String, family: String) -> [Edge]? {
    var rest = name
    if family == "inset", let plain = ["top": Edge.top, "right": .right, "bottom": .bottom, "left": .left][name] { return [plain] }
    guard rest.hasPrefix(family) else { return nil }
    rest.removeFirst(family.count)
    if family == "border", rest.hasSuffix("-width") { rest.removeLast(6) }
    let start: Edge = rightToLeft ? .right : .left
    let end: Edge = rightToLeft ? .left : .right
    switch rest {
    case "": return [.top, .right, .bottom, .left]
    case "-top", "-block-start": return [.top]
    case "-bottom", "-block-end": return [.bottom]
    case "-left": return family == "inset" ? nil : [.left]
    case "-right": return family == "inset" ? nil : [.right]
    case "-inline-start": return [start]
    case "-inline-end": return [end]
    case "-inline": return [start, end]
    case "-block": return [.top, .bottom]
    default: return nil
    }
  }

  /// Value number `index` where fewer values than edges are given: opposite edges share.
  private static func value(_ index: Int, of count: Int, in values: [FlexLength]) -> FlexLength {
    if index < values.count { return values[index] }
    if count == 4, index == 3, values.count >= 2 { return values[1] }
    return values[0]
  }

  private mutating func assign(_ value: FlexLength, to edge: Edge, _ path: WritableKeyPath<FlexStyle, FlexEdges>) {
    switch edge {
    case .top: style[keyPath: path].top = value
    case .right: style[keyPath: path].right = value
    case .bottom: style[keyPath: path].bottom = value
    case .left: style[keyPath: path].left = value
    }
  }
}
