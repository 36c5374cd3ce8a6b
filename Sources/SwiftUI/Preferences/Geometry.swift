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
/// The space of the view around that carries a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The space of that name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
enum ScrollSpaceName: Hashable { case any }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view around that carries `name`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
  /// The space of the scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.any)) }
  /// The space of the scroll view around, whatever its axis is.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// A view's size and place, as those inside it may read them.
public struct GeometryProxy {
  let node: ViewNode

  /// The view's size in points.
  public var size: CGSize { node.frame.size }
  /// How far the safe area lies within the view.
  public var safeAreaInsets: EdgeInsets { node.safeAreaInsets }
  /// The view's frame in another space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let origin = node.origin(of: coordinateSpace)
    return node.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
  /// The view's rectangle in a space of any type; in the page's where no view around carries the name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
  /// The bounds of a named space, in the view's own; `nil` if no view around carries the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    node.ancestor(named: coordinateSpace.name).map { $0.frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY) }
  }
  /// A place in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(node.frame.origin) }
}

extension ViewNode {
  /// The nearest node around this one whose frame is the space called `name`.
  func ancestor(named name: AnyHashable) -> ViewNode? {
    var node: LayoutNode? = self
    while let here = node {
      let view = unsafeDowncast(here, to: ViewNode.self)
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

/// A place of a view that can be told in any space.
public struct Anchor<Value> {
  let resolve: (CGPoint) -> Value

  /// What of a view an anchor marks.
  public struct Source {
    let make: (CGRect) -> ((CGPoint) -> Value)
    func anchor(at node: ViewNode) -> Anchor<Value> { Anchor(resolve: make(node.frame)) }
  }
}
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
  /// The view's whole rectangle.
  public static var bounds: Anchor<CGRect>.Source {
    .init { frame in { frame.offsetBy(dx: -$0.x, dy: -$0.y) } }
  }
  /// A rectangle in the view's own space, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { frame in { rect.offsetBy(dx: frame.minX - $0.x, dy: frame.minY - $0.y) } }
  }
}
extension Anchor.Source where Value == CGPoint {
  static func unit(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { frame in
      { origin in
        let place = point.point(in: frame)
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      }
    }
  }
  /// A point in the view's own space, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { frame in { CGPoint(x: frame.minX + point.x - $0.x, y: frame.minY + point.y - $0.y) } }
  }
  /// A point in fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { unit(point) }
  /// The corner at the top where reading begins.
  public static var topLeading: Anchor<CGPoint>.Source { unit(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unit(.top) }
  /// The corner at the top where reading ends.
  public static var topTrailing: Anchor<CGPoint>.Source { unit(.topTrailing) }
  /// The middle of the edge where reading begins.
  public static var leading: Anchor<CGPoint>.Source { unit(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unit(.center) }
  /// The middle of the edge where reading ends.
  public static var trailing: Anchor<CGPoint>.Source { unit(.trailing) }
  /// The corner at the bottom where reading begins.
  public static var bottomLeading: Anchor<CGPoint>.Source { unit(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unit(.bottom) }
  /// The corner at the bottom where reading ends.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unit(.bottomTrailing) }
}

/// Content made of the room it is given (fact 65).
public struct GeometryReader<Content: View> {
  /// What makes the content, once the size is known.
  public var content: (GeometryProxy) -> Content
  /// Takes what is proposed and makes `content` when the size is known; the content lies at the top leading corner.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) {
    let node = ViewNode(ReaderRule(), [], scope)
    scope.pass.deferContent(ReaderContent(content: content, scope: scope), of: node)
    nodes.append(node)
  }
}

/// Takes what is proposed, 10 where nothing is, and puts its views at the top leading corner (fact 65, decision D3).
struct ReaderRule: GuidelessRule {
  var name: String { "GeometryReader" }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { .flexible }
}

private struct ReaderContent<Content: View>: DeferredContent {
  let content: (GeometryProxy) -> Content
  let scope: Scope
  func make(in node: ViewNode) -> [ViewNode] {
    var nodes: [ViewNode] = []
    Content._emit(content(GeometryProxy(node: node)), scope, into: &nodes)
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
      scope.pass.observers.append(
        GeometryObserver(node: outer, identity: scope.identity.child(0x6E0), transform: transform, action: action))
      return outer
    }
  }
}

private struct GeometryObserver<T: Equatable>: PageObserver {
  let node: ViewNode
  let identity: Identity
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void
  func observe(_ store: StateStore) {
    guard node.isPlaced else { return }
    let value = transform(GeometryProxy(node: node))
    let last = store.last(identity, as: T.self)
    guard last != value else { return }
    store.remember(value, for: identity)
    action(last ?? value, value)
  }
}

extension GeometryReader: PrimitiveView {}
