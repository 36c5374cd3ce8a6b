import Foundation

/// Keeps a control's distances from being those of the words on it: on `edges` it asks for what a picture asks for.
///
/// Recorded (swiftui-web, notes on ios/layout/controls, iOS 26.0): switches and steppers keep the plain 8 on all sides, a button without a
/// border keeps it below; the distances of a text beside them win.
package struct ControlSpacingRule: UnaryRule {
  let edges: Edge.Set
  let baselinesAtTop: Bool
  /// `baselinesAtTop` puts the baselines of text at the control's top, as UIKit's views have their first one.
  package init(_ edges: Edge.Set = .all, baselinesAtTop: Bool = false) {
    self.edges = edges
    self.baselinesAtTop = baselinesAtTop
  }
  package var name: String { "control" }
  package var isTold: Bool { false }
  package var ownGuides: GuideKinds { baselinesAtTop ? .baselines : [] }
  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.first.spacing.leaf(on: edges)
  }
  package func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    if baselinesAtTop, key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key { return 0 }
    return node.only.explicitGuide(key, for: proposal)
  }
}
