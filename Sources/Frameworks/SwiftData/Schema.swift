import Foundation

/// The classes whose objects a container keeps.
public final class Schema: @unchecked Sendable {
  /// A version of a schema.
  public struct Version: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int
    /// A version by its three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }
    public var description: String { "\(major).\(minor).\(patch)" }
    /// The older one is less.
    public static func < (one: Version, other: Version) -> Bool {
      (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }
  }

  /// What is said of a property.
  public final class Attribute: @unchecked Sendable {
    /// How a property is kept.
    public struct Option: Equatable, Sendable {
      private let name: String
      init(_ name: String) { self.name = name }
      /// No two objects have the same value: a new one takes the place of the old one.
      public static let unique = Option("unique")
      /// Kept in a file beside; nothing here.
      public static let externalStorage = Option("externalStorage")
      /// Kept encrypted; nothing here.
      public static let allowsCloudEncryption = Option("allowsCloudEncryption")
      /// Kept when its object is deleted; nothing here.
      public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")
      /// Not kept; it is, here.
      public static let ephemeral = Option("ephemeral")
      /// Found by a search of the system; nothing here.
      public static let spotlight = Option("spotlight")
      /// Kept by a transformer; nothing here.
      public static func transformable(by transformerName: String) -> Option { Option("transformable") }
      /// Kept by a transformer; nothing here.
      public static func transformable(by transformerType: Any.Type) -> Option { Option("transformable") }
    }
    /// What was said.
    public let options: [Option]
    /// A property's options.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) { self.options = options }
  }

  /// What is said of a property that holds models.
  public final class Relationship: @unchecked Sendable {
    /// How models are held.
    public struct Option: Equatable, Sendable {
      /// Only one object may hold a model; nothing here.
      public static let unique = Option()
    }
    /// What becomes of the models that a deleted object held.
    public enum DeleteRule: String, Codable, Sendable {
      case noAction, nullify, cascade, deny
    }
    /// What becomes of the models that a deleted object held.
    public let deleteRule: DeleteRule
    /// The property of theirs that points back; nil for the only one that can.
    public let inverse: AnyKeyPath?
    /// What is said of a property that holds models.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) { (self.deleteRule, self.inverse) = (deleteRule, inverse) }
  }

  /// A class of the schema.
  public struct Entity: Hashable, @unchecked Sendable {
    /// The class's name.
    public let name: String
    private let type: any PersistentModel.Type
    init(_ type: any PersistentModel.Type) { (name, self.type) = ("\(type)", type) }
    public static func == (one: Entity, other: Entity) -> Bool { one.type == other.type }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  let types: [any PersistentModel.Type]
  /// The schema's version.
  public let version: Version
  /// Its classes, by name.
  public var entities: [Entity] { types.map(Entity.init) }
  /// Its classes by their names.
  public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }
  /// What is known of a class; nil when it is not of the schema.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { types.contains { $0 == type } ? Entity(type) : nil }

  /// A schema of some classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { (self.types, self.version) = (types, version) }
  /// A schema of some classes.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { self.init(types, version: version) }
  /// The schema of one version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// The classes of one version of an app.
public protocol VersionedSchema {
  /// Its classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}
/// How older stores become newer ones; nothing is stored here, so nothing runs.
public protocol SchemaMigrationPlan {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}
/// A step from one version to the next.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?)
}

/// How a container keeps its objects: in memory, whatever is said.
public struct ModelConfiguration: Hashable, Sendable, Identifiable {
  /// Its place.
  public var id: URL { url }
  public static func == (one: ModelConfiguration, other: ModelConfiguration) -> Bool {
    one.name == other.name && one.url == other.url && one.isStoredInMemoryOnly == other.isStoredInMemoryOnly
      && one.allowsSave == other.allowsSave && one.groupContainer == other.groupContainer && one.cloudKitDatabase == other.cloudKitDatabase
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
  /// In which folder of several apps a store lies; nothing here.
  public struct GroupContainer: Hashable, Sendable {
    let name: String?
    private let isNone: Bool
    init(name: String?, isNone: Bool = false) { (self.name, self.isNone) = (name, isNone) }
    /// What suits.
    public static let automatic = GroupContainer(name: nil)
    /// None.
    public static let none = GroupContainer(name: nil, isNone: true)
    /// One by its name.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }
  /// With which database in the cloud a store is shared; nothing here.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?
    private let isNone: Bool
    init(name: String?, isNone: Bool = false) { (self.name, self.isNone) = (name, isNone) }
    /// What suits.
    public static let automatic = CloudKitDatabase(name: nil)
    /// None.
    public static let none = CloudKitDatabase(name: nil, isNone: true)
    /// One by its name.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }
  /// The configuration's name.
  public let name: String
  /// What was said; objects are in memory in any case.
  public let isStoredInMemoryOnly: Bool
  /// Whether objects may be saved.
  public let allowsSave: Bool
  /// Where a store would lie.
  public let url: URL
  /// The classes that were said; nil for all.
  public let schema: Schema?
  /// In which folder of several apps a store would lie.
  public let groupContainer: GroupContainer
  /// The name of that folder; nil for none.
  public var groupAppContainerIdentifier: String? { groupContainer.name }
  /// With which database in the cloud it would be shared.
  public let cloudKitDatabase: CloudKitDatabase
  /// The name of that database's container; nil for none.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }

  /// A configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
    (self.schema, self.groupContainer, self.cloudKitDatabase) = (schema, groupContainer, cloudKitDatabase)
  }
  /// A configuration of a store at a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    self.url = url
    (self.schema, groupContainer, self.cloudKitDatabase) = (schema, .automatic, cloudKitDatabase)
  }
  /// A configuration for some classes.
  @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init("default", schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: true)
  }
}

/// What went wrong.
public struct SwiftDataError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// A class was used that the container's schema has not.
  public static let unsupportedSchema = SwiftDataError(description: "The container's schema has not this class.")
  /// The container could not be made.
  public static let loadIssueModelContainer = SwiftDataError(description: "The container could not be made.")
  /// A predicate could not be evaluated.
  public static let unsupportedPredicate = SwiftDataError(description: "The predicate could not be evaluated.")
  /// A store is of a newer version than the app.
  public static let backwardMigration = SwiftDataError(description: "A store is of a newer version than the app.")
  /// A configuration has letters in its name that no file may have.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    description: "A configuration has letters in its name that no file may have.")
  /// A configuration has a name that is too long for a file.
  public static let configurationFileNameTooLong = SwiftDataError(description: "A configuration has a name that is too long for a file.")
  /// A configuration has classes that the container has not.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    description: "A configuration has classes that the container has not.")
  /// Two configurations have one name.
  public static let duplicateConfiguration = SwiftDataError(description: "Two configurations have one name.")
  /// A history does not reach back to the token.
  public static let historyTokenExpired = SwiftDataError(description: "A history does not reach back to the token.")
  /// Unsaved objects cannot be loaded some at a time.
  public static let includePendingChangesWithBatchSize = SwiftDataError(description: "Unsaved objects cannot be loaded some at a time.")
  /// A history cannot be asked so.
  public static let invalidTransactionFetchRequest = SwiftDataError(description: "A history cannot be asked so.")
  /// The object is in no context.
  public static let missingModelContext = SwiftDataError(description: "The object is in no context.")
  /// An object is not fit to be saved.
  public static let modelValidationFailure = SwiftDataError(description: "An object is not fit to be saved.")
  /// Names of unsaved objects cannot be ordered.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(description: "Names of unsaved objects cannot be ordered.")
  /// The schema is not known.
  public static let unknownSchema = SwiftDataError(description: "The schema is not known.")
  /// The key path is not of a kept variable.
  public static let unsupportedKeyPath = SwiftDataError(description: "The key path is not of a kept variable.")
  /// The order is not of a kept variable.
  public static let unsupportedSortDescriptor = SwiftDataError(description: "The order is not of a kept variable.")
}
