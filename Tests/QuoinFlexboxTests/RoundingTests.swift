import Testing

@testable import QuoinFlexbox

/// Rounding to the pixel grid.
struct RoundingTests {
  private func thirds(scale: Double) -> [FlexBox] {
    let tree = FlexTree()
    tree.pointScaleFactor = scale
    let root = tree.add()
    let parts = (0..<3).map { _ in tree.add(to: root) }
    for part in parts { tree.update(part) { $0.grow = 1 } }
    tree.layout(in: FlexSpace(width: 100, height: 10))
    return parts.map(tree.box(of:))
  }

  @Test("A hundred points in three: exact at 3 pixels a point, uneven at 2, as Yoga rounds them")
  func hundredInThree() {
    #expect(thirds(scale: 2).map(\.x) == [0, 33.5, 66.5])
    #expect(thirds(scale: 2).map(\.width) == [33.5, 33, 33.5])
    #expect(thirds(scale: 3).map { ($0.width * 3).rounded() } == [100, 100, 100])
    #expect(thirds(scale: 1).map(\.width) == [33, 34, 33])
    #expect(abs(thirds(scale: 0)[0].width - 100 / 3) < 1e-9)
  }

  @Test("Neighbours that touch keep touching, and the parts make up the whole", arguments: [1.0, 2, 3])
  func noGaps(scale: Double) {
    let tree = FlexTree()
    tree.pointScaleFactor = scale
    let root = tree.add()
    let parts = (0..<7).map { _ in tree.add(to: root) }
    for (index, part) in parts.enumerated() { tree.update(part) { $0.grow = 1 + Double(index) / 7 } }
    tree.layout(in: FlexSpace(width: 100, height: 10))
    var edge = 0.0
    for part in parts {
      #expect(abs(tree.box(of: part).x - edge) < 1e-9)
      edge += tree.box(of: part).width
    }
    #expect(abs(edge - 100) < 1e-9)
  }

  @Test("A text never gets less than it measured")
  func textKeepsItsRoom() {
    for start in stride(from: 0.0, to: 1, by: 0.1) {
      let tree = FlexTree()
      tree.pointScaleFactor = 1
      let root = tree.add()
      tree.update(root) { $0.padding = FlexEdges(left: .points(start)) }
      let leaf = tree.add(to: root)
      tree.setMeasure(leaf) { _, _ in FlexMeasurement(width: 20.3, height: 10.3) }
      tree.layout(in: FlexSpace(fills: false))
      #expect(tree.box(of: leaf).width >= 20.3)
      #expect(tree.box(of: leaf).height >= 10.3)
    }
  }
}
