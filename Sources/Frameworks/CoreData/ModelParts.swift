import Foundation

extension NSAttributeDescription {
  /// What kind of value an attribute is, by a short name.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None that was said.
    public static let undefined = Self(rawValue: 0)
    /// A whole number of 16 bits.
    public static let integer16 = Self(rawValue: 100)
    /// A whole number of 32 bits.
    public static let integer32 = Self(rawValue: 200)
    /// A whole number of 64 bits.
    public static let integer64 = Self(rawValue: 300)
    /// A decimal number.
    public static let decimal = Self(rawValue: 400)
    /// A number of 64 bits.
    public static let double = Self(rawValue: 500)
    /// A number of 32 bits.
    public static let float = Self(rawValue: 600)
    /// A text.
    public static let string = Self(rawValue: 700)
    /// Yes or no.
    public static let boolean = Self(rawValue: 800)
    /// A time.
    public static let date = Self(rawValue: 900)
    /// Bytes.
    public static let binaryData = Self(rawValue: 1000)
    /// A name that nobody else has.
    public static let uuid = Self(rawValue: 1100)
    /// An address.
    public static let uri = Self(rawValue: 1200)
    /// Anything that a transformer turns into bytes.
    public static let transformable = Self(rawValue: 1800)
    /// An object's name.
    public static let objectID = Self(rawValue: 2000)
    /// Several attributes as one.
    public static let composite = Self(rawValue: 2100)
  }
}

/// Several attributes as one; kept as a dictionary.
open class NSCompositeAttributeDescription: NSAttributeDescription {
  /// The attributes.
  open var elements: [NSAttributeDescription] = []
}

/// An attribute that is reckoned from others when an object is saved; it is not reckoned here.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// How it is reckoned.
  open var derivationExpression: _SExpression?
}

/// A value of dictionaries that is reckoned: a sum, a count.
open class NSExpressionDescription: NSPropertyDescription {
  /// How it is reckoned.
  open var expression: _SExpression?
  /// What kind of value comes of it.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// What kind of value comes of it, by a short name.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

/// Objects that a request finds, as if they were a relationship; nothing finds them here.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// What is asked for.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// How an index is kept.
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

/// A value that objects are looked up by; nothing here is.
open class NSFetchIndexElementDescription: NSObject {
  /// The value's property.
  public let property: NSPropertyDescription?
  /// The property's name.
  open var propertyName: String? { property?.name }
  /// How the index is kept.
  open var collationType: NSFetchIndexElementType
  /// Whether small values come first.
  open var isAscending = true
  /// The index it is of.
  open internal(set) weak var indexDescription: NSFetchIndexDescription?
  /// A value to look up by.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }
}

/// Values that objects are looked up by together; nothing here is.
open class NSFetchIndexDescription: NSObject {
  /// The index's name.
  open var name: String
  /// The values.
  open var elements: [NSFetchIndexElementDescription] { didSet { for element in elements { element.indexDescription = self } } }
  /// Whose objects are in it; nil for all.
  open var partialIndexPredicate: NSPredicate?
  /// The entity it is of.
  open internal(set) weak var entity: NSEntityDescription?
  /// An index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
    super.init()
    for element in self.elements { element.indexDescription = self }
  }
}

/// What an object's values were before undoing or refreshing.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An insertion was taken back.
  public static let undoInsertion = Self(rawValue: 1 << 1)
  /// A deletion was taken back.
  public static let undoDeletion = Self(rawValue: 1 << 2)
  /// A change was taken back.
  public static let undoUpdate = Self(rawValue: 1 << 3)
  /// The object has its saved values again.
  public static let rollback = Self(rawValue: 1 << 4)
  /// The object's values were read again.
  public static let refresh = Self(rawValue: 1 << 5)
  /// Conflicts were settled.
  public static let mergePolicy = Self(rawValue: 1 << 6)
}

/// Which state of a store is read.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// The newest.
  public static let current = NSQueryGenerationToken()
  override init() {}
}

// More names of stores.

/// Under what the fingerprints of a store's entities are told.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// Under what the names of a store's model version are told.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// A store's address, in a notification.
public let NSPersistentStoreURLKey = "storeURL"
/// What tells a store's state, in a notification.
public let NSPersistentHistoryTokenKey = "historyToken"
/// An option; nothing is migrated.
public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"
/// An option; nothing is migrated.
public let NSPersistentStoreDeferredLightweightMigrationOptionKey = "NSPersistentStoreDeferredLightweightMigrationOptionKey"
/// How many readers a store has at once; not read.
public let NSPersistentStoreConnectionPoolMaxSizeKey = "NSPersistentStoreConnectionPoolMaxSize"
/// Which systems a store may be opened by; not read.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
/// The classes that a store in a file may hold; not read.
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
/// Whether a store in a file may hold any class; not read.
public let NSBinaryStoreInsecureDecodingCompatibilityOption = "NSBinaryStoreInsecureDecodingCompatibilityOption"
/// The stores that were added, in a notification.
public let NSAddedPersistentStoresKey = "added"
/// The stores that were taken away, in a notification.
public let NSRemovedPersistentStoresKey = "removed"
/// The stores whose names have changed, in a notification.
public let NSUUIDChangedPersistentStoresKey = "changed"
/// The names of objects that are not valid any more, in a notification.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
