import QuoinLayout

/// A part of a page. Conform a struct to it and describe the part in `body`, as on the phone.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that stands for this one.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the nodes that this view becomes to `nodes`. Views of one's own are evaluated through `body`; Quoin's primitives answer here.
  nonisolated static func _emit(_ view: Self, _ scope: _Scope, into nodes: inout [_ViewNode])
}

extension View {
  nonisolated public static func _emit(_ view: Self, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    guard !(Self.self is AnyClass) else {
      scope.graph.report(
        Finding(
          .badArgument, in: String(describing: Self.self), "is a class; a View must be a struct or an enum. Nothing was drawn for it."))
      return
    }
    scope.record.reach(BodyEvaluation(view: view), at: scope, into: &nodes)
  }
}

/// A view that Quoin itself knows how to make nodes of.
protocol PrimitiveView: View where Body == Never {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode])
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Self, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    guard let recorder = scope.graph.recorder else { return view.emit(scope, into: &nodes) }
    let start = nodes.count
    let doubts = recorder.doubtCount
    view.emit(scope, into: &nodes)
    if nodes.count > start { recorder.owe(doubtsFrom: doubts, to: nodes[start]) }
    if nodes.count == start + 1 { nodes[start].nameInTrace(for: Self.self) }
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body.") }
  nonisolated public static func _emit(_ view: Never, _ scope: _Scope, into nodes: inout [_ViewNode]) {}
}

/// A view that shows nothing and takes no place in its container.
@frozen public struct EmptyView: Sendable {
  /// Nothing to show.
  public init() {}
}
extension EmptyView: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Wrapped?, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    if let view { Wrapped._emit(view, scope.child(1), into: &nodes) }
  }
}

/// Reads something of a user's that belongs to the main actor. Evaluation is entered on the main actor only (`Page`), but its own
/// machinery is not bound to it; this is the one place where the two meet.
func assumeMainActor<Subject, Result>(_ subject: Subject, _ read: @MainActor (Subject) -> Result) -> Result {
  MainActor.preconditionIsolated("Views are evaluated on the main actor. Call this from there, for instance in a @MainActor function.")
  return withoutActuallyEscaping(read) { unsafeBitCast($0, to: ((Subject) -> Result).self)(subject) }
}

extension View {
  /// Says nothing: which change led to an evaluation is not told.
  public static func _printChanges() {}
  /// Says nothing, for the same reason.
  public static func _logChanges() {}
}
extension ViewModifier {
  /// Says nothing: which change led to an evaluation is not told.
  public static func _printChanges() {}
  /// Says nothing, for the same reason.
  public static func _logChanges() {}
}
