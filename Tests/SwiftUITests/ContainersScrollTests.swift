import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

@MainActor @Suite("Scroll views and safe areas") struct ContainersScrollTests {
  @Test("fact 83: nothing is proposed along the axis; across, the view is as large as its content")
  func shape() {
    let page = placed(200, 300) {
      ScrollView {
        Rectangle().accessibilityIdentifier("shape")
        Leaf("tall", 50, 1000)
      }
      .accessibilityIdentifier("scroll")
    }
    let frames = page.framesByIdentifier()
    #expect(frames["shape"] == box(0, 0, 200, 10))
    #expect(frames["tall"]?.minY == 18)
    #expect(frames["scroll"] == box(0, 0, 200, 300))
  }

  @Test("what is seen of a content is what the container shows, with what its insets take (swiftui/scrollgeometry)") func visibleRect() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 3, y: 5), contentSize: CGSize(width: 700, height: 900),
      contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8), containerSize: CGSize(width: 100, height: 60))
    #expect(geometry.visibleRect == CGRect(x: 3, y: 5, width: 110, height: 65))
    #expect(geometry.bounds == CGRect(x: 3, y: 5, width: 100, height: 60))
  }

  @Test(
    "a view takes its share of the columns that its container has room for (swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:))"
  )
  func sharesOfContainers() {
    // Columns are (200 − (count − 1) · 10) / count wide; a span has the gaps between its own.
    for (count, span) in [(1, 1), (2, 1), (2, 2), (4, 3)] {
      let frames = frames(200, 100) {
        ScrollView(.horizontal) {
          Color.red.accessibilityIdentifier("share").containerRelativeFrame(.horizontal, count: count, span: span, spacing: 10)
        }
      }
      let column = (200 - CGFloat(count - 1) * 10) / CGFloat(count)
      let width = column * CGFloat(span) + CGFloat(span - 1) * 10
      #expect(frames["share"]?.width == width, "\(span) of \(count)")
    }
  }

  @Test("fact 83: a vertical scroll view is only as wide as narrow content")
  func narrow() {
    let frames = frames(200, 300) { ScrollView { Leaf("a", 50, 20) }.accessibilityIdentifier("scroll") }
    #expect(frames["scroll"] == box(75, 0, 50, 300))
    #expect(frames["a"] == box(75, 0, 50, 20))
  }

  @Test("content margins, start anchor")
  func margins() {
    let frames = frames(100, 100) {
      ScrollView { Leaf("a", 100, 300) }.contentMargins(.vertical, 10).defaultScrollAnchor(.bottom)
    }
    #expect(frames["a"]?.maxY == 90)
  }

  @Test("scrollTo moves the start position as far as the content allows", arguments: [(3, CGFloat(-60)), (19, -300)])
  func scrollTo(_ id: Int, _ top: CGFloat) {
    let frames = frames(100, 100) {
      ScrollViewReader { proxy in
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Leaf("r\($0)", 10, 20) } } }
          .onAppear { proxy.scrollTo(id, anchor: .top) }
      }
    }
    #expect(frames["r0"]?.minY == top)
  }

  @Test("fact 114: an inset takes its room from the view, and from its safe area")
  func inset() {
    let frames = frames(200, 300) {
      Color.gray.accessibilityIdentifier("main")
        .background { Color.red.ignoresSafeArea().accessibilityIdentifier("behind") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.orange.frame(height: 50).accessibilityIdentifier("bar") }
    }
    #expect(frames["main"] == box(0, 0, 200, 250))
    #expect(frames["bar"] == box(0, 250, 200, 50))
  }

  @Test("fact 113: what ignores the safe area reaches under the inset")
  func underInset() {
    let frames = frames(200, 300) {
      Color.red.accessibilityIdentifier("under").ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 40) }
    }
    #expect(frames["under"] == box(0, 0, 200, 300))
  }

  @Test("fact 115: safe-area padding on all edges")
  func padding() {
    let frames = frames(200, 300) { Color.gray.accessibilityIdentifier("main").safeAreaPadding(20) }
    #expect(frames["main"] == box(20, 20, 160, 260))
  }

  @Test("a geometry reader tells the insets around it")
  func readerInsets() {
    let frames = frames(200, 300) {
      GeometryReader { proxy in Leaf("inset", 10, proxy.safeAreaInsets.bottom) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.orange.frame(height: 44) }
    }
    #expect(frames["inset"]?.height == 44)
  }

  @Test("fact 117: a frame of two of four parts of the scroll view")
  func containerParts() {
    let frames = frames(390, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).accessibilityIdentifier("half")
        }
      }
    }
    // (390 − 30) / 4 = 90; two of them and the gap between are 190.
    #expect(frames["half"]?.width == 190)
  }

  @Test("fact 117: without a scroll view, the window less its safe area")
  func containerWindow() {
    let frames = frames(200, 300) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 2 : length / 3 }
        .accessibilityIdentifier("part")
    }
    #expect(frames["part"] == box(50, 100, 100, 100))
  }

  @Test("facts 80–82: the first that fits, else the last; the others are not on the page")
  func fits() {
    let frames = frames(100, 40) {
      ViewThatFits(in: .horizontal) {
        Leaf("wide", 150, 20)
        Leaf("medium", 90, 20)
        Leaf("narrow", 30, 20)
      }
    }
    #expect(frames == ["medium": box(5, 10, 90, 20)])
  }

  @Test("a scroll view says how far it is scrolled along both axes, what it holds, and how much of it shows, less its margins")
  func geometry() {
    final class Seen { var geometry: ScrollGeometry? }
    let seen = Seen()
    _ = frames(100, 80) {
      ScrollView([.horizontal, .vertical]) { Leaf("a", 300, 200) }
        .contentMargins(.leading, 10, for: .scrollContent).contentMargins(.trailing, 20, for: .scrollContent)
        .contentMargins(.top, 5, for: .scrollContent).contentMargins(.bottom, 8, for: .scrollContent)
        .defaultScrollAnchor(.topLeading)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          seen.geometry = $1
        }
    }
    // As recorded along one axis (iOS 26.0: 20 of margin over 400 of content in 150 leave 130).
    #expect(seen.geometry?.contentSize == CGSize(width: 300, height: 200))
    #expect(seen.geometry?.containerSize == CGSize(width: 70, height: 67))
    #expect(seen.geometry?.contentOffset == CGPoint(x: -10, y: -5))
    #expect(seen.geometry?.contentInsets == EdgeInsets(top: 5, leading: 10, bottom: 8, trailing: 20))
  }

  @Test("a place of points is asked for across, down, or both, each way it is written, and the last asked for counts") func places() {
    func corner(_ position: ScrollPosition) -> CGPoint? {
      frames(100, 80) {
        ScrollView([.horizontal, .vertical]) { Leaf("a", 300, 200) }.defaultScrollAnchor(.topLeading).scrollPosition(.constant(position))
      }["a"]?.origin
    }
    #expect(corner(ScrollPosition(x: 30, y: 20)) == CGPoint(x: -30, y: -20))
    #expect(corner(ScrollPosition(point: CGPoint(x: 40, y: 10))) == CGPoint(x: -40, y: -10))
    #expect(corner(ScrollPosition(x: 30)) == CGPoint(x: -30, y: 0) && corner(ScrollPosition(y: 20)) == CGPoint(x: 0, y: -20))
    var position = ScrollPosition(x: 1, y: 2)
    position.scrollTo(point: CGPoint(x: 50, y: 60))
    #expect(corner(position) == CGPoint(x: -50, y: -60))
    position.scrollTo(x: 70)
    #expect(corner(position) == CGPoint(x: -70, y: -60) && position.point == CGPoint(x: 70, y: 60))
    position.scrollTo(y: 5)
    #expect(corner(position) == CGPoint(x: -70, y: -5) && position.x == 70 && position.y == 5)
    position.scrollTo(x: 8, y: 9)
    #expect(corner(position) == CGPoint(x: -8, y: -9))
    position.scrollTo(edge: .top)
    #expect(position.point == nil && position.edge == .top)
  }
}
