// The properties that decide layout, each with the values it takes, its initial value, and how it is set and inherited.

/// One property of a style, by its physical name.
struct CSSLonghand: Sendable {
  /// What the property takes, for those who wrote something else: keywords first.
  let takes: CSSGrammar
  /// CSS's initial value.
  let initial: String
  /// Whether children have the parent's value unless they say otherwise.
  var isInherited = false
  /// Whether the text was a value of the property; nothing is changed if not.
  let set: @Sendable (inout FlexStyle, String) -> Bool
  /// Takes the value over from another style.
  let copy: @Sendable (inout FlexStyle, FlexStyle) -> Void

  init<Value>(
    _ takes: CSSGrammar, initial: String, _ path: WritableKeyPath<FlexStyle, Value> & Sendable,
    _ read: @escaping @Sendable (String) -> Value?
  ) {
    (self.takes, self.initial) = (takes, initial)
    set = { style, text in
      guard let value = read(text) else { return false }
      style[keyPath: path] = value
      return true
    }
    copy = { style, other in style[keyPath: path] = other[keyPath: path] }
  }

  /// One edge of four.
  init(
    _ takes: CSSGrammar, initial: String, _ edges: WritableKeyPath<FlexStyle, FlexEdges> & Sendable,
    _ edge: WritableKeyPath<FlexEdges, FlexLength> & Sendable, _ read: @escaping @Sendable (String) -> FlexLength?
  ) {
    (self.takes, self.initial) = (takes, initial)
    set = { style, text in
      guard let value = read(text) else { return false }
      style[keyPath: edges][keyPath: edge] = value
      return true
    }
    copy = { style, other in style[keyPath: edges][keyPath: edge] = other[keyPath: edges][keyPath: edge] }
  }

  init<Value: Sendable>(
    _ keywords: KeyValuePairs<String, Value>, initial: String, _ path: WritableKeyPath<FlexStyle, Value> & Sendable
  ) {
    let values = Dictionary(uniqueKeysWithValues: keywords.map { ($0.key, $0.value) })
    self.init(CSSGrammar(keywords: keywords.map { $0.key }), initial: initial, path) { values[$0] }
  }

  static let all: [String: CSSLonghand] = boxes.merging(flex) { $1 }.merging(alignments) { $1 }.merging(edges) { $1 }

  private static let boxes: [String: CSSLonghand] = {
    let size = CSSGrammar(keywords: ["auto"] + CSSGrammar.contentSizes, lengths: .lengthsAndPercentages)
    let most = CSSGrammar(keywords: ["none"] + CSSGrammar.contentSizes, lengths: .lengthsAndPercentages)
    let overflows: KeyValuePairs<String, FlexOverflow> = [
      "visible": .visible, "hidden": .hidden, "scroll": .scroll, "auto": .hidden, "clip": .visible,
    ]
    var direction = CSSLonghand(["ltr": .leftToRight, "rtl": .rightToLeft], initial: "ltr", \FlexStyle.layoutDirection)
    direction.isInherited = true
    let measure: @Sendable (String) -> FlexLength? = { CSSValue.size($0) }
    let maximum: @Sendable (String) -> FlexLength? = { CSSValue.size($0, isMaximum: true) }
    return [
      "display": CSSLonghand(
        [
          "flex": .flex, "block": .block, "flow-root": .flowRoot, "none": .none, "contents": .contents, "inline-flex": .flex,
          "inline-block": .flowRoot, "inline": .block,
        ], initial: "inline", \FlexStyle.display),
      "position": CSSLonghand(
        ["static": .static, "relative": .relative, "absolute": .absolute, "sticky": .relative], initial: "static", \FlexStyle.position),
      "box-sizing": CSSLonghand(
        ["border-box": .borderBox, "content-box": .contentBox], initial: "content-box", \FlexStyle.boxSizing),
      "direction": direction,
      "width": CSSLonghand(size, initial: "auto", \FlexStyle.width, measure),
      "height": CSSLonghand(size, initial: "auto", \FlexStyle.height, measure),
      "min-width": CSSLonghand(size, initial: "auto", \FlexStyle.minWidth, measure),
      "min-height": CSSLonghand(size, initial: "auto", \FlexStyle.minHeight, measure),
      "max-width": CSSLonghand(most, initial: "none", \FlexStyle.maxWidth, maximum),
      "max-height": CSSLonghand(most, initial: "none", \FlexStyle.maxHeight, maximum),
      "aspect-ratio": CSSLonghand(
        CSSGrammar(keywords: ["auto"], others: "a ratio such as 16/9 or 1.5"), initial: "auto", \FlexStyle.aspectRatio, CSSValue.ratio),
      "overflow-x": CSSLonghand(overflows, initial: "visible", \FlexStyle.overflowX),
      "overflow-y": CSSLonghand(overflows, initial: "visible", \FlexStyle.overflowY),
      "scrollbar-width": CSSLonghand(
        CSSGrammar(keywords: ["auto", "thin", "none"], lengths: .lengths), initial: "auto", \FlexStyle.scrollbarWidth
      ) { text in
        ["auto": 15, "thin": 11, "none": 0][text] ?? CSSValue.nonNegative(text).flatMap { $0.kind == .points ? $0.number : nil }
      },
    ]
  }()

  private static let flex: [String: CSSLonghand] = {
    let factor: @Sendable (String) -> Double? = { text in CSSValue.number(text).flatMap { $0 < 0 ? nil : $0 } }
    let factors = CSSGrammar(keywords: [], others: "a number from 0 up")
    let gaps = CSSGrammar(keywords: ["normal"], lengths: .lengthsAndPercentages)
    return [
      "flex-direction": CSSLonghand(
        ["row": .row, "row-reverse": .rowReverse, "column": .column, "column-reverse": .columnReverse], initial: "row",
        \FlexStyle.direction),
      "flex-wrap": CSSLonghand(["nowrap": .noWrap, "wrap": .wrap, "wrap-reverse": .wrapReverse], initial: "nowrap", \FlexStyle.wrap),
      "flex-grow": CSSLonghand(factors, initial: "0", \FlexStyle.grow, factor),
      "flex-shrink": CSSLonghand(factors, initial: "1", \FlexStyle.shrink, factor),
      "flex-basis": CSSLonghand(
        CSSGrammar(keywords: ["auto", "content"] + CSSGrammar.contentSizes, lengths: .lengthsAndPercentages), initial: "auto",
        \FlexStyle.basis, CSSValue.basis),
      "order": CSSLonghand(CSSGrammar(keywords: [], others: "a whole number"), initial: "0", \FlexStyle.order) { Int($0) },
      "row-gap": CSSLonghand(gaps, initial: "normal", \FlexStyle.rowGap, CSSValue.gap),
      "column-gap": CSSLonghand(gaps, initial: "normal", \FlexStyle.columnGap, CSSValue.gap),
    ]
  }()

  private static let alignments: [String: CSSLonghand] = {
    func alignment(_ keywords: [String], initial: String, _ path: WritableKeyPath<FlexStyle, FlexAlignment> & Sendable) -> CSSLonghand {
      let allowed = Set(keywords)
      return CSSLonghand(CSSGrammar(keywords: keywords), initial: initial, path) { CSSValue.alignment($0, allowed) }
    }
    return [
      "justify-content": alignment(CSSValue.justifyContent, initial: "normal", \FlexStyle.justifyContent),
      "align-content": alignment(CSSValue.alignContent, initial: "normal", \FlexStyle.alignContent),
      "align-items": alignment(CSSValue.alignItems, initial: "normal", \FlexStyle.alignItems),
      "align-self": alignment(CSSValue.alignSelf, initial: "auto", \FlexStyle.alignSelf),
      "justify-self": alignment(CSSValue.justifySelf, initial: "auto", \FlexStyle.justifySelf),
      // Of flex containers nobody obeys it; its values are checked all the same.
      "justify-items": CSSLonghand(CSSGrammar(keywords: CSSValue.justifySelf + ["legacy"]), initial: "legacy", \FlexStyle.unused) {
        $0 == "legacy" || CSSValue.alignment($0, Set(CSSValue.justifySelf)) != nil ? 0 : nil
      },
    ]
  }()

  private static let edges: [String: CSSLonghand] = {
    let signed = CSSGrammar(keywords: ["auto"], lengths: .lengthsAndPercentages)
    let padding = CSSGrammar(keywords: [], lengths: .lengthsAndPercentages)
    let border = CSSGrammar(keywords: ["thin", "medium", "thick"], lengths: .lengths)
    var table: [String: CSSLonghand] = [:]
    let sides: [(String, WritableKeyPath<FlexEdges, FlexLength> & Sendable)] = [
      ("top", \.top), ("right", \.right), ("bottom", \.bottom), ("left", \.left),
    ]
    for (side, path) in sides {
      table["margin-\(side)"] = CSSLonghand(signed, initial: "0", \FlexStyle.margin, path, CSSValue.margin)
      table["padding-\(side)"] = CSSLonghand(padding, initial: "0", \FlexStyle.padding, path, CSSValue.nonNegative)
      table["border-\(side)-width"] = CSSLonghand(border, initial: "0", \FlexStyle.border, path, CSSValue.border)
      table[side] = CSSLonghand(signed, initial: "auto", \FlexStyle.inset, path, CSSValue.margin)
    }
    return table
  }()
}

extension FlexStyle {
  fileprivate var unused: Int {
    get { 0 }
    set {}
  }
}

/// What a property takes, in words.
struct CSSGrammar: Sendable {
  enum Lengths: Sendable { case lengths, lengthsAndPercentages }
  static let contentSizes = ["min-content", "max-content", "fit-content", "stretch"]

  let keywords: [String]
  var lengths: Lengths?
  var others: String?

  /// "auto, none, or a length such as 10px".
  var words: String {
    var parts = keywords
    switch lengths {
    case .lengths: parts.append("a length such as 10px")
    case .lengthsAndPercentages: parts.append("a length such as 10px, 50% or calc(100% - 10px)")
    case nil: break
    }
    if let others { parts.append(others) }
    guard let last = parts.popLast() else { return "" }
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " or " + last
  }
}
