import SwiftUI
import UIKit

extension Ledger {
  func pageRendering() {
    topic("Pictures of views")

    measure(
      "ImageRenderer", "ImageRenderer.content", "ImageRenderer.proposedSize", "ImageRenderer.scale", "ImageRenderer.environment",
      "ImageRenderer.uiImage", says: "a picture of a view at its ideal size, or what it makes of a proposal; so many pixels a point",
      from: .documented("swiftui/imagerenderer")
    ) { judge in
      let renderer = ImageRenderer(content: Paper())
      judge.equal(renderer.scale, 1)
      judge.equal(renderer.proposedSize, .unspecified)
      judge.equal(renderer.uiImage?.size, CGSize(width: 30, height: 10))
      renderer.proposedSize = ProposedViewSize(width: 50, height: 20)
      judge.equal(renderer.page().size, CGSize(width: 50, height: 20))
      renderer.scale = 2
      judge.equal(renderer.uiImage?.size, CGSize(width: 50, height: 20))
      judge.equal(renderer.uiImage?.scale, 2)
      judge.equal(try UIImage(data: renderer.pngData())?.size, CGSize(width: 100, height: 40))
      renderer.environment = { $0.layoutDirection = .rightToLeft }
      judge.equal(renderer.layoutTree().first(identifier: "box")?.frame.x, 20)
      renderer.content = Paper(width: 20)
      judge.equal(renderer.layoutTree().first(identifier: "box")?.frame.x, 30)
      judge.expect(ImageRenderer(content: EmptyView()).uiImage == nil, "nothing is no picture")
    }
    measure(
      "ImageRenderer.isOpaque", "ImageRenderer.pngData", "PlacedPage.pngData",
      says: "a PNG is transparent where nothing is drawn, or on white", from: .documented("swiftui/imagerenderer/isopaque")
    ) { judge in
      let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
      judge.equal(renderer.isOpaque, false)
      let clear = try renderer.pngData()
      renderer.isOpaque = true
      let white = try renderer.pngData()
      let drawn = try ImageRenderer(content: Color.white.frame(width: 4, height: 4)).pngData()
      @MainActor func shown(_ data: Data) throws -> Shown {
        try Shown(Image(uiImage: UIImage(data: data)!).background(Color.pureRed, ignoresSafeAreaEdges: []), .fit, judge)
      }
      try shown(clear).area(0xFF0000, 0, 0, 4, 4)
      try shown(white).area(0xFFFFFF, 0, 0, 4, 4)
      try shown(drawn).area(0xFFFFFF, 0, 0, 4, 4)
      judge.equal(try renderer.page().pngData(isOpaque: true), white)
      judge.equal(try renderer.page().pngData(), clear)
    }
    measure(
      "ImageRenderer.svg", "ImageRenderer.pdfData", "PlacedPage.svg", "PlacedPage.pdfData", "PlacedPage.displayList",
      "ImageRenderer.render", says: "the same page as SVG and PDF, and drawn into a context", from: .documented("swiftui/imagerenderer")
    ) { judge in
      let renderer = ImageRenderer(content: Text("Words").padding(3))
      let svg = try renderer.svg()
      judge.expect(svg.hasPrefix("<?xml") || svg.hasPrefix("<svg"), "an SVG")
      judge.expect(svg.contains("Words"), "text as text")
      judge.equal(try renderer.page().svg(), svg)
      judge.expect(try !renderer.page().svg(selectable: false).contains("Words"), "text as outlines")
      let pdf = try renderer.pdfData()
      judge.expect(pdf.starts(with: Data("%PDF-".utf8)), "a PDF")
      judge.equal(try renderer.page().pdfData().count, pdf.count)
      judge.expect(!renderer.page().displayList().items.isEmpty, "something is drawn")
      judge.equal(renderer.page().displayList().size, renderer.page().size)
      let notes = Notes<CGSize>()
      let boxes = ImageRenderer(content: Box("a", 20, 10))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
        boxes.render { size, draw in
          notes.note(size)
          draw(context.cgContext)
        }
      }
      judge.equal(notes.last, CGSize(width: 20, height: 10))
      let shown = try Shown(Image(uiImage: image), .fit, judge)
      judge.equal(shown.area(0xFF0000).size, CGSize(width: 20, height: 10))
    }
    value(
      "ImageRenderer.colorMode", says: "how colours are stored; all pictures are sRGB", from: .documented("swiftui/imagerenderer/colormode")
    ) { judge in
      let renderer = ImageRenderer(content: EmptyView())
      judge.equal(renderer.colorMode, .nonLinear)
      renderer.colorMode = .linear
      judge.equal(renderer.colorMode, .linear)
    }
    measure("ImageRenderer.resourceFolders", says: "where pictures are found by name", from: .documented("ImageRenderer.resourceFolders")) {
      judge in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try ImageRenderer(content: Box("a", 7, 5)).pngData().write(to: folder.appendingPathComponent("red.png"))
      let renderer = ImageRenderer(content: Image("red"))
      judge.equal(renderer.resourceFolders, [])
      judge.equal(renderer.page().findings.map(\.kind), [.missingResource])
      renderer.resourceFolders = [folder]
      judge.equal(renderer.page().findings, [])
      judge.equal(renderer.page().size, CGSize(width: 7, height: 5))
    }
    value(
      "PageOptions", "PageOptions.*", "PageOptions.Canvas", says: "a phone's screen at 3 pixels a point unless set",
      from: .recorded("iPhone 15: 393 × 852, safe area 59 and 34")
    ) {
      var options = PageOptions()
      $0.equal(options.canvas, .device(CGSize(width: 393, height: 852), EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)))
      $0.equal(options.scale, 3)
      $0.equal(options.isOpaque, false)
      $0.equal(options.isTraced, false)
      $0.equal(options.passLimit, 32)
      options.canvas = .fit
      options.environment = { $0.lineSpacing = 4 }
      var values = EnvironmentValues()
      options.environment(&values)
      $0.equal(values.lineSpacing, 4)
      $0.equal(options.canvas, .fit)
      $0.expect(PageOptions.Canvas.proposed(.zero) != .fixed(.zero))
    }
    value("Visibility", "Visibility.*", says: "as the place asks for, shown, or not shown", from: .documented("swiftui/visibility")) {
      $0.equal(Visibility.allCases, [.automatic, .visible, .hidden])
    }
    row("View.tag", says: "changes nothing by itself", from: .documented("swiftui/view/tag(_:)"), in: .fit) {
      Box("a", 20, 10).tag(3).tag("word")
    } holds: {
      $0.frame("a", 0, 0, 20, 10)
      $0.looks(like: { Box("a", 20, 10) })
    }
  }
}

private struct Paper: View {
  var width: CGFloat = 30
  var body: some View { Box("box", width, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
}
