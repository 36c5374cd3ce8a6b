@_exported import Foundation
@_exported import QuoinKeyValue

/// What kinds of objects there are: entities by their names.
open class NSManagedObjectModel: NSObject {
  /// The entities.
  open var entities: [NSEntityDescription] = [] { didSet { connect() } }
  /// Requests that the model knows by name.
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// An empty model.
  public override init() { super.init() }

  /// The model in a file that was made of an `.xcdatamodeld`: `Bundle.main.url(forResource: "Shop", withExtension: "momd")`. nil when
  /// there is none to be read.
  public convenience init?(contentsOf url: URL) {
    guard let stored = StoredModel.read(at: url) else { return nil }
    self.init()
    ManagedClasses.note(modules: stored.modules)
    entities = stored.entities.map(NSEntityDescription.init(stored:))
    for (description, stored) in zip(entities, stored.entities) { if let parent = stored.parent { description.parentName = parent } }
    connect()
  }

  /// All models of some bundles as one; of the app's when none are given. nil when there are none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [.main]).flatMap(StoredModel.models).compactMap(NSManagedObjectModel.init(contentsOf:))
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }
  /// All models of some bundles that made a store, as one; nil when there are none.
  open class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
    mergedModel(from: bundles)
  }
  /// Models that made a store, as one; nil when there are none.
  public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
    self.init(byMerging: models)
  }
  /// Models as one; nil when there are none.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first } }
  /// The entities of configurations, by the configurations' names.
  private var configured: [String: [NSEntityDescription]] = [:]
  /// The names of the configurations.
  open var configurations: [String] { configured.keys.sorted() }
  /// The entities of a configuration, of all for nil; nil when there is none of the name.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { configured[$0] } ?? entities
  }
  /// Says which entities a configuration has.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configured[configuration] = entities
  }
  /// Names of the model's version, for people and migrations.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// What tells an entity's version, by name: here a fingerprint of its properties' names and kinds, which is not the phone's.
  open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }
  /// Names for people; kept.
  open var localizationDictionary: [String: String]?
  /// Whether a store with such metadata can be opened: true where it names no versions, or those of the model.
  open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
    guard let versions = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return true }
    return versions == entityVersionHashesByName
  }
  /// The requests by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }
  /// The request of a name, with values for its `$names`; nil when there is none.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = templates[name] else { return nil }
    let made = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entityName ?? "")
    (made.sortDescriptors, made.fetchLimit, made.resultType) = (template.sortDescriptors, template.fetchLimit, template.resultType)
    made.predicate = template.predicate?.withSubstitutionVariables(variables)
    return made
  }
  /// Keeps a request under a name.
  open func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
    templates[name] = fetchRequestTemplate
  }
  /// The request of a name; nil when there is none.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  private func connect() {
    let known = entitiesByName
    for entity in entities {
      entity.model = self
      if let parent = entity.parentName.flatMap({ known[$0] }) { entity.superentity = parent }
      for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
        if relationship.destinationEntity == nil { relationship.destinationEntity = relationship.destinationName.flatMap { known[$0] } }
      }
    }
    for entity in entities {
      for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription }) where relationship.inverseRelationship == nil {
        relationship.inverseRelationship = relationship.inverseName.flatMap { relationship.destinationEntity?.relationshipsByName[$0] }
      }
    }
    ManagedClasses.note(self)
  }
}

/// One kind of objects.
open class NSEntityDescription: NSObject {
  /// Its name.
  open var name: String?
  /// The class of its objects, with or without its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Its own attributes and relationships.
  open var properties: [NSPropertyDescription] = [] { didSet { for property in properties { property.entity = self } } }
  /// Whether there are objects of its subentities alone.
  open var isAbstract = false
  /// The entities that have what it has.
  open var subentities: [NSEntityDescription] = [] { didSet { for entity in subentities { entity.superentity = self } } }
  /// The entity whose attributes and relationships it has too; nil for none.
  open internal(set) weak var superentity: NSEntityDescription?
  /// Names whose values together are found once: a new object takes the place of an old one, or saving fails, as the merge policy says.
  open var uniquenessConstraints: [[Any]] = []
  /// What else is noted of it.
  open var userInfo: [AnyHashable: Any]? = [:]
  weak var model: NSManagedObjectModel?
  var parentName: String?

  /// An entity without a name.
  public override init() { super.init() }

  convenience init(stored: StoredModel.Entity) {
    self.init()
    name = stored.name
    managedObjectClassName = stored.className ?? "NSManagedObject"
    isAbstract = stored.isAbstract
    uniquenessConstraints = stored.unique
    properties =
      stored.attributes.map(NSAttributeDescription.init(stored:)) + stored.relationships.map(NSRelationshipDescription.init(stored:))
  }

  /// The indexes of its values; nothing here is looked up by them.
  open var indexes: [NSFetchIndexDescription] = []
  /// What changes its version though its properties are the same; nil for nothing.
  open var versionHashModifier: String?
  /// Its name in the version before; nil for the same.
  open var renamingIdentifier: String?
  /// What searches of the system show of an object; nothing here.
  open var coreSpotlightDisplayNameExpression = _SExpression(forConstantValue: nil)
  /// What tells its version: here a fingerprint of its properties' names and kinds, which is not the phone's.
  open var versionHash: Data {
    let kinds = propertiesByName.values.map {
      "\($0.name):\(($0 as? NSAttributeDescription)?.attributeType.rawValue ?? 0):\($0.isOptional)"
    }
    return Data(((versionHashModifier ?? "") + (name ?? "") + kinds.sorted().joined(separator: ";")).utf8)
  }
  /// The entities below it, by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    let all = subentities + (model?.entities.filter { $0.superentity === self } ?? [])
    return Dictionary(all.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  /// Its relationships, and those it inherits, that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
  }

  /// The model it belongs to; an empty one when it belongs to none.
  open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }

  private var inherited: [NSPropertyDescription] { (superentity?.inherited ?? []) + properties }
  /// Its attributes and relationships and those it inherits, by name.
  open var propertiesByName: [String: NSPropertyDescription] { Dictionary(inherited.map { ($0.name, $0) }) { _, last in last } }
  /// Its attributes and those it inherits, by name.
  open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
  /// Its relationships and those it inherits, by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  /// Whether it is the other one, or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
  }

  /// The entity of a name in a context's model; nil when there is none.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName] ?? ManagedClasses.entity(named: entityName)
  }
  /// A new object of an entity, in a context.
  /// - Precondition: the context's model has the entity, as on the phone.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError(
        "No entity is called \(entityName). Is its model (.xcdatamodeld) beside the files, and loaded by an NSPersistentContainer?")
    }
    return ManagedClasses.type(of: entity).init(entity: entity, insertInto: context)
  }
}

/// What an entity's objects have.
open class NSPropertyDescription: NSObject {
  /// Its name.
  open var name = ""
  /// Whether objects are saved without it.
  open var isOptional = true
  /// Whether it is kept with the object alone, and not saved.
  open var isTransient = false
  /// The entity it belongs to.
  open internal(set) weak var entity: NSEntityDescription!
  /// What else is noted of it.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// Whether it is in an index; nothing here.
  open var isIndexed = false
  /// Whether searches of the system find it; nothing here.
  open var isIndexedBySpotlight = false
  /// Its name in the version before; nil for the same.
  open var renamingIdentifier: String?
  /// What changes its version though it is the same; nil for nothing.
  open var versionHashModifier: String?
  /// What tells its version: here its name, which is not the phone's.
  open var versionHash: Data { Data(((versionHashModifier ?? "") + name).utf8) }
  /// What must be true of its values when an object is saved.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// What is said when it is not: sentences, or numbers of errors.
  open private(set) var validationWarnings: [Any] = []
  /// Says what must be true of its values when an object is saved, and what is said when it is not: a sentence, or an error's number.
  open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
    (self.validationPredicates, self.validationWarnings) = (validationPredicates ?? [], validationWarnings ?? [])
  }
  /// A property without a name.
  public override init() { super.init() }
}

/// What kind of value an attribute is.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription {
  /// Its kind.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The class of its values; nil for the usual one.
  open var attributeValueClassName: String?
  /// What a new object has; nil for nothing.
  open var defaultValue: Any?
  /// What turns the value to data; values are kept as they are.
  open var valueTransformerName: String?
  /// Whether the value stays in the history of a deleted object.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether the value is encrypted in the cloud; nothing is sent.
  open var allowsCloudEncryption = false
  /// Its kind, by a short name.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// Whether large data stands in a file of its own; nothing here.
  open var allowsExternalBinaryDataStorage = false

  convenience init(stored: StoredModel.Attribute) {
    self.init()
    name = stored.name
    isOptional = stored.isOptional
    isTransient = stored.isTransient
    (attributeType, defaultValue) = stored.typeAndDefault
  }
}

/// What becomes of the objects at the other end when one is deleted.
public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

/// Other objects that an entity's objects know.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the others.
  open weak var destinationEntity: NSEntityDescription?
  /// The way back; nil for none.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// How many there are at most; 0 for any number.
  open var maxCount = 0
  /// How many there are at least.
  open var minCount = 0
  /// What becomes of the others.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the others have an order.
  open var isOrdered = false
  var destinationName: String?
  var inverseName: String?
  /// Whether there may be more than one.
  open var isToMany: Bool { maxCount != 1 }

  convenience init(stored: StoredModel.Relationship) {
    self.init()
    name = stored.name
    isOptional = stored.isOptional
    maxCount = stored.isToMany ? 0 : 1
    isOrdered = stored.isOrdered
    (destinationName, inverseName) = (stored.destination, stored.inverse)
    deleteRule =
      switch stored.deleteRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}
