import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import UIKit

/// What a representable comes to on a page, whichever kind it is.
@MainActor struct HostedSource {
  /// Makes the view; called once for an identity.
  let make: () -> HostedView
  /// Brings it up to date; called in every evaluation.
  let update: (HostedView) -> Void
}

extension _Scope {
  /// Adds the node of a representable, once its fields are connected to the page.
  func emitHosted<V: View>(_ view: V, into nodes: inout [_ViewNode], _ source: @escaping @MainActor (V, EnvironmentValues) -> HostedSource)
  {
    var connected = view
    DynamicFields.connect(&connected, self)
    let node = reading((connected, descending(into: V.self), source)) { view, scope, source in
      scope.hostedNode(source(view, scope.environment))
    }
    node.name(declaredBy: V.self, in: graph)
    nodes.append(node)
  }

  /// The node of a view of UIKit.
  @MainActor func hostedNode(_ source: HostedSource) -> _ViewNode {
    let traits = UITraitCollection(environment)
    let hosted = traits.performing { graph.hosted.view(record, identity, make: source.make) }
    hosted.enter(environment, traits)
    hosted.perform(reporting: graph.context) { source.update(hosted) }
    let node = _ViewNode(HostedViewRule(hosted: hosted, name: "\(type(of: hosted.view))"), [], self)
    node.identifier = hosted.view.accessibilityIdentifier
    hosted.node = node
    return node
  }
}

/// A leaf whose size a view of UIKit gives. The page owns the view, so the rule lives on without it.
struct HostedViewRule: LeafRule {
  weak var hosted: HostedView?
  let name: String

  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    guard let hosted else { return .zero }
    return assumeMainActor((hosted, proposal, node.context)) { $0.0.size(for: $0.1, $0.2) }
  }

  /// Where the view itself has lines of text, they align with SwiftUI's; without any its first line begins at its top.
  func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard let hosted, isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return assumeMainActor((hosted, isFirst, size, node.context)) { hosted, isFirst, size, context in
      hosted.perform(reporting: context) { isFirst ? hosted.view.firstBaseline(in: size) ?? 0 : hosted.view.lastBaseline(in: size) }
    }
  }
}

/// Shows a laid-out view of UIKit. Holds what was painted, so that it can be drawn anywhere, after the view is gone.
struct HostedLook: PlacedLook {
  private let items: [DisplayItem]
  /// The views, for layout trees; frames from the stage's top left.
  let layout: UIKitLayoutNode

  @MainActor init(_ stage: UIView, _ traits: UITraitCollection) {
    let size = stage.bounds.size
    let corner = CGPoint(x: -stage.frame.minX, y: -stage.frame.minY)
    items = LayerPainter.paint(stage.layer, size: size, origin: corner, traits: traits).items
    layout = UIKitLayoutNode(stage, origin: corner)
  }

  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let frame = painter.frame(node)
    var group = DisplayGroup(items)
    group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    painter.builder.add(.group(group))
  }
}
