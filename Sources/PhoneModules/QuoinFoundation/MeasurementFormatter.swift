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
  /// How much of the unit's name is written: a letter or two (short), an abbreviation (medium) or the word (long).
  open var unitStyle = Formatter.UnitStyle.medium
  /// Whose words are written; digits are written by `numberFormatter`, which is told.
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
    if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    let width: _UnitPhrase.Width = unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .short
    if let name = _UnitPhrase.name(of: measurement.unit),
      let words = _UnitPhrase.words(measurement.value, number: number, of: name, width, in: locale ?? .current)
    {
      return words
    }
    return number + (unitStyle == .short ? "" : " ") + measurement.unit.symbol
  }

  /// A unit's name.
  open func string(from unit: Unit) -> String { unit.symbol }
}
