import QuoinSources

/// The classes that Xcode makes of a data model's entities: whole ones (“Class Definition”), or the properties of those that the user
/// writes (“Category/Extension”).
struct ManagedClassSource {
  private let models: [DataModel]

  /// The classes that the user writes too, as when an editor's copies of them lie beside the sources; those are not made again.
  private let written: Set<String>

  init(_ models: [DataModel], beside files: [String]) {
    self.models = models
    var written: Set<String> = []
    let names = models.flatMap(\.entities).filter { $0.generated == "class" }.compactMap(Self.className)
    let words = names.map { Array("class \($0):".utf8) }
    for file in files where !names.isEmpty {
      guard let bytes = FileBytes.read(file) else { continue }
      for (name, word) in zip(names, words) where FileBytes.holds(bytes, word) { written.insert(name) }
    }
    self.written = written
  }

  /// The source; nil when the user writes all classes.
  var source: String? {
    var known: Set<String> = []
    var text = ""
    for model in models {
      for entity in model.entities where entity.generated != nil && known.insert(entity.name).inserted {
        text += source(of: entity, in: model)
      }
    }
    return text.isEmpty ? nil : "import CoreData\nimport Foundation\n" + text
  }

  private static func className(_ entity: DataModel.Entity) -> String? {
    guard let name = entity.className?.split(separator: ".").last, name != "NSManagedObject" else { return nil }
    return String(name)
  }

  private func className(ofEntity name: String?, in model: DataModel) -> String {
    model.entities.first { $0.name == name }.flatMap(Self.className) ?? "NSManagedObject"
  }

  private func source(of entity: DataModel.Entity, in model: DataModel) -> String {
    guard let name = Self.className(entity), !written.contains(name) else { return "" }
    var text = ""
    if entity.generated == "class" {
      // What comes from Objective-C lets a class be on the main actor by its module's setting; what comes from Swift does not.
      text += "nonisolated public class \(name): \(entity.parent.map { className(ofEntity: $0, in: model) } ?? "NSManagedObject") {}\n"
    }
    text += "nonisolated extension \(name) {\n"
    text += "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }\n"
    for attribute in entity.attributes { text += Self.property(attribute.name, Self.type(of: attribute)) }
    for relationship in entity.relationships {
      let other = className(ofEntity: relationship.destination, in: model)
      text += Self.property(relationship.name, relationship.isToMany ? (relationship.isOrdered ? "NSOrderedSet?" : "NSSet?") : "\(other)?")
      if relationship.isToMany { text += Self.changes(of: relationship, other) }
    }
    return text + "}\n" + (entity.parent == nil ? "nonisolated extension \(name): Identifiable {}\n" : "")
  }

  private static func property(_ name: String, _ type: String) -> String {
    "  public var \(AssetSymbols.quoted(name)): \(type) { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }\n"
  }

  private static func changes(of relationship: DataModel.Relationship, _ other: String) -> String {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var methods = [("addTo", "_ value: \(other)", "value"), ("addTo", "_ values: \(set)", "values")]
    methods += [("removeFrom", "_ value: \(other)", "value"), ("removeFrom", "_ values: \(set)", "values")]
    if relationship.isOrdered {
      methods += [
        ("insertInto", "_ value: \(other), at idx: Int", "value, idx"), ("removeFrom", "at idx: Int", "idx"),
        ("replace", "at idx: Int, with value: \(other)", "idx, value"),
      ]
    }
    return methods.map { kind, parameters, arguments in
      let method = kind == "replace" ? "replace\(name)" : kind + name
      return "  public func \(method)(\(parameters)) { changeManagedValues(\"\(method)\", [\(arguments)]) }\n"
    }.joined()
  }

  private static func type(of attribute: DataModel.Attribute) -> String {
    if attribute.isScalar {
      switch attribute.type {
      case "Integer 16": return "Int16"
      case "Integer 32": return "Int32"
      case "Integer 64": return "Int64"
      case "Double": return "Double"
      case "Float": return "Float"
      case "Boolean": return "Bool"
      case "Date": return "TimeInterval"
      default: break
      }
    }
    switch attribute.type {
    case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": return "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "String": return "String?"
    // What Objective-C's library calls so is a type of another name in Swift.
    case "Transformable": return swiftNames[attribute.customClass ?? ""] ?? attribute.customClass.map { "\($0)?" } ?? "NSObject?"
    default: return "NSObject?"
    }
  }
  private static let swiftNames = [
    "NSString": "String?", "NSDate": "Date?", "NSData": "Data?", "NSURL": "URL?", "NSUUID": "UUID?",
  ]
}
