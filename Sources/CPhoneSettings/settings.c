// The linker's names of Foundation's own functions for the current locale, and those that put numbers into formats, each a jump to what
// `QuoinPhoneSettings` answers instead. A jump keeps all that Swift hands over, whatever its way of calling. That Swift's own functions
// have these names would be shorter; but then its optimizer takes them for Foundation's, and crashes (6.3).
#if defined(__x86_64__)
#define JUMP "jmp "
#define LINKED "@PLT"
#elif defined(__aarch64__)
#define JUMP "b "
#define LINKED ""
#else
#error "QuoinPhoneSettings knows how to jump on x86-64 and on ARM64 only."
#endif
#define ANSWERED(foundations, ours)                                                                                   \
  __asm__(".text\n.globl \"" foundations "\"\n.type \"" foundations "\", %function\n\"" foundations "\":\n  " JUMP ours LINKED "\n")

// Locale.current, Locale.autoupdatingCurrent, Locale.preferredLanguages
ANSWERED("$s20FoundationEssentials6LocaleV7currentACvgZ", "quoin_current_locale");
ANSWERED("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "quoin_autoupdating_current_locale");
ANSWERED("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "quoin_preferred_languages");
// Calendar.current, Calendar.autoupdatingCurrent
ANSWERED("$s20FoundationEssentials8CalendarV7currentACvgZ", "quoin_current_calendar");
ANSWERED("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "quoin_autoupdating_current_calendar");
// String.localizedStringWithFormat(_:_:), String.init(format:_:), String.init(format:locale:_:)
ANSWERED("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", "quoin_localized_string_with_format");
ANSWERED("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", "quoin_string_of_format");
ANSWERED("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC", "quoin_string_of_format_and_locale");
