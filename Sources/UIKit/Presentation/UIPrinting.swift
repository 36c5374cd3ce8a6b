// Printing, which a page that is made does not do: what compiles, keeps what it is given.

/// Prints; nothing here.
@MainActor @preconcurrency open class UIPrintInteractionController: NSObject {
  /// The one.
  public static let shared = UIPrintInteractionController()
  /// Whether something can be printed: no.
  open class var isPrintingAvailable: Bool { false }
  /// How.
  open var printInfo: UIPrintInfo?
  /// What.
  open var printingItem: Any?
  /// What.
  open var printingItems: [Any]?
  /// What, as pages.
  open var printFormatter: UIPrintFormatter?
  /// What, as drawn pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Who is told; nobody is here.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// The sheet that was chosen; nil here.
  open var printPaper: UIPrintPaper? { nil }
  /// Whether the number of copies can be said; kept only.
  open var showsNumberOfCopies = true
  /// Whether pages can be chosen; kept only.
  open var showsPageRange = true
  /// Whether the way the paper lies can be said; kept only.
  open var showsPaperOrientation = true
  /// Whether the paper can be chosen; kept only.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether a file can be printed: no.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Whether a file's bytes can be printed: no.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Goes away.
  open func dismiss(animated: Bool) {}
  /// Asks how, beside a part of a view; nothing here.
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
  /// Asks how, beside a bar's item; nothing here.
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
  /// Asks how; nothing here.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
}
/// A sheet of paper that a printer has.
@MainActor @preconcurrency open class UIPrintPaper: NSObject {
  /// The sheet, in points; empty, as there is no printer.
  open var paperSize: CGSize { .zero }
  /// What of it can be printed.
  open var printableRect: CGRect { .zero }
  /// The sheet that suits pages of a size best: one of no size, as there is no printer.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    paperList.first ?? UIPrintPaper()
  }
}
/// Who is told of printing; nobody ever is.
@MainActor @preconcurrency public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Over which page it asks how.
  func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
  /// Which of the sheets it takes.
  func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper])
    -> UIPrintPaper
  /// Where it cuts a roll, in points.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  /// It is about to ask how.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// It has asked how.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// It is about to go away.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// It has gone away.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// It is about to print.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// It has printed.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}
extension UIPrintInteractionControllerDelegate {
  /// Over none in particular.
  public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
    -> UIViewController?
  { nil }
  /// The first.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  /// At the sheet's end.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  /// Nothing.
  public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
  /// Nothing.
  public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
  /// Nothing.
  public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
  /// Nothing.
  public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
  /// Nothing.
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  /// Nothing.
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
/// How something is printed.
@MainActor @preconcurrency open class UIPrintInfo: NSObject {
  /// What it is called.
  open var jobName = ""
  /// Pictures or words.
  open var outputType = OutputType.general
  /// Which way the paper lies.
  open var orientation = Orientation.portrait
  /// Whether both sides are printed on; kept only.
  open var duplex = Duplex.none
  /// Which printer; kept only.
  open var printerID: String?
  /// All of it by names; empty here.
  open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
  /// As usual.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// As usual; `dictionary` is not read here.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// Pictures or words.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// Which way the paper lies.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// Whether both sides are printed on, and how sheets are turned.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
}
/// Lays something out over pages.
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {
  /// What is kept free at the edges.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// How wide content may be.
  open var maximumContentWidth: CGFloat = 0
  /// How high content may be.
  open var maximumContentHeight: CGFloat = 0
  /// From which page.
  open var startPage = 0
  /// How many pages: none here.
  open var pageCount: Int { 0 }
  /// Who draws it; nil here.
  open var printPageRenderer: UIPrintPageRenderer? { nil }
  /// Draws a page.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
  /// Where it lies on a page: nowhere.
  open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
  /// Is drawn no more.
  open func removeFromPrintPageRenderer() {}
}
/// Lays text out over pages.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes; kept only.
  open var attributedText: NSAttributedString?
  /// Its font; kept only.
  open var font: UIFont?
  /// Its colour; kept only.
  open var color: UIColor?
  /// Where its lines stand; kept only.
  open var textAlignment = NSTextAlignment.natural
  /// A text with attributes.
  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
  /// A text.
  public init(text: String) { self.text = text }
}
/// Lays a page of the web out over pages; it is not read here.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page.
  open var markupText: String?
  /// A page.
  public init(markupText: String) { self.markupText = markupText }
}
/// Draws pages to be printed.
@MainActor @preconcurrency open class UIPrintPageRenderer: NSObject {
  /// The sheet.
  open var paperRect: CGRect { .zero }
  /// What of it can be printed.
  open var printableRect: CGRect { .zero }
  /// How many pages.
  open var numberOfPages: Int { 0 }
  /// How high what stands above is.
  open var headerHeight: CGFloat = 0
  /// How high what stands below is.
  open var footerHeight: CGFloat = 0
  /// What is laid out over the pages; kept only.
  open var printFormatters: [UIPrintFormatter]?
  /// What lies on a page: nothing here.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { nil }
  /// Draws a page's content.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws what stands above.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws what stands below.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Draws what is laid out.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
  /// Adds something from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
  /// Gets pages ready.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}
