import Foundation
import QuoinLayout

/// One view, or several, for each element of a collection; each keeps its state by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, in the order of their views.
  public var data: Data
  /// What makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: ElementIdentity<Data.Element, ID>
  /// What may be done to the rows that a list makes of the views.
  var edits: RowEdits = []

  /// Content that is no view, such as the marks of a chart; its module says what becomes of it.
  nonisolated public init(_data data: Data, _id id: @escaping (Data.Element) -> ID, _content content: @escaping (Data.Element) -> Content) {
    self.init(data, .function(id), content)
  }
  nonisolated private init(_ data: Data, _ id: ElementIdentity<Data.Element, ID>, _ content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: ForEach, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    if let source = view.data as? any SubviewSource<Data.Element> {
      for element in source.resolve(scope.child(0)) {
        Content._emit(scope.reading { view.content(element) }, scope.child(id: view.id(element)), into: &nodes)
      }
      return
    }
    let marks = scope.environment.marksScrollTargets
    let tags = scope.environment.collectsTags
    var parts = ElementParts<ID, Content>(count: scope.reading { view.data.count }, in: scope)
    view.forEachPart(scope) { id, content in
      let start = nodes.count
      parts.add(id, content, into: &nodes)
      if tags { for node in nodes[start...] where node.value(TagTrait.self) == nil { node.setValue(AnyHashable(id), for: TagTrait.self) } }
      if !view.edits.isEmpty { for node in nodes[start...] { _ = RowEditing(view.edits).changed(node, scope) } }
      if marks { for node in nodes[start...] where node.value(IDTrait.self) == nil { node.setValue(AnyHashable(id), for: IDTrait.self) } }
    }
    parts.keep()
  }

  /// Calls `body` with the view of each element. They are made some at a time, since noting what is read costs more than a view.
  nonisolated private func forEachPart(_ scope: _Scope, _ body: (ID, Content) -> Void) {
    var (index, last) = scope.reading { (data.startIndex, data.endIndex) }
    while index != last {
      let end = data.index(index, offsetBy: 256, limitedBy: last) ?? last
      let parts = scope.reading { data[index..<end].map { (id($0), content($0)) } }
      for (id, content) in parts { body(id, content) }
      index = end
    }
  }

  // A binding to a collection is a collection of bindings too: the initializers for bindings come first, as on the phone.

  /// A view, or several, for each element, kept apart by the elements' ids.
  @_disfavoredOverload nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, .own { $0.id }, content)
  }
  /// A view, or several, for each element, kept apart by the value at `id`. Two elements with one id are a finding.
  @_disfavoredOverload nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, .path(id), content)
  }
  /// A view, or several, for each number of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
    self.init(data, .own { $0 }, content)
  }
  /// A view for each element of a collection that can be written to.
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
  /// A view for each element of a collection that can be written to.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
    let values = data.wrappedValue
    let reading = BindingReading.current
    let lazy = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.init(_data: lazy, _id: { $0.1 }, _content: { content(data.element(at: $0.0, values[$0.0], reading)) })
  }
}

extension ForEach: DynamicViewContent where Content: View {}
