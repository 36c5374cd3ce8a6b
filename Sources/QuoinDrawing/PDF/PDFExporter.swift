import CCairo
import Foundation
import QuoinGeometry

/// Prints pages as one PDF document, a page per list, each of its own size (a point is a PDF point).
///
/// Text stays text, with subset fonts. Nothing in the file depends on the clock, the machine or the thread: dates are
/// only written when they are given.
public struct PDFExporter: Sendable {
  /// What the document says about itself.
  public struct Metadata: Sendable, Hashable {
    /// Lines of the document's information; nil leaves one out.
    public var title, author, subject, keywords: String?
    /// When the document was made and last changed; nil leaves the date out.
    public var created, modified: Date?
    /// The language of the text as a BCP 47 tag ("en"); nil leaves it out.
    public var language: String?

    /// What is known of the document.
    public init(
      title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil, created: Date? = nil,
      modified: Date? = nil, language: String? = nil
    ) {
      self.title = title
      self.author = author
      self.subject = subject
      self.keywords = keywords
      self.created = created
      self.modified = modified
      self.language = language
    }
  }

  /// What the document says about itself.
  public var metadata: Metadata
  /// Pixels per point for what a PDF can't say otherwise: blurs, angular gradients.
  public var pixelScale: CGFloat
  /// Whether text is letters that can be selected, or only their outlines.
  public var text: TextForm

  /// An exporter.
  public init(metadata: Metadata = Metadata(), pixelScale: CGFloat = 2, text: TextForm = .selectable) {
    self.metadata = metadata
    self.pixelScale = pixelScale
    self.text = text
  }

  /// A document of one page.
  public func data(for list: DisplayList) throws(DrawingError) -> Data { try data(for: [list]) }

  /// A document of these pages. Throws when there are none or one's size can't be drawn.
  public func data(for pages: [DisplayList]) throws(DrawingError) -> Data {
    guard let first = pages.first else { throw .documentEmpty }
    for page in pages { _ = try PictureLimits.canvas(page.size, scale: 1) }
    let writer = PDFWriter(self, size: first.size)
    for page in pages { try writer.add(page) }
    return try writer.finish()
  }
}

/// How letters are written into a document.
public enum TextForm: Sendable, Hashable {
  /// As text, which can be selected and searched.
  case selectable
  /// As shapes, which look the same everywhere.
  case outlines
}

/// A PDF that grows in memory.
final class PDFFile {
  let surface: OpaquePointer
  /// Held by the surface: a canvas may keep the surface alive beyond the file, and Cairo then writes the rest when the canvas goes.
  private let bytes: Bytes

  /// Collects what Cairo writes in many small pieces.
  private final class Bytes {
    private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
    private var capacity = 1 << 16
    private var count = 0
    deinit { start.deallocate() }

    func append(_ piece: UnsafePointer<UInt8>, _ length: Int) {
      if count + length > capacity {
        capacity = max(capacity * 2, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
      }
      (start + count).update(from: piece, count: length)
      count += length
    }
    var data: Data { Data(bytes: start, count: count) }
  }

  init(size: CGSize) {
    let bytes = Bytes()
    self.bytes = bytes
    surface = cairo_pdf_surface_create_for_stream(
      { target, start, count in
        Unmanaged<Bytes>.fromOpaque(target!)._withUnsafeGuaranteedRef { $0.append(start!, Int(count)) }
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(bytes).toOpaque(), Double(size.width), Double(size.height))!
    cairo_surface_set_user_data(surface, PixelStorage.key, Unmanaged.passRetained(bytes).toOpaque()) {
      Unmanaged<Bytes>.fromOpaque($0!).release()
    }
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
  }

  deinit { cairo_surface_destroy(surface) }

  func finish() throws(DrawingError) -> Data {
    cairo_surface_finish(surface)
    try cairo_surface_status(surface).check()
    return bytes.data
  }
}

extension PDFExporter.Metadata {
  func write(to surface: OpaquePointer) {
    let lines: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author), (CAIRO_PDF_METADATA_SUBJECT, subject),
      (CAIRO_PDF_METADATA_KEYWORDS, keywords), (CAIRO_PDF_METADATA_CREATOR, "Quoin"),
      // Cairo would write the clock's time; an empty text takes it out.
      (CAIRO_PDF_METADATA_CREATE_DATE, created.map(Self.text) ?? ""), (CAIRO_PDF_METADATA_MOD_DATE, modified.map(Self.text)),
    ]
    for (key, value) in lines {
      if let value { cairo_pdf_surface_set_metadata(surface, key, value.withoutNoncharacters) }
    }
  }

  private static func text(_ date: Date) -> String { ISO8601DateFormatter().string(from: date) }
}
