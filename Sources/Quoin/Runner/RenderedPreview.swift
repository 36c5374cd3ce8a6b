import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinMessages

/// A preview that was laid out and can be printed.
@MainActor protocol RenderedPreview {
  /// The doubtful spots; those of a document are known once it was printed.
  var findings: [Finding] { get }
  /// A trace that tells whose the findings are.
  var doubts: LayoutTrace { get }
  /// Makes the preview's files in order: one, or one a page.
  func print(_ order: RenderOrder, _ summary: PreviewSummary, receive: (Data) -> Void) throws(RunnerRefusal)
  /// What a contact sheet shows of it, and how many pages there are.
  func thumbnail() throws(RunnerRefusal) -> PreviewThumbnail
  /// Every page as it is compared with what was recorded.
  func shots() throws(RunnerRefusal) -> [PageSnapshot]
  /// Every proposal and answer; empty unless it was asked for, and for documents.
  var trace: LayoutTrace { get }
}

/// A page to compare: what is drawn, and where everything lies.
struct PageSnapshot {
  var list: DisplayList
  var tree: LayoutTree
  var size: CGSize
  var scale: CGFloat
  /// What the picture is drawn on; nil leaves it transparent.
  var background: PaintColor?
}

/// The picture of a preview that stands for it among others.
struct PreviewThumbnail {
  var list: DisplayList
  var pageCount = 1
}

/// A preview that is one page.
@MainActor protocol RenderedPage: RenderedPreview {
  var size: CGSize { get }
  var scale: CGFloat { get }
  func displayList() -> DisplayList
  func layoutTree() -> LayoutTree
  /// The page as a moving picture, if one was asked for; nil for a still.
  func film(_ order: RenderOrder) throws(RunnerRefusal) -> Data?
}

extension RenderedPage {
  func shots() throws(RunnerRefusal) -> [PageSnapshot] { [PageSnapshot(list: displayList(), tree: layoutTree(), size: size, scale: scale)] }

  func thumbnail() throws(RunnerRefusal) -> PreviewThumbnail { PreviewThumbnail(list: displayList()) }

  func print(_ order: RenderOrder, _ summary: PreviewSummary, receive: (Data) -> Void) throws(RunnerRefusal) {
    if order.format == .json { return receive(try LayoutDocument(self, order, summary).data()) }
    if order.format == .txt { return receive(Data(try TraceAnswers(trace, order, summary).lines().map { $0 + "\n" }.joined().utf8)) }
    if order.format.hasPixels { try CanvasChoice.checkPixels(size, scale: scale) }
    if let film = try film(order) { return receive(film) }
    receive(try PictureMaking.data(of: displayList(), order, scale: scale))
  }
  func film(_ order: RenderOrder) throws(RunnerRefusal) -> Data? { nil }
  var doubts: LayoutTrace { trace }
}

/// One display list in one of the formats that show something.
enum PictureMaking {
  static func data(of list: DisplayList, _ order: RenderOrder, scale: CGFloat, background: PaintColor? = nil) throws(RunnerRefusal) -> Data
  {
    do throws(DrawingError) {
      switch order.format {
      case .png: return try PNGExporter(scale: scale, background: background).data(for: list)
      case .svg: return try SVGExporter(text: order.choices.outlinesText ? .outlines : .selectable, pixelScale: scale).data(for: list)
      case .webp: return try PNGExporter(scale: scale, background: background).bitmap(for: list).webpData()
      case .gif: return try PNGExporter(scale: scale, background: background).bitmap(for: list).gifData()
      case .pdf: return try PDFExporter(pixelScale: scale).data(for: list)
      case .json, .txt: throw .drawingFailed("a layout is no picture")
      }
    } catch {
      throw RunnerRefusal("\(error)")
    }
  }
}
