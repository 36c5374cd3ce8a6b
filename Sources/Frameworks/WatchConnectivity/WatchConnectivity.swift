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
  /// Sends something; nobody is there.
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) {}
}
