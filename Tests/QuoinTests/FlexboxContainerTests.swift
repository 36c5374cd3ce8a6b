import Foundation
import Quoin
import QuoinLayout
import Testing

@testable import SwiftUI

@MainActor private func frames(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View) -> [String: CGRect] {
  var options = PageOptions()
  options.canvas = .fixed(CGSize(width: width, height: height))
  return Page(view(), options: options).settle().framesByIdentifier()
}
private func item(_ id: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
  Color.purple.frame(width: width, height: height).accessibilityIdentifier(id)
}

@MainActor @Suite("Flexbox as a container") struct FlexboxContainerTests {
  @Test("CSS Flexbox §8.2: space-between puts the first and the last at the edges")
  func spaceBetween() {
    let frames = frames(100, 20) { Flexbox(justifyContent: .spaceBetween) { ForEach(0..<3) { item("i\($0)", 20) } } }
    #expect(frames["i0"]?.minX == 0)
    #expect(frames["i1"]?.minX == 40)
    #expect(frames["i2"]?.minX == 80)
  }
  @Test("CSS Flexbox §9.3: items wrap into lines, gaps between both")
  func wrap() {
    let frames = frames(100, 50) { Flexbox(wrap: .wrap, gap: 10) { ForEach(0..<3) { item("i\($0)", 45) } } }
    #expect(frames["i1"]?.origin == CGPoint(x: 55, y: 0))
    #expect(frames["i2"]?.origin == CGPoint(x: 0, y: 30))
  }
  @Test("CSS Flexbox §7.1: a growing item takes the free space")
  func grow() {
    let frames = frames(100, 20) {
      Flexbox {
        item("a", 30)
        Color.red.accessibilityIdentifier("b").flexItem { $0.grow = 1 }
      }
    }
    #expect(frames["b"]?.minX == 30)
    #expect(frames["b"]?.width == 70)
  }
  @Test("a column takes the proposed height; text runs right to left mirrors a row")
  func columnAndMirror() {
    let column = frames(100, 200) { Flexbox(direction: .column, justifyContent: .flexEnd) { item("a", 30) } }
    #expect(column["a"]?.maxY == 200)
    let mirrored = frames(100, 20) { Flexbox { item("a", 30) }.environment(\.layoutDirection, .rightToLeft) }
    #expect(mirrored["a"]?.minX == 70)
  }
  @Test("items say what they ask for with modifiers: flex: 1 shares all room, alignSelf and order overrule the container")
  func itemModifiers() {
    let frames = frames(100, 40) {
      Flexbox(alignItems: .flexStart) {
        item("a", 30).order(2)
        Color.red.accessibilityIdentifier("b").flex(1).alignSelf(.stretch)
        Color.red.frame(height: 40).accessibilityIdentifier("c").flex(3)
      }
    }
    #expect(frames["a"]?.minX == 70)
    #expect(frames["b"] == CGRect(x: 0, y: 0, width: 17.5, height: 40))
    #expect(frames["c"] == CGRect(x: 17.5, y: 0, width: 52.5, height: 40))
  }
  @Test("CSS Flexbox §7.1.1: basis and shrink")
  func basisAndShrink() {
    let frames = frames(100, 20) {
      Flexbox {
        Color.red.accessibilityIdentifier("a").flex(shrink: 0, basis: .points(80))
        Color.red.accessibilityIdentifier("b").flex(basis: .points(40)).flexItem { $0.minWidth = .zero }
      }
    }
    #expect(frames["a"]?.width == 80)
    #expect(frames["b"]?.width == 20)
  }
}
