import Testing

@testable import QuoinFlexbox

/// Single sentences of CSS, each with the smallest tree that shows it.
struct SingleFactTests {
  @Test("self-start and self-end of an absolute box go by its own direction (CSS Box Alignment 3, §4.1)")
  func selfEdges() {
    for own in [FlexLayoutDirection.leftToRight, .rightToLeft] {
      for around in [FlexLayoutDirection.leftToRight, .rightToLeft] {
        for (alignment, isEnd) in [(FlexAlignment.selfStart, false), (.selfEnd, true)] {
          let tree = FlexTree()
          let root = tree.add()
          tree.update(root) {
            $0.direction = .column
            $0.layoutDirection = around
            ($0.width, $0.height) = (100, 100)
          }
          let box = tree.add(to: root)
          tree.update(box) {
            $0.position = .absolute
            $0.layoutDirection = own
            $0.alignSelf = alignment
            ($0.width, $0.height) = (20, 10)
          }
          tree.layout()
          #expect(tree.box(of: box).x == ((own == .rightToLeft) == isEnd ? 0 : 80), "\(alignment), \(own) in \(around)")
        }
      }
    }
  }

  @Test("margins that are both auto are never negative along a line, and alike across it (CSS 2.1, §10.3.7 and §10.6.4)")
  func autoMargins() {
    for (direction, x) in [(FlexLayoutDirection.leftToRight, 0.0), (.rightToLeft, -40)] {
      let tree = FlexTree()
      let root = tree.add()
      tree.update(root) {
        $0.layoutDirection = direction
        ($0.width, $0.height) = (100, 100)
      }
      let box = tree.add(to: root)
      tree.update(box) {
        $0.position = .absolute
        $0.inset = FlexEdges(all: 0)
        $0.margin = FlexEdges(all: .auto)
        ($0.width, $0.height) = (140, 140)
      }
      tree.layout()
      #expect(tree.box(of: box).x == x && tree.box(of: box).y == -20, "\(direction)")
    }
  }

  @Test("a sum of a share and fewer points is a length that may be used (CSS Values 4, §10)")
  func sums() {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) { ($0.width, $0.height) = (100, 100) }
    let box = tree.add(to: root)
    tree.update(box) {
      $0.padding = FlexEdges(top: .calc(percent: 10, points: -4), left: .calc(percent: 20, points: -5))
      $0.width = .calc(percent: 50, points: -10)
    }
    let inner = tree.add(to: box)
    tree.update(inner) { ($0.width, $0.height) = (5, 5) }
    tree.layout()
    #expect(tree.box(of: inner).x == 15 && tree.box(of: inner).y == 6 && tree.box(of: box).width == 40)
  }

  @Test(
    "of margins that meet the largest and the most negative are added (CSS 2.1, §8.3.1)",
    arguments: [
      ([10, 30, 20], 30), ([-5, -20, -10], -20), ([30, -20, -5], 10), ([-20, 8, 30], 10), ([4, -12, 6], -6),
    ] as [([Double], Double)])
  func metMargins(margins: [Double], distance: Double) {
    // The last margin below the first box, the first above the last, the second through a box without height between.
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) { ($0.display, $0.width) = (.block, 100) }
    var parts: [FlexNode] = []
    for (height, above, below) in [(50.0, 0.0, margins[0]), (0, margins[1], margins[1]), (50, margins[2], 0)] {
      let part = tree.add(to: root)
      tree.update(part) {
        $0.display = .block
        if height > 0 { $0.height = .points(height) }
        $0.margin = FlexEdges(top: .points(above), bottom: .points(below))
      }
      parts.append(part)
    }
    tree.layout()
    #expect(tree.box(of: parts[2]).y == 50 + distance)
  }

  @Test("what margins collapse through lies where it would with a border below (CSS 2.1, §8.3.1)")
  func collapsedThrough() {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) {
      $0.display = .block
      $0.padding = FlexEdges(top: 1)
      $0.width = 100
    }
    let measures: [(height: Double, above: Double, below: Double)] = [(10, 0, 10), (0, 20, 30), (10, 5, 0)]
    var parts: [FlexNode] = []
    for (height, above, below) in measures {
      let part = tree.add(to: root)
      tree.update(part) {
        $0.display = .block
        if height > 0 { $0.height = .points(height) }
        $0.margin = FlexEdges(top: .points(above), bottom: .points(below))
      }
      parts.append(part)
    }
    tree.layout()
    let places: [Double] = [1, 31, 41]
    #expect(parts.map { tree.box(of: $0).y } == places)
    #expect(tree.box(of: root).height == 51)
  }

  @Test("a leaf's baseline is that of its content in the room that padding leaves")
  func baselineInPadding() {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) {
      $0.alignItems = .baseline
      ($0.width, $0.height) = (200, 200)
    }
    let padded = tree.add(to: root)
    tree.update(padded) {
      $0.padding = FlexEdges(all: 10)
      $0.boxSizing = .borderBox
      ($0.width, $0.height) = (60, 80)
    }
    tree.setMeasure(padded) { width, _ in
      let room: Double =
        switch width {
        case .exactly(let size), .atMost(let size): size
        default: 1000
        }
      return FlexMeasurement(width: min(room, 100), height: 60, firstBaseline: room <= 40 ? 30 : 5, lastBaseline: 30)
    }
    let other = tree.add(to: root)
    tree.update(other) { ($0.width, $0.height) = (20, 100) }
    tree.setMeasure(other) { _, _ in FlexMeasurement(width: 20, height: 100, firstBaseline: 50, lastBaseline: 50) }
    tree.layout()
    #expect(tree.box(of: other).y == 0)
    #expect(tree.box(of: padded).y == 50 - (30 + 10))
  }

  @Test("what has moved by part of a pixel is rounded anew all the way down", arguments: [true, false])
  func fractionsBelow(_ isColumn: Bool) {
    func made(_ first: Double) -> (FlexTree, FlexNode, FlexNode) {
      let tree = FlexTree()
      tree.pointScaleFactor = 1
      let root = tree.add()
      tree.update(root) {
        $0.direction = isColumn ? .column : .row
        $0.alignItems = .start
      }
      let before = tree.add(to: root)
      tree.update(before) {
        ($0.width, $0.height) = (.points(first), .points(first))
        $0.shrink = 0
      }
      var parent = tree.add(to: root)
      for _ in 0..<2 {
        let inner = tree.add(to: parent)
        tree.update(inner) { $0.alignItems = .start }
        parent = inner
      }
      let last = tree.add(to: parent)
      tree.update(last) {
        $0.margin = isColumn ? FlexEdges(top: 0.25) : FlexEdges(left: 0.25)
        ($0.width, $0.height) = (5, 5)
      }
      tree.layout(in: FlexSpace(width: 100, height: 100))
      return (tree, before, last)
    }
    let (tree, before, last) = made(10.2)
    // 10.2 + 0.25 is rounded to 10, 10.4 + 0.25 to 11; what is around lies at 10 both times.
    func place(_ tree: FlexTree, _ node: FlexNode) -> Double { isColumn ? tree.box(of: node).y : tree.box(of: node).x }
    #expect(place(tree, last) == 0)
    tree.update(before) { ($0.width, $0.height) = (10.4, 10.4) }
    tree.layout(in: FlexSpace(width: 100, height: 100))
    let (fresh, _, twin) = made(10.4)
    #expect(place(fresh, twin) == 1)
    #expect(place(tree, last) == 1)
  }
}
