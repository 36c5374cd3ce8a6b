import Foundation
import QuoinDrawing
import QuoinObjectiveC

/// The pages of a PDF while they are drawn.
final class PDFDocumentTarget {
  let url: URL
  let size: CGSize
  var pages: [DisplayList] = []
  init(url: URL, size: CGSize) {
    self.url = url
    self.size = size
  }
}

extension CGContext {
  /// A context whose pages become the PDF file at `url` when `closePDF` is called. Without a media box pages are US Letter.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
    guard url.isFileURL, size.width > 0, size.height > 0 else { return nil }
    self.init(DisplayListBuilder(size: size), base: .identity, traits: UITraitCollection())
    document = PDFDocumentTarget(url: url, size: size)
  }

  /// Begins a page; what was drawn since the last one ended is dropped.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let document else { return }
    builder = DisplayListBuilder(size: document.size)
  }

  /// Ends the page.
  public func endPDFPage() {
    guard let document else { return }
    closeAll()
    document.pages.append(builder.finish())
    builder = DisplayListBuilder(size: document.size)
  }

  /// Writes the file, whole or not at all; a failure is told on standard error, as Core Graphics does.
  public func closePDF() {
    guard let document else { return }
    do {
      try PDFExporter().data(for: document.pages).write(to: document.url, options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("\(document.url.path): \(error)\n".utf8))
    }
  }

  /// Draws a finished page here, under the current transform.
  package func draw(_ list: DisplayList) {
    var group = DisplayGroup(list.items)
    group.transform = ctm
    builder.add(.group(group))
  }
}
