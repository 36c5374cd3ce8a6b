import CCairo
import Foundation
import QuoinGeometry

/// Structure, links, anchors and the outline, through Cairo's tags.
final class PDFMarks: MarkPrinter {
  private let surface: OpaquePointer
  /// The last outline entry of each level that is still open, outermost first.
  private var parents: [(level: Int, id: Int32)] = []
  /// Meanings that are open: letters in them are theirs.
  private var open = 0

  init(surface: OpaquePointer) { self.surface = surface }

  func begin(_ mark: SemanticMark, on canvas: CairoCanvas, area: CGRect) {
    // Cairo takes places as the page's, whatever the canvas's transform.
    let area = area.isNull ? area : area.applying(canvas.transform)
    if let anchor = mark.anchor ?? mark.outline.map({ _ in nextName }) { addAnchor(anchor, canvas, area) }
    if let entry = mark.outline { addLine(entry, anchor: mark.anchor ?? nextName) }
    if mark.role != nil || mark.link != nil { open += 1 }
    if let tag = mark.role?.tag { begin(tag, on: canvas) }
    if let link = mark.link { begin(CAIRO_TAG_LINK, attributes(link, area: area), on: canvas) }
  }

  func end(_ mark: SemanticMark, on canvas: CairoCanvas) {
    if mark.link != nil { cairo_tag_end(canvas.handle, CAIRO_TAG_LINK) }
    if let tag = mark.role?.tag { cairo_tag_end(canvas.handle, tag) }
    if mark.role != nil || mark.link != nil { open -= 1 }
  }

  func beginText(on canvas: CairoCanvas) -> Bool {
    guard open == 0 else { return false }
    begin("P", on: canvas)
    return true
  }
  func endText(on canvas: CairoCanvas) { cairo_tag_end(canvas.handle, "P") }

  /// Cairo takes a tag's begin, and not its end, for something painted: under a clip that leaves only the page's last part of a point,
  /// or with a picture off the page as its colour, it would leave the begin out and refuse the end.
  private func begin(_ tag: String, _ attributes: String = "", on canvas: CairoCanvas) {
    cairo_save(canvas.handle)
    cairo_reset_clip(canvas.handle)
    cairo_set_source_rgb(canvas.handle, 0, 0, 0)
    cairo_tag_begin(canvas.handle, tag, attributes)
    cairo_restore(canvas.handle)
  }

  /// The name of the next outline entry's place, when it has no anchor of its own.
  private var nextName: String { "outline-\(count)" }
  private var count = 0

  private func addAnchor(_ name: String, _ canvas: CairoCanvas, _ area: CGRect) {
    let corner = area.isNull ? CGPoint.zero : area.origin
    let place = "name='\(Self.quoted(name))' x=\(Self.number(corner.x)) y=\(Self.number(corner.y))"
    begin(CAIRO_TAG_DEST, place, on: canvas)
    cairo_tag_end(canvas.handle, CAIRO_TAG_DEST)
  }

  private func addLine(_ entry: SemanticMark.OutlineEntry, anchor: String) {
    while let last = parents.last, last.level >= entry.level { parents.removeLast() }
    let parent = parents.last?.id ?? CAIRO_PDF_OUTLINE_ROOT
    let id = cairo_pdf_surface_add_outline(
      surface, parent, entry.title.withoutNoncharacters, "dest='\(Self.quoted(anchor))'", CAIRO_PDF_OUTLINE_FLAG_OPEN)
    parents.append((entry.level, id))
    count += 1
  }

  private func attributes(_ link: URL, area: CGRect) -> String {
    let text = link.absoluteString
    let target = text.hasPrefix("#") ? "dest='\(Self.quoted(String(text.dropFirst())))'" : "uri='\(Self.quoted(text))'"
    guard !area.isNull else { return target }
    let numbers = [area.minX, area.minY, area.width, area.height].map(Self.number).joined(separator: " ")
    return "rect=[\(numbers)] \(target)"
  }

  /// The text between the quotes of a tag's attribute, which is a C string: without NUL, which would end it.
  private static func quoted(_ text: String) -> String {
    text.withoutNoncharacters.replacingOccurrences(of: "\0", with: "").replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "'", with: "\\'")
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%.3f", Double(value)) }
}

extension SemanticMark.Role {
  /// PDF's name for the role (ISO 32000-1 §14.8.4). Decoration has none: it stays out of the structure.
  var tag: String? {
    switch self {
    case .paragraph: "P"
    case .heading(let level): "H\(Swift.min(6, Swift.max(1, level)))"
    case .figure: "Figure"
    case .table: "Table"
    case .row: "TR"
    case .cell: "TD"
    case .headerCell: "TH"
    case .list: "L"
    case .listItem: "LI"
    case .artifact: nil
    }
  }
}
