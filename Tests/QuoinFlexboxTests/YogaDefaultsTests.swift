import Testing

@testable import QuoinFlexbox

/// Yoga's initial values and the errata its users' layouts count on.
struct YogaDefaultsTests {
  @Test("Items stand below each other, stretch, and do not shrink")
  func columnWithoutShrinking() {
    let tree = FlexTree(defaults: .yoga)
    let root = tree.add()
    let first = tree.add(to: root)
    let second = tree.add(to: root)
    tree.update(first) { $0.height = 80 }
    tree.update(second) { $0.height = 80 }
    tree.layout(in: FlexSpace(width: 50, height: 100))
    #expect(tree.box(of: first) == FlexBox(x: 0, y: 0, width: 50, height: 80))
    #expect(tree.box(of: second) == FlexBox(x: 0, y: 80, width: 50, height: 80))
  }

  @Test("An absolute box without insets follows the parent's alignment: 20 points are centred in 100 at 40")
  func absoluteWithoutInsets() {
    let tree = FlexTree(defaults: .yoga)
    let root = tree.add()
    tree.update(root) {
      $0.justifyContent = .center
      $0.alignItems = .center
      $0.padding = FlexEdges(left: 30)
    }
    let child = tree.add(to: root)
    tree.update(child) {
      $0.position = .absolute
      $0.width = 20
      $0.height = 20
    }
    tree.layout(in: FlexSpace(width: 100, height: 100))
    #expect(tree.box(of: child) == FlexBox(x: 40, y: 40, width: 20, height: 20))
  }

  @Test("Padding of ten percent of a 400-point root is 40")
  func percentPadding() {
    let tree = FlexTree(defaults: .yoga)
    let root = tree.add()
    tree.update(root) {
      $0.width = 400
      $0.height = 400
    }
    let child = tree.add(to: root)
    tree.update(child) { $0.padding = FlexEdges(all: .percent(10)) }
    let inner = tree.add(to: child)
    tree.layout()
    #expect(tree.box(of: inner).x == 40)
    #expect(tree.box(of: inner).width == 320)
  }

  @Test("A leaf that is not stretched is as wide as it answers for the room there is")
  func leafShrinksToItsAnswer() {
    let tree = FlexTree(defaults: .yoga)
    let root = tree.add()
    tree.update(root) { $0.alignItems = .start }
    let leaf = tree.add(to: root)
    let text = SquareText("XXX XXX XXX")
    tree.setMeasure(leaf) { width, _ in text?.measure(width) ?? FlexMeasurement(width: 0, height: 0) }
    tree.layout(in: FlexSpace(width: 85, height: 100))
    // "XXX XXX" is 70 wide.
    #expect(tree.box(of: leaf).width == 70)
    #expect(tree.box(of: leaf).height == 20)
  }

  @Test("start and end follow the direction and win over left and right")
  func logicalEdges() {
    for rightToLeft in [false, true] {
      let tree = FlexTree(defaults: .yoga)
      let root = tree.add()
      let child = tree.add(to: root)
      tree.update(child) {
        $0.margin = FlexEdges(left: 3, right: 3)
        $0.margin.start = 20
        $0.height = 5
      }
      tree.layout(in: FlexSpace(width: 100, rightToLeft: rightToLeft))
      #expect(tree.box(of: child).x == (rightToLeft ? 3 : 20))
      #expect(tree.box(of: child).width == 77)
    }
  }

  @Test("Scroll bars lie over the content")
  func barsTakeNoRoom() {
    let tree = FlexTree(defaults: .yoga)
    let root = tree.add()
    tree.update(root) {
      $0.overflowX = .scroll
      $0.overflowY = .scroll
    }
    let child = tree.add(to: root)
    tree.update(child) { $0.grow = 1 }
    tree.layout(in: FlexSpace(width: 100, height: 50))
    #expect(tree.box(of: child) == FlexBox(x: 0, y: 0, width: 100, height: 50))
  }
}
