import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// Lazy containers scrolled to a view far down: it stands where it was asked to, its neighbours lie against it, and what lies before is not
/// made. Source: `ScrollViewProxy.scrollTo(_:anchor:)`, "scans all scroll views … and scrolls … to the position of the view".
@Suite("Far down in lazy containers") @MainActor struct FarScrollTests {
  final class Made {
    var rows: Set<Int> = []
  }
  /// Rows of eight heights, 10 to 45 points.
  struct Rows: View {
    let count: Int
    let target: Int
    let anchor: UnitPoint
    let made: Made
    nonisolated static func height(_ row: Int) -> CGFloat { CGFloat(10 + row * 7919 % 8 * 5) }
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            let _ = made.rows.insert(row)
            Color.red.frame(width: 50, height: Self.height(row)).accessibilityIdentifier("r\(row)")
          }
        }
      }
      .scrollPosition(id: .constant(target as Int?), anchor: anchor)
    }
  }
  private func frames(_ page: some View) -> [String: CGRect] {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 100, height: 200))
    return Page(page, options: options).settle().framesByIdentifier()
  }

  @Test("the view asked for stands at its anchor, wherever it is", arguments: [3, 150, 199, 200, 201, 450, 1_234, 3_000, 4_790, 4_950])
  func target(_ row: Int) throws {
    let made = Made()
    let frames = frames(Rows(count: 5_000, target: row, anchor: .top, made: made))
    let own = try #require(frames["r\(row)"])
    #expect(abs(own.minY) < 0.001, "\(own)")
    var end = own.maxY
    var next = row + 1
    while end < 200 {
      let frame = try #require(frames["r\(next)"])
      #expect(abs(frame.minY - end) < 0.001, "row \(next)")
      #expect(frame.height == Rows.height(next))
      (end, next) = (frame.maxY, next + 1)
    }
    #expect(made.rows.count < 500, "\(made.rows.count) rows were made")
  }

  /// A law of lazy containers: what is made is bounded by what shows, and no screen shows thousands of lines.
  @Test("of rows that take no room, or stand one before the other, some are made and the rest is told", arguments: [-1e308, -40, 0])
  func backwards(_ gap: Double) {
    let made = Made()
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 100, height: 200))
    let page = Page(
      ScrollView {
        LazyVStack(spacing: gap) {
          ForEach(0..<50_000, id: \.self) { row in
            let _ = made.rows.insert(row)
            Color.red.frame(width: 50, height: gap == 0 ? 0 : 40)
          }
        }
      }, options: options
    ).settle()
    #expect(made.rows.count <= 1_200, "\(made.rows.count) rows were made")
    #expect(page.findings.contains { $0.kind == .unboundedSize && $0.view == "LazyVStack" }, "\(page.findings)")
  }

  @Test("the last one stands at the end") func last() throws {
    let made = Made()
    let frames = frames(Rows(count: 5_000, target: 4_999, anchor: .bottom, made: made))
    #expect(abs(try #require(frames["r4999"]).maxY - 200) < 0.001)
    #expect(abs(try #require(frames["r4998"]).maxY - #require(frames["r4999"]).minY) < 0.001)
    #expect(made.rows.count < 500)
  }

  struct Cells: View {
    let target: Int
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(20)), GridItem(.fixed(10))], spacing: 2) {
          ForEach(0..<3_000, id: \.self) { Color.blue.frame(height: Rows.height($0)).accessibilityIdentifier("c\($0)") }
        }
      }
      .scrollPosition(id: .constant(target as Int?), anchor: .top)
    }
  }
  @Test("a cell stands in its column", arguments: [1_000, 1_001, 1_499]) func cell(_ index: Int) throws {
    let frames = frames(Cells(target: index))
    let first = index - index % 3
    let line = try (first..<first + 3).map { try #require(frames["c\($0)"]) }
    #expect(line.map(\.width) == [30, 20, 10])
    #expect(abs(try #require(line.map(\.minY).min())) < 0.001)
    #expect(Set(line.map(\.midY)).count == 1)
  }

  @Test("a hand that scrolls on moves the rows by as much as it moves, also where places are estimated") func hand() throws {
    let memory = ScrollMemory()
    let context = LayoutContext(scale: 1)
    let rows = Heights(count: 20_000, context)
    let list = LayoutNode(
      LazyRules.stack(.vertical, guide: HorizontalAlignment.center.key, spacing: 0, pins: [], source: rows), [], in: context)
    let scroll = LayoutNode(ScrollRule(.vertical, margins: EdgeInsets(), start: ScrollStart(), memory: memory), [list], in: context)
    func place(_ offset: CGFloat) -> [ObjectIdentifier: CGFloat] {
      memory.offset = CGPoint(x: 0, y: offset)
      scroll.forgetAnswers()
      scroll.unsettle()
      for _ in 0..<2 { scroll.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 200)) }
      return Dictionary(uniqueKeysWithValues: list.children.map { (ObjectIdentifier($0), $0.frame.minY) })
    }
    _ = place(0)
    var before = place(100_000)
    for step in 1...40 {
      let now = place(100_000 + CGFloat(step) * 90)
      let both = Set(before.keys).intersection(now.keys)
      #expect(!both.isEmpty)
      for row in both { #expect(abs(before[row]! - now[row]! - 90) < 0.001, "step \(step)") }
      before = now
    }
  }
  /// Rows of eight heights for the engine alone.
  final class Heights: LazyItemSource {
    let count: Int
    let context: LayoutContext
    init(count: Int, _ context: LayoutContext) { (self.count, self.context) = (count, context) }
    func role(at index: Int) -> LazyItemRole { .cell }
    func make(at index: Int) -> [LayoutNode] {
      [LayoutNode(FixedRule("row", size: CGSize(width: 50, height: Rows.height(index))), in: context)]
    }
    func index(of id: AnyHashable) -> Int? { nil }
    func section(around index: Int) -> LazySection? { nil }
  }
}

/// What rows have found stays found when their container is measured again because of a bar beside it.
@Suite("Findings of lazy rows") @MainActor struct LazyFindingTests {
  private func findings(_ page: some View) -> [Finding.Kind] {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 300, height: 500))
    return Page(page, options: options).settle().findings.map(\.kind)
  }

  @Test("a missing picture in a row is told with bars and without") func missingPicture() {
    let missing = [Finding.Kind.missingResource]
    #expect(findings(List { Image("nope") }) == missing)
    #expect(findings(List { Image("nope") }.safeAreaInset(edge: .bottom) { Text("x") }) == missing)
    #expect(findings(TabView { List { Image("nope") }.tabItem { Text("a") } }) == missing)
    let form = NavigationStack { Form { Image("nope") }.toolbar { ToolbarItem(placement: .bottomBar) { Text("x") } } }
    #expect(findings(form) == missing)
    #expect(
      findings(ScrollView { LazyVGrid(columns: [GridItem()]) { Image("nope") } }.safeAreaInset(edge: .bottom) { Text("x") }) == missing)
  }

  @Test("so is what a row's frame was given") func argument() {
    #expect(findings(TabView { List { Text("x").frame(width: -3) }.tabItem { Text("a") } }) == [.contradictoryFrame])
  }
}
