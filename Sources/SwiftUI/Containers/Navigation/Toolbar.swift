import QuoinLayout

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable { case leading, trailing, principal, bottom, keyboard }
  let place: Place
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// An item of a toolbar, made.
public struct ToolbarPiece {
  let placement: ToolbarItemPlacement
  let nodes: [ViewNode]
}

/// What stands in a toolbar. Conform to it as on the phone: describe the items in `body`.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items made of `content` to `pieces`.
  nonisolated static func _collect(_ content: Self, _ scope: Scope, into pieces: inout [ToolbarPiece])
}
extension ToolbarContent {
  nonisolated public static func _collect(_ content: Self, _ scope: Scope, into pieces: inout [ToolbarPiece]) {
    guard scope.pass.enter(Self.self) else { return }
    defer { scope.pass.leave() }
    var connected = content
    DynamicFields.connect(&connected, scope)
    Body._collect(onMain(connected) { $0.body }, scope.descending(into: Self.self), into: &pieces)
  }
}
extension Never: ToolbarContent {
  nonisolated public static func _collect(_ content: Never, _ scope: Scope, into pieces: inout [ToolbarPiece]) {}
}

/// A view in a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}
extension ToolbarItem: ToolbarContent {
  public var body: Never { fatalError("ToolbarItem has no body.") }
  nonisolated public static func _collect(_ item: ToolbarItem, _ scope: Scope, into pieces: inout [ToolbarPiece]) {
    pieces.append(ToolbarPiece(placement: item.placement, nodes: BarContent.nodes(item.content, scope)))
  }
}
extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}
extension ToolbarItem where ID == String {
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

/// Several views in one place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}
extension ToolbarItemGroup: ToolbarContent {
  public var body: Never { fatalError("ToolbarItemGroup has no body.") }
  nonisolated public static func _collect(_ group: ToolbarItemGroup, _ scope: Scope, into pieces: inout [ToolbarPiece]) {
    pieces.append(ToolbarPiece(placement: group.placement, nodes: BarContent.nodes(group.content, scope)))
  }
}

/// Items of a toolbar as a builder collects them.
public struct _ToolbarList {
  let collect: (Scope, inout [ToolbarPiece]) -> Void
}
extension _ToolbarList: ToolbarContent {
  public var body: Never { fatalError("_ToolbarList has no body.") }
  nonisolated public static func _collect(_ list: _ToolbarList, _ scope: Scope, into pieces: inout [ToolbarPiece]) {
    list.collect(scope, &pieces)
  }
}

/// Makes one toolbar of the items written in a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _ToolbarList { _ToolbarList { _, _ in } }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarList {
    var parts: [(Scope, inout [ToolbarPiece]) -> Void] = []
    repeat parts.append(part(each content))
    return _ToolbarList { [parts] scope, pieces in
      for (index, part) in parts.enumerated() { part(scope.child(index), &pieces) }
    }
  }
  private static func part<Content: ToolbarContent>(_ content: Content) -> (Scope, inout [ToolbarPiece]) -> Void {
    nonisolated(unsafe) let content = content
    return { scope, pieces in Content._collect(content, scope, into: &pieces) }
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarList {
    content.map { _ToolbarList(collect: part($0)) } ?? buildBlock()
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList { _ToolbarList(collect: part(first)) }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList { _ToolbarList(collect: part(second)) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarList {
    _ToolbarList(collect: part(content))
  }
}

extension View {
  /// Items for the bars around this view.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let item = ToolbarItem<(), Content>(content: content)
    return toolbar { item }
  }
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return reportingNavigation { report, scope in Content._collect(content, scope.child(11), into: &report.pieces) }
  }
}

/// How views look in a bar: labels show their icons only, and the text size the user chose is followed up to the standard one.
enum BarContent {
  static func nodes(_ content: some View, _ scope: Scope) -> [ViewNode] {
    var nodes: [ViewNode] = []
    emit(content.labelStyle(.iconOnly).dynamicTypeSize(...DynamicTypeSize.large), scope, &nodes)
    return nodes
  }
  private static func emit<V: View>(_ view: V, _ scope: Scope, _ nodes: inout [ViewNode]) { V._emit(view, scope, into: &nodes) }
}
