import QuoinText

extension FontDescriptor {
  /// This font as it is where the reader asked for bold text: the system's letters are heavier, those of other families are their app's own
  /// affair (Human Interface Guidelines, Typography: "If you use a custom font, make sure it implements the same behaviors").
  public var inBoldText: FontDescriptor {
    guard case .system = family else { return self }
    var font = self
    font.weight = Self.boldText(of: weight)
    font.boldWeight = Self.boldText(of: boldWeight)
    return font
  }

  /// Assumed, but for regular, which becomes semibold: two of the nine weights heavier as far as bold, from there on one.
  private static func boldText(of weight: Int) -> Int { max(min(weight + 200, 700), min(weight + 100, 900)) }
}
