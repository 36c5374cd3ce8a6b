import Foundation
import Synchronization

/// Where a process finds translations before the tables of its bundles: whoever shows pages for a locale says so.
public enum _Translations {
  /// Translations of one locale.
  public struct Source: Sendable {
    /// The locale, by which numbers are written too.
    public let locale: Locale
    /// The words for a key of a table (nil: the usual one), with their placeholders, in the form that a count asks for; nil where there
    /// are none.
    public let format: @Sendable (_ key: String, _ table: String?, _ counts: [Double?]) -> String?
    /// Translations into the language of `locale`.
    public init(locale: Locale, format: @escaping @Sendable (_ key: String, _ table: String?, _ counts: [Double?]) -> String?) {
      self.locale = locale
      self.format = format
    }
  }
  private static let known = Mutex<Source?>(nil)
  /// The locale that the process speaks; the United States' where nobody said.
  public static var locale: Locale { source?.locale ?? Locale(identifier: "en_US") }
  /// What is asked; nil where only the bundles are. Safe to call from any thread.
  public static var source: Source? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }
}

extension _Translations {
  /// The formats that were handed out before their numbers were known, and where they are from.
  private static let handedOut = Mutex<[String: (key: String, table: String?)]>([:])

  /// The words for a key without numbers, remembered where numbers will be put in; nil where there are none.
  /// A bundle that is the folder of one language (`fr.lproj`) speaks that, whatever the process speaks.
  static func words(_ key: String, table: String?, in bundle: Bundle) -> String? {
    guard let source, !bundle.bundlePath.hasSuffix(".lproj"), let words = source.format(key, table, []) else { return nil }
    if words.utf8.contains(UInt8(ascii: "%")) { handedOut.withLock { $0[words] = (key, table) } }
    return words
  }

  /// The form that numbers ask for of a format that was handed out; other formats as they are. Two keys whose usual form is the same are
  /// one: the last that was asked for counts.
  public static func form(of format: String, for arguments: [any CVarArg]) -> String {
    guard let entry = handedOut.withLock({ $0[format] }) else { return format }
    return source?.format(entry.key, entry.table, arguments.map(count)) ?? format
  }
  private static func count(_ argument: any CVarArg) -> Double? {
    if let whole = argument as? any BinaryInteger { return Double(whole) }
    if let number = argument as? any BinaryFloatingPoint { return Double(number) }
    return (argument as? NSNumber)?.doubleValue
  }
}

/// The translation of a key: what `NSLocalizedString` is read as in users' files, where the process knows translations that bundles have
/// not. `value` where there is none, the key where that is empty.
public func _localizedPhrases(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  _Translations.words(key, table: tableName, in: bundle) ?? bundle.localizedString(forKey: key, value: value, table: tableName)
}

// Which of its languages a bundle speaks is settled by the machine, once. So users' files are read as asking these.
extension Bundle {
  /// The translation of a key, what `localizedString(forKey:)` is read as: the process's, else the bundle's own.
  public func _bundlePhrase(forKey key: String, value: String?, table tableName: String?) -> String {
    _Translations.words(key, table: tableName, in: self) ?? localizedString(forKey: key, value: value, table: tableName)
  }
  /// A value of the Info.plist, what `object(forInfoDictionaryKey:)` is read as: translated where the app's InfoPlist table has it.
  public func _value(forInfoDictionaryKey key: String) -> Any? {
    (self == .main ? _Translations.source?.format(key, "InfoPlist", []) : nil) ?? object(forInfoDictionaryKey: key)
  }
  /// The bundle's languages that the reader prefers, what `preferredLocalizations` is read as: the one that is nearest to the process's
  /// locale, else the one it was written in.
  public var _readLocalizations: [String] {
    guard let locale = _Translations.source?.locale else { return preferredLocalizations }
    let wanted = [locale.identifier(.bcp47), locale.language.minimalIdentifier, locale.language.languageCode?.identifier ?? ""]
    let own = localizations
    if let found = wanted.lazy.compactMap({ name in own.first { $0.replacingOccurrences(of: "_", with: "-") == name } }).first {
      return [found]
    }
    return [developmentLocalization ?? own.first ?? "en"]
  }
}
