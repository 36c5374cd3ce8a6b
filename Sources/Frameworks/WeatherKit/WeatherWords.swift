import Foundation

/// What the weather is like.
public enum WeatherCondition: String, Codable, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid
  case hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy
  case wintryMix
  /// In words: “Partly Cloudy”.
  public var description: String { spoken(rawValue).capitalized }
  /// In words that are read aloud.
  public var accessibilityDescription: String { description }
}
/// Which way the air's pressure goes.
public enum PressureTrend: String, Codable, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  case rising, falling, steady
  /// In words.
  public var description: String { rawValue.capitalized }
  /// In words that are read aloud.
  public var accessibilityDescription: String { description }
}
/// What falls from the sky.
public enum Precipitation: String, Codable, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  case none, hail, mixed, rain, sleet, snow
  /// In words.
  public var description: String { rawValue.capitalized }
  /// In words that are read aloud.
  public var accessibilityDescription: String { description }
}
/// How the moon looks.
public enum MoonPhase: String, Codable, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
  /// In words: “Waxing Crescent”.
  public var description: String { spoken(rawValue).capitalized }
  /// In words that are read aloud.
  public var accessibilityDescription: String { description }
  /// The name of a symbol of the phase.
  public var symbolName: String {
    "moonphase." + (self == .new ? "new.moon" : self == .full ? "full.moon" : spoken(rawValue).replacingOccurrences(of: " ", with: "."))
  }
}
/// How bad what one is warned of is.
public enum WeatherSeverity: String, Codable, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  case minor, moderate, severe, extreme, unknown
  /// In words.
  public var description: String { rawValue.capitalized }
  /// In words that are read aloud.
  public var accessibilityDescription: String { description }
}

/// A word in one as several: “partlyCloudy” as “partly cloudy”.
private func spoken(_ word: String) -> String {
  word.reduce(into: "") { text, letter in text += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
}
