@_exported import FoundationNetworking
import SwiftUI
import UIKit

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
  /// Kept.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes()
  /// Where pages' data lie.
  open var websiteDataStore = WKWebsiteDataStore.default()
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
}
/// What is preferred for pages.
open class WKWebpagePreferences: NSObject {
  /// Kept.
  open var allowsContentJavaScript = true
}
/// What is preferred.
open class WKPreferences: NSObject {
  /// Kept.
  open var javaScriptEnabled = true
  /// Kept.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Kept.
  open var minimumFontSize: CGFloat = 0
}
/// A script beside a page.
open class WKUserScript: NSObject {
  /// When it runs.
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  /// Its words.
  public let source: String
  /// A script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) { self.source = source }
}
/// A page's message.
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { "" }
  /// To whom.
  open var name: String { "" }
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
}
/// An answer.
open class WKNavigationResponse: NSObject {}
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
/// Who shows panels; none are asked for.
public protocol WKUIDelegate: AnyObject {}
