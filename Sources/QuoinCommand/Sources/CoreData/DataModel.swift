import FoundationEssentials
import QuoinSources

/// What an `.xcdatamodeld` says of entities, as far as previews need it.
struct DataModel: Encodable {
  struct Entity: Encodable {
    var name: String
    var className: String?
    var parent: String?
    var isAbstract: Bool
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    /// Names whose values together are found once.
    var unique: [[String]] = []
    /// `class`, `category`, or nil for classes that the user writes.
    var generated: String?
  }
  struct Attribute: Encodable {
    var name: String
    var type: String
    var isOptional: Bool
    var isTransient: Bool
    var defaultValue: String?
    var isScalar: Bool
    var customClass: String?
  }
  struct Relationship: Encodable {
    var name: String
    var destination: String?
    var inverse: String?
    var isToMany: Bool
    var isOrdered: Bool
    var isOptional: Bool
    var deleteRule: String?
  }
  /// As `NSPersistentContainer(name:)` asks for it.
  var name: String
  var entities: [Entity] = []
  /// The modules that the classes may be in.
  var modules: [String] = []

  /// The model in an `.xcdatamodeld`, of its current version, or in an `.xcdatamodel`.
  static func read(_ path: String) throws(CommandFailure) -> DataModel {
    let file = try contents(of: path)
    guard let bytes = FileBytes.read(file) else { throw CommandFailure("\(file) cannot be read. Is \(path) a data model, and whole?") }
    var model = DataModel(name: FilePaths.stem(of: path))
    for tag in XMLTag.tags(of: bytes) { model.add(tag) }
    return model
  }

  /// The models that lie in some folders; one that cannot be read is told of, and the rest goes on.
  static func models(in folders: [String]) -> [DataModel] {
    let paths = folders.flatMap { folder in
      let names = FilePaths.names(in: folder) ?? []
      return names.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }.map { FilePaths.join(folder, $0) }
    }
    return SourceFinder.unique(paths).compactMap { path in
      do throws(CommandFailure) { return try read(path) } catch {
        Terminal.say("quoin: \(error.message) The rest goes on.")
        return nil
      }
    }
  }

  private static func contents(of path: String) throws(CommandFailure) -> String {
    if FilePaths.ending(of: path) == "xcdatamodel" { return FilePaths.join(path, "contents") }
    let versions = (FilePaths.names(in: path) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
    guard let first = versions.first else {
      throw CommandFailure("\(path) holds no version of its model, no folder ending in .xcdatamodel.")
    }
    // One line of the property list names the version that counts; with one version there may be none.
    let list = FileBytes.read(FilePaths.join(path, ".xccurrentversion")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let current = list.split(separator: "<string>").dropFirst().compactMap { $0.split(separator: "</string>").first }.map(String.init)
    let chosen = versions.first { current.contains($0) } ?? first
    return FilePaths.join(FilePaths.join(path, chosen), "contents")
  }

  private mutating func add(_ tag: XMLTag) {
    func isYes(_ name: String) -> Bool { tag.values[name] == "YES" }
    let name = tag.values["name"] ?? ""
    switch tag.name {
    case "entity" where !tag.closes:
      entities.append(
        Entity(
          name: name, className: tag.values["representedClassName"], parent: tag.values["parentEntity"], isAbstract: isYes("isAbstract"),
          generated: tag.values["codeGenerationType"]))
    case "attribute" where !tag.closes && !entities.isEmpty:
      entities[entities.count - 1].attributes.append(
        Attribute(
          name: name, type: tag.values["attributeType"] ?? "Undefined", isOptional: isYes("optional"), isTransient: isYes("transient"),
          defaultValue: tag.values["defaultDateTimeInterval"] ?? tag.values["defaultValueString"],
          isScalar: tag.values["usesScalarValueType"] == "YES", customClass: tag.values["customClassName"]))
    case "relationship" where !tag.closes && !entities.isEmpty:
      entities[entities.count - 1].relationships.append(
        Relationship(
          name: name, destination: tag.values["destinationEntity"], inverse: tag.values["inverseName"], isToMany: isYes("toMany"),
          isOrdered: isYes("ordered"), isOptional: isYes("optional"), deleteRule: tag.values["deletionRule"]))
    case "uniquenessConstraint" where !tag.closes && !entities.isEmpty: entities[entities.count - 1].unique.append([])
    case "constraint" where !tag.closes:
      guard !entities.isEmpty, let last = entities[entities.count - 1].unique.indices.last, let value = tag.values["value"] else { return }
      entities[entities.count - 1].unique[last].append(value)
    default: break
    }
  }
}

/// A tag of an XML file and what stands in it; texts between tags are passed over.
struct XMLTag {
  var name: String
  var values: [String: String]
  /// Whether it ends an element that another began.
  var closes: Bool

  static func tags(of bytes: [UInt8]) -> [XMLTag] {
    var tags: [XMLTag] = []
    var at = 0
    while let begin = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      var end = begin + 1
      var quote: UInt8?
      while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
        if let open = quote { if bytes[end] == open { quote = nil } } else if [0x22, 0x27].contains(bytes[end]) { quote = bytes[end] }
        end += 1
      }
      if let tag = XMLTag(bytes[(begin + 1)..<min(end, bytes.count)]) { tags.append(tag) }
      at = min(end + 1, bytes.count)
    }
    return tags
  }

  private init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else { return nil }
    closes = first == UInt8(ascii: "/")
    let text = String(decoding: closes ? bytes.dropFirst() : bytes, as: UTF8.self)
    let head = text.prefix { !$0.isWhitespace && $0 != "/" }
    name = String(head)
    values = [:]
    var rest = text.dropFirst(head.count)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      let inner = rest.dropFirst()
      guard let end = inner.firstIndex(of: quote) else { break }
      values[key] = Self.plain(inner[..<end])
      rest = inner[inner.index(after: end)...]
    }
  }

  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let named = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"), ("&amp;", "&")]
    return named.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
