import Observation
import SwiftUI
import UIKit

/// A page of the web in SwiftUI: here a plate.
public struct WebView: View {
  let url: URL?
  /// The page of an address.
  public init(url: URL?) { self.url = url }
  /// A page that is kept elsewhere.
  public init(_ page: WebPage) { url = page.url }
  public var body: some View { Plate(url: url) }
}
private struct Plate: UIViewRepresentable {
  let url: URL?
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ view: WKWebView, context: Context) { if let url { view.load(URLRequest(url: url)) } }
}
/// A page of the web; nothing is loaded here.
@MainActor @Observable public final class WebPage {
  /// What was asked for last.
  public private(set) var url: URL?
  /// Its title: not known.
  public var title: String { "" }
  /// Whether it loads: no.
  public var isLoading: Bool { false }
  /// How much is there, from 0 to 1.
  public var estimatedProgress: Double { 0 }
  /// A page of nothing yet.
  public init() {}
  /// Asks for an address.
  public func load(_ url: URL?) { self.url = url }
  /// Asks for what a request says.
  public func load(_ request: URLRequest) { url = request.url }
  /// Shows words of HTML.
  public func load(html: String, baseURL: URL = URL(string: "about:blank")!) { url = baseURL }
  /// Asks once more.
  public func reload(fromOrigin: Bool = false) {}
  /// Ends loading.
  public func stopLoading() {}
}
