import Foundation

/// Keeps a control's distances from being those of the words on it: on `edges` it asks for what a picture asks for.
///
/// Recorded (swiftui-web, notes on ios/layout/controls, iOS 26.0): switches and steppers keep the plain 8 on all sides, a button without a
/// border keeps it below; the distances of a text beside them win.
public struct ControlSpacingRule: UnaryRule {
  let edges: Edge.Set
  let baselinesAtTop: Bool
  /// `baselinesAtTop` puts the baselines of text at the control's top, as UIKit's views have their first one.
  public init(_ edges: Edge.Set = .all, baselinesAtTop: Bool = false) {
    self.edges = edges
    self.baselinesAtTop = baselinesAtTop
  }
  public var name: String { "control" }
  public var isTold: Bool { false }
  public var ownGuides: GuideKinds { baselinesAtTop ? .baselines : [] }
  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.first.spacing.leaf(on: edges)
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    if baselinesAtTop, key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key { return 0 }
    return node.only.explicitGuide(key, for: proposal)
  }
}
