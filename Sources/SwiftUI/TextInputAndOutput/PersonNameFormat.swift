import Foundation

extension PersonNameComponents {
  /// How a name is written, in the order of the Western or the East Asian languages.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// How much is written: what somebody is called by, given and family name, every part, or initials.
    public enum Style: Hashable, Codable, Sendable { case short, medium, long, abbreviated }
    /// How much is written.
    public var style: Style
    /// The language, which decides the order: the family name comes first in Korean, Japanese and Chinese.
    public var locale: Locale
    /// So much of a name, in the order of a language.
    public init(style: Style, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }
    /// The same in another language.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    /// The parts in their order; those that are missing are left out, and nothing is left of none.
    public func format(_ name: PersonNameComponents) -> String {
      let isFamilyFirst = ["ko", "ja", "zh"].contains(locale.language.languageCode?.identifier ?? "")
      func join(_ parts: [String?]) -> String {
        (isFamilyFirst ? parts.reversed() : parts).compactMap { $0 }.joined(separator: isFamilyFirst ? "" : " ")
      }
      switch style {
      case .short: return name.nickname ?? name.givenName ?? name.familyName ?? ""
      case .medium: return join([name.givenName, name.familyName])
      case .long: return join([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix])
      case .abbreviated: return [name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }.joined()
      }
    }
  }
  /// What `style` makes of it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
  /// Given and family name in the order of the user's language.
  public func formatted() -> String { FormatStyle(style: .medium).format(self) }
}
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// So much of a name, in the order of the user's language.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
