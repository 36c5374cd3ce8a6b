/// Two shapes in one rectangle, put together.
public struct _CombinedShape<One: Shape, Other: Shape>: Shape {
  let one: One
  let other: Other
  let combine: @Sendable (Path, Path) -> Path
  public func path(in rect: CGRect) -> Path { combine(one.path(in: rect), other.path(in: rect)) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { one.sizeThatFits(proposal) }
}

extension Shape {
  nonisolated private func combined<Other: Shape>(_ other: Other, _ combine: @escaping @Sendable (Path, Path) -> Path) -> some Shape {
    _CombinedShape(one: self, other: other, combine: combine)
  }
  /// The area that this shape or the other covers.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { (one: Path, other: Path) -> Path in one.union(other, eoFill: eoFill) }
  }
  /// The area that both shapes cover.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { (one: Path, other: Path) -> Path in one.intersection(other, eoFill: eoFill) }
  }
  /// The area that this shape covers and the other does not.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { (one: Path, other: Path) -> Path in one.subtracting(other, eoFill: eoFill) }
  }
  /// The area that one of both shapes covers alone.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { (one: Path, other: Path) -> Path in one.symmetricDifference(other, eoFill: eoFill) }
  }
  /// What of this shape's line lies within the other.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { (one: Path, other: Path) -> Path in one.lineIntersection(other, eoFill: eoFill) }
  }
  /// What of this shape's line lies outside the other.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { (one: Path, other: Path) -> Path in one.lineSubtraction(other, eoFill: eoFill) }
  }
}
