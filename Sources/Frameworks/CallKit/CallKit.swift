@_exported import AVFoundation
@_exported import Foundation
import QuoinObjectiveC

/// Who is called, or calls.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
  /// What a handle is.
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  /// What it is.
  public let type: HandleType
  /// Its words.
  public let value: String
  /// A handle.
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether both are the same in kind and words.
  open func isEqual(to handle: CXHandle) -> Bool { type == handle.type && value == handle.value }
}

/// What is told of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  /// Who it is with; nil = not said.
  open var remoteHandle: CXHandle?
  /// The other's name; nil = not said.
  open var localizedCallerName: String?
  /// Whether it may be put aside.
  open var supportsHolding = true
  /// Whether it may be joined with others.
  open var supportsGrouping = true
  /// Whether it may leave its group.
  open var supportsUngrouping = true
  /// Whether tones may be sent.
  open var supportsDTMF = true
  /// Whether it has pictures.
  open var hasVideo = false
}

/// How an app's calls look.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  /// The app's name.
  open private(set) var localizedName: String?
  /// What sounds; nil = the usual.
  open var ringtoneSound: String?
  /// A mask of the app's icon, as PNG.
  open var iconTemplateImageData: Data?
  /// How many groups there may be.
  open var maximumCallGroups = 2
  /// How many calls a group may have.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls stand in the list of calls.
  open var includesCallsInRecents = true
  /// Whether calls may have pictures.
  open var supportsVideo = false
  /// Whether calls' sound may be put into other words.
  open var supportsAudioTranslation = false
  /// Who may be called.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  /// The usual.
  public override init() {}
  /// The usual, with a name.
  public init(localizedName: String) { self.localizedName = localizedName }
}

/// What a provider is to do.
open class CXAction: NSObject, @unchecked Sendable {
  /// Which one it is.
  public let uuid = UUID()
  /// Whether it is done.
  open private(set) var isComplete = false
  /// When it is taken to have failed.
  open var timeoutDate: Date { Date(timeIntervalSinceNow: 60) }
  /// It was done.
  open func fulfill() { isComplete = true }
  /// It could not be done.
  open func fail() { isComplete = true }
}
/// What a provider is to do with a call.
open class CXCallAction: CXAction, @unchecked Sendable {
  /// Which call.
  public let callUUID: UUID
  /// Something with a call.
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}
/// Calls somebody.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// Whom.
  open var handle: CXHandle
  /// By which name of the address book.
  open var contactIdentifier: String?
  /// With pictures.
  open var isVideo = false
  /// Calls somebody.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  /// It was done at a moment.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
/// Takes a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  /// It was done at a moment.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
/// Ends a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  /// It was done at a moment.
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
/// Puts a call aside, or takes it up again.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  /// Whether it is put aside.
  open var isOnHold: Bool
  /// Puts a call aside, or takes it up again.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
/// Lets the other hear nothing, or something again.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the other hears nothing.
  open var isMuted: Bool
  /// Lets the other hear nothing, or something again.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
/// Puts a call into another's group.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  /// Into whose group; nil = out of its own.
  open var callUUIDToGroupWith: UUID?
  /// Puts a call into another's group.
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}
/// Sends tones.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  /// How long tones are.
  public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }
  /// Which keys.
  open var digits: String
  /// How long they are.
  open var type: ActionType
  /// Sends tones.
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
}
/// Several actions that are asked for at once.
open class CXTransaction: NSObject, @unchecked Sendable {
  /// Which one it is.
  public let uuid = UUID()
  /// What is to be done.
  open private(set) var actions: [CXAction]
  /// Whether all of it is done.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  /// Nothing to be done.
  public override init() { actions = [] }
  /// Several.
  public init(actions: [CXAction]) { self.actions = actions }
  /// One.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// Adds one.
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Why a call ended.
public enum CXCallEndedReason: Int, Sendable { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }

/// Who does what the user wants of calls.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// All is forgotten.
  func providerDidReset(_ provider: CXProvider)
  /// It may begin.
  func providerDidBegin(_ provider: CXProvider)
  /// Several actions: whether they are all taken at once.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// Somebody is to be called.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// A call is taken.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// A call ends.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// A call is put aside.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// The other hears nothing.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// A call joins others.
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  /// Tones are sent.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// It took too long.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  /// Sound may begin.
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  /// Sound has ended.
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
extension CXProviderDelegate {
  /// Does nothing.
  public func providerDidBegin(_ provider: CXProvider) {}
  /// No: each is told.
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  /// Cannot.
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.fail() }
  /// Cannot.
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
  /// Cannot.
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }
  /// Cannot.
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { action.fail() }
  /// Cannot.
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { action.fail() }
  /// Cannot.
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) { action.fail() }
  /// Cannot.
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) { action.fail() }
  /// Does nothing.
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Tells the phone of an app's calls: nobody calls here.
open class CXProvider: NSObject, @unchecked Sendable {
  /// How calls look.
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?
  /// One for an app.
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  /// Who does what the user wants; told on a queue, nil = the main one.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
  /// Somebody calls: `CXErrorCodeIncomingCallError.unentitled`, there is no telephone.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void) {
    completion(CXErrorCodeIncomingCallError(.unentitled))
  }
  /// Somebody calls.
  /// - Throws: `CXErrorCodeIncomingCallError.unentitled`: there is no telephone.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws { throw CXErrorCodeIncomingCallError(.unentitled) }
  /// Something about a call is otherwise.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  /// A call ended; nil = now.
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  /// The other is being called; nil = now.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  /// The other has taken it; nil = now.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  /// Tells its delegate that all is forgotten.
  open func invalidate() { delegate?.providerDidReset(self) }
  /// What still has to be done: nothing.
  open var pendingTransactions: [CXTransaction] { [] }
  /// What still has to be done with a call: nothing.
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }
}

/// A call, as others see it.
open class CXCall: NSObject, @unchecked Sendable {
  /// Which one it is.
  public let uuid = UUID()
  /// Whether the user calls.
  open var isOutgoing: Bool { false }
  /// Whether it is put aside.
  open var isOnHold: Bool { false }
  /// Whether the other has taken it.
  open var hasConnected: Bool { false }
  /// Whether it is over.
  open var hasEnded: Bool { true }
  /// Whether both are the same call.
  open func isEqual(to call: CXCall) -> Bool { uuid == call.uuid }
}
/// Who is told of calls.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// A call is otherwise.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
/// Watches calls: there are none.
open class CXCallObserver: NSObject, @unchecked Sendable {
  /// The calls: none.
  open var calls: [CXCall] { [] }
  /// Who is told; nobody ever is.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
/// Asks for something with calls: there is no telephone.
open class CXCallController: NSObject, @unchecked Sendable {
  /// The calls.
  public let callObserver = CXCallObserver()
  /// One that answers on the main queue.
  public override init() {}
  /// One that answers on a queue.
  public init(queue: DispatchQueue) {}
  /// Asks for something: `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
  }
  /// Asks for something.
  /// - Throws: `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func request(_ transaction: CXTransaction) async throws { throw CXErrorCodeRequestTransactionError(.unknownCallProvider) }
  /// Asks for some actions: `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }
  /// Asks for an action: `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
}

/// Why somebody's call was not let through.
public struct CXErrorCodeIncomingCallError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = CXErrorCodeIncomingCallError
    case unknown = 0, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    case filteredDuringRestrictedSharingMode, callIsProtected, filteredBySensitiveParticipants
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
}
/// Why something with calls was not done.
public struct CXErrorCodeRequestTransactionError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = CXErrorCodeRequestTransactionError
    case unknown = 0, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction
    case maximumCallGroupsReached, callIsProtected
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
}
