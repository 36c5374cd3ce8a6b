import Foundation
@_exported import FoundationNetworking

extension URLSession {
  /// Tasks by their kinds, as they stand.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async { await withCheckedContinuation { done in getTasksWithCompletionHandler { done.resume(returning: ($0, $1, $2)) } } }
  }
  /// All tasks, as they stand.
  public var allTasks: [URLSessionTask] {
    get async { await withCheckedContinuation { done in getAllTasks { done.resume(returning: $0) } } }
  }
  /// Forgets cookies, answers and credentials.
  public func reset() async { await withCheckedContinuation { done in reset { done.resume() } } }
  /// Writes cookies and credentials down, and begins new connections.
  public func flush() async { await withCheckedContinuation { done in flush { done.resume() } } }
  /// Goes on with something that was being fetched: nothing is kept to go on with here.
  /// - Throws: `URLError.cannotDecodeContentData`.
  public func download(
    resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { throw URLError(.cannotDecodeContentData) }
}
extension URLSessionConfiguration {
  /// Tasks that go on while the app does not: here they end with it.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  /// Whether the app is begun when something was fetched; it never is.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
  /// Whether the names of machines must be signed: no.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
}
extension URLRequest {
  /// Who asks.
  public enum Attribution: UInt, Sendable {
    /// The app's makers.
    case developer = 0
    /// The user.
    case user = 1
  }
  /// Who asks, for the system's report of an app's privacy: its makers.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
  /// Whether the names of machines must be signed: no.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
  /// Whether what names stand for is remembered: yes.
  public var allowsPersistentDNS: Bool {
    get { true }
    set {}
  }
}
/// Where in an error's words stands what is gone on with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
extension URLError {
  /// What a download is gone on with; nil: nothing is kept here.
  public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }
  /// What an upload is gone on with; nil: nothing is kept here.
  public var uploadTaskResumeData: Data? { nil }
}
// On the phone all of it is optional.
extension URLSessionWebSocketDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
  ) {}
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode,
    reason: Data?
  ) {}
}

/// Which other pages may see a cookie.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pages that follow a link to its own.
  public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
  /// None.
  public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}
extension HTTPCookiePropertyKey {
  /// Which other pages may see it.
  public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "SameSite")
}
extension HTTPCookie {
  /// Which other pages may see it; nil = not said.
  public var sameSitePolicy: HTTPCookieStringPolicy? {
    (properties?[.sameSitePolicy] as? String).map { HTTPCookieStringPolicy(rawValue: $0.lowercased()) }
  }
}
