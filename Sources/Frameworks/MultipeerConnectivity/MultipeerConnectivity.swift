@_exported import Foundation
@_exported import UIKit

/// Somebody near.
public final class MCPeerID: NSObject, @unchecked Sendable {
  /// The name.
  public let displayName: String
  /// By a name.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// How somebody stands.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// How something is sent.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// Whether it is hidden.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
/// Who is told of a session; nobody ever is.
public protocol MCSessionDelegate: AnyObject {
  /// Somebody stands otherwise.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Bytes came.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// A stream came.
  func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  /// A file begins to come.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
  /// A file came.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
    withError error: (any Error)?)
}
/// Several who are near each other.
open class MCSession: NSObject, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any MCSessionDelegate)?
  /// Who this is.
  public let myPeerID: MCPeerID
  /// Who is there: nobody.
  open var connectedPeers: [MCPeerID] { [] }
  /// One.
  public init(peer myPeerID: MCPeerID) { self.myPeerID = myPeerID }
  /// One.
  public convenience init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
    self.init(peer: myPeerID)
  }
  /// Sends bytes.
  /// - Throws: that nobody is there, unless nobody is meant.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    if !peerIDs.isEmpty { throw MCError(.notConnected) }
  }
  /// Ends.
  open func disconnect() {}
}
/// Says that one is there; nobody hears it.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// For a session.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}
  /// Begins.
  open func start() {}
  /// Ends.
  open func stop() {}
}
/// Who is told that somebody would join; nobody ever is.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Somebody would.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
/// Says that one is there; nobody hears it.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// One.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
  /// Begins.
  open func startAdvertisingPeer() {}
  /// Ends.
  open func stopAdvertisingPeer() {}
}
/// Who is told who is there; nobody ever is.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// Somebody came.
  func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// Somebody went.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
/// Looks who is there; nobody is.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// One.
  public init(peer myPeerID: MCPeerID, serviceType: String) {}
  /// Begins.
  open func startBrowsingForPeers() {}
  /// Ends.
  open func stopBrowsingForPeers() {}
  /// Asks somebody to join.
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}
/// Who is told who was chosen; nobody ever is.
@MainActor @preconcurrency public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// Enough were.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Nobody was.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
/// Lets one choose who joins: here a plate.
open class MCBrowserViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// For a session.
  public init(serviceType: String, session: MCSession) { super.init(nibName: nil, bundle: nil) }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func loadView() { view = BrowserPlate() }
}
private final class BrowserPlate: _ServicePlaceholderView {
  override var _serviceName: String { "MCBrowserViewController" }
}
