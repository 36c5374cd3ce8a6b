import Foundation

/// The views a layout places: a collection of proxies, in the order they were written (fact 102).
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  nonisolated(unsafe) let nodes: ArraySlice<LayoutNode>
  /// The reading direction of the container. Placements are mirrored for you.
  public var layoutDirection: LayoutDirection

  init(_ nodes: ArraySlice<LayoutNode>, direction: LayoutDirection) {
    self.nodes = nodes
    layoutDirection = direction
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[nodes.startIndex + index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes[nodes.startIndex + bounds.lowerBound..<nodes.startIndex + bounds.upperBound], direction: layoutDirection)
  }
  /// The views at `indices`, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { nodes[nodes.startIndex + $0] }[...], direction: layoutDirection)
  }
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.nodes.elementsEqual(b.nodes, by: ===)
  }

  /// What was said of each view since the last call, as placements in the space of `bounds`' top left corner. A view that was not
  /// placed goes to the centre, with the container's proposal (fact 105).
  func takePlacements(in bounds: CGRect, proposal: ProposedViewSize) -> [ChildPlacement] {
    nodes.map { node in
      let place =
        node.pending
        ?? PendingPlacement(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      node.pending = nil
      let size = node.size(for: place.proposal)
      // An infinite size has no anchor point but its corner.
      let left = size.width.isFinite ? place.anchor.x * size.width : 0
      let up = size.height.isFinite ? place.anchor.y * size.height : 0
      return ChildPlacement(
        origin: CGPoint(x: place.position.x - left - bounds.minX, y: place.position.y - up - bounds.minY), proposal: place.proposal)
    }
  }
}

/// A view as its layout sees it: it can be asked for sizes and be placed (fact 103).
public struct LayoutSubview: Equatable, Sendable {
  nonisolated(unsafe) let node: LayoutNode

  /// The priority set with `layoutPriority(_:)`; 0 by default.
  public var priority: Double { node.priority }
  /// The distances the view prefers.
  public var spacing: ViewSpacing { node.spacing }
  /// The size the view chooses for `proposal`, in points. Remembered per proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }
  /// The view's size for `proposal`, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }
  /// Puts the view's `anchor` at `position`, in the space of the bounds, and proposes it `proposal`. The last call wins.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    node.pending = PendingPlacement(position: position, anchor: anchor, proposal: proposal)
  }
  /// The value set with `layoutValue(key:value:)`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// What views carry.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}
