import Foundation
import QuoinAppearance
import QuoinLayout

/// The values that led from page to page.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  /// An empty path: the root shows.
  public init() {}
  /// The values of a sequence, the last of which is shown. Time: linear.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// How many pages stand above the root.
  public var count: Int { values.count }
  /// Whether the root shows.
  public var isEmpty: Bool { values.isEmpty }
  /// Puts a page on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes `k` pages from the top, or all if there are fewer; below 0 takes none.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}

extension NavigationPath: @unchecked Sendable {}

extension NavigationPath {
  /// A path as it can be kept: the types of its values and the values themselves.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(_ values: [AnyHashable]) { self.values = values }

    /// Reads types and values in turn, the last value first.
    /// - Throws: `DecodingError` for a type that the program has not, or a value that does not fit it.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type,
          let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable
        else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name) that can be on a path.") }
        values.append(AnyHashable(value))
      }
      self.values = values.reversed()
    }

    /// Writes types and values in turn, the last value first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let value = value.base as? any Encodable, let name = _mangledTypeName(type(of: value)) else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  /// A path that was kept.
  public init(_ codable: CodableRepresentation) { values = codable.values }
  /// The path as it can be kept; nil when one of its values cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values) : nil
  }
}
