/// How much a constraint matters: 1000 = it must hold.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// 1 … 1000.
  public var rawValue: Float
  /// The priority of this number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority of this number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of this number.
  public init(floatLiteral value: Float) { rawValue = value }
  /// The priority of this number.
  public init(integerLiteral value: Int) { rawValue = Float(value) }
  /// It must hold.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// How content resists being cut at first.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// How content resists growing at first.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// How a fitting size holds to its target.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
  /// As a drag that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// As a scene's size stays.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// As a drag that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)

  /// A little more.
  public static func + (one: UILayoutPriority, other: Float) -> UILayoutPriority { UILayoutPriority(rawValue: one.rawValue + other) }
  /// A little less.
  public static func - (one: UILayoutPriority, other: Float) -> UILayoutPriority { UILayoutPriority(rawValue: one.rawValue - other) }
}
