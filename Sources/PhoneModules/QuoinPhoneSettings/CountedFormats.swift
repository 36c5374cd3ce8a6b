import Foundation
import QuoinFoundation

// Plurals of UIKit's kind: `NSLocalizedString` answers before the number is known, and the form is chosen when the number is put in. As
// for the locale, these have the linker's names of Foundation's own.

extension String {
  /// `String.localizedStringWithFormat(_:_:)`.
  @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: _Translations.form(of: format, for: arguments), locale: .current, arguments: arguments)
  }
  /// `String.init(format:_:)`.
  @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  public init(_quoinFormat format: __shared String, _ arguments: any CVarArg...) {
    self.init(format: _Translations.form(of: format, for: arguments), locale: nil, arguments: arguments)
  }
  /// `String.init(format:locale:_:)`.
  @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  public init(_quoinFormat format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self.init(format: _Translations.form(of: format, for: arguments), locale: locale, arguments: arguments)
  }
}
