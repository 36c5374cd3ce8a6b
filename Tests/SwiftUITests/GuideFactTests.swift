import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

private enum Marker: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}
extension VerticalAlignment {
  fileprivate static let marker = VerticalAlignment(Marker.self)
}

@Suite("Facts 72–82: guides and fitting") @MainActor struct GuideFactTests {
  private let context = LayoutContext(scale: 1)
  private func leaf(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode(FixedRule("leaf", size: CGSize(width: width, height: height)), in: context)
  }
  private func guided(_ key: AlignmentKey, _ value: CGFloat, _ node: LayoutNode) -> LayoutNode {
    LayoutNode(AlignmentGuideRule(key) { _ in value }, [node], in: context)
  }

  @Test("fact 72: explicit if any, else the default; explicit is nil when none") func fact72() {
    let plain = leaf(10, 40).dimensions(in: .unspecified)
    #expect(plain[.marker] == 10 && plain[explicit: .marker] == nil)
    let own = guided(VerticalAlignment.marker.key, 3, leaf(10, 40)).dimensions(in: .unspecified)
    #expect(own[.marker] == 3 && own[explicit: .marker] == 3)
  }

  @Test("facts 73, 74: a container's guide is the mean of its children's, each moved to its place; others are skipped") func fact73() {
    let key = VerticalAlignment.marker.key
    let column = LayoutNode(
      VStackLayout(spacing: 0).makeRule(),
      [guided(key, 2, leaf(10, 10)), leaf(10, 10), guided(key, 4, leaf(10, 10)), guided(key, 6, leaf(10, 10))], in: context)
    // 2, 20 + 4, 30 + 6
    let expected: CGFloat = (2 + 24 + 36) / 3
    #expect(abs(column.dimensions(in: .unspecified)[.marker] - expected) < 1e-9)
  }

  @Test("fact 75: frame alignments are not combined, but go up through single-child modifiers") func fact75() {
    let key = HorizontalAlignment.leading.key
    let column = LayoutNode(VStackLayout(spacing: 0).makeRule(), [guided(key, 5, leaf(10, 10)), leaf(10, 10)], in: context)
    #expect(column.dimensions(in: .unspecified)[explicit: .leading] == nil)
    let padded = LayoutNode(PaddingRule(EdgeInsets(.all, 7)), [guided(key, 5, leaf(10, 10))], in: context)
    #expect(padded.dimensions(in: .unspecified)[explicit: .leading] == 12)
  }

  @Test("facts 76, D2: the first baseline is the topmost, the last the lowest") func fact76() {
    func column(_ guide: VerticalAlignment) -> LayoutNode {
      LayoutNode(
        VStackLayout(spacing: 0).makeRule(), [guided(guide.key, 8, leaf(10, 10)), guided(guide.key, 7, leaf(10, 10))], in: context)
    }
    #expect(column(.firstTextBaseline).dimensions(in: .unspecified)[.firstTextBaseline] == 8)
    #expect(column(.lastTextBaseline).dimensions(in: .unspecified)[.lastTextBaseline] == 17)
  }

  @Test("fact 77: a custom layout combines like a stack, unless it says otherwise") func fact77() {
    struct Column: Layout {
      var own: CGFloat?
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 20) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
          view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 10), proposal: proposal)
        }
      }
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGFloat? { own ?? subviews.first.map { $0.dimensions(in: proposal)[guide] } }
    }
    struct Plain: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 20) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
          view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 10), proposal: proposal)
        }
      }
    }
    let key = VerticalAlignment.marker.key
    func children() -> [LayoutNode] { [guided(key, 2, leaf(10, 10)), guided(key, 4, leaf(10, 10))] }
    #expect(LayoutNode(Plain().makeRule(), children(), in: context).dimensions(in: .unspecified)[.marker] == 8)
    #expect(LayoutNode(Column(own: 5).makeRule(), children(), in: context).dimensions(in: .unspecified)[.marker] == 5)
  }

  @Test("fact 78: an overlay's guides are not seen") func fact78() {
    let key = VerticalAlignment.marker.key
    let both = LayoutNode(LayeringRule(isOverlay: true, alignment: .center), [leaf(10, 40), guided(key, 3, leaf(10, 10))], in: context)
    #expect(both.dimensions(in: .unspecified)[explicit: .marker] == nil)
  }

  @Test("fact 79: fifteen alignments") func fact79() {
    let all: [Alignment] = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .centerFirstTextBaseline,
      .centerLastTextBaseline, .leadingFirstTextBaseline, .leadingLastTextBaseline, .trailingFirstTextBaseline, .trailingLastTextBaseline,
    ]
    #expect(Set(all).count == 15)
  }

  @Test("facts 80–82: the first view whose ideal size fits, else the last; the others are not there") func fact80() {
    func shown(_ width: CGFloat) -> Set<String> {
      Set(
        frames(width, 40) {
          ViewThatFits(in: .horizontal) {
            Leaf("wide", 150, 60)
            Leaf("medium", 90, 20)
            Leaf("narrow", 30, 20)
          }
        }.keys)
    }
    #expect(
      shown(200) == ["wide"] && shown(150) == ["wide"] && shown(149) == ["medium"] && shown(40) == ["narrow"] && shown(5) == ["narrow"])
    let log = Log()
    _ = frames(100, 40) { ViewThatFits { recording(log) } }
    #expect(log.proposals.last == offer(100, 40))
  }
}

@Suite("Published: guides") @MainActor struct PublishedGuideTests {
  @Test("stairs: leading guides of −30·i") func stairs() {
    let found = frames(300, 200) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<4) { index in
          Color.mint.frame(width: 60, height: 20).alignmentGuide(.leading) { _ in CGFloat(index) * -30 }.named("step\(index)")
        }
        Color.pink.frame(width: 100, height: 20).alignmentGuide(.leading) { $0.width }.named("out")
      }.named("stairs")
    }
    #expect(found["stairs"] == box(25, 50, 250, 100))
    #expect(found["step0"] == box(125, 50, 60, 20) && found["step3"] == box(215, 110, 60, 20) && found["out"] == box(25, 130, 100, 20))
  }
}
