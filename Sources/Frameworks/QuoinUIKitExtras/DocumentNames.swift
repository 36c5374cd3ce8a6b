import Foundation
import UIKit

// What few files ask of documents and of the screens that show them.

/// What is told of a document beside its name; kept only.
@MainActor @preconcurrency open class UIDocumentProperties: NSObject {
  /// Where it is; nil: nowhere yet.
  public let url: URL?
  /// Gives it out as a file.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Gives it to be dragged.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Of a file.
  public init(url: URL) { self.url = url }
}
/// Who hears that a document was given another name; never asked here.
@MainActor @preconcurrency public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The user chose a name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the name can be changed.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The name that stands there at first, and what of it is chosen.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether that name can be.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}
extension UINavigationItemRenameDelegate {
  /// It can be changed.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// As it is.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// It can be.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
private final class WeakRenamer {
  weak var delegate: (any UINavigationItemRenameDelegate)?
  init(_ delegate: (any UINavigationItemRenameDelegate)?) { self.delegate = delegate }
}
extension UINavigationItem {
  /// Who hears of another name; kept only.
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { kept(by: self, WeakRenamer(nil)).delegate }
    set { keep(WeakRenamer(newValue), by: self) }
  }
  /// What is told of the document in the title's menu; kept only.
  public var documentProperties: UIDocumentProperties? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Where the search stands: as it was asked for.
  public var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement }
  /// Whether the search may stand in a bar of another controller; kept only.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// What a bubble of things that have no room comes from; nil: there is room.
  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
}
extension UIDocumentInteractionController {
  /// Of which type it is; nil = as its name says. Kept only.
  public var uti: String? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Something for the app that opens it; kept only.
  public var annotation: Any? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Its pictures; none are known.
  public var icons: [UIImage] { [] }
  /// What a view needs to show it by touch: nothing.
  public var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// Offers what can be done; nothing here.
  @discardableResult public func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Offers other apps; nothing here.
  @discardableResult public func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Goes away; it is not there.
  public func dismissPreview(animated: Bool) {}
  /// Goes away; it is not there.
  public func dismissMenu(animated: Bool) {}
}
extension UIDocumentBrowserViewController {
  /// Whether names are shown with their kind; kept only.
  public var shouldShowFileExtensions: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// What can be done with a file beside the usual; kept only.
  public var customActions: [UIDocumentBrowserAction] {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
  /// How it looks; kept only.
  public var browserUserInterfaceStyle: BrowserUserInterfaceStyle {
    get { kept(by: self, .white) }
    set { keep(newValue, by: self) }
  }
  /// How it looks.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white
    /// Light.
    case light
    /// Dark.
    case dark
  }
  /// What making a document is called; kept only.
  public var localizedCreateDocumentActionTitle: String {
    get { kept(by: self, "") }
    set { keep(newValue, by: self) }
  }
  /// How wide for its height a document's picture is; kept only.
  public var defaultDocumentAspectRatio: CGFloat {
    get { kept(by: self, 2.0 / 3) }
    set { keep(newValue, by: self) }
  }
  /// Gives a file another name: there is none, so the completion hears an error.
  public func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
}
extension NSUserActivity {
  /// Under what name a scene that can show it is found; kept only.
  @MainActor public var targetContentIdentifier: String? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
