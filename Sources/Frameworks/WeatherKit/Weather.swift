import CoreLocation
import Foundation

/// Where and when the weather was told.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// Until when it holds.
  public var expirationDate: Date
  /// How far north.
  public var latitude: Double
  /// How far east.
  public var longitude: Double
  /// Where.
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
  /// By hand: on the phone only the service makes it.
  public init(
    date: Date = Date(), expirationDate: Date = Date(), latitude: Double = 0, longitude: Double = 0
  ) {
    self.date = date
    self.expirationDate = expirationDate
    self.latitude = latitude
    self.longitude = longitude
  }
}
/// From where the wind blows.
public struct Wind: Codable, Equatable, Sendable {
  /// The names of directions.
  public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Hashable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest
    case westSouthwest, west, westNorthwest, northwest, northNorthwest
    /// In words.
    public var description: String { rawValue.capitalized }
    /// In words that are read aloud.
    public var accessibilityDescription: String { description }
    /// In letters: “NNE”.
    public var abbreviation: String {
      let letters = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
      return zip(Self.allCases, letters).first { $0.0 == self }?.1 ?? ""
    }
  }
  /// From where, by name.
  public var compassDirection: CompassDirection
  /// From where, in degrees from north.
  public var direction: Measurement<UnitAngle>
  /// How fast.
  public var speed: Measurement<UnitSpeed>
  /// How fast at times; nil where it is even.
  public var gust: Measurement<UnitSpeed>?
  /// By hand: on the phone only the service makes it.
  public init(
    compassDirection: CompassDirection = .north, direction: Measurement<UnitAngle> = Measurement(value: 0, unit: .degrees),
    speed: Measurement<UnitSpeed> = Measurement(value: 0, unit: .kilometersPerHour), gust: Measurement<UnitSpeed>? = nil
  ) {
    (self.compassDirection, self.direction, self.speed, self.gust) = (compassDirection, direction, speed, gust)
  }
}
/// How much the sun burns.
public struct UVIndex: Codable, Equatable, Sendable {
  /// The World Health Organization's classes.
  public enum ExposureCategory: String, Codable, CaseIterable, Comparable, CustomStringConvertible, Hashable, Sendable {
    case low, moderate, high, veryHigh, extreme
    /// In words.
    public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
    /// In words that are read aloud.
    public var accessibilityDescription: String { description }
    /// By how much it burns.
    public static func < (a: Self, b: Self) -> Bool { (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0) }
  }
  /// The number.
  public var value: Int
  /// The number's class: low up to 2, moderate up to 5, high up to 7, very high up to 10 (World Health Organization, Global Solar UV Index).
  public var category: ExposureCategory { value < 3 ? .low : value < 6 ? .moderate : value < 8 ? .high : value < 11 ? .veryHigh : .extreme }
  /// By hand: on the phone only the service makes it.
  public init(value: Int = 0) { self.value = value }
}
/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// How much of the sky is covered, from 0 to 1.
  public var cloudCover: Double
  /// What it is like.
  public var condition: WeatherCondition
  /// The name of a symbol for it.
  public var symbolName: String
  /// At what temperature dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// How moist the air is, from 0 to 1.
  public var humidity: Double
  /// The air's pressure.
  public var pressure: Measurement<UnitPressure>
  /// Which way that goes.
  public var pressureTrend: PressureTrend
  /// Whether it is day.
  public var isDaylight: Bool
  /// How warm.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// How much the sun burns.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// Where and when it was told.
  public var metadata: WeatherMetadata
  /// By hand: on the phone only the service makes it.
  public init(
    date: Date = Date(), cloudCover: Double = 0, condition: WeatherCondition = .clear, symbolName: String = "sun.max",
    dewPoint: Measurement<UnitTemperature> = Measurement(value: 10, unit: .celsius), humidity: Double = 0.5,
    pressure: Measurement<UnitPressure> = Measurement(value: 1013, unit: .hectopascals), pressureTrend: PressureTrend = .steady,
    isDaylight: Bool = true, temperature: Measurement<UnitTemperature> = Measurement(value: 20, unit: .celsius),
    apparentTemperature: Measurement<UnitTemperature> = Measurement(value: 20, unit: .celsius), uvIndex: UVIndex = UVIndex(),
    visibility: Measurement<UnitLength> = Measurement(value: 10_000, unit: .meters), wind: Wind = Wind(),
    metadata: WeatherMetadata = WeatherMetadata()
  ) {
    self.date = date
    self.cloudCover = cloudCover
    self.condition = condition
    self.symbolName = symbolName
    self.dewPoint = dewPoint
    self.humidity = humidity
    self.pressure = pressure
    self.pressureTrend = pressureTrend
    self.isDaylight = isDaylight
    self.temperature = temperature
    self.apparentTemperature = apparentTemperature
    self.uvIndex = uvIndex
    self.visibility = visibility
    self.wind = wind
    self.metadata = metadata
  }
}
/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// How much of the sky is covered, from 0 to 1.
  public var cloudCover: Double
  /// What it is like.
  public var condition: WeatherCondition
  /// The name of a symbol for it.
  public var symbolName: String
  /// At what temperature dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// How moist the air is, from 0 to 1.
  public var humidity: Double
  /// The air's pressure.
  public var pressure: Measurement<UnitPressure>
  /// Which way that goes.
  public var pressureTrend: PressureTrend
  /// Whether it is day.
  public var isDaylight: Bool
  /// How warm.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// How much the sun burns.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, from 0 to 1.
  public var precipitationChance: Double
  /// How much.
  public var precipitationAmount: Measurement<UnitLength>
  /// By hand: on the phone only the service makes it.
  public init(
    date: Date = Date(), cloudCover: Double = 0, condition: WeatherCondition = .clear, symbolName: String = "sun.max",
    dewPoint: Measurement<UnitTemperature> = Measurement(value: 10, unit: .celsius), humidity: Double = 0.5,
    pressure: Measurement<UnitPressure> = Measurement(value: 1013, unit: .hectopascals), pressureTrend: PressureTrend = .steady,
    isDaylight: Bool = true, temperature: Measurement<UnitTemperature> = Measurement(value: 20, unit: .celsius),
    apparentTemperature: Measurement<UnitTemperature> = Measurement(value: 20, unit: .celsius), uvIndex: UVIndex = UVIndex(),
    visibility: Measurement<UnitLength> = Measurement(value: 10_000, unit: .meters), wind: Wind = Wind(),
    precipitation: Precipitation = .none, precipitationChance: Double = 0,
    precipitationAmount: Measurement<UnitLength> = Measurement(value: 0, unit: .millimeters)
  ) {
    self.date = date
    self.cloudCover = cloudCover
    self.condition = condition
    self.symbolName = symbolName
    self.dewPoint = dewPoint
    self.humidity = humidity
    self.pressure = pressure
    self.pressureTrend = pressureTrend
    self.isDaylight = isDaylight
    self.temperature = temperature
    self.apparentTemperature = apparentTemperature
    self.uvIndex = uvIndex
    self.visibility = visibility
    self.wind = wind
    self.precipitation = precipitation
    self.precipitationChance = precipitationChance
    self.precipitationAmount = precipitationAmount
  }
}
/// What falls in a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, from 0 to 1.
  public var precipitationChance: Double
  /// How much in an hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// By hand: on the phone only the service makes it.
  public init(
    date: Date = Date(), precipitation: Precipitation = .none, precipitationChance: Double = 0,
    precipitationIntensity: Measurement<UnitSpeed> = Measurement(value: 0, unit: .metersPerSecond)
  ) {
    self.date = date
    self.precipitation = precipitation
    self.precipitationChance = precipitationChance
    self.precipitationIntensity = precipitationIntensity
  }
}
/// When the sun comes and goes; nil where it does not.
public struct SunEvents: Codable, Equatable, Sendable {
  /// It rises.
  public var sunrise: Date?
  /// It sets.
  public var sunset: Date?
  /// It stands highest.
  public var solarNoon: Date?
  /// It stands lowest.
  public var solarMidnight: Date?
  /// There is some light.
  public var civilDawn: Date?
  /// There is no more light.
  public var civilDusk: Date?
  /// By hand: on the phone only the service makes it.
  public init(
    sunrise: Date? = nil, sunset: Date? = nil, solarNoon: Date? = nil, solarMidnight: Date? = nil, civilDawn: Date? = nil,
    civilDusk: Date? = nil
  ) {
    self.sunrise = sunrise
    self.sunset = sunset
    self.solarNoon = solarNoon
    self.solarMidnight = solarMidnight
    self.civilDawn = civilDawn
    self.civilDusk = civilDusk
  }
}
/// When the moon comes and goes; nil where it does not.
public struct MoonEvents: Codable, Equatable, Sendable {
  /// How it looks.
  public var phase: MoonPhase
  /// It rises.
  public var moonrise: Date?
  /// It sets.
  public var moonset: Date?
  /// By hand: on the phone only the service makes it.
  public init(
    phase: MoonPhase = .new, moonrise: Date? = nil, moonset: Date? = nil
  ) {
    self.phase = phase
    self.moonrise = moonrise
    self.moonset = moonset
  }
}
/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// What it is like.
  public var condition: WeatherCondition
  /// The name of a symbol for it.
  public var symbolName: String
  /// How warm it becomes.
  public var highTemperature: Measurement<UnitTemperature>
  /// How cold it becomes.
  public var lowTemperature: Measurement<UnitTemperature>
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, from 0 to 1.
  public var precipitationChance: Double
  /// How much rain.
  public var rainfallAmount: Measurement<UnitLength>
  /// How much snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// How much the sun burns.
  public var uvIndex: UVIndex
  /// The sun.
  public var sun: SunEvents
  /// The moon.
  public var moon: MoonEvents
  /// The wind.
  public var wind: Wind
  /// By hand: on the phone only the service makes it.
  public init(
    date: Date = Date(), condition: WeatherCondition = .clear, symbolName: String = "sun.max",
    highTemperature: Measurement<UnitTemperature> = Measurement(value: 24, unit: .celsius),
    lowTemperature: Measurement<UnitTemperature> = Measurement(value: 14, unit: .celsius), precipitation: Precipitation = .none,
    precipitationChance: Double = 0, rainfallAmount: Measurement<UnitLength> = Measurement(value: 0, unit: .millimeters),
    snowfallAmount: Measurement<UnitLength> = Measurement(value: 0, unit: .millimeters), uvIndex: UVIndex = UVIndex(),
    sun: SunEvents = SunEvents(), moon: MoonEvents = MoonEvents(), wind: Wind = Wind()
  ) {
    self.date = date
    self.condition = condition
    self.symbolName = symbolName
    self.highTemperature = highTemperature
    self.lowTemperature = lowTemperature
    self.precipitation = precipitation
    self.precipitationChance = precipitationChance
    self.rainfallAmount = rainfallAmount
    self.snowfallAmount = snowfallAmount
    self.uvIndex = uvIndex
    self.sun = sun
    self.moon = moon
    self.wind = wind
  }
}
/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
  /// More to read.
  public var detailsURL: URL
  /// Whose.
  public var source: String
  /// In words.
  public var summary: String
  /// Where.
  public var region: String?
  /// How bad.
  public var severity: WeatherSeverity
  /// Where and when it was told.
  public var metadata: WeatherMetadata
  /// By hand: on the phone only the service makes it.
  public init(
    detailsURL: URL = URL(fileURLWithPath: "/"), source: String = "", summary: String = "", region: String? = nil,
    severity: WeatherSeverity = .unknown, metadata: WeatherMetadata = WeatherMetadata()
  ) {
    self.detailsURL = detailsURL
    self.source = source
    self.summary = summary
    self.region = region
    self.severity = severity
    self.metadata = metadata
  }
}
/// What may be asked for somewhere.
public struct WeatherAvailability: Codable, Equatable, Sendable {
  /// Whether it may.
  public enum AvailabilityKind: String, Codable, Sendable { case available, temporarilyUnavailable, unsupported, unknown }
  /// Whether the next hour may be asked for.
  public var minuteAvailability = AvailabilityKind.unknown
  /// Whether warnings may be asked for.
  public var alertAvailability = AvailabilityKind.unknown
  /// Nothing is known.
  public init() {}
}
/// What is to come.
public struct Forecast<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable, RandomAccessCollection {
  /// Part by part.
  public var forecast: [Element]
  /// Where and when it was told.
  public var metadata: WeatherMetadata
  /// By hand: on the phone only the service makes it.
  public init(forecast: [Element] = [], metadata: WeatherMetadata = WeatherMetadata()) {
    (self.forecast, self.metadata) = (forecast, metadata)
  }
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  /// A part; there must be one.
  public subscript(position: Int) -> Element { forecast[position] }
}
/// What is asked of the next minutes beside them.
extension Forecast where Element == MinuteWeather {
  /// In words; here there are none.
  public var summary: String { "" }
}
/// All that is told of the weather somewhere.
public struct Weather: Codable, Equatable, Sendable {
  /// Now.
  public var currentWeather: CurrentWeather
  /// The next hour; nil where nobody tells.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// Hour by hour.
  public var hourlyForecast: Forecast<HourWeather>
  /// Day by day.
  public var dailyForecast: Forecast<DayWeather>
  /// Warnings; nil where nobody tells.
  public var weatherAlerts: [WeatherAlert]?
  /// What may be asked for.
  public var availability: WeatherAvailability
  /// By hand: on the phone only the service makes it.
  public init(
    currentWeather: CurrentWeather = CurrentWeather(), minuteForecast: Forecast<MinuteWeather>? = nil,
    hourlyForecast: Forecast<HourWeather> = Forecast(), dailyForecast: Forecast<DayWeather> = Forecast(),
    weatherAlerts: [WeatherAlert]? = nil, availability: WeatherAvailability = WeatherAvailability()
  ) {
    self.currentWeather = currentWeather
    self.minuteForecast = minuteForecast
    self.hourlyForecast = hourlyForecast
    self.dailyForecast = dailyForecast
    self.weatherAlerts = weatherAlerts
    self.availability = availability
  }
}
