import Foundation
import QuoinDrawing
import QuoinLayout
import Testing

@testable import SwiftUI

private struct AskedShape: Shape {
  let seen: @Sendable (CGRect) -> Void
  func path(in rect: CGRect) -> Path {
    seen(rect)
    return Path(CGRect(x: 0, y: 0, width: rect.width, height: 2))
  }
}

@Suite("Shapes and colours") @MainActor struct ShapeSpaceTests {
  @Test("a user's shape is asked in its own space, and drawn where it lies") func ownSpace() throws {
    nonisolated(unsafe) var asked: [CGRect] = []
    let view = AskedShape { asked.append($0) }.fill(.black).frame(width: 30, height: 20).padding(10)
    let items = ImageRenderer(content: view).page().displayList().items
    #expect(asked == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    guard case .fill(let path, _, _) = try #require(items.first) else { throw Failure() }
    #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 30, height: 2))
  }

  /// Apple's Human Interface Guidelines: system blue and the second label in light and dark.
  @Test("system colours answer to the surroundings") func systemColors() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.blue.style(in: EnvironmentValues(), level: 0).color == PaintColor(hex: 0x007AFF))
    #expect(Color.blue.style(in: dark, level: 0).color == PaintColor(hex: 0x0A84FF))
    #expect(Color.secondary.style(in: dark, level: 0).color == PaintColor(hex: 0xEBEBF5, alpha: 0.6))
  }

  @Test("a colour that no catalogue has is clear, and a finding") func missingColor() {
    let page = ImageRenderer(content: Color("Nowhere").frame(width: 10, height: 10)).page()
    #expect(page.findings.contains { $0.kind == .missingResource && $0.message.contains("Nowhere") })
  }

  private struct Failure: Error {}
}
