import Foundation
import QuoinFoundation

/// What a measurement is of, which decides the unit that the reader's country uses for it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String
  /// The unit that is usual for amounts of this size.
  public static var general: Self { Self(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of a body: Fahrenheit in the US, Celsius elsewhere.
  public static var person: Self { Self(name: "person") }
  /// Of the air: Fahrenheit in the US, Celsius elsewhere.
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A way to go, in miles, feet or inches in the US and the UK, in kilometres, metres or centimetres elsewhere.
  public static var road: Self { Self(name: "road") }
  /// A size of a body, in the measurement's own unit.
  public static var person: Self { Self(name: "asProvided") }
  /// How tall somebody is, in the measurement's own unit.
  public static var personHeight: Self { Self(name: "asProvided") }
  /// Of a lens, in the measurement's own unit.
  public static var focalLength: Self { Self(name: "asProvided") }
  /// How much rain fell, in the measurement's own unit.
  public static var rainfall: Self { Self(name: "asProvided") }
  /// How much snow fell, in the measurement's own unit.
  public static var snowfall: Self { Self(name: "asProvided") }
  /// How far one sees, in miles, feet or inches in the US and the UK, in kilometres, metres or centimetres elsewhere.
  public static var visibility: Self { Self(name: "road") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass { public static var personWeight: Self { Self(name: "general") } }
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed { public static var wind: Self { Self(name: "general") } }
extension MeasurementFormatUnitUsage where UnitType == UnitVolume { public static var liquid: Self { Self(name: "asProvided") } }
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food holds, in kilocalories.
  public static var food: Self { Self(name: "food") }
  /// What exercise takes, in kilocalories.
  public static var workout: Self { Self(name: "food") }
}

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: 21°C, 3 miles, 12 km/h.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// How the unit is written.
    public enum UnitWidth: Hashable, Codable, Sendable {
      /// Words: 3 miles.
      case wide
      /// Abbreviations: 3 mi.
      case abbreviated
      /// As short as can be: 3mi.
      case narrow
    }
    /// How the unit is written.
    public var width: UnitWidth
    /// The language it is written in, and the country whose units are usual.
    public var locale: Locale
    /// What the amount is for, which chooses the unit; `nil` keeps the measurement's own.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; `nil`: whole from ten up and with two digits below, or as any number where the unit is kept.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Leaves out the letter of a temperature.
    public var hidesScaleName = false

    /// In the unit that `usage` chooses; `nil` keeps the measurement's own, and a `numberFormatStyle` of `nil` rounds what is not kept.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }
    /// The same for another language and country.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    /// The amount with its unit, in the unit that is chosen for it.
    public func format(_ value: Measurement) -> String {
      let usage = usage?.name ?? "asProvided"
      let shown = UnitChoice(usage: usage, system: locale.measurementSystem)
        .unit(for: Measurement<Dimension>(value: value.value, unit: value.unit))
      let base = value.unit.converter.baseUnitValue(fromValue: value.value)
      let amount = shown === value.unit ? value.value : shown.converter.value(fromBaseUnitValue: base)
      let number = (numberFormatStyle ?? Self.number(amount, isRounded: usage != "asProvided")).locale(locale).format(amount)
      if hidesScaleName, shown is UnitTemperature { return number + "°" }
      let width: _UnitPhrase.Width = self.width == .wide ? .wide : self.width == .narrow ? .narrow : .short
      let words = _UnitPhrase.name(of: shown).flatMap { _UnitPhrase.words(amount, number: number, of: $0, width, in: locale) }
      return words ?? "\(number)\(self.width == .narrow ? "" : " ")\(shown.symbol)"
    }
    /// Whole numbers from ten up, two digits below, where the unit is the reader's and not the writer's.
    private static func number(_ amount: Double, isRounded: Bool) -> FloatingPointFormatStyle<Double> {
      guard isRounded else { return .number }
      return abs(amount) >= 9.95 ? .number.precision(.fractionLength(0)) : .number.precision(.significantDigits(1...2))
    }
  }
  /// What `style` makes of it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement { style.format(self) }
  /// In the unit usual for the reader, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// In the unit that `usage` chooses for the reader; a `numberFormatStyle` of `nil` rounds unless the unit is kept.
  public static func measurement<U: Dimension>(
    width: Measurement<U>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<U> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<U>.FormatStyle {
    Measurement<U>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
  /// The same for a temperature, with the letter of its scale or, where `hidesScaleName` says so, without.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

/// The unit in which a country reads an amount.
private struct UnitChoice {
  let usage: String
  let system: Locale.MeasurementSystem

  func unit(for amount: Measurement<Dimension>) -> Dimension {
    guard usage != "asProvided" else { return amount.unit }
    let isUS = system == .us
    switch amount.unit {
    case is UnitTemperature: return isUS ? UnitTemperature.fahrenheit : .celsius
    case is UnitSpeed: return system == .metric ? UnitSpeed.kilometersPerHour : .milesPerHour
    case is UnitEnergy: return usage == "food" ? UnitEnergy.kilocalories : amount.unit
    case is UnitLength:
      let feelsImperial = isUS || (system == .uk && usage == "road")
      return pick(
        amount,
        feelsImperial
          ? [(UnitLength.miles, 0.5), (.feet, 1), (.inches, 0)] : [(UnitLength.kilometers, 1), (.meters, 1), (.centimeters, 0)])
    case is UnitMass:
      return pick(amount, isUS ? [(UnitMass.pounds, 1), (.ounces, 0)] : [(UnitMass.kilograms, 1), (.grams, 0)])
    default: return amount.unit
    }
  }
  /// The first unit of which there are at least so many.
  private func pick(_ amount: Measurement<Dimension>, _ units: [(unit: Dimension, least: Double)]) -> Dimension {
    let base = abs(amount.unit.converter.baseUnitValue(fromValue: amount.value))
    return units.first { $0.unit.converter.value(fromBaseUnitValue: base) >= $0.least }?.unit ?? amount.unit
  }
}
