import QuoinLayout

/// Makes a type `Animatable`: its stored variables move together, from the values they had to those they have.
///
///     @Animatable struct Wave: Shape { var height: CGFloat; var phase: Angle; @AnimatableIgnored var isFilled: Bool … }
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "QuoinMacros", type: "AnimatableMacro")

/// Leaves a variable out of what moves by `@Animatable`.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "QuoinMacros", type: "AnimatableIgnoredMacro")

/// Several values that move together, of any kinds. Values that one of two has alone are as if the other had zero. Not for users:
/// `@Animatable` writes it.
public struct _AnimatedParts: VectorArithmetic {
  private var parts: [any VectorArithmetic]

  /// The values, in order.
  public init(_ parts: [any VectorArithmetic]) { self.parts = parts }
  /// What moves of a value: itself.
  public static func part<Value: VectorArithmetic>(of value: Value) -> any VectorArithmetic { value }
  /// What moves of a value: what it says.
  @_disfavoredOverload public static func part<Value: Animatable>(of value: Value) -> any VectorArithmetic { value.animatableData }
  /// Sets a value to the one at `index`; nothing happens where there is none of its kind.
  public func write<Value: VectorArithmetic>(_ index: Int, to value: inout Value) {
    if parts.indices.contains(index), let part = parts[index] as? Value { value = part }
  }
  /// Sets what moves of a value to the one at `index`; nothing happens where there is none of its kind.
  @_disfavoredOverload public func write<Value: Animatable>(_ index: Int, to value: inout Value) {
    if parts.indices.contains(index), let part = parts[index] as? Value.AnimatableData { value.animatableData = part }
  }

  /// Nothing to add.
  public static var zero: _AnimatedParts { _AnimatedParts([]) }
  /// Value by value.
  public static func + (a: _AnimatedParts, b: _AnimatedParts) -> _AnimatedParts { a.joined(b) { TwoParts.sum($0, $1) } }
  /// Value by value.
  public static func - (a: _AnimatedParts, b: _AnimatedParts) -> _AnimatedParts {
    var less = b
    less.scale(by: -1)
    return a + less
  }
  /// Value by value.
  public mutating func scale(by rhs: Double) { for index in parts.indices { parts[index].scale(by: rhs) } }
  /// The sum of all squares.
  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.magnitudeSquared } }
  public static func == (a: _AnimatedParts, b: _AnimatedParts) -> Bool {
    a.parts.count == b.parts.count && a.parts.indices.allSatisfy { TwoParts.isSame(a.parts[$0], b.parts[$0]) }
  }

  private func joined(_ other: _AnimatedParts, _ join: (any VectorArithmetic, any VectorArithmetic) -> any VectorArithmetic)
    -> _AnimatedParts
  {
    let (long, short) = parts.count < other.parts.count ? (other.parts, parts) : (parts, other.parts)
    return _AnimatedParts(zip(long, short).map(join) + long.dropFirst(short.count))
  }
}

/// What is done with two values whose kinds are not told.
private enum TwoParts {
  static func sum<Value: VectorArithmetic>(_ a: Value, _ b: any VectorArithmetic) -> any VectorArithmetic {
    (b as? Value).map { a + $0 } ?? a
  }
  static func isSame<Value: VectorArithmetic>(_ a: Value, _ b: any VectorArithmetic) -> Bool { (b as? Value) == a }
}
