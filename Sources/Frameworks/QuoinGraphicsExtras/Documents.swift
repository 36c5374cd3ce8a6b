import UIKit

/// A document of pages. It is not read here: it has none.
public final class CGPDFDocument: Sendable {
  private init?(_ bytes: Data?) { guard bytes?.starts(with: Data("%PDF".utf8)) == true else { return nil } }
  /// A file; nil when it is not there, or none.
  public convenience init?(_ url: CFURL) { self.init(try? Data(contentsOf: url)) }
  /// Bytes; nil when they are none.
  public convenience init?(_ provider: CGDataProvider) { self.init(provider.data) }
  /// How many pages: 0.
  public var numberOfPages: Int { 0 }
  /// A page, counted from 1: none.
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
  /// Whether a word opens it: it is not read.
  public var isEncrypted: Bool { false }
  /// Whether it is open: yes.
  public var isUnlocked: Bool { true }
  /// Opens it by a word: it is open.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }
  /// Whether it may be printed: yes.
  public var allowsPrinting: Bool { true }
  /// Whether its words may be copied: yes.
  public var allowsCopying: Bool { true }
}
/// Which box of a page, by Apple's numbers.
public enum CGPDFBox: Int32, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }
/// A page of a document: none is read here, so there never is one.
public final class CGPDFPage: Sendable {
  private init() {}
  /// The document.
  public var document: CGPDFDocument? { nil }
  /// Which page, counted from 1.
  public var pageNumber: Int { 1 }
  /// How it is turned, in degrees.
  public var rotationAngle: Int32 { 0 }
  /// A box of it.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
  /// The map that brings a box of it into a rectangle.
  public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
    .identity
  }
}
