import QuoinFlexbox

/// A tree of a `.tree` file: a count, then one node a line, parents before their children.
struct TreeFile {
  struct Node {
    var childCount: Int
    var style: FlexStyle
    var text: Text?
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
      nodes.append(Self.node(columns))
    }
    guard nodes.count == count else { return nil }
  }

  /// nch dir wrap align justify wk wv hk hv grow shrink bk bv margin padding gap meas W m h
  private static func node(_ columns: [Double]) -> Node {
    var style = FlexStyle()
    style.direction = columns[1] == 1 ? .column : .row
    style.wrap = columns[2] == 1 ? .wrap : .noWrap
    style.alignItems = [.stretch, .start, .center][Int(columns[3])]
    style.justifyContent = columns[4] == 1 ? .spaceBetween : .start
    style.width = length(columns[5], columns[6])
    style.height = length(columns[7], columns[8])
    style.grow = columns[9]
    style.shrink = columns[10]
    style.basis = length(columns[11], columns[12])
    if columns[13] != 0 { style.margin = FlexEdges(all: .points(columns[13])) }
    if columns[14] != 0 { style.padding = FlexEdges(all: .points(columns[14])) }
    if columns[15] != 0 {
      style.rowGap = .points(columns[15])
      style.columnGap = .points(columns[15])
    }
    let text = columns[16] == 1 ? Text(advance: columns[17], word: columns[18], line: columns[19]) : nil
    return Node(childCount: Int(columns[0]), style: style, text: text)
  }

  private static func length(_ kind: Double, _ value: Double) -> FlexLength {
    kind == 1 ? .points(value) : kind == 2 ? .percent(value) : .auto
  }

  /// Builds the tree; the names come in the file's order.
  func build(_ tree: FlexTree, _ names: inout [FlexNode]) {
    var open: [(node: FlexNode, left: Int)] = []
    for index in nodes.indices {
      while let last = open.last, last.left == 0 { open.removeLast() }
      let parent = open.last?.node
      if !open.isEmpty { open[open.count - 1].left -= 1 }
      let name = tree.add(nodes[index].style, to: parent)
      if let text = nodes[index].text { tree.setMeasure(name) { width, _ in text.measure(width) } }
      names.append(name)
      if nodes[index].childCount > 0 { open.append((name, nodes[index].childCount)) }
    }
  }
}
