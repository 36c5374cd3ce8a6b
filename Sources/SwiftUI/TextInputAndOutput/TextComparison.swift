import QuoinLayout

/// Whether two texts say the same in the same look.
enum TextComparison {
  static func areEqual(_ a: Text, _ b: Text) -> Bool {
    guard a.changes.count == b.changes.count, zip(a.changes, b.changes).allSatisfy({ areEqual($0, $1) }) else { return false }
    switch (a.content, b.content) {
    case (.verbatim(let x), .verbatim(let y)): return x == y
    case (.joined(let x1, let x2), .joined(let y1, let y2)): return areEqual(x1, y1) && areEqual(x2, y2)
    case (.picture(let x), .picture(let y)): return x == y
    case (.dynamic(let x), .dynamic(let y)): return x.isEqual(to: y)
    default: return false
    }
  }

  private static func areEqual(_ a: Text.Change, _ b: Text.Change) -> Bool {
    switch (a, b) {
    case (.font(let x), .font(let y)): x == y
    case (.fontChange(let x), .fontChange(let y)): x == y
    case (.style(let x), .style(let y)): areEqual(x.base, y.base)
    case (.kerning(let x), .kerning(let y)), (.tracking(let x), .tracking(let y)), (.baselineOffset(let x), .baselineOffset(let y)): x == y
    case (.underline(let x), .underline(let y)), (.strikethrough(let x), .strikethrough(let y)): x == y
    case (.link(let x), .link(let y)): x == y
    case (.background(let x), .background(let y)): x == y
    default: false
    }
  }

  private static func areEqual(_ a: any ShapeStyle, _ b: any ShapeStyle) -> Bool {
    guard let x = a as? any Hashable, let y = b as? any Hashable else { return false }
    return AnyHashable(x) == AnyHashable(y)
  }
}

extension DynamicText {
  func isEqual(to other: any DynamicText) -> Bool {
    guard let own = self as? any Equatable else { return false }
    return own.equals(other)
  }
}
extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
