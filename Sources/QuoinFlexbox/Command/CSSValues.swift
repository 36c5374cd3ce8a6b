// CSS values as text: lengths, alignments, keywords. A reader gives nil for what is no value of its kind.

enum CSSValue {
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\n" }).map { $0.lowercased() }
  }

  /// A number of CSS; nil for NaN, infinities and Swift's own spellings.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ ($0 >= 48 && $0 <= 57) || $0 == 43 || $0 == 45 || $0 == 46 || $0 | 32 == 101 }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// "12px", "50%", "0".
  static func number(lengthOf text: String) -> FlexLength? {
    if text.hasSuffix("px") { return number(String(text.dropLast(2))).map { .points($0) } }
    if text.hasSuffix("%") { return number(String(text.dropLast())).map { .percent($0) } }
    return number(text) == 0 ? .zero : nil
  }

  static func nonNegative(_ text: String) -> FlexLength? {
    number(lengthOf: text).flatMap { $0.number < 0 ? nil : $0 }
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

  static func basis(_ text: String) -> FlexLength? { text == "content" ? .content : size(text) }

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
  static func alignment(_ text: String, _ allowed: Set<FlexAlignment>) -> FlexAlignment? {
    var words = words(text)
    guard let first = words.first else { return nil }
    let overflow = first == "safe" || first == "unsafe" ? words.removeFirst() : nil
    guard let found = keywords[words.joined(separator: " ")], allowed.contains(found) else { return nil }
    guard let overflow else { return found }
    guard positions.contains(found) else { return nil }
    return overflow == "safe" ? found.safe : found.unsafe
  }

  private static let positions: Set<FlexAlignment> = [
    .start, .end, .flexStart, .flexEnd, .center, .left, .right, .selfStart, .selfEnd,
  ]
  private static let spaces: Set<FlexAlignment> = [.spaceBetween, .spaceAround, .spaceEvenly]
  static let justifyContent: Set<FlexAlignment> = spaces.union([
    .normal, .stretch, .start, .end, .flexStart, .flexEnd, .center, .left, .right,
  ])
  static let alignContent: Set<FlexAlignment> = spaces.union([
    .normal, .stretch, .start, .end, .flexStart, .flexEnd, .center, .baseline, .lastBaseline,
  ])
  static let alignItems: Set<FlexAlignment> = [
    .normal, .stretch, .start, .end, .flexStart, .flexEnd, .center, .selfStart, .selfEnd, .baseline, .lastBaseline,
  ]
  static let alignSelf = alignItems.union([.auto])
  static let justifySelf = alignSelf.union([.left, .right])
}

extension Substring {
  fileprivate var trimmed: String { CSSValue.words(String(self)).joined() }
}
