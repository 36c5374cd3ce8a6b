import Testing

@testable import QuoinFlexbox

/// Rows of cold styles that nodes share.
struct SharedStyleTests {
  @Test("Nodes with the same values share a row; another value takes one of its own")
  func shares() {
    let tree = FlexTree()
    let root = tree.add()
    var chip = FlexStyle()
    chip.padding = FlexEdges(all: 2)
    let first = tree.add(chip, to: root)
    let rows = tree.colds.count
    for index in 0..<20 {
      var style = FlexStyle()
      if index.isMultiple(of: 2) { style.margin = FlexEdges(all: 3) } else { style.padding = FlexEdges(all: 2) }
      tree.add(style, to: root)
    }
    #expect(tree.colds.count == rows + 1)
    tree.update(first) { $0.padding = FlexEdges(all: 5) }
    let others = tree.children(of: root).dropFirst().map { tree.style(of: $0).padding.top }
    #expect(others == (0..<20).map { $0.isMultiple(of: 2) ? .zero : .points(2) })
    #expect(tree.style(of: first).padding.top == .points(5))
  }

  @Test("Rows are used again once no node has them")
  func reuse() {
    let tree = FlexTree()
    let node = tree.add()
    tree.update(node) { $0.aspectRatio = 1 }
    tree.update(node) { $0.aspectRatio = 2 }
    let rows = tree.colds.count
    for index in 1..<50 {
      tree.update(node) { $0.aspectRatio = Double(index) }
      #expect(tree.style(of: node).aspectRatio == Double(index))
    }
    #expect(tree.colds.count == rows)
    tree.update(node) { $0 = FlexStyle() }
    #expect(tree.style(of: node).aspectRatio == nil)
    let next = tree.add()
    tree.update(next) { $0.order = 7 }
    #expect(tree.colds.count == rows)
  }

  @Test("Many styles in turn are told apart, whatever was set before")
  func random() {
    var generator = SystemRandomNumberGenerator()
    let tree = FlexTree()
    var nodes: [(node: FlexNode, style: FlexStyle)] = []
    for _ in 0..<2_000 {
      var style = FlexStyle()
      if Bool.random(using: &generator) { style.padding.left = .points(Double(Int.random(in: 0..<3, using: &generator))) }
      if Bool.random(using: &generator) { style.order = Int.random(in: -1..<2, using: &generator) }
      if Bool.random(using: &generator) { style.maxWidth = .percent(Double(Int.random(in: 0..<4, using: &generator))) }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !nodes.isEmpty:
        let removed = nodes.remove(at: Int.random(in: 0..<nodes.count, using: &generator))
        tree.remove(removed.node)
      case 1 where !nodes.isEmpty:
        let changed = Int.random(in: 0..<nodes.count, using: &generator)
        tree.setStyle(style, of: nodes[changed].node)
        nodes[changed].style = style
      default: nodes.append((tree.add(style), style))
      }
    }
    for (node, style) in nodes {
      let found = tree.style(of: node)
      #expect(found.padding == style.padding && found.order == style.order && found.maxWidth == style.maxWidth)
    }
    // Rows that share a place among the hashes may be there twice.
    #expect(tree.colds.count < nodes.count / 2)
  }

  @Test("The keywords of a style stand where the C library writes them")
  func keywords() {
    #expect(MemoryLayout<HotStyle>.offset(of: \.display) == HotStyle.keywordsAt)
    #expect(MemoryLayout<HotStyle>.offset(of: \.justifySelf) == HotStyle.keywordsAt + 12)
    #expect(MemoryLayout<ColdStyle>.size == 256)
  }

  @Test("A tree measures the leaves that have no closure of their own")
  func measureLeaf() {
    let tree = FlexTree()
    let root = tree.add()
    let (first, second, third) = (tree.add(to: root), tree.add(to: root), tree.add(to: root))
    #expect([root, first, second, third].map(\.number) == [0, 1, 2, 3])
    tree.setMeasured(first)
    tree.setMeasured(second)
    tree.setMeasure(third) { _, _ in FlexMeasurement(width: 7, height: 9) }
    tree.layout()
    #expect(tree.box(of: first).width == 0)
    tree.measureLeaf = { leaf, _, _ in FlexMeasurement(width: leaf == first ? 10 : 20, height: 5) }
    tree.markDirty(first)
    tree.markDirty(second)
    tree.layout()
    #expect(tree.box(of: first).width == 10 && tree.box(of: second).width == 20 && tree.box(of: third).width == 7)
    tree.setMeasured(first, false)
    tree.layout()
    #expect(tree.box(of: first).width == 0 && !tree.isMeasured(first))
  }
}
