import Foundation

// What databases do. None answers here: all end with the error that there is no network.

extension CKOperation {
  /// How operations are done.
  open class Configuration: NSObject, @unchecked Sendable {
    /// In which container; nil for the app's.
    open var container: CKContainer?
    /// How soon.
    open var qualityOfService = QualityOfService.utility
    /// Whether phones' nets may be used.
    open var allowsCellularAccess = true
    /// Whether it goes on without the app.
    open var isLongLived = false
    /// How long a question may take, in seconds.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// How long all may take, in seconds.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// As usual.
    public override init() {}
  }
}
/// What a container does.
open class CKOperation: Operation, @unchecked Sendable {
  /// How it is done.
  open var configuration: Configuration! = Configuration()
  /// Its name.
  public let operationID = UUID().uuidString
  /// Called once it goes on without the app; never here.
  open var longLivedOperationWasPersistedBlock: () -> Void = {}
  func fail(_ error: CKError) {}
  open override func main() { fail(CKError(.networkUnavailable)) }
}
/// What a database does.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// Which database.
  open var database: CKDatabase?
}
/// How far changes were read.
open class CKServerChangeToken: NSObject, @unchecked Sendable { init(_ nothing: Void) {} }

/// Saves records and deletes others.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Which values win.
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  /// What is saved.
  open var recordsToSave: [CKRecord]?
  /// What is deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// Which values win.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all is saved or nothing.
  open var isAtomic = true
  /// Called as a record goes up; never here.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Called for each record.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each record that goes.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Called in the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called in the end.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Saves nothing yet.
  public override init() {}
  /// Saves records and deletes others.
  public convenience init(recordsToSave records: [CKRecord]?, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) {
    self.init()
    (recordsToSave, recordIDsToDelete) = (records, recordIDs)
  }
  override func fail(_ error: CKError) {
    for record in recordsToSave ?? [] { perRecordSaveBlock?(record.recordID, .failure(error)) }
    for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}
/// Fetches records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Which.
  open var recordIDs: [CKRecord.ID]?
  /// Which parts; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called as a record comes down; never here.
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  /// Called for each record.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called in the end.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called in the end.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Fetches nothing yet.
  public override init() {}
  /// Fetches records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  /// Fetches the user's record.
  open class func fetchCurrentUserRecord() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }
  override func fail(_ error: CKError) {
    for id in recordIDs ?? [] { perRecordResultBlock?(id, .failure(error)) }
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}
/// Saves zones and deletes others.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is saved.
  open var recordZonesToSave: [CKRecordZone]?
  /// What is deleted.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Called in the end.
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called in the end.
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  /// Saves zones and deletes others.
  public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
    (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
  }
  override func fail(_ error: CKError) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}
/// Saves subscriptions and deletes others.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is saved.
  open var subscriptionsToSave: [CKSubscription]?
  /// What is deleted.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called in the end.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called in the end.
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Saves subscriptions and deletes others.
  public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
    (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
  }
  override func fail(_ error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}
/// Fetches which zones have changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Since when; nil for ever.
  open var previousServerChangeToken: CKServerChangeToken?
  /// Whether all is fetched in one.
  open var fetchAllChanges = true
  /// How many at most; 0 for all.
  open var resultsLimit = 0
  /// Called for a zone that changed; never here.
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called for a zone that is gone; never here.
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called for a zone that was emptied; never here.
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called with how far it is; never here.
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  /// Called in the end.
  open var fetchDatabaseChangesResultBlock: ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  /// Called in the end.
  open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  /// Fetches what has changed since; for nil all.
  public init(previousServerChangeToken: CKServerChangeToken? = nil) { self.previousServerChangeToken = previousServerChangeToken }
  override func fail(_ error: CKError) {
    fetchDatabaseChangesResultBlock?(.failure(error))
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
  }
}
/// Fetches which records of zones have changed.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// How a zone is asked.
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    /// Since when; nil for ever.
    open var previousServerChangeToken: CKServerChangeToken?
    /// How many at most; 0 for all.
    open var resultsLimit = 0
    /// Which parts; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Since when, how many, which parts.
    public init(previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil, desiredKeys: [CKRecord.FieldKey]? = nil) {
      (self.previousServerChangeToken, self.resultsLimit, self.desiredKeys) = (previousServerChangeToken, resultsLimit ?? 0, desiredKeys)
    }
  }
  /// Which zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// How each is asked.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether all is fetched in one.
  open var fetchAllChanges = true
  /// Called for a record that changed; never here.
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for a record that changed; never here.
  open var recordChangedBlock: ((CKRecord) -> Void)?
  /// Called for a record that is gone; never here.
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Called with how far it is; never here.
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Called for each zone.
  open var recordZoneFetchResultBlock:
    (
      (CKRecordZone.ID, Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>) -> Void
    )?
  /// Called in the end.
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called in the end.
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  /// Fetches what has changed in zones.
  public init(
    recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) { (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID) }
  override func fail(_ error: CKError) {
    for id in recordZoneIDs ?? [] { recordZoneFetchResultBlock?(id, .failure(error)) }
    fetchRecordZoneChangesResultBlock?(.failure(error))
    fetchRecordZoneChangesCompletionBlock?(error)
  }
}
/// Accepts invitations.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  /// Which.
  open var shareMetadatas: [CKShare.Metadata]?
  /// Called for each.
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Called in the end.
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Accepts invitations.
  public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
  override func fail(_ error: CKError) {
    for one in shareMetadatas ?? [] { perShareResultBlock?(one, .failure(error)) }
    acceptSharesResultBlock?(.failure(error))
  }
}

extension CKSubscription {
  /// A subscription's name.
  public typealias ID = String
  /// What is told of.
  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
}
/// What is told when a database changes.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// Of which kind; nil for all.
  open var recordType: CKRecord.RecordType?
  /// By a name.
  public init(subscriptionID: String = UUID().uuidString) { super.init(id: subscriptionID) }
}
/// What is told when a zone changes.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// Of which kind; nil for all.
  open var recordType: CKRecord.RecordType?
  /// Of a zone.
  public init(zoneID: CKRecordZone.ID, subscriptionID: String = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(id: subscriptionID)
  }
}
/// What a notice from a database tells.
open class CKNotification: NSObject, @unchecked Sendable {
  /// What it is of.
  public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
  /// What it is of.
  public let notificationType: NotificationType
  /// The subscription's name.
  public let subscriptionID: CKSubscription.ID?
  /// The container's name.
  public let containerIdentifier: String?
  /// What a notice that was sent tells; nil for one that no database sent.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let words = notificationDictionary["ck"] as? [String: Any] else { return nil }
    containerIdentifier = words["cid"] as? String
    let kinds: [(String, NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
    let kind = kinds.first { words[$0.0] != nil }
    notificationType = kind?.1 ?? .query
    subscriptionID = kind.flatMap { (words[$0.0] as? [String: Any])?["sid"] as? String }
  }
}
extension Notification.Name {
  /// How the user stands has changed; never sent.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
extension CKContainer {
  /// Runs an operation, which fails.
  public func add(_ operation: CKOperation) { operation.fail(CKError(.networkUnavailable)) }
  /// Accepts an invitation.
  /// - Throws: that there is no network.
  @discardableResult public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.networkUnavailable) }
  /// Accepts an invitation; fails.
  public func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.networkUnavailable))
  }
  /// What is known of an invitation.
  /// - Throws: that there is no network.
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.networkUnavailable) }
  /// The database of a scope.
  public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
}
extension CKDatabase {
  /// Whose records a database has.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  /// Saves a zone.
  /// - Throws: that there is no network; so do those that follow.
  @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.networkUnavailable) }
  /// Saves a zone; fails.
  public func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.networkUnavailable))
  }
  /// All zones.
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.networkUnavailable) }
  /// All zones; fails.
  public func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.networkUnavailable))
  }
  /// A zone.
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError(.networkUnavailable) }
  /// Deletes a zone.
  @discardableResult public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError(.networkUnavailable)
  }
  /// Records by their names.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.networkUnavailable) }
  /// More records of a question.
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
    throw CKError(.networkUnavailable)
  }
  /// Saves records and deletes others.
  @discardableResult public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.networkUnavailable) }
  /// Finds records; fails.
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
    completionHandler:
      @escaping @Sendable (
        Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>
      ) -> Void
  ) { completionHandler(.failure(CKError(.networkUnavailable))) }
  /// All subscriptions.
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.networkUnavailable) }
  /// Deletes a subscription.
  @discardableResult public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    throw CKError(.networkUnavailable)
  }
  /// Deletes a subscription; fails.
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.networkUnavailable)) }
}
