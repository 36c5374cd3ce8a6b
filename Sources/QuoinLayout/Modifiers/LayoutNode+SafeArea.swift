import Foundation

extension LayoutNode {
  /// How far beyond `frame` (on the page) the safe areas around reach, on those of `edges` where the frame touches them.
  package func reachIntoSafeArea(_ edges: Edge.Set, from frame: CGRect) -> EdgeInsets {
    var reach = EdgeInsets()
    let tolerance = 0.5 / context.scale + 0.001
    for edge in Edge.allCases where edges.contains(edge) {
      var position = frame.position(of: edge)
      forEachSafeAreaInset(at: edge) { inset, outer in
        guard abs(position - edge.inwards(inset, from: outer)) <= tolerance else { return false }
        reach[edge] += inset
        position = outer
        return true
      }
    }
    return reach
  }

  /// How far the node's own frame lies under what bars and notches cover, edge by edge: what a view of another world inside must keep
  /// clear of.
  package var coveredInsets: EdgeInsets {
    var covered = EdgeInsets()
    for edge in Edge.allCases {
      forEachSafeAreaInset(at: edge) { inset, outer in
        let overlap = edge.inwards(inset, from: outer) - frame.position(of: edge)
        if inset > 0 { covered[edge] = max(covered[edge], min(edge.isNear ? overlap : -overlap, inset)) }
        return true
      }
    }
    return covered
  }

  /// Tells how much each of those around keeps free at an edge, and where its own edge lies on the page, the innermost first, while `body`
  /// answers that more is of interest. What scrolls moves under the edges of its scroll view, whatever lies around that.
  private func forEachSafeAreaInset(at edge: Edge, _ body: (_ inset: CGFloat, _ outer: CGFloat) -> Bool) {
    let axis: Axis.Set = edge == .top || edge == .bottom ? .vertical : .horizontal
    var inner = self
    while let here = inner.parent {
      let child = inner
      inner = here
      if here.traits.isDisjoint(with: [.safeArea, .scrolling]) { continue }
      if let scroll = here.rule as? ScrollRule, scroll.axes.contains(axis) { return }
      guard let provider = here.rule as? any SafeAreaProviding else { continue }
      guard body(provider.safeAreaInsets(here, for: child)[edge], here.frame.position(of: edge)) else { return }
    }
  }

  /// The insets from this node's frame to the safe area around it, as `GeometryProxy` tells them.
  package var safeAreaInsets: EdgeInsets {
    var reach = reachIntoSafeArea(.all, from: frame)
    if direction == .rightToLeft { swap(&reach.leading, &reach.trailing) }
    return reach
  }
}

extension Edge.Set {
  /// The set with leading and trailing exchanged.
  package var mirrored: Edge.Set {
    var result = intersection(.vertical)
    if contains(.leading) { result.insert(.trailing) }
    if contains(.trailing) { result.insert(.leading) }
    return result
  }
}

extension Edge {
  /// Whether it is where coordinates begin.
  fileprivate var isNear: Bool { self == .top || self == .leading }
  /// The coordinate that lies so many points within this edge.
  fileprivate func inwards(_ inset: CGFloat, from position: CGFloat) -> CGFloat { isNear ? position + inset : position - inset }
}

extension CGRect {
  fileprivate func position(of edge: Edge) -> CGFloat {
    switch edge {
    case .top: minY
    case .bottom: maxY
    case .leading: minX
    case .trailing: maxX
    }
  }
}
