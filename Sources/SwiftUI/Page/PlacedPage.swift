import Foundation
import QuoinDrawing
import QuoinLayout

/// A page with every frame known: a value that no longer changes, so any thread may paint and encode it, many at once.
public struct PlacedPage: Sendable {
  let root: PlacedNode
  /// The page's size in points.
  public let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  /// The doubtful spots of the page.
  public let findings: [Finding]
  /// Every proposal and answer of the layout, in order; empty unless ``PageOptions/isTraced``.
  public let trace: LayoutTrace
  /// A trace that tells whose the findings are (``LayoutTrace/doubts``): that of the page, or of a second layout where
  /// ``PageOptions/tracesDoubts`` asks for one; empty otherwise.
  package private(set) var doubts: LayoutTrace

  /// The page of a tree as it lies now. O(what has changed since it was asked for last).
  init(_ root: _ViewNode, scale: CGFloat) {
    self.root = root.placed
    size = root.frame.size
    self.scale = scale
    findings = root.context.findings
    trace = (root.context.tracer as? TraceRecorder)?.trace(of: root) ?? LayoutTrace()
    doubts = trace
  }

  private init(_ page: PlacedPage, _ root: PlacedNode) {
    self.root = root
    (size, scale, findings, trace, doubts) = (page.size, page.scale, page.findings, page.trace, page.doubts)
  }
  /// The same page with other nodes.
  func with(_ root: PlacedNode) -> PlacedPage { PlacedPage(self, root) }
  /// The same page with what another layout of it tells of its findings.
  func with(doubts: LayoutTrace) -> PlacedPage {
    var page = self
    page.doubts = doubts
    return page
  }

  /// The finished page. Safe to call from any thread. O(what shows).
  public func displayList() -> DisplayList { displayList(namingNodes: false) }
  /// The finished page. Safe to call from any thread. O(what shows).
  ///
  /// - Parameter namingNodes: Whether what a node paints, with what is inside, is a group that has the `id` which the node has in
  ///   ``layoutTree()``, also where nothing is done to the group. SVG says it as `data-node`.
  public func displayList(namingNodes: Bool) -> DisplayList {
    var painter = Painter(size: size, scale: scale, ids: namingNodes ? root.ids : nil)
    painter.paint(root)
    return painter.builder.finish()
  }
}

extension PlacedNode {
  /// The numbers that the nodes have in layout trees: in the order of reading, from 0.
  fileprivate var ids: [ObjectIdentifier: Int] { LayoutTree.ids(of: self, by: { ObjectIdentifier($0) }, children: \.children) }
}

extension TraceRecorder {
  /// The trace, whose subjects know which nodes of the layout tree they are.
  func trace(of root: _ViewNode) -> LayoutTrace {
    tellDoubts()
    note(nodes: LayoutTree.ids(of: root, by: { ObjectIdentifier($0) }, children: { $0.views.filter(\.isPlaced) }))
    return trace
  }
}
