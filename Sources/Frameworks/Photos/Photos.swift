@_exported import AVFoundation
@_exported import Foundation
import UIKit

/// Whether an app may see the phone's photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What an app may do with them.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// What an asset is.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The phone's photos: none here.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  /// The phone's.
  open class func shared() -> PHPhotoLibrary { only }
  /// Nothing was decided.
  open class func authorizationStatus(for accessLevel: PHAccessLevel = .readWrite) -> PHAuthorizationStatus { .notDetermined }
  /// Denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Denied.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  /// Denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
}
/// A photo or a film: there are none here.
open class PHAsset: NSObject, @unchecked Sendable {
  /// Its name.
  open var localIdentifier: String { "" }
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// In pixels.
  open var pixelWidth: Int { 0 }
  /// In pixels.
  open var pixelHeight: Int { 0 }
}
