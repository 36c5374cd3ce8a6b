import Foundation
import UIKit

/// A part of a page.
open class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  open var isMainFrame: Bool { true }
  /// What it was asked with.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Where it comes from.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  /// The page's view.
  open var webView: WKWebView? { nil }
}
/// Where a page comes from.
open class WKSecurityOrigin: NSObject {
  /// How it is asked for.
  open var `protocol`: String { "" }
  /// By whom it is given.
  open var host: String { "" }
  /// At which door; 0 = the usual one.
  open var port: Int { 0 }
}
/// Pages that share a process.
open class WKProcessPool: NSObject {
  /// One of its own.
  public override init() {}
}
/// A world of scripts that others do not see.
open class WKContentWorld: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: String?
  private init(_ name: String?) { self.name = name }
  /// That of the page.
  public static let page = WKContentWorld(nil)
  /// That of the app.
  public static let defaultClient = WKContentWorld(nil)
  /// One of a name.
  public static func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}
/// What is found and made a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of the web.
  public static let link = Self(rawValue: 2)
  /// Addresses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// Parcels.
  public static let trackingNumber = Self(rawValue: 16)
  /// Flights.
  public static let flightNumber = Self(rawValue: 32)
  /// Words to be looked up.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// All of it.
  public static let all = Self(rawValue: .max)
}
/// How words are chosen.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

/// All kinds of data of pages.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What is remembered for as long as the app runs.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// What pages keep for a visit.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What pages keep in tables.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// What pages keep in tables, as before.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// What pages keep to be shown without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// What runs beside pages.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// What was fetched.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

/// What a site keeps.
open class WKWebsiteDataRecord: NSObject {
  /// The site.
  open var displayName: String { "" }
  /// What kinds.
  open var dataTypes: Set<String> { [] }
}
/// Cookies.
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
  /// None.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) { Task { @MainActor in completionHandler([]) } }
  /// None.
  open func allCookies() async -> [HTTPCookie] { [] }
  /// Kept by nobody.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    Task { @MainActor in completionHandler?() }
  }
  /// There is nothing to remove.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) { Task { @MainActor in completionHandler?() } }
  /// Kept by nobody.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {}
  /// Kept by nobody.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
}
/// Hears of cookies; never called.
@MainActor @preconcurrency public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// They have changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
/// What a page may not load.
open class WKContentRuleList: NSObject {
  /// Its name.
  open var identifier: String! { "" }
}
/// Keeps such rules: none.
open class WKContentRuleListStore: NSObject {
  /// The usual one.
  open class func `default`() -> Self! { nil }
  /// None.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  /// None.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed))
  }
}
/// Answers for addresses of a kind; never asked.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: AnyObject {
  /// Asked.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// No longer asked.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// What is asked of such a handler.
@MainActor @preconcurrency public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What.
  var request: URLRequest { get }
  /// How it is answered.
  func didReceive(_ response: URLResponse)
  /// With what.
  func didReceive(_ data: Data)
  /// That is all.
  func didFinish()
  /// It cannot be answered.
  func didFailWithError(_ error: any Error)
}
/// Answers pages' messages; never asked.
@MainActor @preconcurrency public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A message, and where the answer goes.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}
/// Something kept as a file; nothing is.
open class WKDownload: NSObject {
  /// What was asked.
  open var originalRequest: URLRequest? { nil }
  /// The page.
  open var webView: WKWebView? { nil }
  /// How far it is.
  open var progress: Progress { Progress(totalUnitCount: 1) }
  /// Who hears of it.
  open weak var delegate: (any WKDownloadDelegate)?
  /// It is not under way.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}
/// Hears of it; never called.
@MainActor @preconcurrency public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Where it goes.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  /// It is there.
  func downloadDidFinish(_ download: WKDownload)
  /// It failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
extension WKDownloadDelegate {
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
/// What a page may use.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
/// What a page would use.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
/// What a page's window would be.
open class WKWindowFeatures: NSObject {
  /// How wide.
  open var width: NSNumber? { nil }
  /// How high.
  open var height: NSNumber? { nil }
}
/// A link that is pressed long.
open class WKContextMenuElementInfo: NSObject {
  /// Where it leads.
  open var linkURL: URL? { nil }
}
/// Who shows panels; none are asked for.
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {
  /// A new window is wanted.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A window is closed.
  func webViewDidClose(_ webView: WKWebView)
}
extension WKUIDelegate {
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
}
