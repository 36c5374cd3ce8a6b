@_exported import Foundation
import SwiftUI
@_exported import UIKit

/// A document of pages; they are not read.
open class PDFDocument: NSObject, @unchecked Sendable {
  /// Where it is.
  public let documentURL: URL?
  private let bytes: Data
  /// A file; nil when it is not there.
  public init?(url: URL) {
    guard let bytes = try? Data(contentsOf: url) else { return nil }
    (documentURL, self.bytes) = (url, bytes)
  }
  /// Bytes; nil when they do not begin as a document does.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    (documentURL, bytes) = (nil, data)
  }
  /// Nothing.
  public override init() { (documentURL, bytes) = (nil, Data()) }
  /// How many pages: not known, 0.
  open var pageCount: Int { 0 }
  /// A page: none.
  open func page(at index: Int) -> PDFPage? { nil }
  /// The text: not read.
  open var string: String? { nil }
  /// The bytes.
  open func dataRepresentation() -> Data? { bytes }
  /// Adds a page; not kept.
  open func insert(_ page: PDFPage, at index: Int) {}
  /// Writes the bytes; whether that went well.
  @discardableResult open func write(to url: URL) -> Bool { (try? bytes.write(to: url)) != nil }
}
/// A page.
open class PDFPage: NSObject, @unchecked Sendable {
  /// A page of a picture.
  public init?(image: UIImage) {}
  /// An empty page.
  public override init() {}
  /// The text: not read.
  open var string: String? { nil }
  /// By how many degrees it is turned, clockwise.
  open var rotation = 0
  /// Its box.
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  /// A small picture: empty.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
/// Which box of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// How pages are shown.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// Which way pages go.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// Shows a document: here a plate.
open class PDFView: _ServicePlaceholderView {
  /// The document.
  open var document: PDFDocument?
  /// Whether pages fill the width.
  open var autoScales = false
  /// How pages are shown.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// Which way pages go.
  open var displayDirection = PDFDisplayDirection.vertical
  /// How much larger.
  open var scaleFactor: CGFloat = 1
  /// At least.
  open var minScaleFactor: CGFloat = 0.1
  /// At most.
  open var maxScaleFactor: CGFloat = 10
  /// How much to fill the width.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// Whether pages have gaps.
  open var displaysPageBreaks = true
  /// What is around a page.
  open var pageBreakMargins = UIEdgeInsets.zero
  /// The page that is shown: none.
  open var currentPage: PDFPage? { nil }
  /// Whether one leafs.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
  /// Goes to a page.
  open func go(to page: PDFPage) {}
  /// Goes on.
  open func goToNextPage(_ sender: Any?) {}
  /// Goes back.
  open func goToPreviousPage(_ sender: Any?) {}
  open override var _serviceName: String { "PDFView" }
}
