@_exported import CoreLocation
@_exported import Foundation

/// What went wrong about the weather.
public enum WeatherError: LocalizedError, Equatable, Sendable {
  /// The app may not ask; here nobody may.
  case permissionDenied
  /// Not known.
  case unknown
  /// In words.
  public var errorDescription: String? { self == .permissionDenied ? "Nobody is asked for the weather here." : nil }
}

/// Tells the weather; nobody is asked here.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()
  /// A service.
  public convenience init() { self.init(()) }
  private init(_: ()) {}
  /// Fails: nobody is asked.
  /// - Throws: `WeatherError.permissionDenied`.
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
  /// Fails: nobody is asked.
  /// - Throws: `WeatherError.permissionDenied`.
  public func weather<each Part>(for location: CLLocation, including parts: repeat WeatherQuery<each Part>) async throws -> (
    repeat each Part
  ) { throw WeatherError.permissionDenied }
  /// Who is to be named beside the weather.
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// A part of the weather that is asked for.
public struct WeatherQuery<Part>: Sendable {}
extension WeatherQuery {
  /// The weather now.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  /// The next hour.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery<Forecast<MinuteWeather>?>() }
  /// Hour by hour.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
  /// Hour by hour, between two times.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
  /// Day by day.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
  /// Day by day, between two times.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
  /// Warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
  /// What may be asked for somewhere.
  public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery<WeatherAvailability>() }
}

/// Who is to be named beside the weather.
public struct WeatherAttribution: Sendable {
  /// The name.
  public let serviceName: String
  /// More to read.
  public let legalPageURL: URL
  /// More to read, in words.
  public let legalAttributionText: String
  /// A mark for bright grounds.
  public let combinedMarkLightURL: URL
  /// A mark for dark grounds.
  public let combinedMarkDarkURL: URL
  /// A square mark.
  public let squareMarkURL: URL
}
