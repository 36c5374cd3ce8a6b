import QuoinDrawing
import Testing
import UIKit

@testable import SwiftUI

/// Backgrounds of what lies over the page, in the dark: a step lighter, as UIKit's palette has them at its elevated level.
@MainActor @Suite("Levels in the dark") struct ElevationTests {
  private func color(at y: CGFloat, isDark: Bool = true, _ view: some View) throws -> PaintColor {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 390, height: 800))
    options.scale = 1
    let page = Page(view.environment(\.colorScheme, isDark ? .dark : .light), options: options).settle()
    return try PNGExporter(scale: 1).bitmap(for: page.displayList())[195, Int(y)]
  }
  private func gray(_ red: Double, _ green: Double, _ blue: Double) -> PaintColor {
    PaintColor(red: red / 255, green: green / 255, blue: blue / 255)
  }

  @Test("on a sheet the first background is #1C1C1E and a list's rows are #2C2C2E; on the page and on a cover black")
  func sheets() throws {
    func sheet(_ content: some View) -> some View { Color.clear.sheet(isPresented: .constant(true)) { content } }
    #expect(try color(at: 700, sheet(Color(.systemBackground))) == gray(28, 28, 30))
    #expect(try color(at: 700, sheet(Color.clear)) == gray(28, 28, 30))
    #expect(try color(at: 700, sheet(List { Color.clear.frame(height: 900) })) == gray(44, 44, 46))
    #expect(try color(at: 700, isDark: false, sheet(Color(.systemBackground))) == PaintColor(white: 1))
    #expect(try color(at: 700, Color(.systemBackground)) == PaintColor(white: 0))
    #expect(
      try color(at: 700, Color.clear.fullScreenCover(isPresented: .constant(true)) { Color(.systemBackground) }) == PaintColor(white: 0))
  }
}
