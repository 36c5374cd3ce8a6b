import Foundation

/// A model as Quoin's command writes it from an `.xcdatamodeld`: `NAME.momd/model.json`.
struct StoredModel: Decodable {
  struct Entity: Decodable {
    let name: String
    let className: String?
    let parent: String?
    let isAbstract: Bool
    let attributes: [Attribute]
    let relationships: [Relationship]
    let unique: [[String]]
  }
  struct Attribute: Decodable {
    let name: String
    let type: String
    let isOptional: Bool
    let isTransient: Bool
    let defaultValue: String?
  }
  struct Relationship: Decodable {
    let name: String
    let destination: String?
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    let isOptional: Bool
    let deleteRule: String?
  }
  let entities: [Entity]
  /// The modules that the classes may be in.
  let modules: [String]

  /// The model in a folder `NAME.momd`, or beside a file that is named in it; nil when there is none.
  static func read(at url: URL) -> StoredModel? {
    for place in [url.appendingPathComponent("model.json"), url.deletingLastPathComponent().appendingPathComponent("model.json"), url] {
      if let data = try? Data(contentsOf: place), let model = try? JSONDecoder().decode(StoredModel.self, from: data) { return model }
    }
    return nil
  }

  /// The models of a bundle.
  static func models(of bundle: Bundle) -> [URL] {
    let folder = bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".momd") }.sorted().map { folder.appendingPathComponent($0) }
  }
}

extension StoredModel.Attribute {
  /// The kind, and what a new object has.
  var typeAndDefault: (NSAttributeType, Any?) {
    switch type {
    case "Integer 16": (.integer16AttributeType, defaultValue.flatMap { Int16($0) })
    case "Integer 32": (.integer32AttributeType, defaultValue.flatMap { Int32($0) })
    case "Integer 64": (.integer64AttributeType, defaultValue.flatMap { Int64($0) })
    case "Decimal": (.decimalAttributeType, defaultValue.map { NSDecimalNumber(string: $0) })
    case "Double": (.doubleAttributeType, defaultValue.flatMap { Double($0) })
    case "Float": (.floatAttributeType, defaultValue.flatMap { Float($0) })
    case "String": (.stringAttributeType, defaultValue)
    case "Boolean": (.booleanAttributeType, defaultValue.map { $0 == "YES" })
    case "Date": (.dateAttributeType, defaultValue.flatMap { Double($0) }.map { Date(timeIntervalSinceReferenceDate: $0) })
    case "Binary": (.binaryDataAttributeType, nil)
    case "UUID": (.UUIDAttributeType, defaultValue.flatMap { UUID(uuidString: $0) })
    case "URI": (.URIAttributeType, defaultValue.flatMap { URL(string: $0) })
    case "Transformable": (.transformableAttributeType, nil)
    default: (.undefinedAttributeType, defaultValue)
    }
  }
}
