import Foundation
import QuoinLayout

/// A space in which places are told.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
  /// The space of the view around that carries `name`.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space, as one of three kinds.
  var coordinateSpace: CoordinateSpace { get }
}

/// The page's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The page's own.
  public init() {}
  /// The page's space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own.
  public init() {}
  /// The view's own space.
  public var coordinateSpace: CoordinateSpace { .local }
}

enum ScrollSpaceName: Hashable { case any }

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { .init() } }

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { .init() } }

/// A view's size and place, as those inside it may read them.
public struct GeometryProxy {
  let node: _ViewNode

  /// The view's size in points.
  public var size: CGSize { node.frame.size }
  /// How far the safe area lies within the view.
  public var safeAreaInsets: EdgeInsets {
    node.tellsPlace = true
    return node.safeAreaInsets
  }
  /// The view's frame in another space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    node.tellsPlace = true
    let origin = node.origin(of: coordinateSpace)
    return node.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
  /// The view's rectangle in a space of any type; in the page's where no view around carries the name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
  /// The bounds of a named space, in the view's own; `nil` if no view around carries the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    node.tellsPlace = true
    return node.ancestor(named: coordinateSpace.name).map { $0.frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY) }
  }
  /// A place in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    node.tellsPlace = true
    return anchor.resolve(node.frame.origin)
  }
}

extension _ViewNode {
  /// The nearest node around this one whose frame is the space called `name`.
  func ancestor(named name: AnyHashable) -> _ViewNode? {
    var node: LayoutNode? = self
    while let here = node {
      let view = unsafeDowncast(here, to: _ViewNode.self)
      if view.spaceName == name { return view }
      node = here.parent
    }
    return nil
  }
  /// Where a space begins on the page; an unknown name is the page itself.
  func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: .zero
    case .local: frame.origin
    case .named(let name): ancestor(named: name)?.frame.origin ?? .zero
    }
  }
}

/// Content made of the room it is given (fact 65).
public struct GeometryReader<Content: View> {
  /// What makes the content, once the size is known.
  public var content: (GeometryProxy) -> Content
  /// Takes what is proposed and makes `content` when the size is known; the content lies at the top leading corner.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let node = _ViewNode(ReaderRule(), [], scope)
    scope.record.defer(DeferredEntry(node, ReaderContent(content: content), scope))
    nodes.append(node)
  }
}

/// Takes what is proposed, 10 where nothing is, and puts its views at the top leading corner (fact 65, decision D3).
struct ReaderRule: GuidelessRule {
  var name: String { "GeometryReader" }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.context.reasonOfGreed(proposal, whatever: ", whatever its content")
    return proposal.replacingUnspecifiedDimensions()
  }
  func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { .flexible }
}

private struct ReaderContent<Content: View>: DeferredContent {
  let content: (GeometryProxy) -> Content
  func make(in node: _ViewNode, _ scope: _Scope) -> [_ViewNode] {
    var nodes: [_ViewNode] = []
    Content._emit(scope.reading { content(GeometryProxy(node: node)) }, scope, into: &nodes)
    return nodes
  }
}

extension View {
  /// Names this view's frame as a space.
  nonisolated public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
  /// Names this view's frame as a space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    changingNodes { node, scope in
      let outer = node.wrapped(PassRule("coordinateSpace"), scope)
      outer.spaceName = name.name
      return outer
    }
  }
  /// Calls `action` when what `transform` reads of the view's geometry has changed.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    observingGeometry(transform) { _, new in action(new) }
  }
  /// Calls `action` with the value before and after, when what `transform` reads of the view's geometry has changed.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    observingGeometry(transform, action)
  }
  nonisolated private func observingGeometry<T: Equatable>(
    _ transform: @escaping (GeometryProxy) -> T, _ action: @escaping (T, T) -> Void
  ) -> some View {
    changingNodes { node, scope in
      let outer = node.wrapped(PassRule("onGeometryChange"), scope)
      let seen = scope.child(0x6E0).box(0) { LastSeen<T>() }
      scope.record.react(GeometryObserver(node: outer, seen: seen, transform: transform, action: action))
      return outer
    }
  }
}

private struct GeometryObserver<T: Equatable>: Reaction {
  let node: _ViewNode
  let seen: LastSeen<T>
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void
  var stage: ReactionStage { .observing }
  func react(in graph: ViewGraph) {
    let node = node.current
    guard node.isPlaced else { return }
    let value = transform(GeometryProxy(node: node))
    let last = seen.last
    guard last != value else { return }
    seen.last = value
    action(last ?? value, value)
  }
}

extension GeometryReader: PrimitiveView {}
