import CoreGraphics
import QuoinDrawing
import Testing

@testable import SwiftUI

@Suite @MainActor struct PageTests {
  @Test func aPaddedLeafIsCentredWithItsBackground() {
    let found = frames(320, 480) {
      Leaf("leaf").padding(10).background(Color.teal.accessibilityIdentifier("teal"))
    }
    #expect(found["leaf"] == box(134.5, 231.5, 51, 17))
    #expect(found["teal"] == box(124.5, 221.5, 71, 37))
  }
}

/// A page's options, whatever is written there.
@Suite("Page options") @MainActor struct PageOptionsTests {
  @Test("a scale that is no scale counts as 1, for the layout and for all exporters", arguments: [0, -2, CGFloat.nan, .infinity])
  func scale(_ scale: CGFloat) throws {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 10, height: 10))
    options.scale = scale
    let page = Page(Color.red.frame(width: 3.3, height: 4), options: options).settle()
    let bitmap = try PNGExporter(scale: page.scale).bitmap(for: page.displayList())
    #expect(bitmap.width == 10 && bitmap.height == 10)
    #expect(try page.svg().contains("<svg") && !page.pdfData().isEmpty)
  }
}
