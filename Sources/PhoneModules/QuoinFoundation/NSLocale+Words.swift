import Foundation

// What things are called in a locale, by the old class's names; nil for what is not known.
extension NSLocale {
  private var words: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
  /// What a country is called.
  public func localizedString(forCountryCode countryCode: String) -> String? { words.localizedString(forRegionCode: countryCode) }
  /// What a language is called.
  public func localizedString(forLanguageCode languageCode: String) -> String? { words.localizedString(forLanguageCode: languageCode) }
  /// What a locale is called.
  public func localizedString(forLocaleIdentifier identifier: String) -> String {
    words.localizedString(forIdentifier: identifier) ?? identifier
  }
  /// What a way to write is called.
  public func localizedString(forScriptCode scriptCode: String) -> String? { words.localizedString(forScriptCode: scriptCode) }
  /// What money is called.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? { words.localizedString(forCurrencyCode: currencyCode) }
}
extension NSCalendar {
  /// The unit in which a moment lies, as far as it is known: where it begins and how many seconds it is long. Whether it is known.
  public func range(
    of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    start?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
    interval?.pointee = found.duration
    return true
  }
}
