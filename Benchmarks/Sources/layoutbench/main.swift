// Layout time per node, and how often each node is measured, over width and depth. The figures must stay flat.
// `layoutbench WORD` prints only the shapes whose name holds the word.
import Clock
import Foundation
import QuoinLayout

enum LeafKind: String, CaseIterable {
  case fixed, flexible, text
}

/// Stands for a text of 100 to 300 points that wraps at any point, 20 a line.
func textLeaf(_ number: Int, _ context: LayoutContext) -> LayoutNode {
  let natural = CGFloat(100 + number % 200)
  let rule = MeasuredRule(
    "text", ranges: { $0 == .horizontal ? LengthRange(min: 0, max: natural) : nil },
    measure: { proposal in
      guard proposal.width != 0 else { return .zero }
      let width = max(10, min(proposal.width ?? natural, natural))
      return CGSize(width: width, height: min(proposal.height ?? .infinity, (natural / width).rounded(.up) * 20))
    })
  return LayoutNode(rule, in: context)
}

func leaf(_ kind: LeafKind, _ number: Int, _ context: LayoutContext) -> LayoutNode {
  switch kind {
  case .fixed: LayoutNode(FixedRule("fixed", size: CGSize(width: 10, height: 10)), in: context)
  case .flexible: LayoutNode(ShapeRule("flexible"), in: context)
  case .text: textLeaf(number, context)
  }
}

func stack(_ isRow: Bool, _ children: [LayoutNode], _ context: LayoutContext) -> LayoutNode {
  LayoutNode(isRow ? HStackLayout(spacing: 1).makeRule() : VStackLayout(spacing: 1).makeRule(), children, in: context)
}

func tree(_ size: Int, _ kind: LeafKind, _ context: LayoutContext, isRow: Bool = true, number: Int = 0) -> LayoutNode {
  guard size > 1 else { return leaf(kind, number, context) }
  return stack(isRow, (0..<10).map { tree(size / 10, kind, context, isRow: !isRow, number: number * 10 + $0) }, context)
}

enum Chain: String, CaseIterable {
  case stacks, frames, texts, ratios, grids
}

func chain(_ depth: Int, _ kind: Chain, _ context: LayoutContext) -> LayoutNode {
  guard depth > 0 else { return leaf(.flexible, 0, context) }
  let inner = chain(depth - 1, kind, context)
  let isRow = depth % 2 == 0
  switch kind {
  case .stacks: return stack(isRow, [inner, leaf(.flexible, depth, context), leaf(.fixed, depth, context)], context)
  case .frames:
    let wide = FlexibleFrameRule(
      horizontal: FrameLimits(min: 0, ideal: nil, max: .infinity), vertical: FrameLimits(min: nil, ideal: nil, max: nil), alignment: .center
    )
    return LayoutNode(PaddingRule(EdgeInsets(.all, 1)), [LayoutNode(wide, [inner], in: context)], in: context)
  case .grids:
    return LayoutNode(GridLayout(horizontalSpacing: 1, verticalSpacing: 1).makeRule(), [inner, leaf(.fixed, depth, context)], in: context)
  case .texts: return stack(isRow, [inner, textLeaf(depth, context)], context)
  case .ratios:
    return stack(isRow, [inner, LayoutNode(AspectRatioRule(ratio: 1.5, mode: .fit), [leaf(.flexible, 0, context)], in: context)], context)
  }
}

func count(_ node: LayoutNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

func report(_ name: String, side: CGFloat, _ make: (LayoutContext) -> LayoutNode) {
  guard CommandLine.arguments.count < 2 || name.contains(CommandLine.arguments[1]) else { return }
  var builds: [Double] = []
  var layouts: [Double] = []
  var nodes = 0
  var measured = 0.0
  for _ in 0..<5 {
    let context = LayoutContext(scale: 2)
    let start = processorTime()
    let root = make(context)
    let built = processorTime()
    root.place(at: .zero, proposal: ProposedViewSize(width: side, height: side))
    let placed = processorTime()
    nodes = count(root)
    builds.append((built - start) / Double(nodes) * 1e9)
    layouts.append((placed - built) / Double(nodes) * 1e9)
    measured = Double(context.measurements) / Double(nodes)
  }
  let line = [name, "\(nodes)", "\(Int(median(builds)))", "\(Int(median(layouts)))", String(format: "%.2f", measured)]
  print(line.joined(separator: "\t"))
}

print("shape\tnodes\tbuild ns/node\tlayout ns/node\tmeasured per node")
for kind in LeafKind.allCases {
  for size in [1000, 10_000, 100_000, 1_000_000] { report("fan-out 10, \(kind)", side: 100_000) { tree(size, kind, $0) } }
}
for kind in Chain.allCases {
  for depth in kind == .grids ? [10, 100, 200, 1000] : [10, 20, 50, 100, 200] {
    report("deep \(kind) \(depth)", side: 4000) { chain(depth, kind, $0) }
  }
}
