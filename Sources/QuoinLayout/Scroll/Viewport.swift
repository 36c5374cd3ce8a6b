import Foundation

/// How far a hand has scrolled: kept from one evaluation to the next.
package final class ScrollMemory {
  /// The content's point at the viewport's corner, in points; nil until somebody scrolls.
  package var offset: CGPoint?
  /// How far the content reached beyond the viewport when it was laid out last, in points.
  package internal(set) var reach: CGSize = .zero
  /// How far it stood from its start.
  package internal(set) var stands: CGPoint = .zero
  package init() {}
}

/// What a scroll view shows of its content, as lazy containers within find it while they are laid out. It belongs to the view's node as
/// its answers do: rules themselves remember nothing.
final class Viewport {
  /// What the view was proposed last.
  private var proposed: ProposedViewSize = .unspecified
  /// Whether something inside has asked how long it is.
  private var hasDependents = false
  /// What shows, on the page: the view's frame, and the safe area it reaches into. Nil before it is placed.
  var shown: CGRect?
  /// Whether it stands where a hand, or a view that was scrolled to, has brought it.
  var isMoved = false

  /// Takes over what the view is proposed. Answers whether that changes something for those who have asked.
  func takes(_ proposal: ProposedViewSize, along axes: Axis.Set) -> Bool {
    let isOther = Axis.allCases.contains { axes.contains($0) && proposed[$0] != proposal[$0] }
    proposed = proposal
    guard isOther, hasDependents else { return false }
    hasDependents = false
    return true
  }

  /// How long the part that shows is, as far as it is known while measuring.
  func length(along axis: Axis) -> CGFloat? {
    hasDependents = true
    return proposed[axis]
  }

  /// What shows of a placed node within along `axis`, from the node's start, which is its right side where text runs from right to left;
  /// `nil` before the view is placed, and where it lies nowhere.
  func visible(of node: LayoutNode, along axis: Axis) -> ClosedRange<CGFloat>? {
    guard let shown else { return nil }
    let start =
      axis == .horizontal && node.direction == .rightToLeft
      ? node.frame.maxX - shown.maxX : shown.origin[axis] - node.frame.origin[axis]
    // Margins larger than the view leave nothing to show.
    let end = start + max(0, shown.size[axis])
    return start <= end ? start...end : nil
  }
}

extension LayoutNode {
  /// What shows of the scroll view around this node that moves along `axis`.
  func viewport(along axis: Axis) -> Viewport? {
    var node = parent
    while let here = node {
      if let scroll = here.rule as? ScrollRule, scroll.axes.contains(axis) { return scroll.viewport }
      node = here.parent
    }
    return nil
  }
}
