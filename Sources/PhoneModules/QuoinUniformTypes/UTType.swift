import Foundation

/// A type of data: a format, or a family of formats.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name in reversed-domain form: `public.png`.
  public let identifier: String
  /// The declared types this one belongs to, by name, the nearest first.
  private let parents: [String]
  private let endings: [String]
  private let mime: [String]

  init(declared identifier: String, _ parents: [String] = [], endings: [String] = [], mime: [String] = []) {
    (self.identifier, self.parents, self.endings, self.mime) = (identifier, parents, endings, mime)
  }

  /// The declared type of that name; nil when there is none.
  public init?(_ identifier: String) {
    guard let known = Self.declared[identifier] else { return nil }
    self = known
  }
  /// The type of files that end so, without the point, among those that belong to `supertype`; a new one when none is declared.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty else { return nil }
    self =
      Self.all.first { $0.endings.contains(ending) && $0.conforms(to: supertype) }
      ?? UTType(declared: "dyn.\(ending)", [supertype.identifier], endings: [ending])
  }
  /// The type of data that servers call so, among those that belong to `supertype`; a new one when none is declared.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard name.contains("/") else { return nil }
    self =
      Self.all.first { $0.mime.contains(name) && $0.conforms(to: supertype) }
      ?? UTType(declared: "dyn.\(name)", [supertype.identifier], mime: [name])
  }
  /// A type that the program itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, [parentType?.identifier ?? "public.data"])
  }
  /// A type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = Self.declared[identifier] ?? UTType(declared: identifier, [parentType?.identifier ?? "public.data"])
  }

  /// How names of such files end, without the point; nil where that is not declared.
  public var preferredFilenameExtension: String? { endings.first }
  /// What servers call it; nil where that is not declared.
  public var preferredMIMEType: String? { mime.first }
  /// What people call it; nil here.
  public var localizedDescription: String? { nil }
  /// Whether the system or a program declares it.
  public var isDeclared: Bool { Self.declared[identifier] != nil }
  /// Whether it was made up for an ending or a server's name.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system declares it.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// All types that it belongs to.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = parents
    while let name = waiting.popLast() {
      guard let type = Self.declared[name], found.insert(type).inserted else { continue }
      waiting += type.parents
    }
    return found
  }
  /// Whether it is `type` or belongs to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it belongs to `type` and is not it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether `type` belongs to it and is not it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The identifier.
  public var description: String { identifier }
  /// Types are the same when their identifiers are.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  /// By the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  /// Reads the identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = Self.declared[identifier] ?? UTType(declared: identifier)
  }
  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
