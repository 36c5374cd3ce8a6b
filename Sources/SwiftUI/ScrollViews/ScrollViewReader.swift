import Foundation
import QuoinLayout

/// Lets its content choose what the scroll views inside show.
public struct ScrollViewReader<Content: View> {
  /// What makes the content, with the means to move the scroll views in it.
  public var content: (ScrollViewProxy) -> Content
  /// Content with the means to move the scroll views in it.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let box = scope.box(0) { StateBox<ScrollAim?>(nil) }
    var inner = scope
    inner.environment.scrollTarget = scope.reading { box.value }
    inner.environment.marksScrollTargets = true
    Content._emit(scope.reading { content(ScrollViewProxy(box: box)) }, inner.child(0), into: &nodes)
  }
}

/// A view to be shown, and where.
struct ScrollAim: Equatable, @unchecked Sendable {
  let id: AnyHashable
  let anchor: UnitPoint?
}

private struct ScrollTargetKey: EnvironmentKey { static var defaultValue: ScrollAim? { nil } }

private struct MarksScrollTargetsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var scrollTarget: ScrollAim? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }
  /// Whether views made by `ForEach` carry their ids, so that one can be scrolled to.
  var marksScrollTargets: Bool {
    get { self[MarksScrollTargetsKey.self] }
    set { self[MarksScrollTargetsKey.self] = newValue }
  }
}

extension ScrollViewReader: PrimitiveView {}
