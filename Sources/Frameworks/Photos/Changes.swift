import Foundation

// Changes since a moment, and names in the cloud: there are none.

/// A moment in the life of a library.
open class PHPersistentChangeToken: NSObject, @unchecked Sendable {
  override init() {}
}
/// A change; there never is one.
open class PHPersistentChange: NSObject, @unchecked Sendable {
  override init() {}
  /// When.
  open var changeToken: PHPersistentChangeToken { PHPersistentChangeToken() }
}
/// Changes, one after the other: none.
public struct PHPersistentChangeFetchResult: Sequence {
  /// Goes through them.
  public func makeIterator() -> IndexingIterator<[PHPersistentChange]> { [].makeIterator() }
}
/// What an asset is known by in the cloud.
open class PHCloudIdentifier: NSObject, @unchecked Sendable {
  /// In words.
  public let stringValue: String
  /// By words.
  public init(stringValue: String) { self.stringValue = stringValue }
}
extension PHPhotoLibrary {
  /// Now.
  public var currentChangeToken: PHPersistentChangeToken { PHPersistentChangeToken() }
  /// What has changed since: nothing.
  public func fetchPersistentChanges(since token: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult {
    PHPersistentChangeFetchResult()
  }
  /// What assets are known by in the cloud: nothing is in it, so each fails.
  public func cloudIdentifierMappings(
    forLocalIdentifiers localIdentifiers: [String]
  ) -> [String: Result<PHCloudIdentifier, any Error>] {
    Dictionary(uniqueKeysWithValues: Set(localIdentifiers).map { ($0, .failure(CocoaError(.featureUnsupported))) })
  }
}
extension PHAsset {
  /// Whether it was changed: no.
  public var hasAdjustments: Bool { false }
}
