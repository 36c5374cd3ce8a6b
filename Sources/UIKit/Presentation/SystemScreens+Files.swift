// Screens of the system that a page cannot show: they compile, keep what they are given and show an empty view of their kind.
import QuoinUniformTypes

/// Lets the user choose files. It shows an empty screen here.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// Who hears of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether endings are shown.
  open var shouldShowFileExtensions = false
  /// Where one begins.
  open var directoryURL: URL?
  /// Opens files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
  /// Hands files over.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
  /// Opens files of some types, before iOS 14.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
  /// Hands a file over, before iOS 14.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
}
/// What is done with files.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}
/// Hears which files were chosen.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  /// These.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// None.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing, where the delegate says nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
/// Lets the user choose a font. It shows an empty screen here.
@MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
  /// Who hears of the choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// What was chosen.
  open var selectedFontDescriptor: UIFontDescriptor?
}
/// Hears which font was chosen.
@MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// One was.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// None was.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing, where the delegate says nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
/// Shows a file, or what can be done with it; nothing here.
@MainActor @preconcurrency open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// What it is called.
  open var name: String?
  /// Who is asked.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// A file.
  public init(url: URL) { self.url = url }
  /// Shows it; nothing here.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Offers what can be done; nothing here.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers other apps; nothing here.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}
/// Is asked where a file is shown.
@MainActor @preconcurrency public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// From which controller.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
}
extension UIDocumentInteractionControllerDelegate {
  /// From an empty one.
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
    UIViewController()
  }
}
/// A menu over what is chosen; nothing is here.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  /// The one.
  public static let shared = UIMenuController()
  /// What it offers besides.
  open var menuItems: [UIMenuItem]?
  /// Whether it is shown.
  open private(set) var isMenuVisible = false
  /// Shows it; nothing here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Puts it away.
  open func hideMenu() {}
  /// Puts it away.
  open func hideMenu(from targetView: UIView) {}
  /// Where it points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Shows it; nothing here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
}
/// Something that menu offers.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  /// Its words.
  open var title: String
  /// What it does.
  open var action: Selector
  /// Words and what they do.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
/// A file with content of your own; nothing is read or written here.
@MainActor @preconcurrency open class UIDocument: NSObject {
  /// Where it is.
  public let fileURL: URL
  /// What it is called.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// What kind of file it is; not known here.
  open var fileType: String? { nil }
  /// When it was written; kept only.
  open var fileModificationDate: Date?
  /// How it is: closed, as it cannot be opened.
  open var documentState: State { .closed }
  /// What was done and can be undone; kept only.
  open var undoManager: UndoManager! = UndoManager()
  /// Whether something was not written yet: no.
  open var hasUnsavedChanges: Bool { false }
  /// What the user does with it; kept only.
  open var userActivity: NSUserActivity?
  /// What kind of file it is written as; that of the file.
  open var savingFileType: String? { fileType }
  /// It cannot be changed for a while; never called here.
  open func disableEditing() {}
  /// It can be changed again; never called here.
  open func enableEditing() {}
  /// Writes it of itself; it cannot be here.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Reads a file.
  open func read(from url: URL) throws { try load(fromContents: try Data(contentsOf: url), ofType: fileType) }
  /// Writes content to a file: bytes are.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws { if let data = contents as? Data { try data.write(to: url) } }
  /// What is told of the file beside its content: nothing.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
  /// The end of the file's name; none here.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String { fileURL.pathExtension }
  /// Runs `block` at once.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }
  /// Something failed; to be overridden.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// What failed is done with.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// The user cannot be asked any more.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  /// Takes up what is in the file again; it cannot be here.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// How a document is.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// With these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it should be.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1)
    /// Changed in two places.
    public static let inConflict = State(rawValue: 2)
    /// It could not be written.
    public static let savingError = State(rawValue: 4)
    /// It must not be changed for a while.
    public static let editingDisabled = State(rawValue: 8)
    /// It is being read or written.
    public static let progressAvailable = State(rawValue: 16)
  }
  /// The document is another way.
  public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
  /// A file.
  public init(fileURL url: URL) { fileURL = url }
  /// The content to be written.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes up content that was read.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Opens it; it cannot be here.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Closes it.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  /// Writes it; it cannot be here.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// How it is written.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  /// Notes that content is other.
  open func updateChangeCount(_ change: ChangeKind) {}
  /// What happened to content.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
}
/// A well of a colour.
open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether it may be clear.
  open var supportsAlpha = true
  /// What it is called.
  open var title: String?
  /// 28 by 28 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  package override func paintContent(_ painter: inout ContentPainter) {
    painter.fill(Path(ellipseIn: bounds.insetBy(dx: 3, dy: 3)), selectedColor ?? .systemFill)
  }
}
/// A view that comes in place of a keyboard, or above it.
open class UIInputView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// How it looks.
  public let inputViewStyle: Style
  /// Whether it is as high as it says.
  open var allowsSelfSizing = false
  /// A view of a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
/// Asks for a view of an action before iOS 11.
@MainActor @preconcurrency open class UITableViewRowAction: NSObject {
  /// How it looks.
  public enum Style: Int, Sendable { case `default`, normal }
  /// Its words.
  open var title: String?
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// A material behind.
  open var backgroundEffect: UIVisualEffect?
  /// How it looks.
  public let style: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void
  /// Words and what they do.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
extension UITableViewRowAction.Style {
  /// Red.
  public static let destructive = UITableViewRowAction.Style.default
}
/// Elements of a menu that are made when it opens.
open class UIDeferredMenuElement: UIMenuElement {
  /// Elements that come later.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { super.init(title: "", image: nil) }
  /// Elements that are asked for each time.
  public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
/// A notice from the app itself, before iOS 10; nobody gets it here.
@MainActor @preconcurrency open class UILocalNotification: NSObject {
  /// When.
  open var fireDate: Date?
  /// Its words.
  open var alertBody: String?
  /// Its words.
  open var alertTitle: String?
  /// The words of its button.
  open var alertAction: String?
  /// Its sound.
  open var soundName: String?
  /// The number at the icon.
  open var applicationIconBadgeNumber = 0
  /// Something of your own.
  open var userInfo: [AnyHashable: Any]?
}
/// Where letters begin in a language, for the side of a table.
@MainActor @preconcurrency open class UILocalizedIndexedCollation: NSObject {
  /// The letters.
  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"] }
  /// The letters at the side.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// The one of the system.
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }
  /// The section of a letter at the side.
  open func section(forSectionIndexTitle indexTitle: Int) -> Int { indexTitle }
}
