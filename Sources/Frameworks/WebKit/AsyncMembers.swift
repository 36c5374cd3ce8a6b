import Foundation
import UIKit

extension WKWebView {
  /// A picture of what shows: none is drawn here.
  /// - Throws: `WKError.unknown`.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage { throw WKError(.unknown) }
  /// What shows as a document: none is drawn here.
  /// - Throws: `WKError.unknown`.
  public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data { throw WKError(.unknown) }
  /// The page with all that it is made of: `WKError.unknown`, since none is loaded.
  public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
    completionHandler(.failure(WKError(.unknown)))
  }
  /// What searches the page; nil: there is no text to search.
  public var findInteraction: UIFindInteraction? { nil }
}
