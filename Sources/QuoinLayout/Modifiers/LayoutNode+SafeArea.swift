import Foundation

extension LayoutNode {
  /// How far beyond `frame` (on the page) the safe areas around reach, on those of `edges` where the frame touches them.
  package func reachIntoSafeArea(_ edges: Edge.Set, from frame: CGRect) -> EdgeInsets {
    var reach = EdgeInsets()
    let tolerance = 0.5 / context.scale + 0.001
    for edge in Edge.allCases where edges.contains(edge) {
      var position = frame.position(of: edge)
      var inner = self
      while let here = inner.parent {
        let child = inner
        inner = here
        if here.traits.isDisjoint(with: [.safeArea, .scrolling]) { continue }
        // What scrolls moves under the edges of its scroll view, whatever lies around that.
        if let scroll = here.rule as? ScrollRule, scroll.axes.contains(edge == .top || edge == .bottom ? .vertical : .horizontal) { break }
        guard let provider = here.rule as? any SafeAreaProviding else { continue }
        let inset = provider.safeAreaInsets(here, for: child)[edge]
        let outer = here.frame.position(of: edge)
        let border = edge == .top || edge == .leading ? outer + inset : outer - inset
        guard abs(position - border) <= tolerance else { break }
        reach[edge] += inset
        position = outer
      }
    }
    return reach
  }

  /// How far the node's own frame lies under what bars and notches cover, edge by edge: what a view of another world inside must keep
  /// clear of.
  package var coveredInsets: EdgeInsets {
    var covered = EdgeInsets()
    for edge in Edge.allCases {
      let axis = edge == .top || edge == .bottom ? Axis.vertical : .horizontal
      var inner = self
      while let here = inner.parent {
        let child = inner
        inner = here
        if let scroll = here.rule as? ScrollRule, scroll.axes.contains(Axis.Set(axis)) { break }
        guard let provider = here.rule as? any SafeAreaProviding else { continue }
        let inset = provider.safeAreaInsets(here, for: child)[edge]
        let outer = here.frame.position(of: edge)
        let overlap = edge == .top || edge == .leading ? outer + inset - frame.position(of: edge) : frame.position(of: edge) - outer + inset
        if inset > 0 { covered[edge] = max(covered[edge], min(overlap, inset)) }
      }
    }
    return covered
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
