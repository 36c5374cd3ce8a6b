import QuoinLayout

/// A change to a view, to be used again. Conform a struct to it and describe the change in `body(content:)`.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  /// The change: a view that shows `content` where the changed view belongs.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Adds the nodes of `content`, changed, to `nodes`.
  nonisolated static func _apply(
    _ modifier: Self, _ scope: Scope, to content: @escaping (Scope, inout [ViewNode]) -> Void, into nodes: inout [ViewNode])
}

extension ViewModifier {
  nonisolated public static func _apply(
    _ modifier: Self, _ scope: Scope, to content: @escaping (Scope, inout [ViewNode]) -> Void, into nodes: inout [ViewNode]
  ) {
    scope.record.reach(ModifierEvaluation(modifier: modifier, content: content), at: scope, into: &nodes)
  }
}

/// The view that a modifier changes, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let emitContent: (Scope, inout [ViewNode]) -> Void
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { emitContent(scope, &nodes) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier
  /// `content` with `modifier` around it.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError("ModifiedContent has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: ModifiedContent, _ scope: Scope, into nodes: inout [ViewNode]) {
    let content = view.content
    Modifier._apply(view.modifier, scope, to: { Content._emit(content, $0.child(0), into: &$1) }, into: &nodes)
  }
}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
  public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("a joined modifier has no body") }
  nonisolated public static func _apply(
    _ modifier: Self, _ scope: Scope, to content: @escaping (Scope, inout [ViewNode]) -> Void, into nodes: inout [ViewNode]
  ) {
    let inner = modifier.content
    Modifier._apply(modifier.modifier, scope, to: { Content._apply(inner, $0.child(0), to: content, into: &$1) }, into: &nodes)
  }
}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

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

/// A modifier of Quoin's own: changes each node that the content becomes (modifiers on a group apply to each of its views).
struct NodeModifier {
  typealias Body = Never
  let change: (ViewNode, Scope) -> ViewNode
  nonisolated init(_ change: @escaping (ViewNode, Scope) -> ViewNode) { self.change = change }
  func body(content: Content) -> Never { fatalError("NodeModifier has no body") }
  nonisolated static func _apply(
    _ modifier: Self, _ scope: Scope, to content: @escaping (Scope, inout [ViewNode]) -> Void, into nodes: inout [ViewNode]
  ) {
    let start = nodes.count
    content(scope, &nodes)
    for index in start..<nodes.count { nodes[index] = modifier.change(nodes[index], index == start ? scope : scope.child(index - start)) }
  }
}

/// A modifier of Quoin's own: evaluates the content in another environment.
struct EnvironmentModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void
  nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
  func body(content: Content) -> Never { fatalError("EnvironmentModifier has no body") }
  nonisolated static func _apply(
    _ modifier: Self, _ scope: Scope, to content: @escaping (Scope, inout [ViewNode]) -> Void, into nodes: inout [ViewNode]
  ) {
    var inner = scope
    modifier.change(&inner.environment)
    content(inner, &nodes)
  }
}

/// A modifier of Quoin's own: leaves the whole evaluation of the content to a function.
struct EmissionModifier {
  typealias Content = _ViewModifier_Content<Self>
  typealias Body = Never
  let emit: (Scope, @escaping (Scope, inout [ViewNode]) -> Void, inout [ViewNode]) -> Void
  nonisolated init(_ emit: @escaping (Scope, @escaping (Scope, inout [ViewNode]) -> Void, inout [ViewNode]) -> Void) {
    self.emit = emit
  }
  func body(content: Content) -> Never { fatalError("EmissionModifier has no body") }
  nonisolated static func _apply(
    _ modifier: Self, _ scope: Scope, to content: @escaping (Scope, inout [ViewNode]) -> Void, into nodes: inout [ViewNode]
  ) { modifier.emit(scope, content, &nodes) }
}

extension View {
  /// This view with each of its nodes changed.
  nonisolated func changingNodes(_ change: @escaping (ViewNode, Scope) -> ViewNode) -> ModifiedContent<Self, NodeModifier> {
    modifier(NodeModifier(change))
  }
  /// This view laid out by a rule around it.
  nonisolated func rule(_ rule: @escaping (Scope) -> any LayoutRule) -> some View {
    changingNodes { node, scope in node.wrapped(rule(scope), scope) }
  }
  /// This view in another environment.
  nonisolated func settingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentModifier(change))
  }
}

extension View {
  /// This view's nodes as one: itself if it is one, none if there are none, else as a ZStack or VStack would hold them (fact 9).
  nonisolated static func oneNode(_ view: Self, _ scope: Scope, in container: any LayoutRule) -> ViewNode? {
    var nodes: [ViewNode] = []
    Self._emit(view, scope, into: &nodes)
    if nodes.count <= 1 { return nodes.first }
    return ViewNode(container, nodes, scope)
  }
}

extension _ViewModifier_Content: PrimitiveView {}
extension EmptyModifier: ViewModifier {}
extension NodeModifier: ViewModifier {}
extension EnvironmentModifier: ViewModifier {}
extension EmissionModifier: ViewModifier {}
