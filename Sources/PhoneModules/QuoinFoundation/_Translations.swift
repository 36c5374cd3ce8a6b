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
  /// What is asked; nil where only the bundles are. Safe to call from any thread.
  public static var source: Source? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }
}

/// The translation of a key: what `NSLocalizedString` is read as in users' files, where the process knows translations that bundles have
/// not. `value` where there is none, the key where that is empty.
public func _localizedPhrases(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  _Translations.source?.format(key, tableName, []) ?? bundle.localizedString(forKey: key, value: value, table: tableName)
}
