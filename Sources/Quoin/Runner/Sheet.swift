import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinMessages

/// A preview that was laid out and can be printed.
@MainActor protocol Sheet {
  /// The doubtful spots; those of a document are known once it was printed.
  var findings: [Finding] { get }
  /// Makes the preview's files in order: one, or one a page.
  func print(_ order: RenderOrder, _ file: String, receive: (Data) -> Void) throws(RunnerRefusal)
  /// What a contact sheet shows of it, and how many pages there are.
  func face() throws(RunnerRefusal) -> SheetFace
}

/// The picture of a preview that stands for it among others.
struct SheetFace {
  var list: DisplayList
  var pageCount = 1
}

/// A preview that is one page.
@MainActor protocol PageSheet: Sheet {
  var size: CGSize { get }
  var scale: CGFloat { get }
  func displayList() -> DisplayList
  func layoutTree() -> LayoutTree
}

extension PageSheet {
  func face() throws(RunnerRefusal) -> SheetFace { SheetFace(list: displayList()) }

  func print(_ order: RenderOrder, _ file: String, receive: (Data) -> Void) throws(RunnerRefusal) {
    if order.format == .json { return receive(try LayoutDocument(self, order, file).data()) }
    receive(try PictureMaking.data(of: displayList(), order, scale: scale))
  }
}

/// One display list in one of the formats that show something.
enum PictureMaking {
  static func data(of list: DisplayList, _ order: RenderOrder, scale: CGFloat, background: PaintColor? = nil) throws(RunnerRefusal) -> Data
  {
    do throws(DrawingError) {
      switch order.format {
      case .png: return try PNGExporter(scale: scale, background: background).data(for: list)
      case .svg: return try SVGExporter(text: order.choices.outlinesText ? .outlines : .selectable, pixelScale: scale).data(for: list)
      case .pdf: return try PDFExporter(pixelScale: scale).data(for: list)
      case .json: throw .drawingFailed("a layout is no picture")
      }
    } catch {
      throw RunnerRefusal("\(error)")
    }
  }
}
