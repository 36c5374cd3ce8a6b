import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

/// Puts its views one under another at their ideal sizes, and writes down what it was asked.
private struct Journal: Layout {
  final class Pages: @unchecked Sendable {
    var made = 0, updated = 0
    var bounds: [CGRect] = []
    var proposals: [ProposedViewSize] = []
  }
  struct Cache { var heights: [CGFloat] }
  let pages: Pages
  var places = true
  func makeCache(subviews: Subviews) -> Cache {
    pages.made += 1
    return Cache(heights: subviews.map { $0.sizeThatFits(.unspecified).height })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: 30, height: cache.heights.reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    pages.bounds.append(bounds)
    pages.proposals.append(proposal)
    guard places else { return }
    var y = bounds.minY
    for (view, height) in zip(subviews, cache.heights) {
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += height
    }
  }
}

private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

@Suite("Facts 100–112: the Layout protocol") @MainActor struct LayoutProtocolFactTests {
  @Test("facts 100, 101, 104, 107: one cache for all calls; bounds lie where the container lies; the proposal is the one it was given")
  func fact101() {
    let pages = Journal.Pages()
    let found = frames(100, 100) {
      Journal(pages: pages)() {
        Leaf("a", 10, 20)
        Leaf("b", 10, 30)
      }
    }
    #expect(pages.made == 1 && pages.bounds.last == box(35, 25, 30, 50) && pages.proposals.last == offer(100, 100))
    #expect(found["a"] == box(35, 25, 10, 20) && found["b"] == box(35, 45, 10, 30))
    let twice = Journal.Pages()
    let layout = Journal(pages: twice)
    _ = frames(100, 100) {
      VStack {
        layout() { Leaf("a") }
        layout() { Leaf("b") }
      }
    }
    #expect(twice.made == 2)
  }

  @Test("fact 102: subviews are a collection with slices by ranges and by indices") func fact102() {
    let context = LayoutContext(scale: 1)
    let nodes = (0..<5).map { LayoutNode(FixedRule("leaf", size: CGSize(width: CGFloat($0), height: 1)), in: context) }
    let all = LayoutSubviews(nodes[...], direction: .leftToRight)
    func widths(_ views: LayoutSubviews) -> [CGFloat] { views.map { $0.sizeThatFits(.unspecified).width } }
    #expect(widths(all[1..<4]) == [1, 2, 3] && widths(all[[4, 0]]) == [4, 0] && widths(all[1..<4][1..<3]) == [2, 3])
    #expect(widths(all.dropFirst(3)) == [3, 4] && all == LayoutSubviews(nodes[...], direction: .leftToRight))
    #expect(all.layoutDirection == .leftToRight && all[0] == all.first)
  }

  @Test("fact 103: a subview tells priority, spacing, sizes and values; the anchor is top leading by default") func fact103() {
    struct Reader: Layout {
      let log: @Sendable (LayoutSubviews) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: 50) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        log(subviews)
        subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
    let found = frames(50, 50) {
      Reader { views in
        MainActor.assumeIsolated {
          #expect(views[0][Weight.self] == 3 && views[1][Weight.self] == 1 && views[1].priority == 2)
          #expect(views[0].dimensions(in: .unspecified).width == 10)
        }
      }() {
        Leaf("a", 10, 10).layoutValue(key: Weight.self, value: 3)
        Leaf("b", 10, 10).layoutPriority(2)
      }
    }
    #expect(found["a"] == box(25, 25, 10, 10) && found["b"] == box(40, 40, 10, 10))
  }

  @Test("fact 105: what is never placed goes to the centre; of two placements the last wins") func fact105() {
    let found = frames(100, 100) { Journal(pages: .init(), places: false)() { Leaf("a", 10, 20) } }
    #expect(found["a"] == box(45, 40, 10, 20))
    struct Twice: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 40, height: 40) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[0].place(at: CGPoint(x: bounds.minX + 20, y: bounds.minY), proposal: .unspecified)
      }
    }
    #expect(frames(40, 40) { Twice()() { Leaf("a", 10, 10) } }["a"] == box(20, 0, 10, 10))
  }

  @Test("fact 106: no size is NaN or negative; a layout that says so is named") func fact106() {
    struct Broken: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: -3)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
      }
    }
    let page = placed(100, 100) { Broken()() { Leaf("a", 10, 10) }.named("broken") }
    #expect(page.framesByIdentifier()["broken"] == box(50, 50, 0, 0))
    #expect(page.findings.contains { $0.kind == .brokenContract && $0.view == "Broken" })
  }

  @Test("fact 108: where text runs from right to left, built-in and custom layouts are mirrored") func fact108() {
    func mirrored(_ view: some View) -> [String: CGRect] { frames(100, 40) { view.environment(\.layoutDirection, .rightToLeft) } }
    let row = mirrored(
      HStack(spacing: 0) {
        Leaf("a", 10, 10)
        Leaf("b", 30, 10)
      })
    #expect(row["b"] == box(30, 15, 30, 10) && row["a"] == box(60, 15, 10, 10))
    let custom = mirrored(Journal(pages: .init())() { Leaf("a", 10, 20) })
    #expect(custom["a"] == box(55, 10, 10, 20))
    let framed = mirrored(Leaf("a", 10, 10).padding(.leading, 5).frame(maxWidth: .infinity, alignment: .leading))
    #expect(framed["a"] == box(85, 15, 10, 10))
  }

  @Test("facts 99, 109, 110: layouts are called like containers; AnyLayout erases them") func fact110() {
    func found(_ layout: some Layout) -> [String: CGRect] {
      frames(100, 100) {
        layout {
          Leaf("a", 10, 10)
          Leaf("b", 10, 10)
        }
      }
    }
    #expect(found(AnyLayout(HStackLayout(spacing: 4))) == found(HStackLayout(spacing: 4)))
    #expect(found(AnyLayout(VStackLayout(spacing: 4)))["b"] == box(45, 52, 10, 10))
    #expect(found(AnyLayout(ZStackLayout()))["b"] == box(45, 45, 10, 10))
    let pages = Journal.Pages()
    #expect(found(AnyLayout(Journal(pages: pages))) == found(Journal(pages: .init())))
    // A spacer in an erased row is a row's spacer.
    #expect(frames(100, 50) { AnyLayout(HStackLayout())() { Spacer().named("s") } }["s"] == box(0, 25, 100, 0))
  }

  @Test("fact 110: a layout that delegates to a stack lays out like it") func delegation() {
    struct Wrapper: Layout {
      let base = HStackLayout(alignment: .top, spacing: 3)
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    func found(_ layout: some Layout) -> [String: CGRect] {
      frames(100, 40) {
        layout {
          Leaf("a", 10, 10)
          Color.red.named("c")
          Leaf("b", 10, 30)
        }
      }
    }
    #expect(found(Wrapper()) == found(HStackLayout(alignment: .top, spacing: 3)))
  }

  @Test("fact 111: a value set outermost is read; it shows through the modifiers within") func fact111() {
    struct Spread: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1[Weight.self] }, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    #expect(
      frames(100, 10) {
        Spread()() {
          Leaf("a").padding().layoutValue(key: Weight.self, value: 20)
          Leaf("b")
        }.named("s")
      }["s"]?.width == 21)
  }

  @Test("fact 112: a layout without views is still asked") func fact112() {
    let log = Log()
    _ = frames(30, 20) { recording(log) }
    #expect(log.proposals == [offer(30, 20)] && log.placed == [offer(30, 20)])
  }

  @Test("a type that is a view with content and a layout without takes a closure as its content") func viewAndLayout() {
    let pile = Pile(spacing: 4) { EmptyView() }
    #expect("\(type(of: pile))" == "Pile<EmptyView>")
    #expect(frames(100, 40) { Pile<EmptyView>(spacing: 4)() { Leaf("in", 10, 20) } }["in"] == CGRect(x: 45, y: 10, width: 10, height: 20))
  }

  @Test("the three classic mistakes are found by name") func classicMistakes() {
    struct FromZero: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 20, height: 20) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: .zero, proposal: .unspecified)
      }
    }
    struct Late: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: 20) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
          view.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    struct Disagreeing: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 20, height: 5) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      }
    }
    func kinds(_ view: some View) -> [Finding.Kind] { placed(100, 100) { view }.findings.map(\.kind) }
    #expect(kinds(FromZero()() { Leaf("a", 10, 10) }) == [.ignoredBoundsOrigin])
    #expect(kinds(Late()() { ForEach(0..<3) { Leaf("\($0)", 20, 20) } }) == [.overflow])
    #expect(kinds(Disagreeing()() { Leaf("a", 10, 10) }) == [.sizeMismatch])
  }
}

/// A container that libraries publish for both worlds: `Pile { views }`, and `AnyLayout(Pile())`.
private struct Pile<Content: View>: View {
  let content: Content

  init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

extension Pile: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Pile: Layout, Sendable where Content == EmptyView {
  init(spacing: CGFloat? = nil) { content = EmptyView() }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
