// The name is Apple's but for its first letter.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

/// Writes people's names. It is `PersonNameComponentsFormatter` in users' files, which Foundation has on Linux by name alone.
open class _ersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written, by Apple's numbers.
  public enum Style: Int, Sendable { case `default` = 0, short, medium, long, abbreviated }
  /// What of a name is written.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How it is said.
    public static let phonetic = Options(rawValue: 1 << 1)
  }
  /// How much is written.
  open var style = Style.default
  /// Whether it is written as it is said, where that is known.
  open var isPhonetic = false
  /// Whose order it is; kept only: it follows the letters of the name.
  open var locale: Locale! = .autoupdatingCurrent

  /// Names of middle length.
  public override init() { super.init() }
  /// Not kept in archives here.
  public required init?(coder: NSCoder) { nil }

  /// A name in words.
  open func string(from components: PersonNameComponents) -> String {
    let said = isPhonetic ? components.phoneticRepresentation ?? components : components
    let width: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return said.formatted(.name(style: width))
  }
  /// A name in words, whose parts are not marked here.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    NSAttributedString(string: string(from: components))
  }
  /// The parts of a name in words; nil where it is none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents.NameParseStrategy().parse(string)
  }
  /// A name in words.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = _ersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }
  /// A name in words; nil for other values.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
extension PersonNameComponents {
  /// A name from words.
  /// - Throws: `CocoaError.formatting` for no words.
  public init(_ value: String) throws { self = try NameParseStrategy().parse(value) }
}
