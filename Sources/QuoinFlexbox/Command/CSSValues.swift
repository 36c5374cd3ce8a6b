// CSS values as text: lengths, alignments, keywords. A reader gives nil for what is no value of its kind.

enum CSSValue {
  /// The parts of a value between spaces; what stands in brackets is one, with single spaces. Lower case, as CSS's keywords know none.
  static func words(_ text: String) -> [String] {
    let plain = text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\n" }).map { $0.lowercased() }
    guard text.utf8.contains(UInt8(ascii: "(")) else { return plain }
    var words: [String] = []
    var open = 0
    for piece in plain {
      if open > 0, let last = words.popLast() { words.append(last + " " + piece) } else { words.append(piece) }
      for byte in piece.utf8 { open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0 }
    }
    return words
  }

  /// A number of CSS; nil for NaN, infinities and Swift's own spellings.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ ($0 >= 48 && $0 <= 57) || $0 == 43 || $0 == 45 || $0 == 46 || $0 | 32 == 101 }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// "12px", "50%", "0.5in", "calc(100% - 10px)"; a number without a unit is points.
  static func number(lengthOf text: String) -> FlexLength? {
    if text.hasSuffix("%") { return number(String(text.dropLast())).map { .percent($0) } }
    if text.hasSuffix(")") { return CSSCalc.length(text) }
    for (unit, points) in units where text.hasSuffix(unit) {
      return number(String(text.dropLast(unit.count))).map { .points($0 * points) }
    }
    return number(text).map { .points($0) }
  }

  /// CSS Values 4 §6.2: absolute units in points.
  private static let units: [(name: String, points: Double)] = [
    ("px", 1), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54), ("q", 2.4 / 2.54), ("pt", 96.0 / 72), ("pc", 16),
  ]

  static func nonNegative(_ text: String) -> FlexLength? {
    number(lengthOf: text).flatMap { $0.kind != .calc && $0.number < 0 ? nil : $0 }
  }

  /// width, height and their limits; `none` only for a maximum, `auto` for the others.
  static func size(_ text: String, isMaximum: Bool = false) -> FlexLength? {
    switch text {
    case "auto": isMaximum ? nil : .auto
    case "none": isMaximum ? .auto : nil
    case "min-content": .minContent
    case "max-content": .maxContent
    case "fit-content": .fitContent
    case "stretch", "-webkit-fill-available": .stretch
    default: nonNegative(text)
    }
  }

  /// A browser's own `-webkit-fill-available` fills nothing as a basis.
  static func basis(_ text: String) -> FlexLength? {
    text == "content" || text == "-webkit-fill-available" ? .content : size(text)
  }

  static func margin(_ text: String) -> FlexLength? { text == "auto" ? .auto : number(lengthOf: text) }

  static func gap(_ text: String) -> FlexLength? { text == "normal" ? .auto : nonNegative(text) }

  static func border(_ text: String) -> FlexLength? {
    switch text {
    case "thin": .points(1)
    case "medium": .points(3)
    case "thick": .points(5)
    default: nonNegative(text).flatMap { $0.isPercent ? nil : $0 }
    }
  }

  static func ratio(_ text: String) -> Double?? {
    if text == "auto" { return .some(nil) }
    let text = text.hasPrefix("auto ") ? String(text.dropFirst(5)) : text
    let parts = text.split(separator: "/").map { number($0.trimmed) }
    guard let width = parts.first ?? nil, parts.count <= 2, width >= 0 else { return nil }
    guard parts.count == 2 else { return .some(width > 0 ? width : nil) }
    guard let height = parts[1], height >= 0 else { return nil }
    return .some(width > 0 && height > 0 ? width / height : nil)
  }

  private static let keywords: [String: FlexAlignment] = [
    "auto": .auto, "normal": .normal, "stretch": .stretch, "start": .start, "end": .end, "flex-start": .flexStart,
    "flex-end": .flexEnd, "self-start": .selfStart, "self-end": .selfEnd, "center": .center, "left": .left, "right": .right,
    "baseline": .baseline, "first baseline": .baseline, "last baseline": .lastBaseline, "space-between": .spaceBetween,
    "space-around": .spaceAround, "space-evenly": .spaceEvenly,
  ]

  /// An alignment with its overflow keyword; `allowed` are the keywords the property takes.
  static func alignment(_ text: String, _ allowed: Set<String>) -> FlexAlignment? {
    var words = words(text)
    guard let first = words.first else { return nil }
    let overflow = first == "safe" || first == "unsafe" ? words.removeFirst() : nil
    let keyword = words == ["first", "baseline"] ? "baseline" : words.joined(separator: " ")
    guard let found = keywords[keyword], allowed.contains(keyword) else { return nil }
    guard let overflow else { return found }
    guard positions.contains(found) else { return nil }
    return overflow == "safe" ? found.safe : found.unsafe
  }

  private static let positions: Set<FlexAlignment> = [
    .start, .end, .flexStart, .flexEnd, .center, .left, .right, .selfStart, .selfEnd,
  ]
  private static let places = ["start", "end", "flex-start", "flex-end", "center"]
  private static let spaces = ["space-between", "space-around", "space-evenly"]
  private static let selfPlaces = places + ["self-start", "self-end"]
  private static let baselines = ["baseline", "last baseline"]
  static let justifyContent = ["normal", "stretch"] + places + ["left", "right"] + spaces
  static let alignContent = ["normal", "stretch"] + places + baselines + spaces
  static let alignItems = ["normal", "stretch"] + selfPlaces + baselines
  static let alignSelf = ["auto"] + alignItems
  static let justifySelf = alignSelf + ["left", "right"]
}

extension Substring {
  fileprivate var trimmed: String { CSSValue.words(String(self)).joined() }
}
