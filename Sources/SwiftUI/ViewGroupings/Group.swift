/// Views taken together; modifiers apply to each of them (fact 10).
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The views of `content`, one by one.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  public var body: Never { fatalError("Group has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Group, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    Content._emit(view.content, scope, into: &nodes)
  }
}
