import CICU
import Foundation

/// Amounts with their units, spans of time and moments from now in the words of a language, as CLDR has them: asked of the ICU that Swift's
/// toolchain carries, whose own Foundation has no such formats on Linux.
public enum _UnitPhrase {
  /// How much of a unit's name is written: “5h”, “5 hr”, “5 hours”. The raw value is ICU's name in a skeleton.
  public enum Width: String, Sendable {
    case narrow, short
    case wide = "full-name"
  }

  /// An amount with its unit, by CLDR's name for it (`kilometer-per-hour`); nil where ICU has no such unit. `number` is the amount as it
  /// is to be written, where that is not as ICU would.
  public static func words(_ amount: Double, number: String? = nil, of unit: String, _ width: Width, in locale: Locale) -> String? {
    guard let phrase = formatted(amount, "unit/\(unit) unit-width-\(width.rawValue)", locale) else { return nil }
    guard let number, let plain = formatted(amount, "", locale), let place = phrase.range(of: plain) else { return phrase }
    return phrase.replacingCharacters(in: place, with: number)
  }

  /// Parts of one measure in a row: “9 hr, 41 min”.
  public static func row(_ parts: [String], _ width: Width, in locale: Locale) -> String {
    let styles: [Width: Int32] = [.wide: 0, .short: 1, .narrow: 2]
    var status: Int32 = 0
    guard parts.count > 1, let formatter = swift_ulistfmt_openForType(locale.identifier, 2, styles[width] ?? 0, &status), status <= 0 else {
      return parts.joined(separator: ", ")
    }
    defer { swift_ulistfmt_close(formatter) }
    let letters: [UInt16] = parts.flatMap { Array($0.utf16) }
    let lengths: [Int32] = parts.map { Int32($0.utf16.count) }
    let words = letters.withUnsafeBufferPointer { letters in
      var places: [UnsafePointer<UInt16>?] = []
      var place = letters.baseAddress
      for length in lengths {
        places.append(place)
        place = place.map { $0 + Int(length) }
      }
      return read { swift_ulistfmt_format(formatter, places, lengths, Int32(parts.count), $0, $1, $2) }
    }
    return words ?? parts.joined(separator: ", ")
  }

  /// A moment as so many units from now, below 0 in the past; `isNamed` takes a word where there is one (“yesterday”), `isSpelled` writes
  /// the number in letters.
  static func fromNow(_ amount: Double, _ unit: DurationUnit, _ width: Width, isNamed: Bool, isSpelled: Bool, in locale: Locale) -> String?
  {
    let styles: [Width: Int32] = [.wide: 0, .short: 1, .narrow: 2]
    var status: Int32 = 0
    // Numbers in letters are ICU's style 5; the formatter takes them over.
    let numbers = isSpelled ? swift_unum_open(5, nil, 0, locale.identifier, nil, &status) : nil
    let context: Int32 = 256  // UDISPCTX_CAPITALIZATION_NONE
    guard let formatter = swift_ureldatefmt_open(locale.identifier, numbers, styles[width] ?? 0, context, &status), status <= 0 else {
      return nil
    }
    defer { swift_ureldatefmt_close(formatter) }
    return read {
      isNamed
        ? swift_ureldatefmt_format(formatter, amount, unit.relativeUnit, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter, amount, unit.relativeUnit, $0, $1, $2)
    }
  }

  private static func formatted(_ amount: Double, _ skeleton: String, _ locale: Locale) -> String? {
    var status: Int32 = 0
    let letters = Array(skeleton.utf16)
    guard let formatter = swift_unumf_openForSkeletonAndLocale(letters, Int32(letters.count), locale.identifier, &status) else {
      return nil
    }
    defer { swift_unumf_close(formatter) }
    guard status <= 0, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, amount, result, &status)
    return status <= 0 ? read { swift_unumf_resultToString(result, $0, $1, $2) } : nil
  }

  /// What ICU writes into a buffer that is large enough for any of these phrases; nil where it fails.
  private static func read(_ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 1024)
    var status: Int32 = 0
    let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) }
    return status <= 0 && length <= 1024 ? String(decoding: buffer.prefix(Int(length)), as: UTF16.self) : nil
  }
}

extension _UnitPhrase {
  /// CLDR's name of a unit of Foundation's; nil for units that CLDR has not, and for those of the user's own.
  public static func name(of unit: Unit) -> String? {
    if let time = unit as? UnitDuration {
      return DurationUnit.allCases.first { $0.seconds == time.converter.baseUnitValue(fromValue: 1) }?.name ?? names[unit.symbol]
    }
    return names[unit.symbol]
  }
  private static let names = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer",
    "pm": "picometer", "mi": "mile", "ft": "foot", "in": "inch", "yd": "yard", "fur": "furlong", "ftm": "fathom", "NM": "nautical-mile",
    "ly": "light-year", "ua": "astronomical-unit", "pc": "parsec",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "lb": "pound", "oz": "ounce", "st": "stone", "ct": "carat",
    "oz t": "ounce-troy", "°C": "celsius", "°F": "fahrenheit", "K": "kelvin", "m/s": "meter-per-second", "km/h": "kilometer-per-hour",
    "mph": "mile-per-hour", "kn": "knot", "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "kcal": "kilocalorie", "cal": "calorie",
    "kWh": "kilowatt-hour", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "cup": "cup", "tsp": "teaspoon",
    "tbsp": "tablespoon", "fl oz": "fluid-ounce", "pt": "pint", "qt": "quart", "gal": "gallon", "m³": "cubic-meter",
    "km³": "cubic-kilometer", "cm³": "cubic-centimeter", "ft³": "cubic-foot", "in³": "cubic-inch", "yd³": "cubic-yard",
    "mi³": "cubic-mile", "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter", "ft²": "square-foot",
    "in²": "square-inch", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare", "°": "degree", "rad": "radian",
    "W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "hp": "horsepower", "hPa": "hectopascal", "kPa": "kilopascal",
    "mbar": "millibar", "bar": "bar", "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    "N/m²": "pascal", "A": "ampere", "mA": "milliampere", "V": "volt", "Ω": "ohm", "Hz": "hertz", "kHz": "kilohertz",
    "MHz": "megahertz", "GHz": "gigahertz", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon", "m/s²": "meter-per-square-second", "g-force": "g-force",
    "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
  ]
}
