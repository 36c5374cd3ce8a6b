import Foundation

extension HKUnit {
  /// How many.
  public class func count() -> HKUnit { made("count") }
  /// Of a hundred.
  public class func percent() -> HKUnit { made("%") }
  /// International units of a substance.
  public class func internationalUnit() -> HKUnit { made("IU") }
  /// Grams.
  public class func gram() -> HKUnit { made("g") }
  /// Ounces.
  public class func ounce() -> HKUnit { made("oz") }
  /// Pounds.
  public class func pound() -> HKUnit { made("lb") }
  /// Stones.
  public class func stone() -> HKUnit { made("st") }
  /// Meters.
  public class func meter() -> HKUnit { made("m") }
  /// Inches.
  public class func inch() -> HKUnit { made("in") }
  /// Feet.
  public class func foot() -> HKUnit { made("ft") }
  /// Yards.
  public class func yard() -> HKUnit { made("yd") }
  /// Miles.
  public class func mile() -> HKUnit { made("mi") }
  /// Litres.
  public class func liter() -> HKUnit { made("L") }
  /// American fluid ounces.
  public class func fluidOunceUS() -> HKUnit { made("fl_oz_us") }
  /// Imperial fluid ounces.
  public class func fluidOunceImperial() -> HKUnit { made("fl_oz_imp") }
  /// American pints.
  public class func pintUS() -> HKUnit { made("pt_us") }
  /// Imperial pints.
  public class func pintImperial() -> HKUnit { made("pt_imp") }
  /// American cups.
  public class func cupUS() -> HKUnit { made("cup_us") }
  /// Imperial cups.
  public class func cupImperial() -> HKUnit { made("cup_imp") }
  /// Pascals.
  public class func pascal() -> HKUnit { made("Pa") }
  /// Millimeters of mercury.
  public class func millimeterOfMercury() -> HKUnit { made("mmHg") }
  /// Centimeters of water.
  public class func centimeterOfWater() -> HKUnit { made("cmAq") }
  /// Inches of mercury.
  public class func inchesOfMercury() -> HKUnit { made("inHg") }
  /// Atmospheres.
  public class func atmosphere() -> HKUnit { made("atm") }
  /// Decibels of sound pressure.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { made("dBASPL") }
  /// Decibels of hearing.
  public class func decibelHearingLevel() -> HKUnit { made("dBHL") }
  /// Seconds.
  public class func second() -> HKUnit { made("s") }
  /// Minutes.
  public class func minute() -> HKUnit { made("min") }
  /// Hours.
  public class func hour() -> HKUnit { made("hr") }
  /// Days.
  public class func day() -> HKUnit { made("d") }
  /// Joules.
  public class func joule() -> HKUnit { made("J") }
  /// Kilocalories.
  public class func kilocalorie() -> HKUnit { made("kcal") }
  /// Calories.
  public class func smallCalorie() -> HKUnit { made("cal") }
  /// Kilocalories by another name.
  public class func largeCalorie() -> HKUnit { made("Cal") }
  /// Degrees Celsius.
  public class func degreeCelsius() -> HKUnit { made("degC") }
  /// Degrees Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit { made("degF") }
  /// Kelvins.
  public class func kelvin() -> HKUnit { made("K") }
  /// Siemens.
  public class func siemen() -> HKUnit { made("S") }
  /// Hertz.
  public class func hertz() -> HKUnit { made("Hz") }
  /// Volts.
  public class func volt() -> HKUnit { made("V") }
  /// Watts.
  public class func watt() -> HKUnit { made("W") }
  /// Diopters.
  public class func diopter() -> HKUnit { made("D") }
  /// Prism diopters.
  public class func prismDiopter() -> HKUnit { made("pD") }
  /// Radians.
  public class func radianAngle() -> HKUnit { made("rad") }
  /// Degrees of angle.
  public class func degreeAngle() -> HKUnit { made("deg") }
  /// Lux.
  public class func lux() -> HKUnit { made("lx") }
  /// How hard a workout was, 1 to 10.
  public class func appleEffortScore() -> HKUnit { made("appleEffortScore") }
  /// Thousands, thousandths and the like of grams.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "g") }
  /// Thousands, thousandths and the like of meters.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "m") }
  /// Thousands, thousandths and the like of litres.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "L") }
  /// Thousands, thousandths and the like of pascals.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "Pa") }
  /// Thousands, thousandths and the like of seconds.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "s") }
  /// Thousands, thousandths and the like of joules.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "J") }
  /// Thousands, thousandths and the like of siemens.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "S") }
  /// Thousands, thousandths and the like of hertz.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "Hz") }
  /// Thousands, thousandths and the like of volts.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "V") }
  /// Thousands, thousandths and the like of watts.
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "W") }
  /// Thousands, thousandths and the like of radians.
  public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "rad") }
  /// Thousands, thousandths and the like of lux.
  public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix.letters + "lx") }
  /// Moles of a substance, by how many grams one weighs.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { made("mol<\(gramsPerMole)>") }
  /// Thousandths and the like of moles of a substance, by how many grams a mole weighs.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    made("\(prefix.letters)mol<\(gramsPerMole)>")
  }
  private class func made(_ name: String) -> HKUnit { HKUnit(from: name) }
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
