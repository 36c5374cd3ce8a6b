import Foundation
import SwiftUI

/// Asks for resources that a store hands out when they are needed. All that an app has lies in its bundle here, so they are there.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  /// The names that the resources are asked for by.
  public let tags: Set<String>
  /// Where they come to lie.
  public let bundle: Bundle
  /// How soon they are wanted, 0 to 1; kept only.
  open var loadingPriority = 0.5
  /// How far it is: nothing has to be fetched.
  public let progress = Progress(totalUnitCount: 1)

  /// Resources of the app's own bundle.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }
  /// Resources of a bundle.
  public init(tags: Set<String>, bundle: Bundle) { (self.tags, self.bundle) = (tags, bundle) }
  /// Fetches them: they are there.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    completionHandler(nil)
  }
  /// Fetches them: they are there.
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }
  /// Whether they are there without being fetched: yes.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(true) }
  /// Whether they are there without being fetched: yes.
  open func conditionallyBeginAccessingResources() async -> Bool { true }
  /// They are no longer needed.
  open func endAccessingResources() {}
}

/// As soon as can be.
public let NSBundleResourceRequestLoadingPriorityUrgent = 1.0
extension NSNotification.Name {
  /// There is little room for more resources; never told here.
  public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}

extension Bundle {
  /// How long resources stay when room is needed; kept by nobody.
  public func setPreservationPriority(_ priority: Double, forTags tags: Set<String>) {}
  /// How long a resource stays when room is needed: as long as any.
  public func preservationPriority(forTag tag: String) -> Double { 0 }
  /// A phrase in the user's language whose marks of Markdown are looks.
  public func localizedAttributedString(forKey key: String, value: String?, table tableName: String?) -> NSAttributedString {
    let phrase = localizedString(forKey: key, value: value, table: tableName)
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return NSAttributedString((try? AttributedString(markdown: phrase, options: options)) ?? AttributedString(phrase))
  }
}
