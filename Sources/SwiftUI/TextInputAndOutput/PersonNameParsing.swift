import Foundation

extension PersonNameComponents {
  /// Reads a name: the first word is the given one, the last the family's, those between are the middle ones.
  public struct NameParseStrategy: ParseStrategy, Codable, Hashable, Sendable {
    /// A hash of no bytes yet.
    public init() {}
    /// Does nothing.
    public func parse(_ value: String) throws -> PersonNameComponents {
      let words = value.split(separator: " ").map(String.init)
      guard let first = words.first else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      name.givenName = first
      if words.count > 1 { name.familyName = words.last }
      if words.count > 2 { name.middleName = words[1..<words.count - 1].joined(separator: " ") }
      return name
    }
  }
}
extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Reads names in words.
  public var parseStrategy: PersonNameComponents.NameParseStrategy { PersonNameComponents.NameParseStrategy() }
}
