/// A length of a style: so many points, a percentage of the containing block, or a keyword of CSS Sizing.
///
/// Invariant: the number is finite and at most `FlexLength.limit` in magnitude; NaN becomes zero and infinities the limit.
/// Eight bytes: the kind lives in the three lowest bits of the number, so whole points and halves are kept exactly.
public struct FlexLength: Hashable, Sendable {
  var bits: UInt64

  /// What the number means, or which keyword stands in its place.
  enum Kind: UInt8 {
    case points, percent, auto, calc, minContent, maxContent, fitContent, stretch

    @inline(__always) var rawValueBits: UInt64 { UInt64(rawValue) }
  }

  /// The largest number a length holds, in points: what a browser's own layout unit holds.
  public static let limit: Double = 33_554_431

  init(_ value: Double, _ kind: Kind) {
    let finite = value.isNaN ? 0 : min(max(value, -FlexLength.limit), FlexLength.limit)
    bits = (finite == 0 ? 0 : finite.bitPattern & ~7) | kind.rawValueBits
  }

  init(keyword: Kind) { bits = keyword.rawValueBits }

  /// Points, the engine's only absolute unit (a CSS pixel).
  public static func points(_ value: Double) -> FlexLength { FlexLength(value, .points) }
  /// A percentage of the containing block: 50 is half.
  public static func percent(_ value: Double) -> FlexLength { FlexLength(value, .percent) }
  /// CSS `calc()`: a percentage of the containing block and points together. Both parts are kept to 1 part in a million; what comes
  /// out below zero counts as zero where a size, a padding or a gap is meant.
  public static func calc(percent: Double, points: Double) -> FlexLength {
    let (share, rest) = (FlexLength.percent(percent).number, FlexLength.points(points).number)
    if share == 0 { return .points(rest) }
    if rest == 0 { return .percent(share) }
    let high = UInt64(Float(share).bitPattern)
    return FlexLength(bits: high << 32 | UInt64(Float(rest).bitPattern & ~7) | Kind.calc.rawValueBits)
  }
  /// No length of its own. As a maximum it means "none", as a gap zero.
  public static let auto = FlexLength(keyword: .auto)
  /// For `basis` alone: as large as the content, whatever the size property says. Anywhere else it reads as `auto`.
  public static let content = FlexLength(bits: Kind.auto.rawValueBits | 16)
  /// The smallest size at which the content does not overflow.
  public static let minContent = FlexLength(keyword: .minContent)
  /// The size the content takes when nothing limits it.
  public static let maxContent = FlexLength(keyword: .maxContent)
  /// The space there is, but neither below `minContent` nor above `maxContent`.
  public static let fitContent = FlexLength(keyword: .fitContent)
  /// Fills the containing block together with the margins; `auto` where that has no definite size.
  public static let stretch = FlexLength(keyword: .stretch)
  /// Zero points.
  public static let zero = FlexLength(bits: 0)
  /// Marks a logical edge (start, end) that nobody has set.
  static let unset = FlexLength(bits: Kind.auto.rawValueBits | 8)

  init(bits: UInt64) { self.bits = bits }

  @inline(__always) var kind: Kind { unsafeBitCast(UInt8(truncatingIfNeeded: bits & 7), to: Kind.self) }
  @inline(__always) var number: Double { Double(bitPattern: bits & ~7) }
  @inline(__always) var isAuto: Bool { bits & 7 == Kind.auto.rawValueBits }
  /// `auto` and not `content`, which reads as `auto` wherever it is no flex basis.
  @inline(__always) var isAutoBasis: Bool { bits & 23 == Kind.auto.rawValueBits }
  /// Whether it counts from the containing block: a percentage, alone or in a `calc()`.
  @inline(__always) var isPercent: Bool { bits & 5 == 1 }
  /// Whether it is a number of points once the containing block is known.
  @inline(__always) var isNumeric: Bool { kind == .points || isPercent }
  /// The parts of a `calc()`.
  @inline(__always) var calcPercent: Double { Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits >> 32))) }
  @inline(__always) var calcPoints: Double { Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits) & ~7)) }

  /// Points, or a percentage of `basis`; NaN where the length is a keyword or the basis is not definite (NaN).
  @inline(__always) func resolved(_ basis: Double) -> Double {
    switch kind {
    case .points: return number
    case .percent:
      let value = number * basis / 100
      return value.isNaN ? .nan : min(max(value, -FlexLength.limit), FlexLength.limit)
    case .calc:
      let value = calcPoints + calcPercent * basis / 100
      return value.isNaN ? .nan : min(max(value, -FlexLength.limit), FlexLength.limit)
    default: return .nan
    }
  }

  /// Points or a percentage; zero where there is no number to be had.
  @inline(__always) func resolvedOrZero(_ basis: Double) -> Double {
    if bits == 0 { return 0 }
    let value = resolved(basis)
    return value.isNaN ? (kind == .calc ? calcPoints : 0) : value
  }

  /// The same for paddings and gaps, which are never below zero.
  @inline(__always) func resolvedNonNegative(_ basis: Double) -> Double { max(resolvedOrZero(basis), 0) }
}

extension FlexLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .points(value) }
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension FlexLength: CustomStringConvertible {
  /// A number to a hundredth, whole numbers without a point.
  static func written(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
  }

  public var description: String {
    switch kind {
    case .points: "\(Self.written(number))px"
    case .percent: "\(Self.written(number))%"
    case .auto: isAutoBasis ? "auto" : "content"
    case .calc: "calc(\(Self.written(calcPercent))% \(calcPoints < 0 ? "-" : "+") \(Self.written(abs(calcPoints)))px)"
    case .minContent: "min-content"
    case .maxContent: "max-content"
    case .fitContent: "fit-content"
    case .stretch: "stretch"
    }
  }
}
