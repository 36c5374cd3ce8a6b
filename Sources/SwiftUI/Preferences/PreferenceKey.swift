import QuoinLayout

/// A value that views hand up to those around them.
public protocol PreferenceKey {
  /// What is handed up.
  associatedtype Value
  /// The value of views that hand up none.
  static var defaultValue: Value { get }
  /// Joins the values of views side by side, in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What a node does to a preference on its way up.
protocol PreferenceStep {
  var key: ObjectIdentifier { get }
}

/// Hands up a value in place of those from below.
struct PreferenceWrite<K: PreferenceKey>: PreferenceStep {
  let value: (_ViewNode) -> K.Value
  var key: ObjectIdentifier { ObjectIdentifier(K.self) }
}

/// Changes what comes from below.
struct PreferenceTransform<K: PreferenceKey>: PreferenceStep {
  let change: (inout K.Value, _ViewNode) -> Void
  var key: ObjectIdentifier { ObjectIdentifier(K.self) }
}

extension _ViewNode {
  /// What this part of the page hands up for `key`; `nil` if nobody does. Walks the part once.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard isPlaced else { return nil }
    let wanted = ObjectIdentifier(key)
    let own = preferences?.filter { $0.key == wanted } ?? []
    if let write = own.last as? PreferenceWrite<K> { return write.value(self) }
    var result: K.Value?
    for child in preferenceOrder {
      guard let value = child.preference(key) else { continue }
      if result == nil { result = value } else { K.reduce(value: &result!) { value } }
    }
    for step in own {
      if let transform = step as? PreferenceTransform<K> {
        var value = result ?? K.defaultValue
        transform.change(&value, self)
        result = value
      }
    }
    return result
  }

  /// The children as preferences are joined: a background's primary comes before what lies behind it.
  private var preferenceOrder: [_ViewNode] {
    let children = Array(views)
    guard let layering = rule as? LayeringRule, !layering.isOverlay else { return children }
    return children.reversed()
  }
}

extension View {
  /// Hands `value` up to the views around this one.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    preferenceStep { PreferenceWrite<K> { _ in value } }
  }
  /// Changes what the views within hand up, on its way to those around.
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
    -> some View
  {
    preferenceStep { PreferenceTransform<K> { value, _ in callback(&value) } }
  }
  /// Hands up a value made of an anchor: a place of this view, to be read in any space.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preferenceStep { PreferenceWrite<K> { transform(value.anchor(at: $0)) } }
  }
  /// Changes what the views within hand up by an anchor: a place of this view, to be read in any space.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    preferenceStep { PreferenceTransform<K> { transform(&$0, value.anchor(at: $1)) } }
  }
  nonisolated private func preferenceStep(_ step: @escaping () -> any PreferenceStep) -> some View {
    changingNodes { node, scope in
      let outer = node.wrapped(PassRule("preference"), scope)
      outer.preferences = [step()]
      return outer
    }
  }

  /// Calls `action` when what the views inside hand up has changed; the page is then evaluated again.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
    -> some View
  where K.Value: Equatable {
    changingNodes { node, scope in
      let outer = node.wrapped(PassRule("onPreferenceChange"), scope)
      let seen = scope.child(0x0B5E).box(0) { LastSeen<K.Value>() }
      scope.record.react(PreferenceObserver<K>(node: outer, seen: seen, action: action))
      return outer
    }
  }

  /// Views in front, made of what this view hands up.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, over: true, alignment, transform)
  }
  /// Views behind, made of what this view hands up.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, over: false, alignment, transform)
  }
  nonisolated private func preferenceLayer<K: PreferenceKey, V: View>(
    _ key: K.Type, over isOverlay: Bool, _ alignment: Alignment, _ transform: @escaping (K.Value) -> V
  ) -> some View {
    changingNodes { node, scope in
      let holder = _ViewNode(AligningLayerRule(alignment), [], scope)
      let outer = _ViewNode(LayeringRule(isOverlay: isOverlay, alignment: alignment), isOverlay ? [node, holder] : [holder, node], scope)
      outer.values = node.values
      outer.zIndex = node.zIndex
      scope.record.defer(DeferredEntry(holder, PreferenceContent<K, V>(source: node, transform: transform), scope.child(7)))
      return outer
    }
  }
}

/// Takes all it is proposed and aligns what is put into it later.
struct AligningLayerRule: LeafRule {
  let alignment: Alignment
  init(_ alignment: Alignment) { self.alignment = alignment }
  var name: String { "layer" }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    node.children.map { $0.aligned(alignment, in: size, proposal: ProposedViewSize(size)) }
  }
}

/// Content made of what a part of the page hands up; made once that part is complete.
private struct PreferenceContent<K: PreferenceKey, V: View>: DeferredContent {
  let source: _ViewNode
  let transform: (K.Value) -> V
  var waitsForPreferences: Bool { true }
  func make(in node: _ViewNode, _ scope: _Scope) -> [_ViewNode] {
    let value = source.current.preference(K.self) ?? K.defaultValue
    return V.oneNode(scope.reading { transform(value) }, scope, in: ZStackLayout().makeRule()).map { [$0] } ?? []
  }
}

/// Tells a view what is handed up to it, when that has changed.
private struct PreferenceObserver<K: PreferenceKey>: Reaction where K.Value: Equatable {
  let node: _ViewNode
  let seen: LastSeen<K.Value>
  let action: (K.Value) -> Void
  var stage: ReactionStage { .observing }
  func react(in graph: ViewGraph) {
    let value = node.current.preference(K.self) ?? K.defaultValue
    if let last = seen.last, last == value { return }
    seen.last = value
    action(value)
  }
}
