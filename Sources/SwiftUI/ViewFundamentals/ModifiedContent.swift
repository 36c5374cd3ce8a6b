import QuoinLayout

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
  nonisolated public static func _emit(_ view: ModifiedContent, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    Modifier._emit(view.modifier, around: view.content, scope, into: &nodes)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
  public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("a joined modifier has no body") }
  nonisolated public static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    Modifier._emit(
      modifier.modifier, around: ModifiedContent<V, Content>(content: content, modifier: modifier.content), scope, into: &nodes)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
