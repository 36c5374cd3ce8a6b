import Foundation

// How layouts that are values tell a trace what they found out.

extension LayoutSubviews {
  /// Whether a trace is kept of the layout that these views are part of.
  package var isTraced: Bool { nodes.first?.context.tracer != nil }

  /// What their container found out, a sentence each.
  package func reckon(_ sentences: [String]) {
    guard let container = nodes.first?.parent else { return }
    for words in sentences { container.context.step(container, words) }
  }
}

extension LayoutSubview {
  /// What the container found out about this view, a sentence each.
  package func reckon(_ sentences: [String]) {
    for words in sentences { node.context.step(node, words) }
  }
}
