import Foundation
import UIKit

// More of a page's view. No page is ever loaded, so there is nothing to go back to, to seek or to print.
extension WKWebView {
  /// Runs nothing.
  @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }
  /// Runs nothing.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {}
  /// Runs nothing.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {}
  /// The pages before and behind: none.
  public var backForwardList: WKBackForwardList { WKBackForwardList() }
  /// Goes nowhere.
  @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult public func reloadFromOrigin() -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation { WKNavigation() }
  /// Whether all of it came by a safe way.
  public var hasOnlySecureContent: Bool { true }
  /// The colour that a page names for its surroundings.
  public var themeColor: UIColor? { nil }
  /// What is kept of where one was.
  public var interactionState: Any? {
    get { nil }
    set {}
  }
  /// How much larger pages are.
  public var pageZoom: CGFloat {
    get { 1 }
    set {}
  }
  /// For which medium pages are shown.
  public var mediaType: String? {
    get { nil }
    set {}
  }
  /// The colour behind pages.
  public var underPageBackgroundColor: UIColor! {
    get { .systemBackground }
    set {}
  }
  /// Whether words can be sought.
  public var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }
  /// A picture of the page: none.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  /// The page as a document: none.
  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }
  /// Seeks nothing.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }
  /// Stops nothing.
  public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  /// Stops nothing.
  public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  /// Keeps nothing as a file.
  public func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {}
  /// Whether pages answer for addresses of a kind themselves.
  public class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file", "about", "data"].contains(urlScheme) }
}
/// The pages before and behind.
open class WKBackForwardList: NSObject {
  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The one before.
  open var backItem: WKBackForwardListItem? { nil }
  /// The one behind.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// Those before.
  open var backList: [WKBackForwardListItem] { [] }
  /// Those behind.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// One of them.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
/// A page that was shown.
open class WKBackForwardListItem: NSObject {
  /// Its place.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// Its title.
  open var title: String? { nil }
  /// The place that was asked for.
  open var initialURL: URL { url }
}
/// How a picture is taken.
open class WKSnapshotConfiguration: NSObject {
  /// Of which part.
  open var rect = CGRect.null
  /// How wide, in points.
  open var snapshotWidth: NSNumber?
  /// Whether what has changed is waited for.
  open var afterScreenUpdates = true
  /// Of all.
  public override init() {}
}
/// How a document is made.
open class WKPDFConfiguration: NSObject {
  /// Of which part; nil = all.
  open var rect: CGRect?
  /// Of all.
  public override init() {}
}
/// How words are sought.
open class WKFindConfiguration: NSObject {
  /// Back instead of on.
  open var backwards = false
  /// With capitals as they are.
  open var caseSensitive = false
  /// On from the beginning at the end.
  open var wraps = true
  /// As usual.
  public override init() {}
}
/// What came of seeking.
open class WKFindResult: NSObject {
  /// Whether anything was found: no.
  open var matchFound: Bool { false }
}
