import QuoinLayout

/// One of the views within another.
public struct Subview: Identifiable {
  /// Who a subview is.
  public struct ID: Hashable, Sendable {
    let identity: Identity
  }
  let source: SubviewSourceBox
  let index: Int
  /// What tells it from the other views within.
  public let id: ID
  /// The view as it was made where its container stands.
  var node: _ViewNode { source.nodes[index] }
  /// What the view carries for the container around it.
  public var containerValues: ContainerValues {
    var values = node.value(ContainerValuesTrait.self)
    values.tag = node.value(TagTrait.self)
    return values
  }
}

extension Subview: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(source.node(index, in: scope.environment)) }
}

/// The views within a view, made once; and again where one is shown twice or in another environment.
final class SubviewSourceBox {
  let nodes: [_ViewNode]
  private let environment: EnvironmentValues
  private let make: (EnvironmentValues) -> [_ViewNode]
  private var taken: Set<Int> = []

  init(_ environment: EnvironmentValues, make: @escaping (EnvironmentValues) -> [_ViewNode]) {
    self.environment = environment
    self.make = make
    nodes = make(environment)
  }

  func node(_ index: Int, in environment: EnvironmentValues) -> _ViewNode {
    let isSame = environment.mark == self.environment.mark
    // Making all again for each of very many would take too long: those keep the environment of their container.
    if isSame || nodes.count > 500, taken.insert(index).inserted { return nodes[index] }
    let again = make(environment)
    return again.indices.contains(index) ? again[index] : nodes[index]
  }
}

/// The views within another, one by one.
public struct SubviewsCollection: RandomAccessCollection {
  let parts: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.count }
  public subscript(index: Int) -> Subview { parts[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(parts: parts[bounds]) }

  static func of<V: View>(_ view: V, _ scope: _Scope) -> SubviewsCollection {
    let source = SubviewSourceBox(scope.environment) { environment in
      var nodes: [_ViewNode] = []
      V._emit(view, scope.with(environment), into: &nodes)
      return nodes
    }
    return SubviewsCollection(
      parts: source.nodes.enumerated().map { index, node in
        let identity = (node.value(IDTrait.self).map { scope.child(id: $0) } ?? scope.child(index)).identity
        return Subview(source: source, index: index, id: .init(identity: identity))
      })
  }
}

extension SubviewsCollection: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { for part in parts { part.emit(scope, into: &nodes) } }
}

/// Some of the views within another.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let parts: ArraySlice<Subview>
  public var startIndex: Int { parts.startIndex }
  public var endIndex: Int { parts.endIndex }
  public subscript(index: Int) -> Subview { parts[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(parts: parts[bounds]) }
}

extension SubviewsCollectionSlice: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { for part in parts { part.emit(scope, into: &nodes) } }
}

/// A view made of the parts of another: its subviews, its sections.
public struct _GroupParts<Parts, Result: View> {
  let parts: (_Scope) -> Parts
  let transform: (Parts) -> Result
  nonisolated init(_ parts: @escaping (_Scope) -> Parts, transform: @escaping (Parts) -> Result) {
    self.parts = parts
    self.transform = transform
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    Result._emit(transform(parts(scope.child(1))), scope.child(2), into: &nodes)
  }
}

extension _GroupParts: PrimitiveView {}

extension Group {
  /// A view made of the views within `view`.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
  ) where Content == _GroupParts<SubviewsCollection, Result> {
    self.init { _GroupParts({ SubviewsCollection.of(view, $0) }, transform: transform) }
  }
}

/// The views within another, for `ForEach(subviews:)`; known once the page is evaluated.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let resolve: (_Scope) -> [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError("The views within another are known only while a page is evaluated.") }
}

/// A collection whose elements are known once the page is evaluated.
protocol SubviewSource<Resolved> {
  associatedtype Resolved
  var resolve: (_Scope) -> [Resolved] { get }
}

extension ForEachSubviewCollection: SubviewSource {}

extension ForEach where Content: View, Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
  /// A view for each of the views within `view`.
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(
      _data: ForEachSubviewCollection { SubviewsCollection.of(view, $0).parts }, _id: { $0.id }, _content: content)
  }
}

/// A key of a container value; `@Entry` makes one.
public protocol ContainerValueKey {
  /// What views carry.
  associatedtype Value
  /// What a view carries that was given nothing.
  static var defaultValue: Value { get }
}

enum ContainerValuesTrait: LayoutValueKey { static var defaultValue: ContainerValues { ContainerValues() } }

extension View {
  /// Gives the container around a value to read.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    changingNodes { node, _ in
      var values = node.value(ContainerValuesTrait.self)
      values[keyPath: keyPath] = value
      node.setValue(values, for: ContainerValuesTrait.self)
      return node
    }
  }
}
