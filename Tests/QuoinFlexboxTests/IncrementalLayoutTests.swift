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
      let (found, expected) = (tree.box(of: node), fresh.box(of: twin))
      let isSame =
        abs(found.x - expected.x) < 1e-3 && abs(found.y - expected.y) < 1e-3 && abs(found.width - expected.width) < 1e-3
        && abs(found.height - expected.height) < 1e-3
      return isSame ? nil : "\(found) instead of \(expected)"
    }
  }

  @Test("One change after another gives what a fresh layout gives", arguments: 0..<60)
  func changes(seed: Int) { compare(seed: seed, changes: [1, 1, 1, 3]) }

  @Test("Six changes at once give what a fresh layout gives", arguments: 0..<20)
  func manyChanges(seed: Int) { compare(seed: seed, changes: [6]) }

  @Test("Nodes that are inserted elsewhere, removed with their subtrees or measured again", arguments: 0..<40)
  func edits(seed: Int) { compare(seed: seed, changes: [1, 2, 6], kinds: [.style, .style, .add, .removeLeaf, .move, .remove, .dirty]) }

  // Histories that once went wrong, among some million, each by what it needs.

  @Test("A block's parent turns from a column into a row: what fills the block's height is laid out again", arguments: [163, 128311])
  func parentOfBlockTurns(seed: Int) { compare(seed: seed, changes: [6]) }

  @Test("A remembered height stands on a wrapping column's other ceiling", arguments: [128109, 129685])
  func otherCeiling(seed: Int) { compare(seed: seed, changes: [6]) }

  @Test("A padding in percent moves a baseline though the border box stays", arguments: [4185, 6064])
  func percentPaddingUnderBaseline(seed: Int) { compare(seed: seed, changes: [6]) }

  @Test("A remembered baseline is as exact as a new one", arguments: [1589, 9627, 10917])
  func exactBaselines(seed: Int) { compare(seed: seed, changes: [6]) }

  @Test("Halves of pixels that differ by the order of a sum are rounded alike", arguments: [2071])
  func halves(seed: Int) { compare(seed: seed, changes: [6]) }

  @Test("A block leaves its parent's formatting context: margins no longer collapse through it", arguments: [40216])
  func blockBecomesRoot(seed: Int) { compare(seed: seed, changes: [6]) }

  @Test("A direction that changes above turns start and end below", arguments: [157845])
  func directionAbove(seed: Int) { compare(seed: seed, changes: [6]) }

  @Test("A direction reaches a block's children through contents", arguments: [9530])
  func directionThroughContents(seed: Int) {
    compare(seed: seed, changes: [1, 2, 6], kinds: [.style, .style, .add, .removeLeaf, .move, .remove, .dirty])
  }

  private enum Change {
    case style, add, removeLeaf, move, remove, dirty
  }

  private func compare(seed: Int, changes: [Int], kinds: [Change] = [.style, .style, .style, .add, .removeLeaf]) {
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
        make(random.pick(kinds), at: node, in: tree, &nodes, &random)
      }
      tree.layout(in: space, root: nodes[0])
      let wrong = differences(tree, nodes[0], space, scale: scale)
      #expect(wrong.isEmpty, "seed \(seed), step \(step): \(wrong.prefix(3))")
      if !wrong.isEmpty { return }
    }
  }

  private func make(_ change: Change, at node: FlexNode, in tree: FlexTree, _ nodes: inout [FlexNode], _ random: inout SteadyRandom) {
    switch change {
    case .style: tree.setStyle(random.style(), of: node)
    case .add where !tree.isMeasured(node): nodes.append(tree.add(random.style(), to: node))
    case .move:
      let target = nodes[Int.random(in: 0..<nodes.count, using: &random)]
      if !isInside(target, node, tree), !tree.isMeasured(target) { tree.insert(node, into: target, at: random.pick([nil, 0, 1, 2])) }
    case .remove where nodes.count > 25:
      let gone = nodes.filter { isInside($0, node, tree) }
      if gone.count < 8 {
        tree.remove(node)
        nodes.removeAll { gone.contains($0) }
      }
    case .dirty where tree.isMeasured(node): tree.markDirty(node)
    default:
      if tree.children(of: node).isEmpty, nodes.count > 20 {
        tree.remove(node)
        nodes.removeAll { $0 == node }
      }
    }
  }

  private func isInside(_ node: FlexNode, _ ancestor: FlexNode, _ tree: FlexTree) -> Bool {
    var found: FlexNode? = node
    while let here = found {
      if here == ancestor { return true }
      found = tree.parent(of: here)
    }
    return false
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

  @Test("Up to four changes are laid out each in its row, more of them in what holds the rows too", arguments: 1...5)
  func fewChanges(count: Int) {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) { $0.direction = .column }
    let rows = (0..<6).map { _ in tree.add(to: root) }
    let leaves = rows.map { row in (0..<3).map { _ in tree.add(to: row) } }
    for row in rows { tree.update(row) { $0.height = 20 } }
    for leaf in leaves.joined() { tree.update(leaf) { $0.width = 10 } }
    tree.layout(in: FlexSpace(width: 300), root: root)
    for row in 0..<count { tree.update(leaves[row][0]) { $0.width = 15 } }
    var record = FlexRecord()
    tree.layout(in: FlexSpace(width: 300), root: root, recording: &record)
    #expect((record.container(root) == nil) == (count < 5))
    for row in 0..<6 { #expect(tree.box(of: leaves[row][1]).x == (row < count ? 15 : 10)) }
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
