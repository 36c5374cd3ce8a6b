import Foundation
import Testing

@testable import QuoinFlexbox

/// Whatever goes in, finite boxes come out.
struct BadInputTests {
  private func allFinite(_ tree: FlexTree, _ nodes: [FlexNode]) -> Bool {
    nodes.allSatisfy { node in
      let box = tree.box(of: node)
      return box.x.isFinite && box.y.isFinite && box.width.isFinite && box.height.isFinite && box.width >= 0 && box.height >= 0
    }
  }

  @Test("Numbers that no style should hold", arguments: 0..<200)
  func wildStyles(seed: Int) {
    var random = SteadyRandom(UInt64(seed) &+ 1)
    let tree = FlexTree()
    let nodes = random.grow(tree, count: 30, wild: true)
    tree.pointScaleFactor = seed % 2 == 0 ? 3 : 0
    tree.layout(in: FlexSpace(width: random.pick([nil, 0, 100, .nan, .infinity, -5])), root: nodes[0])
    #expect(allFinite(tree, nodes), "seed \(seed)")
  }

  @Test("Ten thousand levels")
  func deepTree() {
    let tree = FlexTree()
    var nodes = [tree.add()]
    for _ in 0..<10_000 { nodes.append(tree.add(to: nodes[nodes.count - 1])) }
    tree.update(nodes[10_000]) { $0.width = 7 }
    tree.layout()
    #expect(tree.box(of: nodes[0]).width == 7)
    tree.update(nodes[10_000]) { $0.width = 9 }
    tree.layout()
    #expect(tree.box(of: nodes[0]).width == 9)
  }

  @Test("Whoever calls for the layout of a deep tree is asked what its leaves measure, on the same thread")
  func deepTreeAsksItsCaller() {
    let tree = FlexTree()
    var nodes = [tree.add()]
    for _ in 0..<9_000 { nodes.append(tree.add(to: nodes[nodes.count - 1])) }
    let here = pthread_self()
    var others = 0
    let leaves = (0..<3).map { _ in tree.add(to: nodes[9_000]) }
    tree.update(nodes[9_000]) { $0.alignItems = .baseline }
    tree.setMeasure(leaves[0]) { _, _ in
      others += pthread_equal(here, pthread_self()) == 0 ? 1 : 0
      return FlexMeasurement(width: 7, height: 3)
    }
    tree.setMeasured(leaves[1])
    tree.measureLeaf = { _, _, _ in
      others += pthread_equal(here, pthread_self()) == 0 ? 1 : 0
      return FlexMeasurement(width: 5, height: 4)
    }
    tree.setBaseline(leaves[2]) { _, _ in
      others += pthread_equal(here, pthread_self()) == 0 ? 1 : 0
      return 2
    }
    tree.layout()
    #expect(tree.box(of: nodes[0]).width == 12 && tree.measureCount > 0)
    #expect(others == 0)
  }

  @Test("Another tree's node is known as foreign, also one that stands in the same place")
  func foreignNames() {
    let (one, other) = (FlexTree(), FlexTree())
    let (mine, foreign) = (one.add(), other.add())
    #expect(one.contains(mine) && !one.contains(foreign) && !other.contains(mine) && mine != foreign)
    // Tables of a tree that is gone are taken by the next.
    var gone: FlexNode?
    do { gone = FlexTree().add() }
    let next = FlexTree()
    next.add()
    #expect(gone.map(next.contains) == false)
  }

  @Test("A place that was taken often keeps to its tree, and its node is alive")
  func manyGenerations() {
    let tree = FlexTree()
    var last = tree.add()
    for _ in 0..<40_000 {
      let old = last
      tree.remove(old)
      last = tree.add()
      #expect(tree.contains(last) && !tree.contains(old))
    }
    tree.layout(in: FlexSpace(width: 9))
    #expect(tree.box(of: last).width == 9)
  }

  @Test("Ten thousand levels put together from below, which nobody counted")
  func deepTreeFromBelow() {
    let tree = FlexTree()
    var top = tree.add()
    tree.update(top) { $0.height = 3 }
    for _ in 0..<10_000 {
      let parent = tree.add()
      tree.insert(top, into: parent)
      top = parent
    }
    tree.layout(in: FlexSpace(fills: false), root: top)
    #expect(tree.box(of: top).height == 3)
  }

  @Test("A hundred thousand children")
  func wideTree() {
    let tree = FlexTree()
    let root = tree.add()
    var style = FlexStyle()
    style.width = 1
    style.shrink = 0
    var last = root
    for _ in 0..<100_000 { last = tree.add(style, to: root) }
    tree.layout()
    #expect(tree.box(of: last).x == 99_999)
    #expect(tree.box(of: root).width == 100_000)
  }

  @Test("A leaf that answers nonsense is a finding", arguments: [Double.nan, .infinity, -12, 1e300])
  func nonsenseAnswers(value: Double) {
    let tree = FlexTree()
    let root = tree.add()
    let leaf = tree.add(to: root)
    tree.setMeasure(leaf) { _, _ in FlexMeasurement(width: value, height: value, firstBaseline: value) }
    tree.update(leaf) { $0.alignSelf = .baseline }
    tree.layout()
    #expect(allFinite(tree, [root, leaf]))
    #expect(tree.findings.first?.node == leaf)
  }

  @Test("A leaf that changes its mind")
  func fickleLeaf() {
    var random = SteadyRandom(11)
    let tree = FlexTree()
    let root = tree.add()
    var nodes = [root]
    for _ in 0..<20 {
      let leaf = tree.add(to: root)
      tree.setMeasure(leaf) { _, _ in
        FlexMeasurement(width: Double.random(in: 0..<50, using: &random), height: Double.random(in: 0..<50, using: &random))
      }
      nodes.append(leaf)
    }
    for width in [10.0, 100, 50] { tree.layout(in: FlexSpace(width: width)) }
    #expect(allFinite(tree, nodes))
  }

  @Test("A removed node's name is stale, also when its place is used again")
  func staleNames() {
    let tree = FlexTree()
    let root = tree.add()
    let child = tree.add(to: root)
    let grandchild = tree.add(to: child)
    tree.layout()
    tree.remove(child)
    #expect(!tree.contains(child) && !tree.contains(grandchild) && tree.contains(root))
    let next = tree.add(to: root)
    #expect(next != child && next != grandchild && tree.contains(next))
    #expect(tree.count == 2)
    tree.layout()
    #expect(tree.children(of: root) == [next])
  }
}
