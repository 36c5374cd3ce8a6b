@_exported import Foundation
import SwiftUI
@_exported import UIKit

/// What is told of an address.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address.
  open var url: URL?
  /// Its title.
  open var title: String?
  /// Its picture.
  open var imageProvider: NSItemProvider?
  /// Its sign.
  open var iconProvider: NSItemProvider?
  /// What gives a film of it.
  open var videoProvider: NSItemProvider?
  /// Where a film of it lies.
  open var remoteVideoURL: URL?
  /// Nothing.
  public override init() {}
}
/// Why nothing is told.
public struct LPError: Error, Sendable {}
/// Asks an address what it is; nobody answers.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// How long, in seconds.
  open var timeout: TimeInterval = 30
  /// One.
  public override init() {}
  /// Asks; it fails.
  open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
    completionHandler(nil, LPError())
  }
  /// Asks.
  /// - Throws: that nobody answers.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError() }
  /// Gives up.
  open func cancel() {}
}
/// Shows an address: here a plate.
open class LPLinkView: _ServicePlaceholderView {
  /// What is told of it.
  open var metadata = LPLinkMetadata()
  /// An address.
  public init(url: URL) {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    metadata.url = url
  }
  /// What is told of an address.
  public init(metadata: LPLinkMetadata) {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    self.metadata = metadata
  }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var _serviceName: String { "LPLinkView" }
}
