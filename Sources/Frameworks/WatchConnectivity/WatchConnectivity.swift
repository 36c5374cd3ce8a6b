@_exported import Foundation

/// How a session stands.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
/// Who is told of a session.
public protocol WCSessionDelegate: AnyObject {
  /// It began.
  func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// It rests.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// It ended.
  func sessionDidDeactivate(_ session: WCSession)
  /// Whether somebody is there has changed.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// A message came.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message came that wants an answer.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// A state came.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Something came.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Bytes came.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Bytes came that want an answer.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  /// A file came.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  /// Something was sent.
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  /// A file was sent.
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// Whether there is a watch has changed.
  func sessionWatchStateDidChange(_ session: WCSession)
}
extension WCSessionDelegate {
  /// Does nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Does nothing.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  /// Does nothing.
  public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {}
  /// Does nothing.
  public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}
/// Speaks with the watch; there is none.
open class WCSession: NSObject, @unchecked Sendable {
  /// The one.
  public static let `default` = WCSession()
  /// Whether there can be one: yes.
  open class func isSupported() -> Bool { true }
  /// Who is told.
  open weak var delegate: (any WCSessionDelegate)?
  /// How it stands.
  open private(set) var activationState = WCSessionActivationState.notActivated
  /// Whether there is a watch: no.
  open var isPaired: Bool { false }
  /// Whether it has the app: no.
  open var isWatchAppInstalled: Bool { false }
  /// Whether it is there: no.
  open var isReachable: Bool { false }
  /// The state that was sent.
  open private(set) var applicationContext: [String: Any] = [:]
  /// The state that came: none.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Begins.
  open func activate() {
    activationState = .activated
    delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
  }
  /// Sends a message; nobody is there.
  open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
    errorHandler?(WCError(.notReachable))
  }
  /// Sends bytes; nobody is there.
  open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
    errorHandler?(WCError(.notReachable))
  }
  /// Sends a state, which is kept.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { self.applicationContext = applicationContext }
  /// Whether something waits for the app: no.
  open var hasContentPending: Bool { false }
  /// Whether the watch's face shows the app: no.
  open var isComplicationEnabled: Bool { false }
  /// How often a face may be told today: never.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Where the watch's files are; nil, as there is no watch.
  open var watchDirectoryURL: URL? { nil }
  /// Whether the phone has the app: no.
  open var isCompanionAppInstalled: Bool { false }
  /// Whether the phone must be unlocked first: no.
  open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  /// What waits to be sent; nobody takes it.
  open private(set) var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] = []
  /// The files that wait to be sent; nobody takes them.
  open private(set) var outstandingFileTransfers: [WCSessionFileTransfer] = []
  /// Sends something; it waits, as nobody is there.
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo, false)
    transfer.end = { [weak self, weak transfer] in self?.outstandingUserInfoTransfers.removeAll { $0 === transfer } }
    outstandingUserInfoTransfers.append(transfer)
    return transfer
  }
  /// Sends something to a face; it waits, as nobody is there.
  @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo, true)
    transfer.end = { [weak self, weak transfer] in self?.outstandingUserInfoTransfers.removeAll { $0 === transfer } }
    outstandingUserInfoTransfers.append(transfer)
    return transfer
  }
  /// Sends a file; it waits, as nobody is there.
  @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    transfer.end = { [weak self, weak transfer] in self?.outstandingFileTransfers.removeAll { $0 === transfer } }
    outstandingFileTransfers.append(transfer)
    return transfer
  }
}
/// Something that is sent.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// What.
  public let userInfo: [String: Any]
  /// Whether it is for a face.
  public let isCurrentComplicationInfo: Bool
  /// Whether it is on its way.
  open private(set) var isTransferring = true
  var end: () -> Void = {}
  init(_ userInfo: [String: Any], _ isForFace: Bool) { (self.userInfo, isCurrentComplicationInfo) = (userInfo, isForFace) }
  /// Takes it back.
  open func cancel() {
    isTransferring = false
    end()
  }
}
/// A file that is sent.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// Where.
  public let fileURL: URL
  /// What else is said of it; nil for nothing.
  public let metadata: [String: Any]?
  init(_ url: URL, _ metadata: [String: Any]?) { (fileURL, self.metadata) = (url, metadata) }
}
/// A file on its way.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file.
  public let file: WCSessionFile
  /// How far it is.
  public let progress = Progress(totalUnitCount: 1)
  /// Whether it is on its way.
  open private(set) var isTransferring = true
  var end: () -> Void = {}
  init(_ file: WCSessionFile) { self.file = file }
  /// Takes it back.
  open func cancel() {
    isTransferring = false
    end()
  }
}
