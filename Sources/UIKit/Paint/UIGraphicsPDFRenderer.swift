import QuoinDrawing

/// What a document of pages says about itself; `documentInfo` is kept only.
@MainActor @preconcurrency open class UIGraphicsPDFRendererFormat: NSObject {
  /// Title, author and the like, under Core Graphics' names; the title and the author are written.
  open var documentInfo: [String: Any] = [:]
  /// Nothing said.
  public override nonisolated init() { super.init() }
  /// Nothing said.
  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Draws pages by hand into a PDF.
@MainActor @preconcurrency public final class UIGraphicsPDFRenderer: NSObject {
  /// The size of pages that say none.
  public let bounds: CGRect
  /// What the document says about itself.
  public let format: UIGraphicsPDFRendererFormat
  /// Pages of the size of `bounds`.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) { (self.bounds, self.format) = (bounds, format) }

  /// The document's bytes; empty when no page was begun.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    actions(context)
    return context.data()
  }
  /// Writes the document to a file.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// What drawing pages by hand is given.
@MainActor @preconcurrency public final class UIGraphicsPDFRendererContext: NSObject {
  /// What the document says about itself.
  public let format: UIGraphicsPDFRendererFormat
  /// The page that is drawn.
  public private(set) var pdfContextBounds: CGRect
  private let bounds: CGRect
  private var pages: [DisplayList] = []
  private var page: CGContext?

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format, pdfContextBounds) = (bounds, format, bounds)
  }
  /// The context of the page that is drawn; a page is begun if there is none.
  public var cgContext: CGContext {
    if page == nil { beginPage() }
    return page!
  }
  /// The next page, of the renderer's size.
  public func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
  /// The next page, of a size of its own.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    pdfContextBounds = bounds
    let context = CGContext(DisplayListBuilder(size: bounds.size), base: .identity, traits: .current)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CGContext.stack.append(context)
    page = context
  }
  private func endPage() {
    guard let page else { return }
    CGContext.stack.removeLast()
    page.closeAll()
    pages.append(page.builder.finish())
    self.page = nil
  }
  /// Ends the page; the document's bytes.
  func data() -> Data {
    endPage()
    var metadata = PDFExporter.Metadata()
    metadata.title = format.documentInfo["Title"] as? String
    metadata.author = format.documentInfo["Author"] as? String
    return (try? PDFExporter(metadata: metadata).data(for: pages)) ?? Data()
  }
  /// Cuts off what is drawn outside a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// A link over a rectangle; not written.
  public func setURL(_ url: URL, for rect: CGRect) {}
  /// A place that links lead to; not written.
  public func addDestination(withName name: String, at point: CGPoint) {}
  /// A link to such a place; not written.
  public func setDestinationWithName(_ name: String, for rect: CGRect) {}
}
/// The title of a document, as a key.
public let kCGPDFContextTitle = "Title"
/// The author of a document, as a key.
public let kCGPDFContextAuthor = "Author"
/// What made a document, as a key.
public let kCGPDFContextCreator = "Creator"
/// What a document is about, as a key.
public let kCGPDFContextSubject = "Subject"
