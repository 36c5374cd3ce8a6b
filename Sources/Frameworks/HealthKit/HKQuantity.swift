import Foundation

extension HKUnit {
  /// How many.
  public class func count() -> Self { made("count") }
  /// Of a hundred.
  public class func percent() -> Self { made("%") }
  /// International units of a substance.
  public class func internationalUnit() -> Self { made("IU") }
  /// Grams.
  public class func gram() -> Self { made("g") }
  /// Ounces.
  public class func ounce() -> Self { made("oz") }
  /// Pounds.
  public class func pound() -> Self { made("lb") }
  /// Stones.
  public class func stone() -> Self { made("st") }
  /// Meters.
  public class func meter() -> Self { made("m") }
  /// Inches.
  public class func inch() -> Self { made("in") }
  /// Feet.
  public class func foot() -> Self { made("ft") }
  /// Yards.
  public class func yard() -> Self { made("yd") }
  /// Miles.
  public class func mile() -> Self { made("mi") }
  /// Litres.
  public class func liter() -> Self { made("L") }
  /// American fluid ounces.
  public class func fluidOunceUS() -> Self { made("fl_oz_us") }
  /// Imperial fluid ounces.
  public class func fluidOunceImperial() -> Self { made("fl_oz_imp") }
  /// American pints.
  public class func pintUS() -> Self { made("pt_us") }
  /// Imperial pints.
  public class func pintImperial() -> Self { made("pt_imp") }
  /// American cups.
  public class func cupUS() -> Self { made("cup_us") }
  /// Imperial cups.
  public class func cupImperial() -> Self { made("cup_imp") }
  /// Pascals.
  public class func pascal() -> Self { made("Pa") }
  /// Millimeters of mercury.
  public class func millimeterOfMercury() -> Self { made("mmHg") }
  /// Centimeters of water.
  public class func centimeterOfWater() -> Self { made("cmAq") }
  /// Inches of mercury.
  public class func inchesOfMercury() -> Self { made("inHg") }
  /// Atmospheres.
  public class func atmosphere() -> Self { made("atm") }
  /// Decibels of sound pressure.
  public class func decibelAWeightedSoundPressureLevel() -> Self { made("dBASPL") }
  /// Decibels of hearing.
  public class func decibelHearingLevel() -> Self { made("dBHL") }
  /// Seconds.
  public class func second() -> Self { made("s") }
  /// Minutes.
  public class func minute() -> Self { made("min") }
  /// Hours.
  public class func hour() -> Self { made("hr") }
  /// Days.
  public class func day() -> Self { made("d") }
  /// Joules.
  public class func joule() -> Self { made("J") }
  /// Kilocalories.
  public class func kilocalorie() -> Self { made("kcal") }
  /// Calories.
  public class func smallCalorie() -> Self { made("cal") }
  /// Kilocalories by another name.
  public class func largeCalorie() -> Self { made("Cal") }
  /// Degrees Celsius.
  public class func degreeCelsius() -> Self { made("degC") }
  /// Degrees Fahrenheit.
  public class func degreeFahrenheit() -> Self { made("degF") }
  /// Kelvins.
  public class func kelvin() -> Self { made("K") }
  /// Siemens.
  public class func siemen() -> Self { made("S") }
  /// Hertz.
  public class func hertz() -> Self { made("Hz") }
  /// Volts.
  public class func volt() -> Self { made("V") }
  /// Watts.
  public class func watt() -> Self { made("W") }
  /// Diopters.
  public class func diopter() -> Self { made("D") }
  /// Prism diopters.
  public class func prismDiopter() -> Self { made("pD") }
  /// Radians.
  public class func radianAngle() -> Self { made("rad") }
  /// Degrees of angle.
  public class func degreeAngle() -> Self { made("deg") }
  /// Lux.
  public class func lux() -> Self { made("lx") }
  /// How hard a workout was, 1 to 10.
  public class func appleEffortScore() -> Self { made("appleEffortScore") }
  /// Thousands, thousandths and the like of grams.
  public class func gramUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "g") }
  /// Thousands, thousandths and the like of meters.
  public class func meterUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "m") }
  /// Thousands, thousandths and the like of litres.
  public class func literUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "L") }
  /// Thousands, thousandths and the like of pascals.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "Pa") }
  /// Thousands, thousandths and the like of seconds.
  public class func secondUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "s") }
  /// Thousands, thousandths and the like of joules.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "J") }
  /// Thousands, thousandths and the like of siemens.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "S") }
  /// Thousands, thousandths and the like of hertz.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "Hz") }
  /// Thousands, thousandths and the like of volts.
  public class func voltUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "V") }
  /// Thousands, thousandths and the like of watts.
  public class func wattUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "W") }
  /// Thousands, thousandths and the like of radians.
  public class func radianAngleUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "rad") }
  /// Thousands, thousandths and the like of lux.
  public class func luxUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.letters + "lx") }
  /// Moles of a substance, by how many grams one weighs.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> Self { made("mol<\(gramsPerMole)>") }
  /// Thousandths and the like of moles of a substance, by how many grams a mole weighs.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self {
    made("\(prefix.letters)mol<\(gramsPerMole)>")
  }
  private class func made(_ name: String) -> Self { unsafeDowncast(HKUnit(from: name), to: Self.self) }
}

/// How many grams a mole of glucose weighs.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

extension HKMetricPrefix {
  var letters: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// A number of a measure.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double
  /// A number of a measure.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// The number in a measure.
  /// - Precondition: it can be told in that, as on the phone.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard `is`(compatibleWith: unit) else { fatalError("A quantity of \(self.unit) cannot be told in \(unit).") }
    if unit.measure == self.unit.measure { return value }
    return (value * self.unit.measure.factor + self.unit.measure.offset - unit.measure.offset) / unit.measure.factor
  }
  /// Whether it can be told in a measure.
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    self.unit.measure.dimension == unit.measure.dimension && self.unit.measure.kind == unit.measure.kind
  }
  /// Which of two is more.
  /// - Precondition: both are of one kind, as on the phone.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  func plus(_ other: HKQuantity) -> HKQuantity { HKQuantity(unit: unit, doubleValue: value + other.doubleValue(for: unit)) }
  func divided(by count: Int) -> HKQuantity { HKQuantity(unit: unit, doubleValue: value / Double(count)) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { (value * unit.measure.factor + unit.measure.offset).hashValue }
  open override var description: String { "\(value) \(unit)" }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
