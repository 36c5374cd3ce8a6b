/// The nine weights by their names on the phone, with CSS's numbers 100…900 as raw values.
public enum NamedWeight: Int, Sendable, Hashable, CaseIterable, Comparable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  public static func < (left: NamedWeight, right: NamedWeight) -> Bool { left.rawValue < right.rawValue }

  /// UIKit's value of this weight, −0.8…0.62 (the raw values of `UIFont.Weight`).
  public var uiKitValue: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight whose UIKit value is nearest; NaN gives `regular`.
  public init(uiKitValue value: Double) {
    self = value.isNaN ? .regular : Self.allCases.min { abs($0.uiKitValue - value) < abs($1.uiKitValue - value) } ?? .regular
  }

  /// The weight whose CSS number is nearest; values outside 1…1000 count as the nearest end.
  public init(nearest number: Double) {
    self = number.isNaN ? .regular : Self.allCases.min { abs(Double($0.rawValue) - number) < abs(Double($1.rawValue) - number) } ?? .regular
  }

  /// The weight that "bold" makes of this one: at least bold, and never lighter than before.
  public var emboldened: NamedWeight { max(self, .bold) }
}
