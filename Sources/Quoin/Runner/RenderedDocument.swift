import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinMessages

/// A preview that is a document: printed page by page, in the document's own sheets.
@MainActor final class RenderedDocument: RenderedPreview {
  private let document: Document
  private(set) var findings: [Finding]
  let doubts: LayoutTrace

  /// `findings` are those of the page that the document stood on, `doubts` tells whose they are.
  init(_ document: Document, choices: RenderChoices, findings: [Finding], doubts: LayoutTrace) {
    var document = document
    if let scale = choices.scale { document.scale = CGFloat(scale) }
    if document.metadata.language == nil { document.metadata.language = choices.locale?.replacing("_", with: "-") }
    self.document = document
    self.findings = findings
    self.doubts = doubts
  }

  func print(_ order: RenderOrder, _ summary: PreviewSummary, receive: (Data) -> Void) throws(RunnerRefusal) {
    do {
      switch order.format {
      case .pdf:
        let pdf = try document.pdf()
        findings += pdf.findings
        receive(pdf.data)
      case .json:
        var pages: [LayoutTree] = []
        findings += try document.pressed { pages.append($0.layoutTree()) }
        var layout = LayoutDocument(pages: pages, of: document, self, order, summary)
        if let wish = order.choices.explanation { layout.breaks = try PageAnswers(document, wish).ends }
        receive(try layout.data())
      case .txt:
        let answers = try PageAnswers(document, order.choices.explanation ?? RenderChoices.Explanation())
        findings += answers.findings
        receive(Data(try answers.lines().map { $0 + "\n" }.joined().utf8))
      case .png, .svg, .webp, .gif:
        let background = order.format != .svg ? PaintColor(white: 1) : nil
        findings += try document.pages {
          receive(try PictureMaking.data(of: $0, order, scale: document.scale, background: background))
        }
      }
    } catch {
      throw RunnerRefusal((error as? RunnerRefusal)?.message ?? "\(error)")
    }
  }

  let trace = LayoutTrace()

  func shots() throws(RunnerRefusal) -> [PageSnapshot] {
    var shots: [PageSnapshot] = []
    let size = CGSize(width: document.pageSize.width, height: document.pageSize.height)
    do {
      findings += try document.pressed { page in
        shots.append(
          PageSnapshot(
            list: page.displayList(), tree: page.layoutTree(), size: size, scale: document.scale, background: PaintColor(white: 1)))
      }
    } catch {
      throw RunnerRefusal("\(error)")
    }
    return shots
  }

  func thumbnail() throws(RunnerRefusal) -> PreviewThumbnail {
    var face: PreviewThumbnail?
    do {
      _ = try document.pressed { page in
        if face == nil { face = PreviewThumbnail(list: page.displayList(), pageCount: 0) }
        face?.pageCount += 1
      }
    } catch {
      throw RunnerRefusal("\(error)")
    }
    return face ?? PreviewThumbnail(list: DisplayList(size: document.pageSize.size, items: []))
  }
}
