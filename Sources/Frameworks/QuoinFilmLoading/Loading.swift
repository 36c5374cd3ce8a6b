import AVFoundation
import Foundation
import FoundationNetworking

/// Asks its delegate for the bytes of a film; nothing is asked here.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  override init() {}
  /// Who gives them.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  /// Where it is asked.
  open private(set) var delegateQueue: DispatchQueue?
  /// Who gives them, and where it is asked.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
  }
  /// Whether keys are asked for before they are needed.
  open var preloadsEligibleContentKeys = false
}
/// Who gives a film's bytes.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Whether it will give some.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// They are no longer needed.
  func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
  /// No.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  /// Does nothing.
  public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest) {}
}
/// Bytes that are asked for: none ever are here.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  override init() {}
  /// What is asked.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Whether it is answered.
  open private(set) var isFinished = false
  /// Whether it is no longer needed.
  open var isCancelled: Bool { false }
  /// What is to be told of the whole.
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  /// Which bytes.
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  /// What was answered.
  open var response: URLResponse?
  /// What is to be asked instead.
  open var redirect: URLRequest?
  /// It is answered.
  open func finishLoading() { isFinished = true }
  /// It cannot be answered.
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}
/// What is to be told of the whole.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  override init() {}
  /// Its type.
  open var contentType: String?
  /// How many bytes.
  open var contentLength: Int64 = 0
  /// Whether parts may be asked for.
  open var isByteRangeAccessSupported = false
  /// When it must be asked for anew.
  open var renewalDate: Date?
}
/// Which bytes.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  override init() {}
  /// From where.
  open var requestedOffset: Int64 { 0 }
  /// How many.
  open var requestedLength: Int { 0 }
  /// Whether all the rest.
  open var requestsAllDataToEndOfResource: Bool { false }
  /// From where they are still missing.
  open var currentOffset: Int64 { 0 }
  /// Gives some.
  open func respond(with data: Data) {}
}
extension AVURLAsset {
  /// Asks its delegate for the bytes; one each time, since nothing is asked.
  public var resourceLoader: AVAssetResourceLoader { AVAssetResourceLoader() }
}

/// Fetches films for later: nothing is fetched here.
open class AVAssetDownloadURLSession: NSObject, @unchecked Sendable {
  /// One of a configuration.
  public init(
    configuration: URLSessionConfiguration, assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?,
    delegateQueue: OperationQueue?
  ) {}
  /// A film to be fetched: nil, as where there is no room.
  open func makeAssetDownloadTask(
    asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?, options: [String: Any]? = nil
  ) -> AVAssetDownloadTask? { nil }
  /// All that is fetched: nothing.
  open func getAllTasks(completionHandler: @escaping @Sendable ([AVAssetDownloadTask]) -> Void) { completionHandler([]) }
}
/// A film that is fetched: none ever is.
open class AVAssetDownloadTask: NSObject, @unchecked Sendable {
  override init() {}
  /// The film.
  open var urlAsset: AVURLAsset? { nil }
  /// Begins.
  open func resume() {}
  /// Waits.
  open func suspend() {}
  /// Ends.
  open func cancel() {}
}
/// Who is told of films that are fetched.
public protocol AVAssetDownloadDelegate: NSObjectProtocol {
  /// A film lies there.
  func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL)
  /// A part has come.
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
}
extension AVAssetDownloadDelegate {
  /// Does nothing.
  public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL) {}
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange
  ) {}
}
/// How much of a film there must be; kept only.
public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey = "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
