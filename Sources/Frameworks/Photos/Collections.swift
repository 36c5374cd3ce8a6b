import CoreLocation
import Foundation

/// What kind of collection.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// Which collection. The numbers are the phone's, from memory: assumed.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100, albumCloudShared
  case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits
  case smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  case smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic, smartAlbumSpatial
  case any = 9_223_372_036_854_775_807
}
/// What kind of list of collections.
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
/// Which list of collections.
public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1, momentListYear
  case regularFolder = 100
  case smartFolderEvents = 200, smartFolderFaces
  case any = 9_223_372_036_854_775_807
}
/// What can be done to a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}
/// A collection of assets, or a list of collections; there are none.
open class PHCollection: NSObject, @unchecked Sendable {
  /// Its name among collections.
  open var localIdentifier: String { "" }
  /// Its words.
  open var localizedTitle: String? { nil }
  /// Whether it has assets.
  open var canContainAssets: Bool { false }
  /// Whether it has collections.
  open var canContainCollections: Bool { false }
  /// Whether something can be done to it: no.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
  /// The user's own collections: none.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
  /// The collections of a list: none.
  open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}
/// A list of collections; there are none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  /// What kind of list.
  open var collectionListType: PHCollectionListType { .folder }
  /// Which list.
  open var collectionListSubtype: PHCollectionListSubtype { .any }
  /// Lists of a kind: none.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
/// A collection of assets; there are none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// What kind of collection.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// Which collection.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  /// How many assets it has, about.
  open var estimatedAssetCount: Int { 0 }
  /// When its first asset was taken; nil = not known.
  open var startDate: Date? { nil }
  /// When its last asset was taken; nil = not known.
  open var endDate: Date? { nil }
  /// Where it was taken, about; nil = not known.
  open var approximateLocation: CLLocation? { nil }
  /// The names of where it was taken.
  open var localizedLocationNames: [String] { [] }
  /// Collections of a kind: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Collections by their names: none.
  open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
    PHAssetCollection
  > { PHFetchResult() }
  /// Collections that an asset is in: none.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// A collection that is not kept.
  open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection { PHAssetCollection() }
  /// A collection that is not kept.
  open class func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?) -> PHAssetCollection {
    PHAssetCollection()
  }
}
