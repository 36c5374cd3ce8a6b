import Foundation
import QuoinFoundation
import Synchronization

// Foundation's current locale is `en_001` on Linux, whatever the machine says, and nothing can tell it another. These functions have the
// names that its own have for the linker (`CPhoneSettings/settings.c` jumps here from them), and the previews' program finds them first: so
// formatters, styles and users' code ask here. They are linked into the library that previews are loaded with, and into no other program.

/// `Locale.current`.
@_silgen_name("quoin_current_locale")
public func _currentLocale() -> Locale { _Translations.locale }

/// `Locale.autoupdatingCurrent`.
@_silgen_name("quoin_autoupdating_current_locale")
public func _autoupdatingCurrentLocale() -> Locale { _Translations.locale }

/// `Locale.preferredLanguages`: the one that is spoken.
@_silgen_name("quoin_preferred_languages")
public func _preferredLanguages() -> [String] { [_Translations.locale.identifier(.bcp47)] }

/// `Calendar.current`: that of the locale.
@_silgen_name("quoin_current_calendar")
public func _currentCalendar() -> Calendar { CurrentCalendar.of(_Translations.locale) }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("quoin_autoupdating_current_calendar")
public func _autoupdatingCurrentCalendar() -> Calendar { CurrentCalendar.of(_Translations.locale) }

/// The calendar that a locale's country counts by, kept: it is asked for much more often than it changes.
private enum CurrentCalendar {
  private static let known = Mutex<(locale: Locale, calendar: Calendar)?>(nil)

  static func of(_ locale: Locale) -> Calendar {
    if let known = known.withLock({ $0 }), known.locale == locale { return known.calendar }
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    let made = calendar
    known.withLock { $0 = (locale, made) }
    return made
  }
}
