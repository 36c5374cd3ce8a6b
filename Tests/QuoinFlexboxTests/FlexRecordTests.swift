import Testing

@testable import QuoinFlexbox

/// A layout that tells its steps: worked examples of CSS Flexbox, checked step by step.
struct FlexRecordTests {
  /// A row of `width` with items that hold `text`, styled one by one.
  private func row(_ width: Double, _ texts: [String?], style: (Int, inout FlexStyle) -> Void) -> (FlexTree, [FlexNode], FlexNode) {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) { $0.width = .points(width) }
    let items = texts.enumerated().map { index, text in
      let item = tree.add(to: root)
      tree.update(item) { style(index, &$0) }
      if let text = text.flatMap(SquareText.init) { tree.setMeasure(item) { width, _ in text.measure(width) } }
      return item
    }
    return (tree, items, root)
  }

  private func record(_ tree: FlexTree) -> FlexRecord {
    var record = FlexRecord()
    tree.layout(recording: &record)
    return record
  }

  @Test("CSS Flexbox §7.2.1: with flex-basis auto only the space left over is shared, 1 : 1 : 2")
  func sharesWhatIsLeft() throws {
    // Contents of 30, 60 and 30 leave 180 of 300.
    let (tree, items, root) = row(300, ["XXX", "XXXXXX", "XXX"]) { index, style in style.grow = index == 2 ? 2 : 1 }
    let record = record(tree)
    let line = try #require(record.container(root)?.lines.first)
    #expect(line.hypotheticalMainSize == 120)
    #expect(line.flexing == .grow)
    #expect(line.initialFreeSpace == 180)
    #expect(line.items.map(\.flexBaseSize) == [30, 60, 30])
    #expect(line.items.map(\.flexBaseSource) == [.content, .content, .content])
    #expect(line.items.map(\.share) == [45, 45, 90])
    #expect(line.items.map(\.freeze) == [.share, .share, .share])
    #expect(line.items.map(\.node) == items)
  }

  @Test("CSS Flexbox §7.2.1: with flex-basis 0 the whole space is shared, 1 : 1 : 2")
  func sharesAll() throws {
    let (tree, _, root) = row(300, ["XXX", "XXXXXX", "XXX"]) { index, style in
      style.grow = index == 2 ? 2 : 1
      style.basis = 0
    }
    let line = try #require(record(tree).container(root)?.lines.first)
    #expect(line.initialFreeSpace == 300)
    #expect(line.items.map(\.flexBaseSource) == [.flexBasis(0), .flexBasis(0), .flexBasis(0)])
    // The automatic minimum of each is its longest word.
    #expect(line.items.map(\.hypotheticalMainSize) == [30, 60, 30])
    #expect(line.items.map(\.mainSize) == [75, 75, 150])
  }

  @Test("CSS Flexbox §9.7: an item that meets its maximum freezes, and the others share again")
  func freezesAtMaximum() throws {
    let (tree, _, root) = row(300, [nil, nil]) { index, style in
      style.grow = 1
      if index == 0 { style.maxWidth = 100 }
    }
    let line = try #require(record(tree).container(root)?.lines.first)
    #expect(line.rounds.map(\.freeSpace) == [300, 200])
    #expect(line.rounds.map(\.violation) == [-50, 0])
    #expect(line.rounds.map(\.frozen) == [[0], [1]])
    #expect(line.items.map(\.freeze) == [.maximum, .share])
    #expect(line.items.map(\.mainSize) == [100, 200])
  }

  @Test("CSS Flexbox §9.7 and §4.5: shrinking stops at a minimum, named when it is the automatic one")
  func freezesAtMinimum() throws {
    let (tree, _, root) = row(100, ["XXXXXXXX XX", nil, nil]) { index, style in
      style.basis = 100
      if index == 1 { style.minWidth = 10 }
      if index == 2 { style.shrink = 0 }
      if index == 2 { style.basis = 5 }
    }
    let line = try #require(record(tree).container(root)?.lines.first)
    #expect(line.flexing == .shrink)
    #expect(line.initialFreeSpace == -105)
    // Each of the two would lose 52.5; the first cannot go below its longest word, the second then pays the rest.
    #expect(line.items.map(\.freeze) == [.minimum(automatic: true), .share, .inflexible])
    #expect(line.items.map(\.mainSize) == [80, 15, 5])
    #expect(line.items[0].minimum == 80)
  }

  @Test("CSS Flexbox §7.1: factors that add up to less than 1 take that part of the free space")
  func factorsBelowOne() throws {
    let (tree, _, root) = row(200, [nil]) { _, style in style.grow = 0.5 }
    let line = try #require(record(tree).container(root)?.lines.first)
    #expect(line.rounds.map(\.freeSpace) == [100])
    #expect(line.items[0].mainSize == 100)
  }

  @Test("Where a base came from, what stretched and what aligned it")
  func sourcesAndAlignment() throws {
    let tree = FlexTree()
    let root = tree.add()
    tree.update(root) {
      $0.direction = .column
      $0.width = 100
      $0.height = 200
    }
    let (tall, square, end) = (tree.add(to: root), tree.add(to: root), tree.add(to: root))
    tree.update(tall) { $0.height = 30 }
    tree.update(square) {
      $0.width = 40
      $0.aspectRatio = 1
      $0.alignSelf = .center
    }
    tree.update(end) { $0.margin = FlexEdges(top: .auto) }
    let record = record(tree)
    #expect(record.item(tall)?.flexBaseSource == .height(30))
    #expect(record.item(tall)?.isStretched == true)
    #expect(record.item(square)?.flexBaseSource == .aspectRatio)
    #expect(record.item(square)?.isStretched == false)
    #expect(record.item(square)?.crossOffset == 30)
    #expect(record.item(square)?.alignSelf == .center)
    #expect(record.item(end)?.hasAutomaticMainMargins == true)
    #expect(record.item(end)?.mainOffset == 200)
    #expect(record.container(root)?.availableHeight == 200)
  }

  @Test("The sentences of an item, in the specification's order")
  func sentences() {
    let (tree, items, root) = row(300, ["XX", nil]) { index, style in
      style.grow = 1
      if index == 0 { style.maxWidth = 50 }
    }
    let record = record(tree)
    #expect(
      record.item(items[0])?.steps == [
        "flex base size 20 from its content", "main size 50: froze at its maximum, grew by 30", "cross size 10: stretched to the line",
        "placed 0 from main-start, 0 from the line's cross-start by align-self: stretch",
      ])
    #expect(
      record.container(root)?.steps == [
        "row, nowrap; available 300 × as high as the content",
        "one line: 2 items, together 20 of 300; initial free space 280, items may grow",
        "round 1: 280 over factors of 2; item 1 froze at a maximum", "round 2: 250 over factors of 1; all items take their share",
        "one line: cross size 10",
      ])
  }

  @Test("Only what is laid out anew is told, and telling changes nothing", arguments: 0..<30)
  func tellsWhatWasLaid(seed: Int) {
    var random = SteadyRandom(UInt64(seed) &+ 77)
    let tree = FlexTree()
    let nodes = random.grow(tree, count: 40)
    var names: [FlexNode: FlexNode] = [:]
    let silent = copy(of: tree, nodes[0], &names)
    var record = FlexRecord()
    tree.layout(in: FlexSpace(width: 300), root: nodes[0], recording: &record)
    silent.layout(in: FlexSpace(width: 300))
    for (node, twin) in names { #expect(tree.box(of: node) == silent.box(of: twin)) }
    #expect(tree.measureCount == silent.measureCount)
    #expect(!record.containers.isEmpty)
    for item in record.containers.flatMap(\.lines).flatMap(\.items) { #expect(tree.contains(item.node) && item.mainSize.isFinite) }
    let count = record.containers.count
    tree.layout(in: FlexSpace(width: 300), root: nodes[0], recording: &record)
    #expect(record.containers.count == count)
  }
}
