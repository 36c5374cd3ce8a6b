import Foundation
import QuoinLayout

/// Which of two matched views' properties count.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the views are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the views are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Moves a view from the place of another of the same `id` when it takes that one's place on a page that plays, in a change that is
  /// animated: both move, one fading as the other appears. `isSource` is ignored: at rest each view is where layout puts it.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(GeometryMatching(id: id, namespace: namespace, properties: properties))
  }
}

private struct GeometryMatching<ID: Hashable>: NodeModifier {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    let key = MatchedGeometry.Key(id: scope.graph.idSteps.step(id), namespace: namespace)
    node.motion = NodeMotion(around: node.motion, match: (key, properties))
    return node
  }
}

/// Which views stand for one another before and after a change.
struct MatchedGeometry {
  struct Key: Hashable, Sendable {
    /// The step of the id on its page.
    let id: UInt64
    let namespace: Namespace.ID
  }
  /// Where those of each key lay, and lie.
  private let before: [Key: CGRect]
  private let after: [Key: CGRect]

  /// Those that another view stands for after the change from `old` to `new`.
  init(_ old: PlacedNode, _ new: PlacedNode) {
    guard old.holdsMatches, new.holdsMatches else {
      (before, after) = ([:], [:])
      return
    }
    (before, after) = (Self.frames(old), Self.frames(new))
  }
  private static func frames(_ node: PlacedNode) -> [Key: CGRect] {
    var frames: [Key: CGRect] = [:]
    func visit(_ node: PlacedNode) {
      guard node.holdsMatches else { return }
      if let key = node.motion?.match?.key, frames[key] == nil { frames[key] = node.frame }
      for child in node.children { visit(child) }
    }
    visit(node)
    return frames
  }

  /// From where a view that comes begins, or where to one that leaves goes; nil where it has no counterpart.
  func counterpart(of node: PlacedNode, isLeaving: Bool) -> CGRect? {
    guard let match = node.motion?.match, let other = (isLeaving ? after : before)[match.key] else { return nil }
    var frame = other
    if !match.properties.contains(.size) { frame.size = node.frame.size }
    if !match.properties.contains(.position) { frame.origin = node.frame.origin }
    return frame
  }
}

extension CGRect {
  /// Where a frame within `old` lies when that is stretched to this one.
  func mapping(_ frame: CGRect, in old: CGRect) -> CGRect {
    let (x, y) = (old.width > 0 ? width / old.width : 1, old.height > 0 ? height / old.height : 1)
    return CGRect(
      x: minX + (frame.minX - old.minX) * x, y: minY + (frame.minY - old.minY) * y, width: frame.width * x, height: frame.height * y)
  }
}
