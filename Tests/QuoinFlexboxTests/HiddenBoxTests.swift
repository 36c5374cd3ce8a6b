import Testing

@testable import QuoinFlexbox

/// Nodes without boxes, after they had one.
struct HiddenBoxTests {
  /// A root with a child of 30×20 that holds one of 0×0 around one of 7×5, laid out once.
  private func shown(_ display: FlexDisplay, scale: Double) -> (tree: FlexTree, nodes: [FlexNode]) {
    let tree = FlexTree()
    tree.pointScaleFactor = scale
    var nodes = [tree.add()]
    tree.update(nodes[0]) {
      $0.display = display
      $0.padding = FlexEdges(left: 2)
    }
    for (width, height) in [(30.0, 20.0), (0, 0), (7, 5)] {
      var style = FlexStyle()
      (style.width, style.height) = (.points(width), .points(height))
      style.shrink = 0
      nodes.append(tree.add(style, to: nodes[nodes.count - 1]))
    }
    tree.layout(in: FlexSpace(width: 100))
    return (tree, nodes)
  }

  private func sizes(_ tree: FlexTree, _ nodes: [FlexNode]) -> [FlexBox] { nodes.map { tree.box(of: $0) } }

  @Test(
    "What is hidden after it was laid out has no box, nor has what is in it, and all comes back", arguments: [FlexDisplay.flex, .block],
    [0.0, 2])
  func hiddenAfterLayout(display: FlexDisplay, scale: Double) {
    let (tree, nodes) = shown(display, scale: scale)
    let before = sizes(tree, nodes)
    #expect(before[1] == FlexBox(x: 2, y: 0, width: 30, height: 20) && before[3].width == 7)
    tree.update(nodes[1]) { $0.display = .none }
    tree.layout(in: FlexSpace(width: 100))
    for node in nodes.dropFirst() {
      #expect(tree.box(of: node) == FlexBox() && tree.unroundedBox(of: node) == FlexBox() && !tree.isDirty(node))
    }
    tree.update(nodes[3]) { $0.width = 9 }
    tree.layout(in: FlexSpace(width: 100))
    #expect(tree.box(of: nodes[3]) == FlexBox())
    tree.update(nodes[3]) { $0.width = 7 }
    tree.update(nodes[1]) { $0.display = .flex }
    tree.layout(in: FlexSpace(width: 100))
    #expect(sizes(tree, nodes) == before)
  }

  @Test("A root that is hidden, a child moved into what is hidden, children of a leaf that is measured", arguments: [0.0, 1])
  func otherWaysToLoseABox(scale: Double) {
    let (tree, nodes) = shown(.flex, scale: scale)
    let extra = tree.add(to: nodes[0])
    tree.update(extra) { $0.width = 11 }
    tree.update(nodes[1]) { $0.display = .none }
    tree.layout(in: FlexSpace(width: 100))
    #expect(tree.box(of: extra).width == 11)
    tree.insert(extra, into: nodes[2])
    tree.layout(in: FlexSpace(width: 100))
    #expect(tree.box(of: extra) == FlexBox())
    tree.update(nodes[1]) { $0.display = .flex }
    tree.setMeasure(nodes[2]) { _, _ in FlexMeasurement(width: 3, height: 4) }
    tree.layout(in: FlexSpace(width: 100))
    #expect(tree.box(of: nodes[3]) == FlexBox() && tree.box(of: extra) == FlexBox() && tree.box(of: nodes[1]).width == 30)
    tree.update(nodes[0]) { $0.display = .none }
    tree.layout(in: FlexSpace(width: 100))
    for node in nodes { #expect(tree.box(of: node) == FlexBox()) }
  }
}
