/// Sets CSS properties by name. Logical properties are mapped by `rightToLeft`, the node's own direction, as they come, so that
/// of two names for one edge the later wins.
struct CSSProperties {
  var style: FlexStyle
  let rightToLeft: Bool

  /// What was wrong with a declaration.
  enum Refusal: Error {
    case unknownProperty
    case badValue
  }

  mutating func set(_ name: String, _ value: String) throws(Refusal) {
    let text = CSSValue.words(value).joined(separator: " ")
    if try setBox(name, text) { return }
    if try setEdges(name, text) { return }
    if try setFlex(name, text) { return }
    if try setAlignment(name, text) { return }
    throw .unknownProperty
  }

  func need<Value>(_ value: Value?) throws(Refusal) -> Value {
    guard let value else { throw .badValue }
    return value
  }

  private static let inlineNames = [
    "inline-size": "width", "block-size": "height", "min-inline-size": "min-width", "min-block-size": "min-height",
    "max-inline-size": "max-width", "max-block-size": "max-height", "overflow-inline": "overflow-x", "overflow-block": "overflow-y",
  ]

  private mutating func setBox(_ name: String, _ text: String) throws(Refusal) -> Bool {
    switch Self.inlineNames[name] ?? name {
    case "display":
      style.display = try need(["flex": .flex, "block": .block, "none": .none, "contents": .contents][text])
    case "position": style.position = try need(["static": .static, "relative": .relative, "absolute": .absolute][text])
    case "box-sizing": style.boxSizing = try need(["border-box": .borderBox, "content-box": .contentBox][text])
    case "direction": style.layoutDirection = try need(["ltr": .leftToRight, "rtl": .rightToLeft][text])
    case "width": style.width = try need(CSSValue.size(text))
    case "height": style.height = try need(CSSValue.size(text))
    case "min-width": style.minWidth = try need(CSSValue.size(text))
    case "min-height": style.minHeight = try need(CSSValue.size(text))
    case "max-width": style.maxWidth = try need(CSSValue.size(text, isMaximum: true))
    case "max-height": style.maxHeight = try need(CSSValue.size(text, isMaximum: true))
    case "aspect-ratio": style.aspectRatio = try need(CSSValue.ratio(text))
    case "overflow":
      let words = CSSValue.words(text)
      guard let first = words.first, words.count <= 2 else { throw .badValue }
      style.overflowX = try need(Self.overflows[first])
      style.overflowY = try need(Self.overflows[words.count == 2 ? words[1] : first])
    case "overflow-x": style.overflowX = try need(Self.overflows[text])
    case "overflow-y": style.overflowY = try need(Self.overflows[text])
    case "scrollbar-width": style.scrollbarWidth = try need(Self.bars[text] ?? CSSValue.nonNegative(text)?.number)
    default: return false
    }
    return true
  }

  private static let overflows: [String: FlexOverflow] = ["visible": .visible, "hidden": .hidden, "scroll": .scroll]
  private static let bars = ["auto": 15.0, "none": 0]

  private mutating func setFlex(_ name: String, _ text: String) throws(Refusal) -> Bool {
    switch name {
    case "flex-direction": style.direction = try need(Self.directions[text])
    case "flex-wrap": style.wrap = try need(Self.wraps[text])
    case "flex-flow":
      (style.direction, style.wrap) = (.row, .noWrap)
      for word in CSSValue.words(text) {
        if let direction = Self.directions[word] { style.direction = direction } else { style.wrap = try need(Self.wraps[word]) }
      }
    case "flex-grow": style.grow = try factor(text)
    case "flex-shrink": style.shrink = try factor(text)
    case "flex-basis": style.basis = try need(CSSValue.basis(text))
    case "flex": try setFlexShorthand(text)
    case "order": style.order = try need(Int(text))
    case "row-gap": style.rowGap = try need(CSSValue.gap(text))
    case "column-gap": style.columnGap = try need(CSSValue.gap(text))
    case "gap":
      let words = CSSValue.words(text)
      guard let first = words.first, words.count <= 2 else { throw .badValue }
      style.rowGap = try need(CSSValue.gap(first))
      style.columnGap = try need(CSSValue.gap(words.count == 2 ? words[1] : first))
    default: return false
    }
    return true
  }

  private static let directions: [String: FlexDirection] = [
    "row": .row, "row-reverse": .rowReverse, "column": .column, "column-reverse": .columnReverse,
  ]
  private static let wraps: [String: FlexWrap] = ["nowrap": .noWrap, "wrap": .wrap, "wrap-reverse": .wrapReverse]

  private func factor(_ text: String) throws(Refusal) -> Double {
    let value = try need(CSSValue.number(text))
    if value < 0 { throw .badValue }
    return value
  }

  /// CSS Flexbox §7.1: `none`, `auto`, or up to two factors and a basis; left out they are 1, 1 and 0.
  private mutating func setFlexShorthand(_ text: String) throws(Refusal) {
    if text == "none" || text == "auto" {
      (style.grow, style.shrink, style.basis) = (text == "auto" ? 1 : 0, text == "auto" ? 1 : 0, .auto)
      return
    }
    if text == "initial" {
      (style.grow, style.shrink, style.basis) = (0, 1, .auto)
      return
    }
    var factors: [Double] = []
    var basis: FlexLength?
    for word in CSSValue.words(text) {
      if let value = CSSValue.number(word), factors.count < 2 {
        if value < 0 { throw .badValue }
        factors.append(value)
      } else if basis == nil {
        basis = try need(CSSValue.basis(word))
      } else {
        throw .badValue
      }
    }
    if factors.isEmpty && basis == nil { throw .badValue }
    style.grow = factors.first ?? 1
    style.shrink = factors.count == 2 ? factors[1] : 1
    style.basis = basis ?? .percent(0)
  }

  private mutating func setAlignment(_ name: String, _ text: String) throws(Refusal) -> Bool {
    switch name {
    case "justify-content": style.justifyContent = try need(CSSValue.alignment(text, CSSValue.justifyContent))
    case "align-content": style.alignContent = try need(CSSValue.alignment(text, CSSValue.alignContent))
    case "align-items": style.alignItems = try need(CSSValue.alignment(text, CSSValue.alignItems))
    case "align-self": style.alignSelf = try need(CSSValue.alignment(text, CSSValue.alignSelf))
    case "justify-self": style.justifySelf = try need(CSSValue.alignment(text, CSSValue.justifySelf))
    case "justify-items": _ = try need(CSSValue.alignment(text, CSSValue.justifySelf))
    default: return false
    }
    return true
  }
}
