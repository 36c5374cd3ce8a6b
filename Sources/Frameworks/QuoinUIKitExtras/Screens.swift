import Foundation
@_exported import UIKit

// Screens and holders of screens that few apps have left. They keep what they are given and show nothing.

/// A controller in a bubble, as before iOS 9; it is not shown here.
@MainActor @preconcurrency open class UIPopoverController: NSObject {
  /// What it holds.
  open var contentViewController: UIViewController
  /// Who is told.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// How large it is; kept only.
  open var contentSize = CGSize(width: 320, height: 1100)
  /// Whether it is shown: no.
  open var isPopoverVisible: Bool { false }
  /// Which way its arrow goes; kept only.
  open var popoverArrowDirection: UIPopoverArrowDirection { .any }
  /// What can be touched beside it; kept only.
  open var passthroughViews: [UIView]?
  /// The colour behind; kept only.
  open var backgroundColor: UIColor?
  /// What is kept free around; kept only.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Holds a controller.
  public init(contentViewController viewController: UIViewController) { contentViewController = viewController }
  /// Another size.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }
  /// Shows it beside a part of a view; nothing is shown.
  open func present(from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool) {}
  /// Shows it beside a bar's item; nothing is shown.
  open func present(from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool) {}
  /// Goes away.
  open func dismiss(animated: Bool) {}
}
/// Who is told of a bubble; nobody ever is.
@MainActor @preconcurrency public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether it may go.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// It went.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}
extension UIPopoverControllerDelegate {
  /// It may.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
/// What lies behind a bubble's content and holds its arrow.
open class UIPopoverBackgroundView: UIView {
  /// How far the arrow is from the middle; kept only.
  open var arrowOffset: CGFloat = 0
  /// Which way the arrow goes; kept only.
  open var arrowDirection = UIPopoverArrowDirection.any
  /// How wide the arrow is at its foot, in points.
  open class func arrowBase() -> CGFloat { 0 }
  /// How long the arrow is, in points.
  open class func arrowHeight() -> CGFloat { 0 }
  /// What is kept free around the content.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Whether it has a shadow.
  open class var wantsDefaultContentAppearance: Bool { true }
}
/// A search as before iOS 8; nothing is searched here.
@MainActor @preconcurrency open class UISearchDisplayController: NSObject {
  /// Where words are written.
  public let searchBar: UISearchBar
  /// Beside what.
  public private(set) weak var searchContentsController: UIViewController?
  /// What is found.
  public let searchResultsTableView = UITableView()
  /// Who is told.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// Who has what is found.
  open weak var searchResultsDataSource: (any UITableViewDataSource)?
  /// Who is told of what is chosen.
  open weak var searchResultsDelegate: (any UITableViewDelegate)?
  /// Whether it is there.
  open var isActive = false
  /// A search.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    (self.searchBar, searchContentsController) = (searchBar, viewController)
  }
  /// It is there, or no longer.
  open func setActive(_ visible: Bool, animated: Bool) { isActive = visible }
}
/// Who is told of a search; nobody ever is.
@MainActor @preconcurrency public protocol UISearchDisplayDelegate: AnyObject {}
/// Holds a search in a page of its own.
open class UISearchContainerViewController: UIViewController {
  /// The search.
  public let searchController: UISearchController
  /// Holds a search.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }
  /// Holds an empty search.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }
}
/// What words mean; an empty page, as there is no dictionary.
open class UIReferenceLibraryViewController: UIViewController {
  /// A word.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  /// No word.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether a word is known: no.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
/// Cuts a film; an empty page.
open class UIVideoEditorController: UINavigationController {
  /// Whether a film can be cut: no.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }
  /// Which film.
  open var videoPath = ""
  /// How long it may be at most, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good it becomes.
  open var videoQuality = UIImagePickerController.QualityType.typeMedium
}
/// Who is told of a film that was cut; nobody ever is.
@MainActor @preconcurrency public protocol UIVideoEditorControllerDelegate: AnyObject {
  /// It was cut.
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// It could not be cut.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// It was given up.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}
extension UIVideoEditorControllerDelegate {
  /// Does nothing.
  public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) {}
  /// Does nothing.
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  /// Does nothing.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
/// A printer; there is none.
@MainActor @preconcurrency open class UIPrinter: NSObject {
  /// Where.
  public let url: URL
  /// At a place.
  public init(url: URL) { self.url = url }
  /// What it is called.
  open var displayName: String { url.lastPathComponent }
  /// Where it stands; nil = not known.
  open var displayLocation: String? { nil }
  /// Asks whether it is there: no.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
/// Lets a printer be chosen; there is none.
@MainActor @preconcurrency open class UIPrinterPickerController: NSObject {
  /// The one chosen; nil = none.
  public let selectedPrinter: UIPrinter?
  /// With one chosen.
  public init(initiallySelectedPrinter printer: UIPrinter?) { selectedPrinter = printer }
  /// Asks; nothing is shown.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: ((UIPrinterPickerController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
}
/// Something that can be done with documents in a browser of them.
@MainActor @preconcurrency open class UIDocumentBrowserAction: NSObject {
  /// Where it can be done.
  public struct Availability: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// With these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Availability(rawValue: 1)
    /// In the bar.
    public static let navigationBar = Availability(rawValue: 2)
  }
  /// Its name.
  public let identifier: String
  /// The words.
  public let localizedTitle: String
  /// Where it can be done.
  public let availability: Availability
  /// The picture.
  open var image: UIImage?
  /// For which types.
  open var supportedContentTypes = ["public.item"]
  /// Whether for several at once.
  open var supportsMultipleItems = true
  /// Something that can be done.
  public init(identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void) {
    (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
  }
}
