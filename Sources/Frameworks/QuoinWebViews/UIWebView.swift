import Foundation
@_exported import FoundationNetworking
@_exported import UIKit

/// What is asked of a page of the web, as before iOS 12.
public enum UIWebViewNavigationType: Int, Sendable { case linkClicked, formSubmitted, backForward, reload, formResubmitted, other }

/// Who is told of a page of the web; nothing is read here.
@MainActor @preconcurrency public protocol UIWebViewDelegate: AnyObject {
  /// Whether a page may be read.
  func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType) -> Bool
  /// A page is being read.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// A page was read.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// A page could not be read.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}
extension UIWebViewDelegate {
  /// It may.
  public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType) -> Bool {
    true
  }
  /// Does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// A page of the web as before iOS 12: an empty white area, for none is read here.
open class UIWebView: UIView {
  /// Who is told.
  open weak var delegate: (any UIWebViewDelegate)?
  /// What is scrolled.
  public let scrollView = UIScrollView()
  /// What was asked for last.
  public private(set) var request: URLRequest?
  /// Whether a page before can be shown: no.
  open var canGoBack: Bool { false }
  /// Whether a page after can be shown: no.
  open var canGoForward: Bool { false }
  /// Whether a page is being read: no.
  open var isLoading: Bool { false }
  /// Whether pages are made to fit; kept only.
  open var scalesPageToFit = false
  /// Which words are links; kept only.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether films play where they are; kept only.
  open var allowsInlineMediaPlayback = false
  /// Whether films wait for a finger; kept only.
  open var mediaPlaybackRequiresUserAction = true
  /// An empty area.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    addSubview(scrollView)
  }
  /// An empty area.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .white
    addSubview(scrollView)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }
  /// Asks for a page; nothing is read.
  open func loadRequest(_ request: URLRequest) { self.request = request }
  /// Shows a text; nothing is drawn.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Shows a file; nothing is drawn.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
  /// Asks again.
  open func reload() {}
  /// Reads no more.
  open func stopLoading() {}
  /// Shows the page before.
  open func goBack() {}
  /// Shows the page after.
  open func goForward() {}
  /// What a script comes to; nil, as none is run.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}
