import Foundation
import QuoinDrawing
import QuoinLayout

/// What a header or footer knows of its page.
public struct PageInfo {
  /// The page's number, from 1.
  public let number: Int
  private let total: () -> Int
  init(number: Int, total: @escaping () -> Int) {
    self.number = number
    self.total = total
  }
  /// How many pages there are. Asking for it lays the document out a second time.
  public var count: Int { total() }
}

/// Content of any length on pages.
///
/// Headers and footers take their room from the page they stand on, so one that is empty on the first page leaves it whole. One that is
/// higher or lower by how many pages there are is measured again once that is known.
///
///     let invoice = Document(pageSize: .a4) {
///       Text("Invoice").font(.title).keepWithNext()
///       Grid { … }
///     } footer: { page in
///       Text("\(page.number) / \(page.count)")
///     }
///     try invoice.pdfData()
///
/// As the root of a preview it is what `quoin render` prints: a PDF of all pages, or a picture a page. Paper is white, so a document is
/// always laid out in the light appearance.
///
/// Breaks between views, rows of grids and lists, and lines of text (never leaving one line alone); within a row only where it is higher
/// than a page. The views of the content, of a
/// `ForEach` and of a `LazyVStack` are evaluated as pages need them, so that a document may be longer than memory holds.
@MainActor public struct Document {
  /// The sheet.
  public var pageSize: PageSize
  /// Room at the sheet's edges, in points.
  public var margins: EdgeInsets
  /// The gap between the views of the content in points; `nil` asks each pair.
  public var spacing: CGFloat?
  /// Pixels per point, for pictures of the pages and the grid that lines snap to.
  public var scale: CGFloat = 2
  /// What a PDF says about itself.
  public var metadata = PDFExporter.Metadata()
  /// Changes made to the environment before anything is evaluated.
  public var environment: @Sendable (inout EnvironmentValues) -> Void = { _ in }
  /// What the views around the document set, where it is shown as a view.
  var inherited = EnvironmentValues()
  private let content: AnyView
  private let header: DocumentPaginator.Band?
  private let footer: DocumentPaginator.Band?

  private init(
    _ pageSize: PageSize, _ margins: EdgeInsets, _ spacing: CGFloat?, _ content: AnyView, header: DocumentPaginator.Band?,
    footer: DocumentPaginator.Band?
  ) {
    self.pageSize = pageSize
    self.margins = margins
    self.spacing = spacing
    self.content = content
    self.header = header
    self.footer = footer
  }

  /// A document without bands. `margins` are 56 points (about 2 cm) on each edge.
  public init<Content: View>(
    pageSize: PageSize = .a4, margins: EdgeInsets = EdgeInsets(.all, 56), spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(pageSize, margins, spacing, AnyView(content()), header: nil, footer: nil)
  }
  /// A document with a footer on each page.
  public init<Content: View, Footer: View>(
    pageSize: PageSize = .a4, margins: EdgeInsets = EdgeInsets(.all, 56), spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder footer: @escaping @MainActor (PageInfo) -> Footer
  ) {
    self.init(pageSize, margins, spacing, AnyView(content()), header: nil, footer: Self.band(footer))
  }
  /// A document with a header on each page.
  public init<Content: View, Header: View>(
    pageSize: PageSize = .a4, margins: EdgeInsets = EdgeInsets(.all, 56), spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder header: @escaping @MainActor (PageInfo) -> Header
  ) {
    self.init(pageSize, margins, spacing, AnyView(content()), header: Self.band(header), footer: nil)
  }
  /// A document with a header and a footer on each page.
  public init<Content: View, Header: View, Footer: View>(
    pageSize: PageSize = .a4, margins: EdgeInsets = EdgeInsets(.all, 56), spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder header: @escaping @MainActor (PageInfo) -> Header, @ViewBuilder footer: @escaping @MainActor (PageInfo) -> Footer
  ) {
    self.init(pageSize, margins, spacing, AnyView(content()), header: Self.band(header), footer: Self.band(footer))
  }

  private static func band<Content: View>(_ make: @escaping @MainActor (PageInfo) -> Content) -> DocumentPaginator.Band {
    { number, count in AnyView(make(PageInfo(number: number, total: count))) }
  }
  private var press: DocumentPaginator {
    DocumentPaginator(
      content, header: header, footer: footer,
      sheet: DocumentPaginator.PageMetrics(
        size: pageSize.size, margins: margins, spacing: spacing, scale: scale, inherited: inherited, environment: environment))
  }

  /// Makes the pages in order and hands each over as it is finished; answers the doubtful spots.
  @discardableResult public func pages(_ receive: (DisplayList) throws -> Void) throws -> [Finding] {
    try pressed { try receive($0.displayList()) }
  }
  /// The same before painting, for those who want to know where things are.
  func pressed(_ receive: (PageLayout) throws -> Void) throws -> [Finding] {
    let press = press
    try press.print { try receive($0) }
    return press.findings
  }
  /// How pages are measured, and why each ends where it does, with what stands on it.
  func ends(_ receive: (PageEnd, LayoutTree) -> Void) throws -> (measures: String, findings: [Finding]) {
    let press = press
    try press.print(listening: true) { page in if let end = page.end { receive(end, page.layoutTree()) } }
    return (press.measures(), press.findings)
  }
  /// All pages at once.
  public func pages() -> [DisplayList] {
    var result: [DisplayList] = []
    // Nothing throws but what takes the pages, and this does not.
    _ = try? pages { result.append($0) }
    return result
  }
  /// The document as one PDF with selectable text, outline and links. Holds one page and the file in memory.
  public func pdfData() throws -> Data { try pdf().data }
  /// The PDF with the doubtful spots.
  func pdf() throws -> (data: Data, findings: [Finding]) {
    let writer = PDFWriter(PDFExporter(metadata: metadata, pixelScale: scale), size: pageSize.size)
    let findings = try pages { try writer.add($0) }
    return (try writer.finish(), findings)
  }
  /// Each page as a PNG, on white.
  public func pngPages() throws -> [Data] {
    var result: [Data] = []
    try pages { result.append(try pngExporter.data(for: $0)) }
    return result
  }
  /// Paper is white.
  var pngExporter: PNGExporter { PNGExporter(scale: scale, background: PaintColor(white: 1)) }
  /// Each page as an SVG with selectable text.
  public func svgPages() throws -> [String] {
    var result: [String] = []
    try pages { result.append(try SVGExporter(text: .selectable, pixelScale: scale).string(for: $0)) }
    return result
  }
}
