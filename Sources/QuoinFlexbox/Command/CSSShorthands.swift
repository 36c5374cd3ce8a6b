// Names that stand for other properties: shorthands, logical names, React Native's, and those that change nothing in a layout.

/// A declaration as it is applied: a physical property and the text of its value.
typealias CSSDeclaration = (longhand: String, value: String)

enum CSSShorthands {
  /// The longhands a declaration sets, with the text for each; nil if no such property is known, empty if it decides no layout.
  static func longhands(of name: String, _ text: String, rightToLeft: Bool) throws(CSSProperties.Refusal) -> [CSSDeclaration]? {
    let name = physical(aliases[name] ?? name, rightToLeft: rightToLeft)
    if CSSLonghand.all[name] != nil { return [(name, text)] }
    if let targets = pairs[name] { return try spread(text, over: targets) }
    if let edges = edges(name, rightToLeft: rightToLeft) { return try spread(text, over: edges) }
    if name == "border" || name.hasPrefix("border-"), let widths = borderSides(name, rightToLeft: rightToLeft) {
      let width = CSSProperties.global.contains(text) ? text : borderWidth(text)
      return widths.map { ($0, width) }
    }
    switch name {
    case "flex-flow": return try flow(text)
    case "flex": return try flex(text)
    default: return isWithoutLayout(name) ? [] : nil
    }
  }

  /// The longhands that a name stands for, whatever its value; for CSS's global keywords.
  static func names(of name: String, rightToLeft: Bool) -> [String]? {
    let name = physical(aliases[name] ?? name, rightToLeft: rightToLeft)
    if CSSLonghand.all[name] != nil { return [name] }
    if let found = pairs[name] ?? edges(name, rightToLeft: rightToLeft) ?? borderSides(name, rightToLeft: rightToLeft) { return found }
    switch name {
    case "flex-flow": return ["flex-direction", "flex-wrap"]
    case "flex": return ["flex-grow", "flex-shrink", "flex-basis"]
    default: return isWithoutLayout(name) ? [] : nil
    }
  }

  /// Every name that is read, for those that are nearly right.
  static let names =
    Array(CSSLonghand.all.keys) + Array(pairs.keys) + Array(logical.keys) + [
      "flex", "flex-flow", "border", "border-width", "margin", "padding", "inset", "margin-inline", "margin-block", "padding-inline",
      "padding-block", "inset-inline", "inset-block", "margin-inline-start", "margin-inline-end", "padding-inline-start",
      "padding-inline-end", "inset-inline-start", "inset-inline-end",
    ]

  private static let logical = [
    "inline-size": "width", "block-size": "height", "min-inline-size": "min-width", "min-block-size": "min-height",
    "max-inline-size": "max-width", "max-block-size": "max-height", "overflow-inline": "overflow-x", "overflow-block": "overflow-y",
  ]
  /// React Native's and Yoga's names, and CSS's old ones.
  private static let aliases = [
    "margin-horizontal": "margin-inline", "margin-vertical": "margin-block", "padding-horizontal": "padding-inline",
    "padding-vertical": "padding-block", "margin-start": "margin-inline-start", "margin-end": "margin-inline-end",
    "padding-start": "padding-inline-start", "padding-end": "padding-inline-end", "start": "inset-inline-start",
    "end": "inset-inline-end", "border-start-width": "border-inline-start-width", "border-end-width": "border-inline-end-width",
    "grid-gap": "gap", "grid-row-gap": "row-gap", "grid-column-gap": "column-gap",
  ]
  private static let pairs = [
    "overflow": ["overflow-x", "overflow-y"], "gap": ["row-gap", "column-gap"],
    "place-content": ["align-content", "justify-content"], "place-items": ["align-items", "justify-items"],
    "place-self": ["align-self", "justify-self"],
  ]

  private static func physical(_ name: String, rightToLeft: Bool) -> String { logical[name] ?? name }

  private static let sides = ["top", "right", "bottom", "left"]

  /// The edges that a name sets, in the order of its values; nil if it is no name of edges or of a single one.
  private static func edges(_ name: String, rightToLeft: Bool) -> [String]? {
    for family in ["margin", "padding", "border", "inset"] {
      guard name.hasPrefix(family) else { continue }
      var rest = String(name.dropFirst(family.count))
      if family == "border" {
        guard rest.hasSuffix("-width") else { return nil }
        rest.removeLast(6)
      }
      guard let found = edgeNames(rest, rightToLeft: rightToLeft) else { return nil }
      return found.map { longhand(family, $0) }
    }
    return nil
  }

  private static func edgeNames(_ suffix: String, rightToLeft: Bool) -> [String]? {
    let (start, end) = rightToLeft ? ("right", "left") : ("left", "right")
    switch suffix {
    case "": return sides
    case "-block": return ["top", "bottom"]
    case "-inline": return [start, end]
    case "-block-start": return ["top"]
    case "-block-end": return ["bottom"]
    case "-inline-start": return [start]
    case "-inline-end": return [end]
    default: return nil
    }
  }

  private static func longhand(_ family: String, _ side: String) -> String {
    switch family {
    case "inset": side
    case "border": "border-\(side)-width"
    default: "\(family)-\(side)"
    }
  }

  /// `border`, `border-left`, `border-inline-start` …: shorthands of width, style and colour.
  private static func borderSides(_ name: String, rightToLeft: Bool) -> [String]? {
    guard name.hasPrefix("border") else { return nil }
    let suffix = String(name.dropFirst(6))
    let plain = sides.first { suffix == "-" + $0 }
    return (plain.map { [$0] } ?? edgeNames(suffix, rightToLeft: rightToLeft))?.map { longhand("border", $0) }
  }

  /// A border shorthand without a style has no border.
  private static func borderWidth(_ text: String) -> String {
    let words = CSSValue.words(text)
    let isDrawn = words.contains { ["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset"].contains($0) }
    return isDrawn ? words.first { CSSValue.border($0) != nil } ?? "medium" : "0"
  }

  /// One to four values over as many edges, two over a pair: opposite edges share.
  private static func spread(_ text: String, over targets: [String]) throws(CSSProperties.Refusal) -> [CSSDeclaration] {
    let values = alignmentWords(CSSValue.words(text), targets)
    guard !values.isEmpty, values.count <= targets.count else { throw .badValue(of: nil) }
    return targets.enumerated().map { index, target in
      if index < values.count { return (target, values[index]) }
      return (target, targets.count == 4 && index == 3 && values.count >= 2 ? values[1] : values[0])
    }
  }

  /// Words that belong together: "safe center", "last baseline".
  private static func alignmentWords(_ words: [String], _ targets: [String]) -> [String] {
    guard targets[0].hasPrefix("align-") else { return words }
    var values: [String] = []
    var prefix: String?
    for word in words {
      let whole = prefix.map { $0 + " " + word } ?? word
      prefix = nil
      if ["safe", "unsafe", "first", "last"].contains(word) { prefix = word } else { values.append(whole) }
    }
    if let prefix { values.append(prefix) }
    return values
  }

  private static func flow(_ text: String) throws(CSSProperties.Refusal) -> [CSSDeclaration] {
    var found: [CSSDeclaration] = [("flex-direction", "row"), ("flex-wrap", "nowrap")]
    for word in CSSValue.words(text) {
      let index = word.contains("wrap") ? 1 : 0
      found[index].value = word
    }
    return found
  }

  /// CSS Flexbox §7.1: `none`, `auto`, or up to two factors and a basis; left out they are 1, 1 and 0.
  private static func flex(_ text: String) throws(CSSProperties.Refusal) -> [CSSDeclaration] {
    let words = CSSValue.words(text)
    var factors: [String] = []
    var basis: String?
    if words == ["none"] {
      (factors, basis) = (["0", "0"], "auto")
    } else {
      for word in words {
        if CSSValue.number(word) != nil, factors.count < 2 {
          factors.append(word)
        } else if basis == nil {
          basis = word
        } else {
          throw .badValue(of: nil)
        }
      }
    }
    if factors.isEmpty && basis == nil { throw .badValue(of: nil) }
    return [
      ("flex-grow", factors.first ?? "1"), ("flex-shrink", factors.count == 2 ? factors[1] : "1"), ("flex-basis", basis ?? "0%"),
    ]
  }

  /// Properties of CSS that move no box here: they are read over.
  private static func isWithoutLayout(_ name: String) -> Bool {
    withoutLayout.contains(name) || families.contains { name.hasPrefix($0) } || name.hasPrefix("--")
      || name.hasPrefix("border-") && ["-style", "-color", "-radius"].contains { name.hasSuffix($0) }
  }

  private static let families = [
    "background", "font", "text-", "transition", "animation", "outline", "mask", "scroll-", "list-style", "object-", "overscroll-",
    "-webkit-", "-moz-", "shadow-",
  ]
  private static let withoutLayout: Set<String> = [
    "accent-color", "appearance", "backdrop-filter", "backface-visibility", "border-collapse", "box-shadow", "caret-color", "clip-path",
    "color", "color-scheme", "cursor", "elevation", "filter", "isolation", "letter-spacing", "line-height", "mix-blend-mode", "opacity",
    "perspective", "perspective-origin", "pointer-events", "resize", "rotate", "scale", "tint-color", "transform", "transform-origin",
    "transform-style", "translate", "user-select", "visibility", "white-space", "will-change", "word-break", "word-spacing", "z-index",
    "overflow-wrap", "overflow-anchor", "unicode-bidi", "vertical-align", "hyphens", "tab-size", "touch-action",
  ]
}
