@_exported import Foundation
import QuoinUniformTypes

/// What is told of something that can be searched for.
open class CSSearchableItemAttributeSet: NSObject {
  /// Its title.
  open var title: String?
  /// Its words.
  open var contentDescription: String?
  /// How it is called in lists.
  open var displayName: String?
  /// Words it is found by.
  open var keywords: [String]?
  /// Its picture.
  open var thumbnailData: Data?
  /// Its picture's file.
  open var thumbnailURL: URL?
  /// What it belongs to.
  open var relatedUniqueIdentifier: String?
  /// What is told of a kind of thing.
  public init(itemContentType: String) {}
  /// What is told of a kind of thing.
  public init(contentType: UTType) {}
}
/// Something that can be searched for.
open class CSSearchableItem: NSObject {
  /// Its name.
  open var uniqueIdentifier: String
  /// What it belongs to.
  open var domainIdentifier: String?
  /// When it is forgotten.
  open var expirationDate: Date?
  /// What is told of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Something.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}
/// Where things are searched for; nothing is kept here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let only = CSSearchableIndex()
  /// The app's.
  open class func `default`() -> CSSearchableIndex { only }
  /// Whether there is one: no.
  open class func isIndexingAvailable() -> Bool { false }
  /// Keeps nothing.
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Forgets nothing.
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Forgets nothing.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Forgets nothing.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
/// The kind of an activity that opens what was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The name of what was found, in an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of an activity that goes on searching.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
