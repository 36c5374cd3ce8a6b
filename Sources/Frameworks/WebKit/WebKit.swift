@_exported import FoundationNetworking
import SwiftUI
@_exported import UIKit

/// A page of the web: here a plate.
open class WKWebView: _ServicePlaceholderView {
  /// How it was made.
  open private(set) var configuration: WKWebViewConfiguration
  /// Who would be asked where to go.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who would show panels.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// What scrolls.
  public let scrollView = UIScrollView()
  /// What was asked for last.
  open private(set) var url: URL?
  /// The page's title: not known.
  open var title: String? { nil }
  /// Whether it loads: no.
  open var isLoading: Bool { false }
  /// How much is there, from 0 to 1.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page behind.
  open var canGoForward: Bool { false }
  /// Kept.
  open var allowsBackForwardNavigationGestures = false
  /// Kept.
  open var allowsLinkPreview = true
  /// Kept.
  open var customUserAgent: String?
  /// Kept.
  open var isInspectable = false

  /// A page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// A page.
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  /// Loads nothing.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Loads nothing.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
  /// Goes nowhere.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Goes nowhere.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Stops nothing.
  open func stopLoading() {}
  /// Runs nothing.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, nil)
  }
}
/// A way to a page.
open class WKNavigation: NSObject {}
/// How pages are made.
open class WKWebViewConfiguration: NSObject {
  /// Scripts beside pages.
  open var userContentController = WKUserContentController()
  /// What is preferred.
  open var preferences = WKPreferences()
  /// What is preferred for pages.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Kept.
  open var allowsInlineMediaPlayback = false
  /// Whether words are suggested while one writes; kept.
  open var allowsInlinePredictions = false
  /// Kept.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes()
  /// Where pages' data lie.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Which pages share a process; kept.
  open var processPool = WKProcessPool()
  /// Kept.
  open var applicationNameForUserAgent: String? = ""
  /// Kept.
  open var allowsAirPlayForMediaPlayback = true
  /// Kept.
  open var allowsPictureInPictureMediaPlayback = true
  /// Kept.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Kept.
  open var ignoresViewportScaleLimits = false
  /// Kept.
  open var suppressesIncrementalRendering = false
  /// Kept.
  open var limitsNavigationsToAppBoundDomains = false
  /// Kept.
  open var upgradeKnownHostsToHTTPS = true
  /// Kept.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Kept; the one before iOS 10.
  open var requiresUserActionForMediaPlayback = true
  /// Kept; the one before iOS 9.
  open var mediaPlaybackRequiresUserAction = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  /// Who answers for addresses of a kind; never asked.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme] = urlSchemeHandler
  }
  /// Who answers for addresses of a kind.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
  /// As usual.
  public override init() {}
}
/// Kinds of sound and film.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = Self(rawValue: 1)
  /// Film.
  public static let video = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.audio, .video]
}
/// Where pages' data lie.
open class WKWebsiteDataStore: NSObject {
  /// The usual one.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// One that keeps nothing.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Whether it keeps anything: no.
  open var isPersistent: Bool { false }
  /// Its cookies: none.
  open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
  /// All kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeSessionStorage,
    ]
  }
  /// None.
  open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void) {
    Task { @MainActor in completionHandler([]) }
  }
  /// None.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// There is nothing to remove.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor () -> Void
  ) { Task { @MainActor in completionHandler() } }
  /// There is nothing to remove.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void) {
    Task { @MainActor in completionHandler() }
  }
  /// There is nothing to remove.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}
/// What is preferred for pages.
open class WKWebpagePreferences: NSObject {
  /// Kept.
  open var allowsContentJavaScript = true
  /// Which form of pages; kept.
  open var preferredContentMode = ContentMode.recommended
  /// Which form of pages.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  /// Whether pages can do little; kept.
  open var isLockdownModeEnabled = false
  /// Whether pages are asked for over safe ways; kept.
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
  /// Whether pages are asked for over safe ways.
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
  }
}
/// What is preferred.
open class WKPreferences: NSObject {
  /// Kept.
  open var javaScriptEnabled = true
  /// Kept.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Kept.
  open var shouldPrintBackgrounds = false
  /// What becomes of pages that are not seen; kept.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
  /// What becomes of pages that are not seen.
  public enum InactiveSchedulingPolicy: Int, Sendable { case suspend, throttle, none }
  /// Kept.
  open var minimumFontSize: CGFloat = 0
  /// Kept.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Kept.
  open var isElementFullscreenEnabled = false
  /// Kept.
  open var isTextInteractionEnabled = true
  /// Kept.
  open var isSiteSpecificQuirksModeEnabled = true
}
/// When a script runs.
public typealias WKUserScriptInjectionTime = WKUserScript.InjectionTime
/// A script beside a page.
open class WKUserScript: NSObject {
  /// When it runs.
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  /// Its words.
  public let source: String
  /// A script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
  /// A script in a world of its own.
  public convenience init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
  /// When it runs.
  public let injectionTime: InjectionTime
  /// Whether only in the whole page.
  public let isForMainFrameOnly: Bool
}
/// A page's message.
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { "" }
  /// To whom.
  open var name: String { "" }
  /// Of which page.
  open var webView: WKWebView? { nil }
  /// Of which part of it.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  /// Of which world.
  open var world: WKContentWorld { .page }
}
/// Who is told of pages' messages.
public protocol WKScriptMessageHandler: AnyObject {
  /// A message.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// Scripts beside pages.
open class WKUserContentController: NSObject {
  /// Kept by nobody.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Kept by nobody.
  open func addUserScript(_ userScript: WKUserScript) {}
  /// Kept by nobody.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Scripts that were given.
  open var userScripts: [WKUserScript] { [] }
  /// Kept by nobody.
  open func removeAllUserScripts() {}
  /// Kept by nobody.
  open func removeAllScriptMessageHandlers() {}
  /// Does nothing.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
  /// Kept by nobody.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {}
  /// Kept by nobody.
  open func addScriptMessageHandler(_ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String) {}
  /// Kept by nobody.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  /// Kept by nobody.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Kept by nobody.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Kept by nobody.
  open func removeAllContentRuleLists() {}
}
/// Whether to go to a page.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether to show an answer.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// How a page is asked for.
public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
/// A page that is asked for.
open class WKNavigationAction: NSObject {
  /// What for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// How.
  open var navigationType: WKNavigationType { .other }
  /// From which part of a page.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// For which part of a page; nil = a new window.
  open var targetFrame: WKFrameInfo? { nil }
  /// Whether it is to be kept as a file.
  open var shouldPerformDownload: Bool { false }
  /// Which keys were held.
  open var modifierFlags: UIKeyModifierFlags { [] }
}
/// An answer.
open class WKNavigationResponse: NSObject {
  /// What was answered.
  open var response: URLResponse {
    URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
  /// Whether it is for the whole page.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { true }
}
/// Who is told of pages; nobody ever is.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  /// It begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// It comes.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// It is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// It failed.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// It failed.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Whether to go.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}
extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
  /// Allows.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}
