@_exported import CoreLocation
@_exported import Foundation

/// What a record can hold.
public protocol CKRecordValueProtocol {}
/// What a record can hold.
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
/// A name of a record, before Swift 4.2.
public typealias CKRecordID = CKRecord.ID
/// A record of a database; it keeps what it is given.
open class CKRecord: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  /// A kind of records.
  public typealias RecordType = String
  /// A name of what a record holds.
  public typealias FieldKey = String
  /// Its name.
  public final class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String
    /// Its zone.
    public let zoneID: CKRecordZone.ID
    /// A name in a zone.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    public override var hash: Int { recordName.hashValue }
  }
  /// What another record is to this one.
  public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    /// What happens when that one goes.
    public enum Action: UInt, Sendable { case none, deleteSelf }
    /// Which.
    public let recordID: ID
    /// What happens when that one goes.
    public let action: Action
    /// By its name.
    public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
    /// A record.
    public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }
  }
  /// Its kind.
  public let recordType: RecordType
  /// Its name.
  public let recordID: ID
  /// When it was made: not known.
  open var creationDate: Date? { nil }
  /// When it was changed: not known.
  open var modificationDate: Date? { nil }
  /// Who made it: not known.
  open var creatorUserRecordID: ID? { nil }
  private var values: [String: Any] = [:]
  private let lock = NSLock()
  /// A record of a kind.
  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
  /// What it holds under a name.
  open func object(forKey key: FieldKey) -> Any? { lock.withLock { values[key] } }
  /// Keeps something under a name.
  open func setObject(_ object: Any?, forKey key: FieldKey) { lock.withLock { values[key] = object } }
  /// Keeps something under a name.
  public func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setObject(value, forKey: key) } }
  /// Keeps a value under a name.
  public func setValue<Value>(_ value: Value, forKey key: FieldKey) { setObject(value, forKey: key) }
  /// What it holds under a name.
  public subscript(key: FieldKey) -> Any? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
  /// What it holds under a name, of a kind.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { object(forKey: key) as? Value }
    set { setObject(newValue, forKey: key) }
  }
  /// Its mark of when it was changed: nil, as it was never saved.
  open var recordChangeTag: String? { nil }
  /// Who changed it: not known.
  open var lastModifiedUserRecordID: ID? { nil }
  /// The record above it; nil for none.
  open var parent: Reference?
  /// Its share: nil, as it was never saved.
  open var share: Reference? { nil }
  /// Puts it below another one; below none for nil.
  open func setParent(_ parentRecord: CKRecord?) { parent = parentRecord.map { Reference(record: $0, action: .none) } }
  /// Puts it below another one; below none for nil.
  open func setParent(_ parentRecordID: ID?) { parent = parentRecordID.map { Reference(recordID: $0, action: .none) } }
  /// Its values that are locked; here the same as the others.
  open var encryptedValues: CKRecord { self }
  /// Writes its name and its kind, without what it holds.
  open func encodeSystemFields(with coder: NSCoder) {
    for (key, value) in [
      ("type", recordType), ("name", recordID.recordName), ("zone", recordID.zoneID.zoneName), ("owner", recordID.zoneID.ownerName),
    ] {
      coder.encode(value as NSString, forKey: key)
    }
  }
  /// A record as `encodeSystemFields(with:)` wrote it, without what it held; nil for what is none.
  public convenience init?(coder: NSCoder) {
    func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key)?.description }
    guard let type = text("type"), let name = text("name"), let zone = text("zone"), let owner = text("owner") else { return nil }
    self.init(recordType: type, recordID: ID(recordName: name, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner)))
  }
  /// The names of what it holds.
  open func allKeys() -> [FieldKey] { lock.withLock { values.keys.sorted() } }
  /// The names of what was changed: all.
  open func changedKeys() -> [FieldKey] { allKeys() }
}
/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  /// Where.
  public let fileURL: URL?
  /// A file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}
/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// Its name.
  public final class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let zoneName: String
    /// Whose.
    public let ownerName: String
    /// A name.
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    /// The usual one.
    public static let `default` = ID()
    /// The usual name.
    public static let defaultZoneName = "_defaultZone"
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    public override var hash: Int { zoneName.hashValue }
  }
  /// What a zone can.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Tell what has changed.
    public static let fetchChanges = Capabilities(rawValue: 1)
    /// Save all or nothing.
    public static let atomic = Capabilities(rawValue: 2)
    /// Be seen by others in parts.
    public static let sharing = Capabilities(rawValue: 4)
    /// Be seen by others as a whole.
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }
  /// What it can: nothing, as it was never saved.
  open var capabilities: Capabilities { [] }
  /// Its share; nil, as it was never saved.
  open var share: CKRecord.Reference? { nil }
  /// The usual one.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  /// Its name.
  public let zoneID: ID
  /// By a name.
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  /// By a name.
  public init(zoneID: ID) { self.zoneID = zoneID }
}
/// How somebody stands.
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
/// A container of databases; none answers.
open class CKContainer: NSObject, @unchecked Sendable {
  /// What an app may.
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Be found.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  /// Its name.
  public let containerIdentifier: String?
  /// The databases.
  public let publicCloudDatabase = CKDatabase(), privateCloudDatabase = CKDatabase(), sharedCloudDatabase = CKDatabase()
  /// A container by its name.
  public init(identifier: String) { containerIdentifier = identifier }
  private override init() { containerIdentifier = nil }
  /// The app's.
  open class func `default`() -> CKContainer { shared }
  private static let shared = CKContainer()
  /// How the user stands: it cannot be told.
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.couldNotDetermine, CKError(.networkUnavailable))
  }
  /// How the user stands: it cannot be told.
  open func accountStatus() async throws -> CKAccountStatus { .couldNotDetermine }
  /// Who the user is: it cannot be told.
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.networkUnavailable))
  }
  /// Who the user is: it cannot be told.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.networkUnavailable) }
  /// Asks what an app may; nobody answers.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions, completionHandler: @escaping @Sendable (Int, (any Error)?) -> Void
  ) { completionHandler(0, CKError(.networkUnavailable)) }
}
/// A database; it does not answer.
open class CKDatabase: NSObject, @unchecked Sendable {
  private var missing: CKError { CKError(.networkUnavailable) }
  /// Runs an operation, which fails.
  open func add(_ operation: CKDatabaseOperation) { operation.fail(missing) }
  /// Saves a record; fails.
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, missing)
  }
  /// Saves a record.
  /// - Throws: that there is no network.
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw missing }
  /// Fetches a record; fails.
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, missing)
  }
  /// Fetches a record.
  /// - Throws: that there is no network.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw missing }
  /// Deletes a record; fails.
  open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, missing)
  }
  /// Deletes a record.
  /// - Throws: that there is no network.
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw missing }
  /// Finds records; fails.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, missing) }
  /// Finds records.
  /// - Throws: that there is no network.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw missing }
  /// Saves a subscription.
  /// - Throws: that there is no network.
  @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw missing }
  /// Saves a subscription; fails.
  open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
    completionHandler(nil, missing)
  }
  /// Fetches subscriptions; fails.
  open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
    completionHandler(nil, missing)
  }
}
/// What is sought.
open class CKQuery: NSObject, @unchecked Sendable {
  /// Of which kind.
  public let recordType: CKRecord.RecordType
  /// What is true of it.
  public let predicate: Any
  /// In which order.
  open var sortDescriptors: [Any]?
  /// Records of a kind of which something is true.
  public init(recordType: CKRecord.RecordType, predicate: Any) { (self.recordType, self.predicate) = (recordType, predicate) }
}
/// Finds records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// As many as possible.
  public static let maximumResults = 0
  /// Where one went on.
  public final class Cursor: NSObject, @unchecked Sendable {}
  /// What is sought.
  open var query: CKQuery?
  /// Which parts.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// How many at most.
  open var resultsLimit = 0
  /// Called for a record; never here.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called for a record; never here.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called in the end, with an error here.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Called in the end, with an error here.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Finds what is sought.
  public init(query: CKQuery) { self.query = query }
  /// Goes on.
  public init(cursor: Cursor) {}
  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}
/// What is told when a database changes.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// How it is told.
  public final class NotificationInfo: NSObject, @unchecked Sendable {
    /// In words.
    public var alertBody: String?
    /// In words.
    public var title: String?
    /// By a sound.
    public var soundName: String?
    /// By a number.
    public var shouldBadge = false
    /// Quietly.
    public var shouldSendContentAvailable = false
    /// The words of a language.
    public var alertLocalizationKey: String?
    /// What stands in those.
    public var alertLocalizationArgs: [String]?
    /// As usual.
    public override init() {}
  }
  /// Its name.
  public let subscriptionID: String
  /// How it is told.
  open var notificationInfo: NotificationInfo?
  init(id: String) { subscriptionID = id }
}
/// What is told when records of a kind change.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// When.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// When one comes.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// When one changes.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// When one goes.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// Once.
    public static let firesOnce = Options(rawValue: 8)
  }
  /// Records of a kind of which something is true.
  public init(recordType: CKRecord.RecordType, predicate: Any, subscriptionID: String = UUID().uuidString, options: Options = []) {
    super.init(id: subscriptionID)
  }
}
