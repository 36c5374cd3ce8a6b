import QuoinLayout
import SwiftUI

extension Trial {
  /// What makes its views only once its room is known, which a page that stands no longer does.
  private static let late: Set<ViewPlan.Kind> = [
    .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .list, .form, .table, .geometry, .viewThatFits, .hosting, .scrollTo, .scrollAnchored,
    .scrollPosition,
  ]

  /// The law of ranges, on a page of which nothing else is asked any more.
  @MainActor func falseRange(_ root: AnyView) -> String? {
    guard plan.allParts(kind: { !Self.late.contains($0.kind) }, change: { _ in true }) else { return nil }
    return PreviewStage.withNode(of: root, options: options) { $0.falseRange }
  }
}

extension LayoutNode {
  /// A node that says how short and how long it can be, and answers otherwise when it is proposed nothing or everything; nil where all
  /// keep to what they say. Stacks share their room by it.
  fileprivate var falseRange: String? {
    var nodes: [LayoutNode] = [self]
    var seen = 0
    while let node = nodes.popLast(), seen < 300 {
      seen += 1
      nodes += node.children
      for axis in [Axis.horizontal, .vertical] {
        guard let range = node.range(along: axis) else { continue }
        for cross in [nil, 25, CGFloat.infinity] {
          for (main, expected) in [(0, range.min), (CGFloat.infinity, range.max)] {
            let proposal = axis == .horizontal ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
            let size = node.size(for: proposal)
            let own = axis == .horizontal ? size.width : size.height
            if own != expected, !(abs(own - expected) < 0.01 + abs(expected) * 1e-9) {
              return "\(node.rule.name) says \(range.min)…\(range.max) along \(axis) and answers \(size) to \(proposal)"
            }
          }
        }
      }
    }
    return nil
  }
}
