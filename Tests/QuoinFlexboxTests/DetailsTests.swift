import Testing

@testable import QuoinFlexbox

/// What layout tells of a node beside its box; baselines of a node's own; lengths that are sums.
struct DetailsTests {
  @Test("Margins, borders, paddings, bars and the content box, percentages resolved by the containing block's width")
  func sides() throws {
    let tree = FlexTree()
    let root = tree.add()
    #expect(tree.details(of: root) == nil)
    tree.update(root) { $0.padding = FlexEdges(all: .percent(10)) }
    let middle = tree.add(to: root)
    tree.update(middle) {
      $0.padding = FlexEdges(left: .percent(5))
      $0.border = FlexEdges(top: 2, right: 3)
      $0.margin = FlexEdges(left: .percent(1), right: .auto)
      $0.overflowY = .scroll
      $0.width = 100
      $0.height = 50
      $0.layoutDirection = .rightToLeft
    }
    let inner = tree.add(to: middle)
    tree.update(inner) {
      $0.margin.start = .percent(10)
      $0.width = 10
    }
    tree.layout(in: FlexSpace(width: 200, height: 100))
    let found = try #require(tree.details(of: middle))
    // The root's content box is 200 - 2 * 20 wide.
    #expect(found.margin == FlexSides(top: 0, left: 1.6, bottom: 0, right: 0))
    #expect(
      found.padding == FlexSides(top: 0, left: 8, bottom: 0, right: 0) && found.border == FlexSides(top: 2, left: 0, bottom: 0, right: 3))
    #expect(found.scrollbarWidth == 15 && found.scrollbarHeight == 0 && found.rightToLeft)
    #expect(found.contentWidth == 100 - 8 - 3 - 15 && found.contentHeight == 48)
    #expect(try #require(tree.details(of: inner)).margin == FlexSides(top: 0, left: 0, bottom: 0, right: 7.4))
    #expect(try #require(tree.details(of: root)).padding == FlexSides(top: 20, left: 20, bottom: 20, right: 20))
  }

  @Test("What stands out of a box, and what a scroll container keeps in")
  func overflow() throws {
    for overflow in [FlexOverflow.visible, .hidden] {
      let tree = FlexTree()
      let root = tree.add()
      let middle = tree.add(to: root)
      tree.update(middle) {
        $0.width = 30
        $0.overflowX = overflow
      }
      let inner = tree.add(to: middle)
      tree.update(inner) {
        $0.width = 80
        $0.shrink = 0
        $0.margin = FlexEdges(right: 5)
      }
      tree.layout(in: FlexSpace(width: 50, height: 20))
      let found = try #require(tree.details(of: middle))
      #expect(found.hasOverflow && found.overflow == FlexBox(x: 0, y: 0, width: 85, height: 20))
      let outer = try #require(tree.details(of: root))
      #expect(outer.hasOverflow == (overflow == .visible) && outer.overflow.width == (overflow == .visible ? 80 : 50))
      #expect(try #require(tree.details(of: inner)).hasOverflow == false)
    }
  }

  @Test("A node that tells its own baseline, with children and without")
  func ownBaselines() {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) { $0.alignItems = .baseline }
    let nodes = [60.0, 20].map { height in
      let node = tree.add(to: root)
      tree.update(node) { $0.height = .points(height) }
      return node
    }
    tree.add(to: nodes[0])
    tree.setBaseline(nodes[0]) { _, height in height / 2 }
    tree.layout(in: FlexSpace(width: 100))
    #expect(tree.box(of: nodes[0]).y == 0 && tree.box(of: nodes[1]).y == 10)
    tree.setBaseline(nodes[1]) { _, _ in .nan }
    tree.setBaseline(nodes[0]) { _, _ in 5 }
    tree.layout(in: FlexSpace(width: 100))
    #expect(tree.box(of: nodes[0]).y == 15 && tree.box(of: nodes[1]).y == 0)
    tree.setBaseline(nodes[0], nil)
    tree.layout(in: FlexSpace(width: 100))
    #expect(tree.box(of: nodes[0]).y == 0 && tree.box(of: nodes[1]).y == 40)
  }

  @Test("An absolute root lies where its insets say")
  func absoluteRoot() {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) {
      $0.position = .absolute
      $0.inset = FlexEdges(top: 3, left: .auto, bottom: .auto, right: 5)
      $0.width = 10
    }
    tree.layout(in: FlexSpace(width: 100, height: 50))
    #expect(tree.box(of: root) == FlexBox(x: 0, y: 3, width: 10, height: 50))
  }

  @Test("A relative root is moved by its insets")
  func movedRoot() {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) {
      $0.inset = FlexEdges(top: .percent(10), left: 5, bottom: .auto, right: .auto)
      $0.margin = FlexEdges(left: 2)
    }
    tree.layout(in: FlexSpace(width: 100, height: 50))
    #expect(tree.box(of: root) == FlexBox(x: 7, y: 5, width: 98, height: 50))
  }

  @Test("calc() is kept in one word: as exact as it says, within its limits, zero below zero where a size is meant")
  func sums() {
    for (percent, points) in [(50.0, -10.0), (33.3, 0.125), (-20, 3), (1e9, 1e9), (.nan, .infinity)] {
      let sum = FlexLength.calc(percent: percent, points: points)
      let expected = FlexLength.percent(percent).resolved(200) + FlexLength.points(points).number
      #expect(abs(sum.resolved(200) - min(max(expected, -FlexLength.limit), FlexLength.limit)) <= 2e-6 * max(abs(expected), 1))
    }
    #expect(FlexLength.calc(percent: 0, points: 3) == 3 && FlexLength.calc(percent: 7, points: 0) == .percent(7))
    #expect("\(FlexLength.calc(percent: 50, points: -10))" == "calc(50% - 10px)" && "\(FlexLength.content)" == "content")
    let tree = FlexTree()
    let root = tree.add()
    let child = tree.add(to: root)
    tree.update(child) {
      $0.width = .calc(percent: 10, points: -90)
      $0.padding = FlexEdges(left: .calc(percent: 10, points: -90), right: .calc(percent: 5, points: 1))
      $0.height = .calc(percent: 50, points: 1)
    }
    tree.layout(in: FlexSpace(width: 100, height: 40))
    #expect(tree.box(of: child) == FlexBox(x: 0, y: 0, width: 6, height: 21))
  }
}
