import Foundation
import UIKit

/// What was found in the library: nothing, as there is none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// How many: none.
  open var count: Int { 0 }
  /// The first: none.
  open var firstObject: ObjectType? { nil }
  /// The last: none.
  open var lastObject: ObjectType? { nil }
  /// One of them; there is none to be asked for.
  open func object(at index: Int) -> ObjectType { preconditionFailure("there are no photos: count is 0") }
  /// One of them; there is none to be asked for.
  public subscript(index: Int) -> ObjectType { object(at: index) }
  /// Goes through them.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Some of them.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
}
/// What is sought.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// What is true of it.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 = all.
  open var fetchLimit = 0
  /// Whether hidden ones count.
  open var includeHiddenAssets = false
  /// As usual.
  public override init() {}
}
extension PHAsset {
  /// All photos: none.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All of a kind: none.
  public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Those of an album: none.
  public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Those of names: none.
  public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}
/// A picture's number.
public typealias PHImageRequestID = Int32
/// How a picture fills its room.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// To fit.
  public static let `default` = PHImageContentMode.aspectFit
}
/// How a picture is got.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// How soon, and how good.
  public enum DeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
  /// How exactly of a size.
  public enum ResizeMode: Int, Sendable { case none, fast, exact }
  /// How soon, and how good.
  open var deliveryMode = DeliveryMode.opportunistic
  /// How exactly of a size.
  open var resizeMode = ResizeMode.fast
  /// Whether one waits.
  open var isSynchronous = false
  /// Whether it may come from elsewhere.
  open var isNetworkAccessAllowed = false
  /// As usual.
  public override init() {}
}
/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Gets pictures; none are there.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()
  /// The one.
  open class func `default`() -> PHImageManager { only }
  /// One.
  public override init() {}
  /// Gets a picture: none.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  /// Gives up.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Gets pictures before they are needed; none are there.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Gets pictures ready.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Forgets pictures.
  open func stopCachingImagesForAllAssets() {}
  /// Whether good pictures are got ready.
  open var allowsCachingHighQualityImages = true
}
