import Foundation
import QuoinText
import Testing

@testable import QuoinLayout
@testable import SwiftUI

/// A font whose every glyph is a square: 10 wide at 10 points, 8 above the baseline and 2 below.
@MainActor private enum Square {
  static let isThere: Bool = {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = fixtures.appendingPathComponent("QuoinTextTests/Fixtures/Square.ttf").path
    return (try? FontLibrary.standard.register(file: file)) != nil
  }()
}

@MainActor private func line(_ text: String, _ id: String, size: CGFloat = 10) -> some View {
  Text(verbatim: text).font(.custom("Square", fixedSize: size)).named(id)
}

@Suite("Facts 7, 29, 30, 63, 66–71: texts among views") @MainActor struct TextFactTests {
  init() { #expect(Square.isThere) }

  @Test("fact 7: a text's size is rounded up to the pixel") func fact7() {
    // Two letters of 7.3 are 14.6 wide; the line is 7.3 high. At 2 pixels a point: 15 and 7.5.
    #expect(frames(100, 100) { line("XX", "t", size: 7.3) }["t"]?.size == CGSize(width: 15, height: 7.5))
    #expect(frames(100, 100, scale: 1) { line("XX", "t", size: 7.3) }["t"]?.size == CGSize(width: 15, height: 8))
  }

  @Test("facts 29, 30: text over text by the leading, which is 0 here; text and others by the line") func fact29() {
    let texts = frames(100, 100) {
      VStack {
        line("X", "a")
        line("X", "b")
      }
    }
    #expect(texts["a"] == box(45, 40, 10, 10) && texts["b"] == box(45, 50, 10, 10))
    // Above a text 10 · 1.1 − 8 = 3.
    let mixed = frames(100, 100) {
      VStack {
        Leaf("leaf", 10, 10)
        line("X", "a")
      }
    }
    #expect((mixed["a"]?.minY ?? 0) - (mixed["leaf"]?.maxY ?? 0) == 3)
  }

  @Test("fact 63: a symbol lies like a text, on its baseline; a picture keeps its size, unless it may be resized") func fact63() {
    let found = frames(200, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star.fill").named("star")
        line("X", "text", size: 17)
      }
    }
    let star = found["star"] ?? .zero
    let baseline = (found["text"]?.minY ?? 0) + 0.8 * 17
    #expect(star.minY < baseline && star.maxY > baseline - 4 && star.height < 34)
    #expect(frames(200, 100) { Image(systemName: "star.fill").resizable().named("star") }["star"] == box(0, 0, 200, 100))
  }

  @Test("fact 66: offered nothing a text is nothing; its least width in a row is 0") func fact66() {
    #expect(frames(100, 100) { line("XXX", "t").frame(width: 0, height: 0) }["t"]?.size == CGSize(width: 0, height: 10))
    let found = frames(40, 20) {
      HStack(spacing: 0) {
        line("XXX XX", "t")
        Leaf("box", 40, 10).layoutPriority(1)
      }
    }
    #expect(found["t"]?.width == 0 && found["box"]?.width == 40)
  }

  @Test("fact 67: without a width one line a paragraph; with one it wraps by words, then by characters, and is as wide as its widest line")
  func fact67() {
    #expect(frames(300, 100) { line("XXX XX\nX", "t").fixedSize() }["t"]?.size == CGSize(width: 60, height: 20))
    #expect(frames(45, 100) { line("XXX XX X", "t") }["t"]?.size == CGSize(width: 40, height: 20))
    #expect(frames(25, 100) { line("XXXXX", "t") }["t"]?.size == CGSize(width: 20, height: 30))
  }

  @Test("fact 68: lines that do not fit are left out, one stays; limits count lines") func fact68() {
    #expect(frames(30, 25) { line("XXX XXX XXX", "t") }["t"]?.size == CGSize(width: 30, height: 20))
    #expect(frames(30, 5) { line("XXX XXX XXX", "t") }["t"]?.height == 10)
    #expect(frames(30, 100) { line("XXX XXX XXX", "t").lineLimit(2) }["t"]?.height == 20)
    #expect(frames(30, 100) { line("X", "t").lineLimit(3, reservesSpace: true) }["t"]?.height == 30)
    #expect(frames(45, 100) { line("XXXXXXXXXX", "t").lineLimit(1).truncationMode(.middle) }["t"]?.width == 40)
  }

  @Test("fact 69: the same size again for every offer between its own and the one it was made for") func fact69() {
    for width: CGFloat in [70, 73, 79] {
      #expect(frames(width, 100) { line("XXX XX XXXX", "t") }["t"]?.size == CGSize(width: 70, height: 20), "\(width)")
    }
  }

  @Test("fact 70: the first baseline is rounded to the nearest pixel, the last up; others have theirs at the bottom") func fact70() {
    let found = frames(200, 60) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        line("X\nX", "two")
        line("XX", "big", size: 20)
        Leaf("box", 10, 10)
      }
    }
    // Last baselines: 18 of 20, 16 of 20, 10 of 10.
    #expect(found["two"]?.minY == 19 && found["big"]?.minY == 21 && found["box"]?.minY == 27)
  }

  @Test("fact 71: a line of the system's font at 17 is 20.29 high, up to the pixel") func fact71() {
    #expect(frames(200, 60, scale: 3) { Text("Hello").named("t") }["t"]?.height == CGFloat(61) / 3)
  }

  @Test("D10: a text shrinks before it is cut") func shrinking() {
    let page = placed(50, 20) { line("XXXXXXXX", "t").lineLimit(1).minimumScaleFactor(0.5) }
    let size = page.framesByIdentifier()["t"]?.size ?? .zero
    #expect(size.width <= 50 && size.height < 10 && size.height >= 5)
  }

  @Test("D11: in a stack too small for it a text takes what it is offered") func offered() {
    let found = frames(40, 40) {
      HStack(spacing: 0) {
        Color.cyan.named("c")
        line("XXX", "t")
        Color.teal
      }
    }
    #expect(found["t"]?.width == 10 && found["c"]?.width == 15)
  }
}
