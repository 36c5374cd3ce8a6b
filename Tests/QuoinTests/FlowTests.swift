import Foundation
import Quoin
import QuoinLayout
import Testing

@testable import SwiftUI

@MainActor private func frames(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View) -> [String: CGRect] {
  page(width, height, view).framesByIdentifier()
}
@MainActor private func page(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View) -> PlacedPage {
  var options = PageOptions()
  options.canvas = .fixed(CGSize(width: width, height: height))
  return Page(view(), options: options).settle()
}
private func chip(_ id: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
  Color.purple.frame(width: width, height: height).accessibilityIdentifier(id)
}
private let widths: [CGFloat] = [40, 60, 50, 80, 30]

@MainActor @Suite("Flow") struct FlowTests {
  @Test("greedy lines of 40 60 | 50 | 80 30 in 120 with gaps of 4 and 8")
  func greedy() {
    let frames = frames(120, 76) {
      Flow(lineAlignment: .justified, spacing: 4, lineSpacing: 8) { ForEach(0..<5) { chip("c\($0)", widths[$0]) } }
    }
    // Justified: the first line's gap grows to 20, the last stays.
    #expect(frames["c0"] == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(frames["c1"] == CGRect(x: 60, y: 0, width: 60, height: 20))
    #expect(frames["c2"] == CGRect(x: 0, y: 28, width: 50, height: 20))
    #expect(frames["c4"] == CGRect(x: 84, y: 56, width: 30, height: 20))
  }

  @Test("balanced breaking makes the lines equally long", arguments: [Flow.Breaking.greedy, .balanced])
  func breaking(_ breaking: Flow.Breaking) {
    let frames = frames(100, 20) {
      Flow(breaking: breaking, spacing: 0, lineSpacing: 0) { ForEach(0..<4) { chip("c\($0)", 30, 10) } }
    }
    #expect(frames["c2"]?.minY == (breaking == .greedy ? 0 : 10))
  }

  @Test("items that fill a line to the last bit, as far as numbers go, stand in it", arguments: [Flow.Breaking.greedy, .balanced])
  func exactLines(_ breaking: Flow.Breaking) {
    // Three times 0.1 are a little more than 0.3 in binary numbers.
    let frames = frames(0.3, 20) {
      Flow(breaking: breaking, spacing: 0, lineSpacing: 0) { ForEach(0..<3) { chip("c\($0)", 0.1, 10) } }
    }
    #expect(frames["c2"]?.minY == frames["c0"]?.minY)
  }

  @Test("less than a point of free room goes to the items, too")
  func smallShares() {
    let found = frames(61, 10) {
      Flow(distribution: .items, spacing: 0) {
        ForEach(0..<2) { index in
          Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: .infinity).frame(height: 10).accessibilityIdentifier("c\(index)")
        }
      }
    }
    #expect(found["c0"]?.width == 30.5 && found["c1"]?.maxX == 61)
  }

  @Test("items of a line are aligned by their guides")
  func itemAlignment() {
    let frames = frames(100, 40) {
      Flow(alignment: .bottom, spacing: 0) {
        chip("a", 20, 10)
        chip("b", 20, 40)
      }
    }
    #expect(frames["a"]?.minY == 30)
  }

  @Test("the room that a line leaves goes to gaps or items")
  func distribution() {
    let gaps = frames(100, 10) { Flow(distribution: .gaps, spacing: 0) { ForEach(0..<3) { chip("c\($0)", 20, 10) } } }
    #expect(gaps["c2"]?.maxX == 100)
    #expect(gaps["c1"]?.minX == 40)
    let items = frames(100, 10) {
      Flow(distribution: .items, spacing: 0) {
        ForEach(0..<2) { index in
          Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: .infinity).frame(height: 10).accessibilityIdentifier("c\(index)")
        }
      }
    }
    #expect(items["c1"] == CGRect(x: 50, y: 0, width: 50, height: 10))
  }

  @Test("a cap on lines with what stands for the hidden ones")
  func capped() {
    let frames = frames(120, 48) {
      Flow(spacing: 4, lineSpacing: 8, maxLines: 2).capped {
        ForEach(0..<9) { chip("c\($0)", 30) }
      } overflow: {
        chip("more\($0)", 40)
      }
    }
    // Three fit a line; the second line keeps two and "+4", since 30 + 4 + 30 + 4 + 40 = 108.
    #expect(frames["c4"] != nil && frames["c5"] == nil)
    #expect(frames["more4"]?.width == 40)
  }

  /// What stands for hidden views, with state of its own.
  private struct More: View {
    let count: Int
    @State private var extra: CGFloat = 0
    var body: some View {
      chip("more\(count)", 40 + extra).onAppear { extra = 12 }
    }
  }
  /// A row of a list, with state of its own: what is in the flow, and whether it is capped.
  private struct Row: View {
    let name: String
    @State private var count = 3
    var body: some View {
      Flow(spacing: 4, lineSpacing: 8, maxLines: 2).capped {
        ForEach(0..<count, id: \.self) { chip("\(name)\($0)", 30) }
      } overflow: {
        More(count: $0)
      }
      .onAppear { count = 9 }
    }
  }

  @Test(
    "state changes a capped flow and what stands for its hidden views, alone, in a stack and in rows of a list", arguments: [0, 1, 2, 3])
  func cappedWithState(place: Int) {
    let frames = frames(160, 300) {
      switch place {
      case 0: Row(name: "a").frame(width: 120)
      case 1: VStack { Row(name: "a").frame(width: 120) }
      case 2: List { Row(name: "a").frame(width: 120) }
      default: List { ForEach(0..<1) { _ in Row(name: "a").frame(width: 120, alignment: .leading) } }
      }
    }
    // Three fit a line; the second keeps two and what stands for four, since 30 + 4 + 30 + 4 + 52 are 120.
    #expect(frames.keys.sorted() == ["a0", "a1", "a2", "a3", "a4", "more4"])
    let first = frames["a0"] ?? .null
    #expect(frames["a3"] == first.offsetBy(dx: 0, dy: 28))
    #expect(frames["more4"] == CGRect(x: first.minX + 68, y: first.minY + 28, width: 52, height: 20))
  }

  @Test("separators stand between items of a line only")
  func separated() {
    let page = page(110, 48) {
      Flow(spacing: 4, lineSpacing: 8).separated {
        ForEach(0..<4) { chip("c\($0)", 45) }
      } by: {
        Color.red.frame(width: 2, height: 10)
      }
    }
    let frames = page.framesByIdentifier()
    #expect(frames["c1"]!.minX - frames["c0"]!.maxX == 10)
    #expect(frames["c2"]!.minX == frames["c0"]!.minX)
  }

  @Test("explicit breaks, vertical flows, right to left")
  func variants() {
    let broken = frames(100, 40) {
      Flow(spacing: 0, lineSpacing: 0) {
        chip("a", 20)
        chip("b", 20).flowBreak()
      }
    }
    #expect(broken["b"]?.minY == 20)
    let vertical = frames(60, 50) {
      Flow(.vertical, alignment: .leading, spacing: 0, lineSpacing: 0) { ForEach(0..<3) { chip("c\($0)", 30) } }
    }
    #expect(vertical["c2"] == CGRect(x: 30, y: 0, width: 30, height: 20) || vertical["c2"]?.minX == 30)
    let mirrored = frames(100, 20) {
      Flow(lineAlignment: .justified, spacing: 0) { ForEach(0..<2) { chip("c\($0)", 50) } }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored["c0"]?.minX == 50)
  }

  @Test("a million chips in a scroll view: only those in sight are made")
  func lazy() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let frames = frames(390, 844) {
      ScrollView {
        LazyFlow(spacing: 0, lineSpacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { index in
            let _ = (counter.count += 1)
            chip(index == 13 ? "c13" : "other", 30)
          }
        }
      }
    }
    #expect(frames["c13"] == CGRect(x: 0, y: 20, width: 30, height: 20))
    #expect(counter.count < 13 * 60)
  }

  @Test("a flow in AnyLayout is the same flow")
  func erased() {
    let frames = frames(50, 40) { AnyLayout(Flow(spacing: 0, lineSpacing: 0)) { ForEach(0..<2) { chip("c\($0)", 30) } } }
    #expect(frames["c1"]?.minY == 20)
  }

  @Test("bad input: no lines allowed, negative gaps")
  func badInput() {
    let none = page(100, 20) { Flow(maxLines: 0) { chip("a", 20) } }
    #expect(none.framesByIdentifier().isEmpty)
    #expect(none.findings.contains { $0.view == "Flow" && $0.message.contains("maxLines 0") })
    let negative = page(100, 20) { Flow(spacing: -5) { ForEach(0..<2) { chip("c\($0)", 20) } } }
    #expect(negative.findings.contains { $0.message.contains("spacing -5") })
    #expect(negative.framesByIdentifier()["c1"]!.minX - negative.framesByIdentifier()["c0"]!.minX == 15)
  }
}

@MainActor @Suite("Radial, masonry, equal width") struct SmallLayoutTests {
  @Test("four views around a circle stand at the middles of the sides")
  func radial() {
    let frames = frames(100, 100) { Radial { ForEach(0..<4) { chip("c\($0)", 20) } } }
    #expect(frames["c0"]?.origin == CGPoint(x: 40, y: 0))
    #expect(abs(frames["c1"]!.minX - 80) < 1e-9 && abs(frames["c1"]!.minY - 40) < 1e-9)
  }
  @Test("each view goes to the shortest column")
  func masonry() {
    let heights: [CGFloat] = [30, 50, 20, 10]
    let frames = frames(108, 68) {
      Masonry(columns: 2) { ForEach(0..<4) { index in Color.red.frame(height: heights[index]).accessibilityIdentifier("c\(index)") } }
    }
    #expect(frames["c2"] == CGRect(x: 0, y: 38, width: 50, height: 20))
    #expect(frames["c3"] == CGRect(x: 58, y: 58, width: 50, height: 10))
  }
  @Test("a row of views as wide as the widest")
  func equalWidth() {
    let frames = frames(150, 20) {
      EqualWidth(spacing: 0) {
        ForEach(0..<3) { index in
          Color.red.frame(minWidth: [20, 50, 30][index], idealWidth: [20, 50, 30][index], maxWidth: .infinity).accessibilityIdentifier(
            "c\(index)")
        }
      }
    }
    #expect(frames["c2"] == CGRect(x: 100, y: 5, width: 50, height: 10))
  }
}
