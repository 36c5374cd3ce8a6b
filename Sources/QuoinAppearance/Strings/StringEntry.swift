/// What a string catalogue says for one key in one language: text, or texts that vary by count or device.
indirect enum StringEntry: Sendable, Equatable {
  case text(String, substitutions: [String: StringSubstitution] = [:])
  case plural([PluralCategory: StringEntry])
  case device([String: StringEntry])

  /// The text for a device, counted by the first whole number of the arguments; nil when no variation fits.
  func resolved(language: String, arguments: [StringArgument], device wanted: String) -> String? {
    switch self {
    case .text(let text, let substitutions):
      return substitutions.isEmpty ? text : replace(substitutions, in: text, language, arguments, wanted)
    case .plural(let forms):
      let count = arguments.lazy.compactMap(\.count).first ?? 0
      // CLDR lets a text say "zero" apart in every language.
      let category = count == 0 && forms[.zero] != nil ? .zero : PluralCategory.of(count, language: language)
      return (forms[category] ?? forms[.other] ?? forms[.one])?.resolved(language: language, arguments: arguments, device: wanted)
    case .device(let forms):
      return (forms[wanted] ?? forms["other"] ?? forms["iphone"])?.resolved(language: language, arguments: arguments, device: wanted)
    }
  }

  private func replace(
    _ substitutions: [String: StringSubstitution], in text: String, _ language: String, _ arguments: [StringArgument], _ device: String
  ) -> String {
    var result = text
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      let index = substitution.argument - 1
      let counted = arguments.indices.contains(index) ? [arguments[index]] : []
      let form = substitution.entry.resolved(language: language, arguments: counted, device: device) ?? ""
      // The part's own format stands for the part's argument, whatever the other parts leave out.
      let own = "%\(substitution.argument)$\(substitution.format)"
      let numbered = form.split(separator: "%%", omittingEmptySubsequences: false)
        .map { $0.replacing("%arg", with: own).replacing("%\(substitution.format)", with: own) }.joined(separator: "%%")
      result = result.replacing("%#@\(name)@", with: numbered)
        .replacing("%\(substitution.argument)$#@\(name)@", with: numbered)
    }
    return result
  }
}

/// A part of a text that varies by one argument (`%#@name@`, `%2$#@name@`).
struct StringSubstitution: Sendable, Equatable {
  /// The argument that counts, from 1.
  var argument: Int
  /// Its format without the percent sign, such as `lld`.
  var format: String
  var entry: StringEntry
}

/// A value to be put into a localized text.
public enum StringArgument: Sendable, Hashable {
  /// A whole number: `%lld`, `%d`.
  case integer(Int)
  /// A number with a fraction: `%lf`, `%.2f`.
  case number(Double)
  /// Text that is ready: `%@`.
  case text(String)

  /// The count that plural forms go by.
  var count: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): value.isFinite ? Int(exactly: value.rounded(.towardZero)) : nil
    case .text: nil
    }
  }
}
