import Foundation
import QuoinFoundation

// Plurals of UIKit's kind: `NSLocalizedString` answers before the number is known, and the form is chosen when the number is put in. As
// for the locale, these have the linker's names of Foundation's own.

extension String {
  /// `String.localizedStringWithFormat(_:_:)`.
  @_silgen_name("quoin_localized_string_with_format")
  public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: _Translations.form(of: format, for: arguments), locale: .current, arguments: arguments)
  }
  /// `String.init(format:_:)`.
  @_silgen_name("quoin_string_of_format")
  public init(_quoinFormat format: __shared String, _ arguments: any CVarArg...) {
    self.init(format: _Translations.form(of: format, for: arguments), locale: nil, arguments: arguments)
  }
  /// `String.init(format:locale:_:)`.
  @_silgen_name("quoin_string_of_format_and_locale")
  public init(_quoinFormat format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self.init(format: _Translations.form(of: format, for: arguments), locale: locale, arguments: arguments)
  }
}
