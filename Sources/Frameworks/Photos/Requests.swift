import AVFoundation
import Foundation
import ImageIO
import UIKit

/// The number of no question.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Whether a question was taken back.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The number of a question.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Called as what comes from elsewhere goes on: how much of it, 0 … 1; what went wrong; a flag that ends it; what else is known.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
/// Called as what comes from elsewhere goes on.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
/// Which picture.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// How soon, and how good.
public typealias PHImageRequestOptionsDeliveryMode = PHImageRequestOptions.DeliveryMode
/// How exactly of a size.
public typealias PHImageRequestOptionsResizeMode = PHImageRequestOptions.ResizeMode

extension PHImageManager {
  /// Gets a picture's bytes: none.
  @discardableResult public func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  /// Gets a picture's bytes: none.
  @discardableResult public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  /// Gets a film: none.
  @discardableResult public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, nil)
    return PHInvalidImageRequestID
  }
  /// Gets a film to be played: none.
  @discardableResult public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Gets a film to be written: none.
  @discardableResult public func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Gets a photo that moves: none.
  @discardableResult public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
}
extension PHCachingImageManager {
  /// Forgets pictures.
  public func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
}
extension PHImageRequestOptions {
  /// Which picture; not read.
  public var version: PHImageRequestOptionsVersion {
    get { .current }
    set {}
  }
  /// Called as a picture comes from elsewhere; never.
  public var progressHandler: PHAssetImageProgressHandler? {
    get { nil }
    set {}
  }
  /// Which part of it, 0 … 1; not read.
  public var normalizedCropRect: CGRect {
    get { .zero }
    set {}
  }
  /// Whether a second, better picture may follow; not read.
  public var allowSecondaryDegradedImage: Bool {
    get { false }
    set {}
  }
}
extension PHVideoRequestOptions {
  /// Called as a film comes from elsewhere; never.
  public var progressHandler: PHAssetVideoProgressHandler? {
    get { nil }
    set {}
  }
}
/// How a photo that moves is got.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  /// How soon, and how good.
  open var deliveryMode = PHImageRequestOptions.DeliveryMode.opportunistic
  /// Which photo.
  open var version = PHImageRequestOptionsVersion.current
  /// Whether it may come from elsewhere.
  open var isNetworkAccessAllowed = false
  /// Called as it comes from elsewhere; never.
  open var progressHandler: PHAssetImageProgressHandler?
}
/// The number of a question for an asset's bytes.
public typealias PHAssetResourceDataRequestID = Int32
/// How an asset's bytes are got.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// Whether they may come from elsewhere.
  open var isNetworkAccessAllowed = false
  /// Called as they come from elsewhere; never.
  open var progressHandler: ((Double) -> Void)?
}
/// Gets an asset's bytes; none are there.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let only = PHAssetResourceManager()
  /// The one that there is.
  open class func `default`() -> PHAssetResourceManager { only }
  /// Gets bytes: none.
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(PHPhotosError(.accessUserDenied))
    return 0
  }
  /// Writes bytes into a file: none.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(PHPhotosError(.accessUserDenied)) }
  /// Writes bytes into a file: none.
  open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// Asks for no more.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
extension PHAssetResource {
  /// The asset's name.
  public var assetLocalIdentifier: String { "" }
  /// What kind of file.
  public var uniformTypeIdentifier: String { "public.data" }
  /// How wide, in pixels.
  public var pixelWidth: Int { 0 }
  /// How high, in pixels.
  public var pixelHeight: Int { 0 }
}
