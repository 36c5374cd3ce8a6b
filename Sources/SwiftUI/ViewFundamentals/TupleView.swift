/// Several views in a row, as a builder collects them; a container sees them one by one (fact 10).
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  /// How the tuple's views are reached; nil where their types were not known when it was made.
  fileprivate let elements: (any TupleElements.Type)?

  /// The views of a tuple, such as one that was taken from another tuple view.
  nonisolated public init<each Content: View>(_ value: T) where T == (repeat each Content) { self.init(repeat each value) }
  /// A view, or a tuple of views of which only the reader knows; what is no view shows nothing.
  @_disfavoredOverload nonisolated public init(_ value: T) { (self.value, elements) = (value, nil) }
  nonisolated init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    elements = TupleOf<repeat each Content>.self
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { emit(before: .max, scope, into: &nodes) }
  /// The views with an index below `end`; the others are not evaluated.
  nonisolated fileprivate func emit(before end: Int, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    guard let elements else {
      for (index, part) in parts.prefix(end).enumerated() { scope.record.reachPart(part, at: scope.child(index), into: &nodes) }
      return
    }
    withUnsafePointer(to: value) { elements.emit(UnsafeRawPointer($0), before: end, scope, into: &nodes) }
  }
  /// The views of a value of any kind.
  nonisolated fileprivate var parts: [any View] {
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

/// Reads the views of a tuple whose type is known no more.
private protocol TupleElements {
  /// The views with an index below `end`.
  static func emit(_ tuple: UnsafeRawPointer, before end: Int, _ scope: _Scope, into nodes: inout [_ViewNode])
  static func enumerate(_ tuple: UnsafeRawPointer, _ scope: _Scope, into items: inout LazyItems)
}

private struct TupleOf<each Content: View>: TupleElements {
  static func emit(_ tuple: UnsafeRawPointer, before end: Int, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    var index = 0
    func add<One: View>(_ part: One) {
      guard index < end else { return }
      scope.record.reachPart(part, at: scope.child(index), into: &nodes)
      index += 1
    }
    let parts = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    repeat add(each parts)
  }
  static func enumerate(_ tuple: UnsafeRawPointer, _ scope: _Scope, into items: inout LazyItems) {
    var index = 0
    func add<One: View>(_ part: One) {
      LazyItems.collect(part, scope.child(index), into: &items)
      index += 1
    }
    let parts = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    repeat add(each parts)
  }
}

/// Several views, of which a place may want the first alone.
private protocol ViewSeries {
  nonisolated func emitFirst(_ scope: _Scope, into nodes: inout [_ViewNode])
}

extension TupleView: ViewSeries {
  nonisolated fileprivate func emitFirst(_ scope: _Scope, into nodes: inout [_ViewNode]) { emit(before: 1, scope, into: &nodes) }
}

/// Of the views that a builder has collected the first; those after it are not evaluated, so that they say and do nothing.
struct FirstView<Content: View> {
  let content: Content
  nonisolated init(of content: Content) { self.content = content }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    if let series = content as? any ViewSeries {
      series.emitFirst(scope, into: &nodes)
    } else {
      Content._emit(content, scope, into: &nodes)
    }
  }
}

extension FirstView: PrimitiveView {}

extension TupleView: LazyEnumerable {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    guard let elements else {
      for (index, part) in parts.enumerated() { LazyItems.collect(part, scope.child(index), into: &items) }
      return
    }
    withUnsafePointer(to: value) { elements.enumerate(UnsafeRawPointer($0), scope, into: &items) }
  }
}

/// One of two views, as `if` and `switch` choose; each keeps its own state.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }
  let branch: Branch
  nonisolated init(_ branch: Branch) { self.branch = branch }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    switch branch {
    case .first(let view): TrueContent._emit(view, scope.child(1), into: &nodes)
    case .second(let view): FalseContent._emit(view, scope.child(2), into: &nodes)
    }
  }
}

/// A view that is compared before it is evaluated again; on a page evaluated as a whole it is its content.
public struct EquatableView<Content: View & Equatable> {
  /// The view itself.
  public var content: Content
  /// A view that can be compared.
  nonisolated public init(content: Content) { self.content = content }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { Content._emit(content, scope, into: &nodes) }
}

extension View where Self: Equatable {
  /// The view, marked to be compared; it looks the same.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension TupleView: PrimitiveView {}

extension _ConditionalContent: PrimitiveView {}

extension EquatableView: PrimitiveView {}
