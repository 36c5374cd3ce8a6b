import Testing

@testable import QuoinFlexbox

/// The law of the caches: whatever changed in whatever order, the boxes are those of a tree laid out for the first time.
struct IncrementalLayoutTests {
  private func differences(_ tree: FlexTree, _ root: FlexNode, _ space: FlexSpace, scale: Double) -> [String] {
    var names: [FlexNode: FlexNode] = [:]
    let fresh = copy(of: tree, root, &names)
    fresh.pointScaleFactor = scale
    fresh.layout(in: space)
    return names.compactMap { node, twin in
      // A box that display takes away keeps its last place; nobody may look at it.
      if isHidden(node, in: tree) { return nil }
      let (found, expected) = (tree.box(of: node), fresh.box(of: twin))
      let isSame =
        abs(found.x - expected.x) < 1e-3 && abs(found.y - expected.y) < 1e-3 && abs(found.width - expected.width) < 1e-3
        && abs(found.height - expected.height) < 1e-3
      return isSame ? nil : "\(found) instead of \(expected)"
    }
  }

  private func isHidden(_ node: FlexNode, in tree: FlexTree) -> Bool {
    if tree.style(of: node).display == .none || tree.style(of: node).display == .contents { return true }
    var ancestor = tree.parent(of: node)
    while let found = ancestor {
      if tree.style(of: found).display == .none || tree.isMeasured(found) { return true }
      ancestor = tree.parent(of: found)
    }
    return false
  }

  @Test("One change after another gives what a fresh layout gives", arguments: 0..<60)
  func changes(seed: Int) { compare(seed: seed, changes: [1, 1, 1, 3]) }

  @Test("Six changes at once give what a fresh layout gives", arguments: Array(0..<20) + [128109])
  func manyChanges(seed: Int) { compare(seed: seed, changes: [6]) }

  private func compare(seed: Int, changes: [Int]) {
    var random = SteadyRandom(UInt64(seed) &* 7919)
    let tree = FlexTree()
    let scale = seed % 2 == 0 ? 0 : 2.0
    tree.pointScaleFactor = scale
    var nodes = random.grow(tree, count: 40)
    let space = FlexSpace(width: 300, height: seed % 3 == 0 ? 200 : nil)
    tree.layout(in: space, root: nodes[0])
    for step in 0..<12 {
      for _ in 0..<(changes.count == 1 ? changes[0] : random.pick(changes)) {
        let node = nodes[Int.random(in: 1..<nodes.count, using: &random)]
        switch random.pick([0, 0, 0, 1, 2]) {
        case 0: tree.setStyle(random.style(), of: node)
        case 1 where !tree.isMeasured(node): nodes.append(tree.add(random.style(), to: node))
        default:
          if tree.children(of: node).isEmpty, nodes.count > 20 {
            tree.remove(node)
            nodes.removeAll { $0 == node }
          }
        }
      }
      tree.layout(in: space, root: nodes[0])
      let wrong = differences(tree, nodes[0], space, scale: scale)
      #expect(wrong.isEmpty, "seed \(seed), step \(step): \(wrong.prefix(3))")
      if !wrong.isEmpty { return }
    }
  }

  @Test("A layout without changes asks no leaf and keeps every box")
  func nothingChanged() {
    var random = SteadyRandom(4)
    let tree = FlexTree()
    let nodes = random.grow(tree, count: 60)
    tree.layout(in: FlexSpace(width: 200), root: nodes[0])
    let (count, boxes) = (tree.measureCount, nodes.map(tree.box(of:)))
    tree.layout(in: FlexSpace(width: 200), root: nodes[0])
    #expect(tree.measureCount == count)
    #expect(nodes.map(tree.box(of:)) == boxes)
  }

  @Test("A leaf is asked each width once")
  func eachWidthOnce() {
    final class Asked {
      var proposals: [FlexProposal] = []
    }
    let asked = Asked()
    let tree = FlexTree()
    let root = tree.add()
    let column = tree.add(to: root)
    tree.update(column) { style in
      style.direction = .column
      style.grow = 1
      style.basis = 0
    }
    let leaf = tree.add(to: column)
    let text = SquareText("XXX XX XXXX X")
    tree.setMeasure(leaf) { width, _ in
      asked.proposals.append(width)
      return text?.measure(width) ?? FlexMeasurement(width: 0, height: 0)
    }
    tree.layout(in: FlexSpace(width: 65))
    #expect(Set(asked.proposals).count == asked.proposals.count)
    #expect(asked.proposals.count <= 3)
    // Two words fit into 65 points: three lines would be 30 high.
    #expect(tree.box(of: leaf).width == 65)
    #expect(tree.box(of: leaf).height == 20)
  }
}
