import Foundation
@_exported import FoundationNetworking

extension URLError {
  /// Why a network may not be used.
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
  /// Why a network may not be used; nil: none is forbidden here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  /// Why a task in the background ended.
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
  }
  /// Why a task in the background ended; nil: none runs there.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
}
extension URLRequest {
  /// Whether a network may be used that the user wants to spare: yes, none is.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether a network may be used that costs much: yes, none does.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the newest HTTP is taken to be there: no.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
extension URLSessionConfiguration {
  /// Whether a network may be used that the user wants to spare: yes, none is.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether a network may be used that costs much: yes, none does.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether one waits for a network: no.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
extension URLSession {
  /// What lies at an address.
  /// - Throws: what the network says.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  /// What a request is answered.
  /// - Throws: what the network says.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
}
extension URLSessionTask {
  /// Whether bytes are told as they come: as the session does.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
extension URLSessionTaskDelegate {
  /// A task was made; never called here.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// A task waits for a network; never called here.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
