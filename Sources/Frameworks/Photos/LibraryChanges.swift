import Foundation
import UIKit

// Changing a library of photos. There are none, so nothing is changed.

/// Something of a library.
open class PHObjectPlaceholder: NSObject, @unchecked Sendable {
  /// Its number.
  open var localIdentifier: String { "" }
}
/// What has changed; nothing ever does.
open class PHChange: NSObject, @unchecked Sendable {
  /// What of something.
  open func changeDetails<T: AnyObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  /// What of several.
  open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
/// What has changed of something.
open class PHObjectChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// As it was.
  open var objectBeforeChanges: ObjectType? { nil }
  /// As it is.
  open var objectAfterChanges: ObjectType? { nil }
  /// Whether it looks otherwise.
  open var assetContentChanged: Bool { false }
  /// Whether it is gone.
  open var objectWasDeleted: Bool { false }
}
/// What has changed of several.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// As they were.
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// As they are.
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// Whether it is told one by one.
  open var hasIncrementalChanges: Bool { false }
  /// Whether some have moved.
  open var hasMoves: Bool { false }
  /// Those that are gone.
  open var removedIndexes: IndexSet? { nil }
  /// Those that are new.
  open var insertedIndexes: IndexSet? { nil }
  /// Those that are others.
  open var changedIndexes: IndexSet? { nil }
  /// Those that are new.
  open var insertedObjects: [ObjectType] { [] }
  /// Those that are gone.
  open var removedObjects: [ObjectType] { [] }
  /// Those that have moved.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
/// Hears of changes; never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Something has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
extension PHPhotoLibrary {
  /// Kept by nobody.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Kept by nobody.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Changes nothing.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  /// Changes nothing.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
  /// Changes nothing.
  public func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
  /// Nobody would see it.
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
/// A photo that would be added, changed or removed.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  /// A new photo.
  open class func creationRequestForAsset(from image: UIImage) -> Self { unsafeDowncast(PHAssetChangeRequest(), to: Self.self) }
  /// A new photo from a file.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  /// A new film from a file.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  /// Removes nothing.
  open class func deleteAssets(_ assets: any NSFastEnumerationLike) {}
  /// Changes a photo.
  public convenience init(for asset: PHAsset) { self.init() }
  /// What it will be.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// When it was taken.
  open var creationDate: Date?
  /// Whether the user likes it.
  open var isFavorite = false
  /// Whether it is hidden.
  open var isHidden = false
}
/// What can be gone through: rows of photos.
public protocol NSFastEnumerationLike {}
extension Array: NSFastEnumerationLike {}
extension NSArray: NSFastEnumerationLike {}
extension PHFetchResult: NSFastEnumerationLike {}
/// A photo that would be added from its parts.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// A new one.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// A part.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  /// A part.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
/// What a part is.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}
/// How a part is added.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// What it is called.
  open var originalFilename: String?
  /// Whether its file goes with it.
  open var shouldMoveFile = false
  /// As usual.
  public override init() {}
}
/// An album that would be added, changed or removed.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
  /// Its name.
  open var title = ""
  /// A new one.
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    PHAssetCollectionChangeRequest()
  }
  /// Changes one.
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  /// What it will be.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  /// Kept by nobody.
  open func addAssets(_ assets: any NSFastEnumerationLike) {}
  /// Kept by nobody.
  open func removeAssets(_ assets: any NSFastEnumerationLike) {}
}
/// A part of a photo.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// What it is.
  open var type: PHAssetResourceType { .photo }
  /// What it is called.
  open var originalFilename: String { "" }
  /// The parts of a photo: none.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  /// The parts of a moving photo: none.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}
/// How a film is asked for.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// How fine.
  public enum DeliveryMode: Int, Sendable { case automatic, highQualityFormat, mediumQualityFormat, fastFormat }
  /// As it was or as it was changed.
  public enum Version: Int, Sendable { case current, original }
  /// Kept.
  open var deliveryMode = DeliveryMode.automatic
  /// Kept.
  open var version = Version.current
  /// Kept.
  open var isNetworkAccessAllowed = false
  /// As usual.
  public override init() {}
}
/// A photo that moves.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// How large it is.
  open var size: CGSize { .zero }
  /// Makes one of its files: none here, told at once.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    return PHLivePhotoRequestIDInvalid
  }
  /// Makes it no more.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
/// The number of a question for a moving photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no question.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// Where it is said what went wrong.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Where it is said whether a better one is to come.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Where it is said whether it was given up.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// A kind of photo.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Very wide.
  public static let photoPanorama = Self(rawValue: 1)
  /// Very bright and very dark.
  public static let photoHDR = Self(rawValue: 2)
  /// Of the screen.
  public static let photoScreenshot = Self(rawValue: 4)
  /// Moving.
  public static let photoLive = Self(rawValue: 8)
  /// With depth.
  public static let photoDepthEffect = Self(rawValue: 16)
}
/// Whether a small picture is meant, as a key.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether it is elsewhere, as a key.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Why there is none, as a key.
public let PHImageErrorKey = "PHImageErrorKey"
