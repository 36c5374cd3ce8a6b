/// A document that is drawn by hand between two calls, and where its bytes go.
@MainActor private enum PDFContexts {
  static var open: [(context: UIGraphicsPDFRendererContext, end: (Data) -> Void)] = []

  static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ end: @escaping (Data) -> Void) {
    let format = UIGraphicsPDFRendererFormat()
    for (key, value) in info ?? [:] { if let key = key as? String { format.documentInfo[key] = value } }
    // The size of a letter, as documented for a rectangle of nothing.
    let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    open.append((UIGraphicsPDFRendererContext(bounds: page, format: format), end))
  }
}

/// Begins a document whose bytes are added to `data` when it ends; its pages have the size of `bounds`, 612 by 792 points if that is empty.
@MainActor @preconcurrency public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { PDFContexts.begin(bounds, documentInfo) { data.append($0) } }
/// Begins a document that is written to a file when it ends, and says whether it may be.
@MainActor @preconcurrency @discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  PDFContexts.begin(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path)) }
  return true
}
/// Begins the next page, of the document's size; does nothing outside a document.
@MainActor @preconcurrency public func UIGraphicsBeginPDFPage() { PDFContexts.open.last?.context.beginPage() }
/// Begins the next page, of a size of its own; does nothing outside a document.
@MainActor @preconcurrency public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFContexts.open.last?.context.beginPage(withBounds: bounds, pageInfo: [:])
}
/// The page that is drawn; zero outside a document.
@MainActor @preconcurrency public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFContexts.open.last?.context.pdfContextBounds ?? .zero
}
/// Ends the document; does nothing outside one.
@MainActor @preconcurrency public func UIGraphicsEndPDFContext() {
  guard let (context, end) = PDFContexts.open.popLast() else { return }
  end(context.data())
}
