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
    #expect(found.margin.left == 1.6 && abs(found.margin.right - (160 - 100 - 1.6)) < 1e-9 && found.margin.top == 0)
    #expect(
      found.padding == FlexSides(top: 0, left: 8, bottom: 0, right: 0) && found.border == FlexSides(top: 2, left: 0, bottom: 0, right: 3))
    #expect(found.scrollbarWidth == 15 && found.scrollbarHeight == 0 && found.rightToLeft)
    #expect(found.contentWidth == 100 - 8 - 3 - 15 && found.contentHeight == 48)
    #expect(try #require(tree.details(of: inner)).margin == FlexSides(top: 0, left: 0, bottom: 0, right: 7.4))
    #expect(try #require(tree.details(of: root)).padding == FlexSides(top: 20, left: 20, bottom: 20, right: 20))
  }

  @Test("Auto margins tell what they took: of a row, a line, a column, a block and between insets")
  func autoMargins() throws {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) { $0.columnGap = 10 }
    func child(of parent: FlexNode, _ change: (inout FlexStyle) -> Void) -> FlexNode {
      let node = tree.add(to: parent)
      tree.update(node) {
        ($0.width, $0.height) = (20, 20)
        change(&$0)
      }
      return node
    }
    let first = child(of: root) { ($0.margin.left, $0.margin.bottom) = (.auto, .auto) }
    let second = child(of: root) { $0.margin = FlexEdges(all: .auto) }
    let column = child(of: root) { ($0.direction, $0.height) = (.columnReverse, 100) }
    let inColumn = child(of: column) { $0.margin = FlexEdges(top: .auto, right: .auto) }
    let block = child(of: root) { ($0.display, $0.width) = (.block, 100) }
    let inBlock = child(of: block) { $0.margin = FlexEdges(top: .auto, left: .auto, right: .auto) }
    let absolute = child(of: block) {
      ($0.position, $0.margin, $0.inset) = (.absolute, FlexEdges(left: .auto, right: .auto), FlexEdges(all: 4))
    }
    tree.layout(in: FlexSpace(width: 330))
    // 330 - 20 - 20 - 20 - 100 - 3 * 10 for three margins.
    let share = 140.0 / 3
    func margins(_ node: FlexNode) throws -> FlexSides { try #require(tree.details(of: node)).margin }
    #expect(try margins(first) == FlexSides(top: 0, left: share, bottom: 80, right: 0))
    #expect(try margins(second) == FlexSides(top: 40, left: share, bottom: 40, right: share))
    #expect(try margins(inColumn) == FlexSides(top: 80, left: 0, bottom: 0, right: 0))
    #expect(try margins(inBlock) == FlexSides(top: 0, left: 40, bottom: 0, right: 40))
    #expect(try margins(absolute) == FlexSides(top: 0, left: 36, bottom: 0, right: 36))
    // Insets, margins and the box fill the containing block (CSS 2.1, §10.3.7 and §10.6.4), whichever margins are auto.
    for isAuto in [(true, true), (true, false), (false, true)] {
      let between = child(of: block) {
        $0.position = .absolute
        $0.inset = FlexEdges(top: 1, left: 5, bottom: 7, right: 11)
        $0.margin = FlexEdges(all: 2)
        if isAuto.0 { ($0.margin.left, $0.margin.top) = (.auto, .auto) }
        if isAuto.1 { ($0.margin.right, $0.margin.bottom) = (.auto, .auto) }
      }
      tree.update(block) { $0.height = 50 }
      tree.layout(in: FlexSpace(width: 330))
      let found = try margins(between)
      #expect(found.left + found.right == 100 - 16 - 20 && found.top + found.bottom == 50 - 8 - 20, "\(isAuto)")
      #expect((isAuto.0 ? found.left : 2) + (isAuto.1 ? found.right : 2) == 64, "\(isAuto)")
      #expect((isAuto.0 ? found.top : 2) + (isAuto.1 ? found.bottom : 2) == 22, "\(isAuto)")
    }
    let boxes = tree.children(of: root).map { tree.box(of: $0) }
    _ = try margins(second)
    tree.layout(in: FlexSpace(width: 330))
    #expect(tree.children(of: root).map { tree.box(of: $0) } == boxes)
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

  @Test("What stands out reaches as far as each box by its own place, to every side")
  func overflowOfPlacedBoxes() throws {
    let tree = FlexTree()
    let root = tree.add()
    let middle = tree.add(to: root)
    tree.update(middle) {
      $0.position = .absolute
      $0.inset = FlexEdges(top: 5, left: 40)
      ($0.width, $0.height) = (30, 50)
    }
    let inner = tree.add(to: middle)
    tree.update(inner) {
      $0.position = .absolute
      $0.inset = FlexEdges(top: -17, left: -3)
      ($0.width, $0.height) = (60, 4)
    }
    tree.layout(in: FlexSpace(width: 50, height: 20))
    #expect(try #require(tree.details(of: middle)).overflow == FlexBox(x: -3, y: -17, width: 60, height: 67))
    #expect(try #require(tree.details(of: root)).overflow == FlexBox(x: 0, y: -12, width: 97, height: 67))
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
