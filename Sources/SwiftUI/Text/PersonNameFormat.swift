import Foundation

extension PersonNameComponents {
  /// How a name is written, in the order of the Western or the East Asian languages.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    public enum Style: Hashable, Codable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale
    public init(style: Style, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
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
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
  public func formatted() -> String { FormatStyle(style: .medium).format(self) }
}
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
