/// Hears of a screen of documents; nobody chooses any.
@MainActor @preconcurrency public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// A new document is wanted.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Documents are chosen.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A document has been taken in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
  /// A document could not be taken in.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}
extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {}
  /// Does nothing.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
}
/// A screen of the user's documents; there are none.
open class UIDocumentBrowserViewController: UIViewController {
  /// What becomes of a file that is taken in.
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  /// Who hears of it.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether new ones can be made; kept only.
  open var allowsDocumentCreation = true
  /// Whether several can be chosen; kept only.
  open var allowsPickingMultipleItems = false
  /// Buttons at the beginning of its bar; kept only.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Buttons at the end of its bar; kept only.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// A screen for documents of kinds.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) { self.init(nibName: nil, bundle: nil) }
  /// Nothing is shown.
  open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) { completion?(nil, nil) }
}
