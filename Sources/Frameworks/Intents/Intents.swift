@_exported import CoreLocation
@_exported import Foundation
import UIKit

/// What somebody wants done.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// What kind it is.
  open var identifier: String? { nil }
  /// In words.
  open var intentDescription: String? { "\(type(of: self))" }
  /// What is said to have it done; kept only.
  open var suggestedInvocationPhrase: String?
  /// Whether it was proposed for shortcuts.
  open var shortcutAvailability = INShortcutAvailabilityOptions()
  /// Who suggested it; kept only.
  open var donationMetadata: INIntentDonationMetadata?
  /// Nothing in particular.
  public override init() {}
  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// A picture for a value of it; kept by nobody.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}
/// What came of it.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the app is opened with.
  open var userActivity: NSUserActivity?
  /// Nothing yet.
  public override init() {}
}
/// How an intent was donated.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
  /// Nothing.
  public override init() {}
}
/// Where shortcuts may be shown.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Before sleep, to think.
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  /// Before sleep, to write.
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
  /// Before sleep, to hear music.
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
  /// Before sleep, to hear words.
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
}
/// Whether an app may be asked by voice.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
/// The voice: it asks nobody here.
open class INPreferences: NSObject, @unchecked Sendable {
  /// Whether an app may be asked: nobody has said.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  /// Asks the user, who is not there: nobody has said.
  open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) { handler(.notDetermined) }
  /// Asks the user, who is not there: nobody has said.
  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .notDetermined }
  /// The voice's language.
  open class func siriLanguageCode() -> String { "en-US" }
}
/// Words that the voice should know.
public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName, workoutActivityName = 200, carProfileName = 300, carName
  case paymentsOrganizationName = 400, paymentsAccountNickname, notebookItemTitle = 500, notebookItemGroupName, mediaPlaylistTitle = 700
  case mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}
/// The voice's words; kept by nobody.
open class INVocabulary: NSObject, @unchecked Sendable {
  private static let one = INVocabulary()
  /// The app's.
  open class func shared() -> Self { one as! Self }
  /// Teaches it some.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
  /// Forgets all.
  open func removeAllVocabularyStrings() {}
}
/// Something that was done, told to the phone.
open class INInteraction: NSObject, @unchecked Sendable {
  /// How it went.
  public enum HandlingStatus: Int, Sendable {
    case unspecified = 0, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
  }
  /// Who began it.
  public enum Direction: Int, Sendable { case unspecified = 0, outgoing, incoming }
  /// What was wanted.
  public let intent: INIntent
  /// What came of it.
  public let intentResponse: INIntentResponse?
  /// How it went.
  open var intentHandlingStatus: HandlingStatus { .unspecified }
  /// Who began it.
  open var direction = Direction.unspecified
  /// When.
  open var dateInterval: DateInterval?
  /// Which one.
  open var identifier = UUID().uuidString
  /// Which others it belongs to.
  open var groupIdentifier: String?
  /// Something that was done.
  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
  /// Tells the phone, which keeps nothing here.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Tells the phone, which keeps nothing here.
  open func donate() async throws {}
  /// Forgets all; nothing is kept.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Forgets some; nothing is kept.
  open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Forgets those of a group; nothing is kept.
  open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}
/// Something that a shortcut does.
public enum INShortcut: Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)
  /// One by what is wanted.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// What is wanted; nil for what the user did.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  /// What the user did; nil for what is wanted.
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}
/// A shortcut with a phrase of the user's: none is kept here.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  override init() {}
  /// Which one.
  open var identifier: UUID { UUID() }
  /// What is said.
  open var invocationPhrase: String { "" }
}
/// The user's shortcuts: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The phone's.
  public static let shared = INVoiceShortcutCenter()
  /// All: none.
  open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) { completion([], nil) }
  /// All: none.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  /// Proposes some; kept by nobody.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
/// A shortcut that fits a place or a time; kept only.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// What it does.
  public let shortcut: INShortcut
  /// One of what it does.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}
/// Shortcuts that fit a place or a time; kept by nobody.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The phone's.
  public static let `default` = INRelevantShortcutStore()
  /// Tells of some.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
/// A picture.
open class INImage: NSObject, @unchecked Sendable {
  /// The picture of a name.
  public convenience init(named name: String) { self.init() }
  /// A picture from its bytes.
  public convenience init(imageData: Data) { self.init() }
  /// A picture from an address.
  public convenience init?(url URL: URL) { self.init() }
  /// A picture.
  public convenience init(uiImage image: UIImage) { self.init() }
  /// A symbol.
  open class func systemImageNamed(_ name: String) -> Self { INImage() as! Self }
}
/// Something with a name and words.
open class INObject: NSObject, @unchecked Sendable {
  /// What it is known by.
  public let identifier: String?
  /// Its words.
  public let displayString: String
  /// How they are said.
  open var pronunciationHint: String?
  /// Smaller words.
  open var subtitleString: String?
  /// Its picture.
  open var displayImage: INImage?
  /// Something.
  public init(identifier: String?, display displayString: String) { (self.identifier, self.displayString) = (identifier, displayString) }
  /// Something, and how it is said.
  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.init(identifier: identifier, display: displayString)
    self.pronunciationHint = pronunciationHint
  }
}
/// Several things, in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// All of them.
  public let allItems: [ObjectType]
  /// Whether they stand by letters; kept only.
  open var usesIndexedCollation = false
  /// Several.
  public init(items: [ObjectType]) { allItems = items }
}
/// Words that the voice says as they are written, or otherwise.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The words.
  public let spokenPhrase: String
  /// What they are known by.
  open private(set) var vocabularyIdentifier: String?
  /// Words.
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
  /// Words, what they are known by, and how they are said.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.spokenPhrase, self.vocabularyIdentifier) = (spokenPhrase, vocabularyIdentifier)
  }
}
/// Somebody's address.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// What it is.
  public enum HandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }
  /// The address.
  public let value: String?
  /// What it is.
  public let type: HandleType
  /// An address.
  public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}
/// Somebody.
open class INPerson: NSObject, @unchecked Sendable {
  /// Their address.
  public let personHandle: INPersonHandle?
  /// Their name in parts.
  public let nameComponents: PersonNameComponents?
  /// Their name.
  public let displayName: String
  /// Their picture.
  public let image: INImage?
  /// What the address book knows them by.
  public let contactIdentifier: String?
  /// What the app knows them by.
  public let customIdentifier: String?
  /// Whether it is the user.
  public let isMe: Bool
  /// Somebody.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    (self.personHandle, self.nameComponents, self.displayName) = (personHandle, nameComponents, displayName ?? personHandle.value ?? "")
    (self.image, self.contactIdentifier, self.customIdentifier, self.isMe) = (image, contactIdentifier, customIdentifier, isMe)
  }
}

/// Who has what somebody wants done.
open class INExtension: NSObject, @unchecked Sendable {
  /// One.
  public override init() {}
  /// Who does it: itself.
  open func handler(for intent: INIntent) -> Any? { self }
}
/// Who finds out who does something.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// Who does it.
  func handler(for intent: INIntent) -> Any?
}
extension INExtension: INIntentHandlerProviding {}

/// Whether the user does not want to be disturbed: nobody may ask.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether it is so; nil = not told.
  public let isFocused: Bool?
  /// What is so.
  public init(isFocused: Bool?) { self.isFocused = isFocused }
}
/// Whether an app may ask that.
public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
/// Tells whether the user does not want to be disturbed: nobody may ask.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The phone's.
  public static let `default` = INFocusStatusCenter()
  /// Whether it is so: not told.
  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  /// Whether an app may ask: nobody has said.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }
  /// Asks the user, who is not there: nobody has said.
  open func requestAuthorization(completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil) {
    completionHandler?(.notDetermined)
  }
  /// Asks the user, who is not there: nobody has said.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .notDetermined }
}
