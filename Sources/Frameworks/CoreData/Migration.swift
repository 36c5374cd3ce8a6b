import Foundation

// How stores of older models become newer ones. Stores live in memory and begin empty, so nothing of this ever runs.

/// What becomes of an entity's objects.
public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType, removeEntityMappingType, copyEntityMappingType
  case transformEntityMappingType
}

/// What becomes of a value.
open class NSPropertyMapping: NSObject {
  /// The value's name in the newer model.
  open var name: String?
  /// How it is reckoned; nil for as it was.
  open var valueExpression: _SExpression?
  /// What else is noted of it.
  open var userInfo: [AnyHashable: Any]?
}

/// What becomes of an entity's objects.
open class NSEntityMapping: NSObject {
  /// The mapping's name.
  open var name: String!
  /// What becomes of them.
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  /// The entity's name in the older model.
  open var sourceEntityName: String?
  /// The entity's name in the newer model.
  open var destinationEntityName: String?
  /// What becomes of their attributes.
  open var attributeMappings: [NSPropertyMapping]?
  /// What becomes of their relationships.
  open var relationshipMappings: [NSPropertyMapping]?
  /// The class that does it; nil for the usual one.
  open var entityMigrationPolicyClassName: String?
  /// What else is noted of it.
  open var userInfo: [AnyHashable: Any]?
}

/// What becomes of a model's objects.
open class NSMappingModel: NSObject {
  /// What becomes of each entity's.
  open var entityMappings: [NSEntityMapping]!
  /// What becomes of each entity's, by the mappings' names.
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  /// A mapping of nothing.
  public override init() { super.init() }
  /// A mapping in a file: nil, as none can be read.
  public init?(contentsOf url: URL?) { nil }
  /// A mapping of some bundles: nil, as none can be read.
  public init?(from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?) { nil }
  /// The mapping that models of the same entities tell by themselves.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let made = NSMappingModel()
    made.entityMappings = destinationModel.entities.map { entity in
      let mapping = NSEntityMapping()
      let isKnown = sourceModel.entitiesByName[entity.renamingIdentifier ?? entity.name ?? ""] != nil
      (mapping.name, mapping.destinationEntityName) = (entity.name, entity.name)
      mapping.sourceEntityName = isKnown ? entity.renamingIdentifier ?? entity.name : nil
      mapping.mappingType = isKnown ? .transformEntityMappingType : .addEntityMappingType
      return mapping
    }
    return made
  }
}

/// Makes newer objects of an entity's older ones; a class of one's own does it in its own way.
open class NSEntityMigrationPolicy: NSObject {
  /// Nothing is made yet.
  public required override init() { super.init() }
  /// Called first.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
  /// Makes the newer object of an older one.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// Called once all newer objects are made.
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  /// Makes the relationships of a newer object.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// Called once all relationships are made.
  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  /// Checks what was made.
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  /// Called last.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Turns a store into one of a newer model; nothing is turned here.
open class NSMigrationManager: NSObject {
  /// The older model.
  public let sourceModel: NSManagedObjectModel
  /// The newer model.
  public let destinationModel: NSManagedObjectModel
  /// The older objects.
  public let sourceContext: NSManagedObjectContext
  /// The newer objects.
  public let destinationContext: NSManagedObjectContext
  /// How objects become newer ones.
  open private(set) var mappingModel = NSMappingModel()
  /// The entity that is turned; one without a name as long as none is.
  open private(set) var currentEntityMapping = NSEntityMapping()
  /// How far it is, 0 to 1.
  open private(set) var migrationProgress: Float = 0
  /// What else is noted.
  open var userInfo: [AnyHashable: Any]?
  /// Whether the store may turn itself.
  open var usesStoreSpecificMigrationManager = true
  private var pairs: [(source: NSManagedObject, destination: NSManagedObject, name: String)] = []
  /// Turns stores of one model into those of another.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  /// Turns a store into a newer one.
  /// - Throws: that the store cannot be read: none is kept at a place.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
    toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws { throw CocoaError(.migrationManagerSourceStore) }
  /// Notes which newer object was made of an older one.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
  ) { pairs.append((sourceInstance, destinationInstance, entityMapping.name ?? "")) }
  /// The newer objects of some older ones.
  open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
    pairs.filter { pair in pair.name == mappingName && sourceInstances?.contains { $0 === pair.source } != false }.map(\.destination)
  }
  /// The older objects of some newer ones.
  open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
    pairs.filter { pair in pair.name == mappingName && destinationInstances?.contains { $0 === pair.destination } != false }.map(\.source)
  }
  /// Forgets what was noted.
  open func reset() { pairs = [] }
  /// Ends it.
  open func cancelMigrationWithError(_ error: any Error) {}
}

/// A model that is read when a step needs it.
open class NSManagedObjectModelReference: NSObject {
  /// The model.
  public let resolvedModel: NSManagedObjectModel
  /// What tells its version.
  public let versionChecksum: String
  /// A model that is there already.
  public init(model: NSManagedObjectModel, versionChecksum: String) {
    (resolvedModel, self.versionChecksum) = (model, versionChecksum)
  }
  /// A model in a file; an empty one when none can be read there.
  public convenience init(fileURL url: URL, versionChecksum: String) {
    self.init(model: NSManagedObjectModel(contentsOf: url) ?? NSManagedObjectModel(), versionChecksum: versionChecksum)
  }
  /// A model of a bundle; an empty one when it has none of the name.
  public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    let models = StoredModel.models(of: bundle ?? .main)
    let url = models.first { $0.deletingPathExtension().lastPathComponent == modelName }
    let model = url.flatMap(NSManagedObjectModel.init(contentsOf:)) ?? NSManagedObjectModel()
    self.init(model: model, versionChecksum: versionChecksum)
  }
}

/// A step from one model to the next.
open class NSMigrationStage: NSObject {
  /// A name, for people.
  open var label: String?
}
/// A step that is told by the models themselves.
open class NSLightweightMigrationStage: NSMigrationStage {
  /// What tells the models' versions.
  public let versionChecksums: [String]
  /// A step over some versions.
  public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}
/// A step with code before and after it.
open class NSCustomMigrationStage: NSMigrationStage {
  /// The older model.
  public let currentModel: NSManagedObjectModelReference
  /// The newer model.
  public let nextModel: NSManagedObjectModelReference
  /// What runs before.
  open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  /// What runs after.
  open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  /// A step from one model to the next.
  public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference) {
    (self.currentModel, self.nextModel) = (currentModel, nextModel)
  }
}
/// Steps, one after the other; none runs here.
open class NSStagedMigrationManager: NSObject {
  /// The steps.
  public let stages: [NSMigrationStage]
  /// The container that is turned; nil as long as none is.
  open private(set) var container: NSPersistentContainer?
  /// Steps.
  public init(_ stages: [NSMigrationStage]) { self.stages = stages }
}
