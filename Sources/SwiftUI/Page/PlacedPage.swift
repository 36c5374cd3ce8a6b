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

  /// The page of a tree as it lies now. O(what has changed since it was asked for last).
  init(_ root: _ViewNode, scale: CGFloat) {
    self.root = root.placed
    size = root.frame.size
    self.scale = scale
    findings = root.context.findings
    trace = (root.context.tracer as? TraceRecorder)?.trace ?? LayoutTrace()
  }

  private init(_ page: PlacedPage, _ root: PlacedNode) {
    self.root = root
    (size, scale, findings, trace) = (page.size, page.scale, page.findings, page.trace)
  }
  /// The same page with other nodes.
  func with(_ root: PlacedNode) -> PlacedPage { PlacedPage(self, root) }

  /// The finished page. Safe to call from any thread. O(what shows).
  public func displayList() -> DisplayList {
    var painter = Painter(size: size, scale: scale)
    painter.paint(root)
    return painter.builder.finish()
  }
}
