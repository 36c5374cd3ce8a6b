import QuoinLayout

/// A change to a view, to be used again. Conform a struct to it and describe the change in `body(content:)`.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  /// The change: a view that shows `content` where the changed view belongs.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Adds the nodes of `content`, changed, to `nodes`.
  nonisolated static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode])
}

extension ViewModifier {
  nonisolated public static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    scope.record.reach(ModifierEvaluation(modifier: modifier, content: content), at: scope, into: &nodes)
  }
}

/// The view that a modifier changes, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let emitContent: (_Scope, inout [_ViewNode]) -> Void
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { emitContent(scope, &nodes) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

extension View {
  /// This view, changed as `modifier` says.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier {
  /// This modifier first, and `modifier` around it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension View {
  /// This view's nodes as one: itself if it is one, none if there are none, else as a ZStack or VStack would hold them (fact 9).
  nonisolated static func oneNode(_ view: Self, _ scope: _Scope, in container: any LayoutRule) -> _ViewNode? {
    var nodes: [_ViewNode] = []
    Self._emit(view, scope, into: &nodes)
    if nodes.count <= 1 { return nodes.first }
    return _ViewNode(container, nodes, scope)
  }
}

extension _ViewModifier_Content: PrimitiveView {}

extension EmptyModifier: ViewModifier {}

/// Marks a view for a tool; the view stays as it is.
public struct _IdentifiedModifier<Identifier: Equatable & Sendable>: ViewModifier {
  /// By what the tool knows the view.
  public var identifier: Identifier
  /// A mark.
  nonisolated public init(identifier: Identifier) { self.identifier = identifier }
  public func body(content: Content) -> some View { content }
}

/// By what a designer's tool knows a view.
public struct __DesignTimeSelectionIdentifier: Equatable, Sendable {
  /// The view's name.
  public var rawValue: String
  /// A name.
  nonisolated public init(_ rawValue: String) { self.rawValue = rawValue }
}
