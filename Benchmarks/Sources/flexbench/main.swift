import Clock
import Foundation
import QuoinFlexbox

// swift run -c release flexbench [--dump] FILE.tree…
// For each file: nanoseconds of processor time per node, the least over the rounds; styles are made inside the clock, rounding to whole
// points is on.

/// Seconds that `work` takes.
func seconds(_ work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return processorTime() - start
}

/// One file's rounds.
struct Bench {
  let file: TreeFile
  var rows: [String: [Double]] = [:]
  var measures = 0

  mutating func note(_ row: String, _ work: () -> Void) { rows[row, default: []].append(seconds(work)) }

  mutating func round() {
    let file = file
    var names: [FlexNode] = []
    names.reserveCapacity(file.nodes.count)
    let tree = FlexTree()
    tree.pointScaleFactor = 1
    note("build") { file.build(tree, &names) }
    let root = names[0]
    let before = tree.measureCount
    note("layout_fresh") { tree.layout(root: root) }
    measures = tree.measureCount - before
    note("restyle_all") {
      for index in file.nodes.indices { tree.setStyle(file.style(index), of: names[index]) }
      tree.layout(root: root)
    }
    let leaf = names.last ?? root
    var style = file.style(file.nodes.count - 1)
    note("relayout_leaf") {
      style.width = .points(11)
      tree.setStyle(style, of: leaf)
      tree.layout(root: root)
    }
    var rootStyle = file.style(0)
    note("relayout_rootw") {
      rootStyle.width = .points(777)
      tree.setStyle(rootStyle, of: root)
      tree.layout(root: root)
    }
    note("relayout_noop") { tree.layout(root: root) }
  }

  func dump() {
    var names: [FlexNode] = []
    let tree = FlexTree()
    file.build(tree, &names)
    tree.layout(root: names[0])
    for name in names {
      let box = tree.box(of: name)
      print(box.x, box.y, box.width, box.height)
    }
  }
}

let arguments = CommandLine.arguments.dropFirst()
let dumps = arguments.contains("--dump")
let columns = ["build", "layout_fresh", "restyle_all", "relayout_leaf", "relayout_rootw", "relayout_noop"]
func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(width - text.count, 1)) }
if !dumps { print(padded("ns per node", 24) + padded("nodes", 9) + columns.map { padded($0, 16) }.joined() + "measure calls") }
for path in arguments where path != "--dump" {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8), let file = TreeFile(text) else {
    FileHandle.standardError.write(Data("\(path): not a .tree file. Write one with gen_trees.py.\n".utf8))
    exit(1)
  }
  var bench = Bench(file: file)
  if dumps {
    bench.dump()
    continue
  }
  let rounds = file.nodes.count > 50_000 ? 7 : file.nodes.count > 5_000 ? 15 : 51
  for _ in 0..<rounds { bench.round() }
  let count = Double(file.nodes.count)
  let name = (path as NSString).lastPathComponent.replacingOccurrences(of: ".tree", with: "")
  let cells = columns.map { padded(String(format: "%.2f", (bench.rows[$0]?.min() ?? 0) / count * 1e9), 16) }
  print(padded(name, 24) + padded("\(file.nodes.count)", 9) + cells.joined() + "\(bench.measures)")
}
