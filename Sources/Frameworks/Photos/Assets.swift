import AVFoundation
import CoreLocation
import Foundation
import ImageIO
import UIKit

// Photos' families by their documentation. There are no photos here, so whatever is asked is told that there are none.

/// Where an asset comes from.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user's own library.
  public static let typeUserLibrary = Self(rawValue: 1)
  /// What others share.
  public static let typeCloudShared = Self(rawValue: 2)
  /// What came from a computer.
  public static let typeiTunesSynced = Self(rawValue: 4)
}
/// What can be done to an asset.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }
/// How a photo of a burst was chosen.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By the phone.
  public static let autoPick = Self(rawValue: 1)
  /// By the user.
  public static let userPick = Self(rawValue: 2)
}
extension PHAsset {
  /// How long a film is, in seconds.
  public var duration: TimeInterval { 0 }
  /// Where it was taken; nil = not known.
  public var location: CLLocation? { nil }
  /// When it was last changed; nil = not known.
  public var modificationDate: Date? { nil }
  /// Whether the user likes it best.
  public var isFavorite: Bool { false }
  /// Whether the user hides it.
  public var isHidden: Bool { false }
  /// Which kinds of photo it is.
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Where it comes from.
  public var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// How it is played.
  public var playbackStyle: PlaybackStyle { .unsupported }
  /// The burst that it belongs to; nil = none.
  public var burstIdentifier: String? { nil }
  /// Whether it stands for a burst.
  public var representsBurst: Bool { false }
  /// How it was chosen of a burst.
  public var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  /// Whether something can be done to it: no.
  public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  /// How an asset is played.
  public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
  /// The assets of a burst: none.
  public class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// The assets that stand for a collection: none.
  public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }
  /// What is changed of it: nothing is given.
  @discardableResult public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [:])
    return 0
  }
  /// Asks for no more.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
/// A question's number.
public typealias PHContentEditingInputRequestID = Int
/// How what is changed is asked for.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
  /// Whether it may come from elsewhere.
  open var isNetworkAccessAllowed = false
  /// Whether earlier changes are understood.
  open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
}
/// What is changed of an asset; none is given.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  /// Where its whole picture is; nil = nowhere.
  open var fullSizeImageURL: URL? { nil }
  /// It as large as the screen; nil = nothing.
  open var displaySizeImage: UIImage? { nil }
  /// The film; nil = none.
  open var audiovisualAsset: AVAsset? { nil }
  /// How it lies.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// When it was made; nil = not known.
  open var creationDate: Date? { nil }
  /// What was changed before; nil = nothing.
  open var adjustmentData: PHAdjustmentData? { nil }
}
/// What was changed before.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  /// Who changed it.
  public let formatIdentifier: String
  /// By which form.
  public let formatVersion: String
  /// What.
  public let data: Data
  /// What was changed.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
  }
}
extension PHFetchOptions {
  /// Whether all of a burst are wanted; not read.
  public var includeAllBurstAssets: Bool {
    get { false }
    set {}
  }
  /// Which sources are wanted; not read.
  public var includeAssetSourceTypes: PHAssetSourceType {
    get { [] }
    set {}
  }
  /// Whether changes are told one by one; not read.
  public var wantsIncrementalChangeDetails: Bool {
    get { true }
    set {}
  }
}
extension PHFetchResult {
  /// Whether something is among them: no.
  public func contains(_ anObject: ObjectType) -> Bool { false }
  /// Where something is among them: nowhere.
  public func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// How many of a kind there are.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  /// Goes through some of them.
  public func enumerateObjects(
    options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
