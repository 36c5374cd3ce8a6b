import Foundation

/// Writes a measured value with its unit: “5 km”. A value is written in the unit that it has.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// What may be done to a value's unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit that was given is written.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The greatest unit that leaves a whole number.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What may be done to a value's unit.
  open var unitOptions: UnitOptions = []
  /// Whether a space stands before the unit (medium), or none (short); long is written as medium.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Kept; digits are written by `numberFormatter`.
  open var locale: Locale! = .current {
    didSet { numberFormatter.locale = locale ?? .current }
  }
  /// Writes the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// A value with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if measurement.unit is UnitTemperature {
      return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : measurement.unit.symbol)
    }
    return number + (unitStyle == .short ? "" : " ") + measurement.unit.symbol
  }

  /// A unit's name.
  open func string(from unit: Unit) -> String { unit.symbol }
}

extension Measurement {
  /// The value with its unit, as `MeasurementFormatter` writes it.
  public func formatted() -> String { MeasurementFormatter().string(from: self) }
}

extension Measurement {
  /// How a measured value is written.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// How long its unit is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      /// Its name.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// Its sign.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// Its sign, without a space.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }
    /// How long its unit is; wide is written as abbreviated.
    public var width: UnitWidth
    /// The value with its unit.
    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.unitStyle = width == .narrow ? .short : .medium
      return formatter.string(from: value)
    }
  }
  /// The value as a format writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}
/// What a measured value is for, as its format may be told.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  /// As it is.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
  /// In general.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
}
extension FormatStyle {
  /// A measured value with its unit, in the unit that it has.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle { Self(width: width) }
}
