import Foundation

extension StackSolver {
  /// The solver of a stack that a layout of a user's asks; `nil` without views.
  init?(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, _ subviews: LayoutSubviews) {
    guard let context = subviews.nodes.first?.context else { return nil }
    self.init(axis: axis, guide: guide, spacing: spacing, children: NodeRefs(Array(subviews.nodes)), context: context)
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var result = LayoutProperties()
    result.stackOrientation = axis
    return result
  }
}

extension LayoutSubviews {
  /// Places the views as a solver reckoned, `origin` being the bounds' own.
  package func place(_ places: [ChildPlacement], from origin: CGPoint) {
    for (view, place) in zip(self, places) {
      view.place(at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), proposal: place.proposal)
    }
  }
}
