import QuoinLayout

/// A value that a view carries for the container around it.
public protocol _ViewTraitKey {
  /// What views carry.
  associatedtype Value
  /// What a view carries that was given nothing.
  static var defaultValue: Value { get }
}
private enum TraitValue<K: _ViewTraitKey>: LayoutValueKey { static var defaultValue: K.Value { K.defaultValue } }

extension View {
  /// Gives each view within a value for the container around it.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    changingNodes { node, _ in
      node.setValue(value, for: TraitValue<K>.self)
      return node
    }
  }
}

/// What makes a view of the views within it.
@MainActor @preconcurrency public protocol _VariadicView_Root {}
/// A root whose body is made of its children.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  /// The view made of the children.
  @ViewBuilder func body(children: _VariadicView_Children) -> Body
}
/// A root that is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A root that is as many views as its body.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views within a container, one by one.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with its views.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View> {
    /// What makes a view of the children.
    public var root: Root
    /// The views whose parts are the children.
    public var content: Content
    /// A root, and the views that are its children.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
    /// A root, and the view whose parts are its children.
    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
      let children = _VariadicView_Children(parts: SubviewsCollection.of(content, scope.child(1)).parts)
      let subject = (root, children)
      let body = scope.reading(subject) { $0.body(children: $1) }
      if Root.self is any _VariadicView_UnaryViewRoot.Type {
        if let node = Root.Body.oneNode(body, scope.child(2), in: VStackLayout().makeRule()) { nodes.append(node) }
      } else {
        Root.Body._emit(body, scope.child(2), into: &nodes)
      }
    }
  }
}
extension _VariadicView.Tree: PrimitiveView {}

/// The views within a container.
public struct _VariadicView_Children: RandomAccessCollection {
  /// One of the views, with the values it carries.
  public struct Element: Identifiable {
    let part: Subview
    public var id: AnyHashable { AnyHashable(part.id) }
    /// The id the view was given, if it is of this type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { part.node.value(IDTrait.self)?.base as? ID }
    /// The value that the view carries for `key`, else the key's default.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { part.node.value(TraitValue<Trait>.self) }
      set { part.node.setValue(newValue, for: TraitValue<Trait>.self) }
    }
  }
  let parts: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.count }
  public subscript(index: Int) -> Element { Element(part: parts[index]) }
}
extension _VariadicView_Children.Element: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { part.emit(scope, into: &nodes) }
}
extension _VariadicView_Children: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { for part in parts { part.emit(scope, into: &nodes) } }
}

/// A view that is one, however many its content is.
public struct _UnaryViewAdaptor<Content: View> {
  /// What is in it; several views stand one below the other.
  public var content: Content
  /// One view of `content`.
  nonisolated public init(_ content: Content) { self.content = content }
}
extension _UnaryViewAdaptor: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    if let node = Content.oneNode(content, scope.child(1), in: VStackLayout().makeRule()) { nodes.append(node) }
  }
}
