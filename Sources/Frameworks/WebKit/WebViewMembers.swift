import Foundation
import Security
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
  /// Runs nothing, and gives nothing back.
  @discardableResult public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { nil }
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
/// Whether a page uses camera or microphone.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
/// Whether a page plays.
public enum WKMediaPlaybackState: Int, Sendable { case none, playing, paused, suspended }
extension WKWebView {
  /// Whether a part of the page takes the whole screen.
  public enum FullscreenState: Int, Sendable { case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen }
  /// Whether a part of the page takes the whole screen: no.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  /// Whether the page uses the camera: no.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page uses the microphone: no.
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  /// Whether the page may use the camera; it does not.
  public func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil) {
    completionHandler?()
  }
  /// Whether the page may use the microphone; it does not.
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil) {
    completionHandler?()
  }
  /// Whether the page plays: no.
  public func requestMediaPlaybackState(completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void) { completionHandler(.none) }
  /// Lets the page play no more; it does not.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
  /// Why the page's server is trusted; nil: no page is fetched.
  public var serverTrust: SecTrust? { nil }
  /// The least margins that the page may be shown with; none.
  public var minimumViewportInset: UIEdgeInsets { .zero }
  /// The greatest margins that the page may be shown with; none.
  public var maximumViewportInset: UIEdgeInsets { .zero }
  /// Sets the margins that the page may be shown with; no page is.
  public func setMinimumViewportInset(_ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets) {}
  /// Goes on with a download; none begins.
  public func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void) {}
}
extension WKWebViewConfiguration {
  /// Whether pages may have pictures among their letters.
  public var supportsAdaptiveImageGlyph: Bool {
    get { false }
    set {}
  }
}
extension WKWindowFeatures {
  /// How far from the left; nil = not said.
  public var x: NSNumber? { nil }
  /// How far from the top; nil = not said.
  public var y: NSNumber? { nil }
  /// Whether it may be made larger; nil = not said.
  public var allowsResizing: NSNumber? { nil }
  /// Whether it has a bar above; nil = not said.
  public var statusBarVisibility: NSNumber? { nil }
  /// Whether it has bars of buttons; nil = not said.
  public var toolbarsVisibility: NSNumber? { nil }
  /// Whether it has a menu; nil = not said.
  public var menuBarVisibility: NSNumber? { nil }
}
