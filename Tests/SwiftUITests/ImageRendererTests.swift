import Foundation
import QuoinDrawing
import Testing
import UIKit

@testable import SwiftUI

@Suite @MainActor struct ImageRendererTests {
  @Test("the picture is the view's ideal size, or its answer to what is proposed, at the scale") func sizes() throws {
    let renderer = ImageRenderer(content: Color.red.frame(minWidth: 20, maxWidth: 60).frame(height: 10))
    renderer.scale = 3
    let ideal = try Bitmap(data: renderer.pngData())
    #expect(ideal.width == 60 && ideal.height == 30)
    renderer.proposedSize = ProposedViewSize(width: 500, height: 500)
    let offered = try Bitmap(data: renderer.pngData())
    #expect(offered.width == 180 && offered.height == 30)
    #expect(renderer.uiImage?.size == CGSize(width: 60, height: 10))
    #expect(renderer.uiImage?.pngData() != nil)
  }

  @Test("only what is drawn is opaque, unless the renderer is") func opacity() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 2, height: 2))
    #expect(try Bitmap(data: renderer.pngData())[0, 0].alpha == 0)
    renderer.isOpaque = true
    #expect(try Bitmap(data: renderer.pngData())[0, 0].alpha == 1)
  }

  @Test("render draws into a PDF context, as written for the phone") func pdf() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    ImageRenderer(content: Text("Hello")).render { size, context in
      var box = CGRect(origin: .zero, size: size)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      context(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
  }

  @Test("a page may be painted on many threads at once, and the bytes are the same") func threads() async throws {
    let page = ImageRenderer(content: Text("Quoin").padding().background(.orange.gradient).shadow(radius: 3)).page()
    let first = try page.pngData()
    let all = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try page.pngData() } }
      var all: [Data] = []
      for try await data in group { all.append(data) }
      return all
    }
    #expect(all.allSatisfy { $0 == first })
  }

  /// A server's memory must not grow with the number of its customers.
  @Test("folders of resources are kept up to a number") func folders() throws {
    for index in 0..<(PageResources.mostShared + 20) {
      let renderer = ImageRenderer(content: Color.red.frame(width: 1, height: 1))
      renderer.resourceFolders = [URL(fileURLWithPath: "/tmp/no-such-folder-\(index)")]
      _ = renderer.page()
    }
    #expect(PageResources.sharedCount <= PageResources.mostShared)
    SharedResources.removeAll()
    #expect(PageResources.sharedCount == 0)
  }
}
