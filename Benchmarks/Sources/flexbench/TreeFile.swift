import QuoinFlexbox

/// A tree of a `.tree` file: a count, then one node a line, parents before their children.
struct TreeFile {
  struct Node {
    var childCount: Int
    var look: Look
    var text: Text?
  }
  /// The numbers of which a style is made, when the tree is.
  struct Look {
    var isColumn, wraps, spreads: Bool
    var align: FlexAlignment
    var width, height, basis: (kind: Double, value: Double)
    var grow, shrink, margin, padding, gap: Double
  }
  /// A text by its metrics: all in one line, its longest word, the height of a line.
  struct Text {
    let advance: Double
    let word: Double
    let line: Double

    func measure(_ width: FlexProposal) -> FlexMeasurement {
      switch width {
      case .maxContent: lines(in: advance)
      case .minContent: lines(in: word)
      case .exactly(let width), .atMost(let width): lines(in: width)
      }
    }

    private func lines(in width: Double) -> FlexMeasurement {
      let width = max(width, word)
      if advance <= width { return FlexMeasurement(width: advance, height: line) }
      return FlexMeasurement(width: width, height: line * (advance / width).rounded(.up))
    }
  }

  private(set) var nodes: [Node] = []

  /// nil where the text is not such a file.
  init?(_ text: String) {
    var lines = text.split(separator: "\n").makeIterator()
    guard let count = lines.next().flatMap({ Int($0) }) else { return nil }
    nodes.reserveCapacity(count)
    while let line = lines.next() {
      let columns = line.split(separator: " ").compactMap { Double($0) }
      guard columns.count == 20 else { return nil }
      nodes.append(
        Node(
          childCount: Int(columns[0]), look: Self.look(columns),
          text: columns[16] == 1 ? Text(advance: columns[17], word: columns[18], line: columns[19]) : nil))
    }
    guard nodes.count == count else { return nil }
  }

  /// nch dir wrap align justify wk wv hk hv grow shrink bk bv margin padding gap meas W m h
  private static func look(_ columns: [Double]) -> Look {
    Look(
      isColumn: columns[1] == 1, wraps: columns[2] == 1, spreads: columns[4] == 1, align: [.stretch, .start, .center][Int(columns[3])],
      width: (columns[5], columns[6]), height: (columns[7], columns[8]), basis: (columns[11], columns[12]), grow: columns[9],
      shrink: columns[10], margin: columns[13], padding: columns[14], gap: columns[15])
  }

  func style(_ index: Int) -> FlexStyle {
    let look = nodes[index].look
    var style = FlexStyle()
    style.direction = look.isColumn ? .column : .row
    style.wrap = look.wraps ? .wrap : .noWrap
    style.alignItems = look.align
    style.justifyContent = look.spreads ? .spaceBetween : .start
    style.width = Self.length(look.width)
    style.height = Self.length(look.height)
    style.grow = look.grow
    style.shrink = look.shrink
    style.basis = Self.length(look.basis)
    if look.margin != 0 { style.margin = FlexEdges(all: .points(look.margin)) }
    if look.padding != 0 { style.padding = FlexEdges(all: .points(look.padding)) }
    if look.gap != 0 {
      style.rowGap = .points(look.gap)
      style.columnGap = .points(look.gap)
    }
    return style
  }

  private static func length(_ length: (kind: Double, value: Double)) -> FlexLength {
    length.kind == 1 ? .points(length.value) : length.kind == 2 ? .percent(length.value) : .auto
  }

  /// Builds the tree; the names come in the file's order.
  func build(_ tree: FlexTree, _ names: inout [FlexNode]) {
    let nodes = nodes
    // Names count up in a tree that only grows, so a leaf's number is its row.
    tree.measureLeaf = { leaf, width, _ in nodes[leaf.number].text?.measure(width) ?? FlexMeasurement(width: 0, height: 0) }
    var open: [(node: FlexNode, left: Int)] = []
    for index in nodes.indices {
      while let last = open.last, last.left == 0 { open.removeLast() }
      let parent = open.last?.node
      if !open.isEmpty { open[open.count - 1].left -= 1 }
      let name = tree.add(style(index), to: parent)
      if nodes[index].text != nil { tree.setMeasured(name) }
      names.append(name)
      if nodes[index].childCount > 0 { open.append((name, nodes[index].childCount)) }
    }
  }
}
