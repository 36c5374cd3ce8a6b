import Foundation

/// Records that others may see. Nobody is asked here: it keeps what it is told.
open class CKShare: CKRecord, @unchecked Sendable {
  /// How somebody stands to an invitation.
  public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
  /// What somebody may.
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  /// What somebody is.
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser = 4
    case administrator = 2
  }
  /// Somebody who takes part.
  open class Participant: NSObject, @unchecked Sendable {
    /// Who.
    public let userIdentity: CKUserIdentity
    /// What they are.
    open var role = ParticipantRole.privateUser
    /// What they may.
    open var permission = ParticipantPermission.readOnly
    /// How they stand to the invitation.
    open private(set) var acceptanceStatus = ParticipantAcceptanceStatus.unknown
    init(_ identity: CKUserIdentity) { userIdentity = identity }
  }
  /// What is known of an invitation before it is accepted.
  open class Metadata: NSObject, @unchecked Sendable {
    /// The container's name.
    public let containerIdentifier: String
    /// The share.
    public let share: CKShare
    /// The record that is shared; nil for a zone.
    public let hierarchicalRootRecordID: CKRecord.ID?
    /// What the user is.
    public let participantRole = ParticipantRole.unknown
    /// How the user stands to it.
    public let participantStatus = ParticipantAcceptanceStatus.unknown
    /// What the user may.
    public let participantPermission = ParticipantPermission.unknown
    init(_ container: String, _ share: CKShare, _ root: CKRecord.ID?) {
      (containerIdentifier, self.share, hierarchicalRootRecordID) = (container, share, root)
    }
  }
  /// The names of what a share tells people.
  public enum SystemFieldKey {
    /// Its title.
    public static let title = "cloudkit.title"
    /// Its picture.
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    /// Its kind.
    public static let shareType = "cloudkit.type"
  }
  /// What anybody may who has the address.
  open var publicPermission = ParticipantPermission.none
  /// The address; nil until it is saved, which it never is here.
  open var url: URL? { nil }
  /// Who takes part.
  open private(set) var participants: [Participant] = []
  /// Whose it is.
  public let owner = Participant(CKUserIdentity())
  /// The user as one who takes part; nil as it is not known who that is.
  open var currentUserParticipant: Participant? { nil }
  /// Shares a record and those below it.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) { super.init(recordType: "cloudkit.share", recordID: shareID) }
  /// Shares a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(recordType: "cloudkit.share", recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
  }
  /// Lets somebody take part.
  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  /// Lets somebody take part no more.
  open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }
}
/// The name of a zone's share.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
/// The name of the user, where nobody else is meant.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// Somebody. It is not known who.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  /// By what somebody is found.
  open class LookupInfo: NSObject, @unchecked Sendable {
    /// By mail.
    public let emailAddress: String?
    /// By phone.
    public let phoneNumber: String?
    /// By name in the cloud.
    public let userRecordID: CKRecord.ID?
    private init(_ mail: String?, _ phone: String?, _ record: CKRecord.ID?) {
      (emailAddress, phoneNumber, userRecordID) = (mail, phone, record)
    }
    /// By mail.
    public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
    /// By phone.
    public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
    /// By name in the cloud.
    public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
  }
  /// The name in the cloud.
  open var userRecordID: CKRecord.ID? { nil }
  /// By what one was found.
  open var lookupInfo: LookupInfo? { nil }
  /// The name.
  open var nameComponents: PersonNameComponents? { nil }
  /// Whether one has an account.
  open var hasiCloudAccount: Bool { false }
}
