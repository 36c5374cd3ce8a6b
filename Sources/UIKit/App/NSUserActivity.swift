import Foundation

/// What the user does, to be gone on with elsewhere; nobody is told here.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// Its kind.
  public let activityType: String
  /// Its title; nil for none.
  open var title: String?
  /// What it carries.
  open var userInfo: [AnyHashable: Any]?
  /// A page of the web for it.
  open var webpageURL: URL?
  /// Words it is found by.
  open var keywords: Set<String> = []
  /// Whether it may be gone on with elsewhere.
  open var isEligibleForHandoff = true
  /// Whether it may be searched for.
  open var isEligibleForSearch = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// Whether everyone may find it.
  open var isEligibleForPublicIndexing = false
  /// Its name for suggestions.
  open var persistentIdentifier: String?
  /// What is said to begin it.
  open var suggestedInvocationPhrase: String?
  /// Which of what it carries it cannot be gone on with without.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether what it carries has changed, so that its delegate is asked once more; nobody asks here.
  open var needsSave = false
  /// From which page of the web the user came.
  open var referrerURL: URL?
  /// From when on nobody needs it; nil for never.
  open var expirationDate: Date?
  /// Whether the two devices may speak with each other.
  open var supportsContinuationStreams = false
  /// Who fills it before it goes elsewhere; never asked here.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Activities of this kind begin in the app's own pages.
  public init(activityType: String) { self.activityType = activityType }
  /// Takes more to carry.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }
  /// It is what the user does now.
  open func becomeCurrent() {}
  /// It is no longer what the user does.
  open func resignCurrent() {}
  /// It is over.
  open func invalidate() {}
  /// Would give the streams to the other device; an error, since there is none.
  open func getContinuationStreams(completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void) {
    completionHandler(nil, nil, CocoaError(.featureUnsupported))
  }
  /// Forgets what the system was told about some activities; nothing was.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers identifiers: [String], completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }
  /// Forgets what the system was told about all activities; nothing was.
  open class func deleteAllSavedUserActivities(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
}

/// Who fills an activity before it goes elsewhere; never asked here.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// It is about to go.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device goes on with it.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Another device goes on with it, and speaks.
  func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}
extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream) {}
}

/// The kind of an activity that opens a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user came for by the app's icon; nobody ever does here.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  /// Its kind.
  open var type: String
  /// Its words.
  open var localizedTitle: String
  /// Smaller words.
  open var localizedSubtitle: String?
  /// What it carries.
  open var userInfo: [String: any NSSecureCoding]?
  /// Its symbol; kept only.
  open var icon: UIApplicationShortcutIcon?
  /// What opens it; kept only.
  open var targetContentIdentifier: Any?
  /// A way into the app.
  public init(type: String, localizedTitle: String) { (self.type, self.localizedTitle) = (type, localizedTitle) }
}

/// What another app hands to an extension.
@MainActor @preconcurrency open class NSExtensionItem: NSObject {
  /// Its title.
  open var attributedTitle: NSAttributedString?
  /// Its text.
  open var attributedContentText: NSAttributedString?
  /// Its things.
  open var attachments: [NSItemProvider]?
  /// What it carries.
  open var userInfo: [AnyHashable: Any]?
  /// Nothing.
  public override init() {}
}

/// Who an extension speaks with: nobody here.
@MainActor @preconcurrency open class NSExtensionContext: NSObject {
  /// What was handed over: nothing.
  open var inputItems: [Any] { [] }
  /// Ends the extension; does nothing.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Ends the extension; does nothing.
  open func cancelRequest(withError error: any Error) {}
  /// Would open an address; nothing opens it.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
/// Who answers another app: an extension's first object.
@MainActor @preconcurrency public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Another app asks.
  func beginRequest(with context: NSExtensionContext)
}

extension UIViewController {
  /// Who the extension speaks with; nil, since there is no other app.
  public var extensionContext: NSExtensionContext? { nil }
}

/// The key of what a script of a page is told.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// The key of what a script of a page told.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"

/// Who can go on with what one did elsewhere; never asked here.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}
