import Foundation
import QuoinDrawing
import QuoinLayout

/// A box of a page that is laid out, with what paints it: what display lists and layout trees are made of.
///
/// A value that no longer changes. A page that lives shares the nodes of what has not moved with the page before.
final class PlacedNode: Sendable {
  /// Which view it is from one state of the page to the next; a view's modifiers have ids of their own.
  let id: Identity
  /// What kind of box it is: the rule's name.
  let kind: String
  /// Where it lies, in points from the page's top left, before it is snapped to pixels.
  let frame: CGRect
  /// What it was proposed.
  let proposal: ProposedViewSize
  /// How it paints itself; nil paints what is inside.
  let look: (any PlacedLook)?
  /// What is inside and on the page, in the order of reading.
  let children: [PlacedNode]
  private let details: NodeDetails?
  /// Order among its siblings when painted; the higher the later.
  var zIndex: Double { details?.zIndex ?? 0 }
  /// Set with `accessibilityIdentifier`.
  var identifier: String? { details?.identifier }
  /// What modifiers say about how it moves.
  var motion: NodeMotion? { details?.motion }
  /// The innermost view of a user's words that became the node, as a type.
  let declaration: Any.Type?
  /// The part of the page that a scroll view shows of what is inside; nil for other nodes.
  var viewport: CGRect? { shown?.rect }
  private let shown: Shown?
  private final class Shown: Sendable {
    let rect: CGRect
    init(_ rect: CGRect) { self.rect = rect }
  }
  let isRightToLeft: Bool
  /// Whether it, or a node within, is matched with nodes elsewhere.
  let holdsMatches: Bool
  /// Whether the node stays as it is while nothing of it moves; what user code draws from its place may be drawn otherwise.
  fileprivate let isSteady: Bool

  fileprivate init(_ node: _ViewNode) {
    id = node.identity
    kind = node.rule.name
    frame = node.frame
    proposal = node.placedProposal
    look = node.look?.placed(node)
    children = Self.inside(node)
    details = node.details
    declaration = node.declaration
    shown = (node.rule as? ScrollRule)?.shown.map { Shown($0) }
    isRightToLeft = node.direction == .rightToLeft
    holdsMatches = node.motion?.match != nil || children.contains { $0.holdsMatches }
    isSteady = (node.look?.isSteady ?? true) && children.allSatisfy { $0.isSteady }
  }
  private static func inside(_ node: _ViewNode) -> [PlacedNode] {
    var inside: [PlacedNode] = []
    inside.reserveCapacity(node.children.count)
    for child in node.views where child.isPlaced { inside.append(child.placed) }
    return inside
  }

  /// Another node as it is seen on its way elsewhere.
  init(
    _ node: PlacedNode, frame: CGRect, viewport: CGRect?, look: (any PlacedLook)?, children: [PlacedNode],
    proposal: ProposedViewSize? = nil
  ) {
    id = node.id
    kind = node.kind
    self.frame = frame
    self.proposal = proposal ?? node.proposal
    self.look = look
    self.children = children
    details = node.details
    declaration = node.declaration
    shown = viewport.map { Shown($0) }
    isRightToLeft = node.isRightToLeft
    holdsMatches = node.holdsMatches
    isSteady = false
  }
}

extension _ViewNode {
  /// The node as it lies now, with all inside that is on the page. O(what has moved or changed since it was asked for last).
  var placed: PlacedNode {
    if let known = snapshot { return unsafeDowncast(known, to: PlacedNode.self) }
    let placed = PlacedNode(self)
    if placed.isSteady { keepSnapshot(placed) }
    return placed
  }
}
