import QuoinLayout

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable { case leading, trailing, principal, bottom, keyboard }
  let place: Place
  /// Whether the item is what one came for: it stands out.
  var isProminent = false
  /// Whether the item tells how things are: it stands in the middle of its bar.
  var isStatus = false
  /// Whether the item stands in the menu of those that one seldom wants.
  var isSecondary = false
  /// As the item suits; where the bar above ends.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// What one mostly wants to do; where the bar above ends.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// What one sometimes wants to do; in a menu of all such items where the bar above ends.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing, isSecondary: true)
  /// What says yes; where the bar above ends, heavier than others.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
  /// What destroys; where the bar above ends.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Where the bar above ends.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Where the bar above ends.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// What says no; where the bar above begins.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// What leads elsewhere; where the bar above begins.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// Where the bar above begins.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// Where the bar above begins.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// In the middle of the bar above, instead of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// In the middle of the bar above, instead of the title.
  public static let title = ToolbarItemPlacement(place: .principal)
  /// Below the title in the middle of the bar above, instead of the subtitle. Not shown: a subtitle of words is.
  public static let subtitle = ToolbarItemPlacement(place: .keyboard)
  /// Instead of a large title. Not shown: the large title is.
  public static let largeTitle = ToolbarItemPlacement(place: .keyboard)
  /// Below a large title. Not shown: a subtitle of words is.
  public static let largeSubtitle = ToolbarItemPlacement(place: .keyboard)
  /// In the bar below the page.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// What tells how things are; in the middle of the bar below the page.
  public static let status = ToolbarItemPlacement(place: .bottom, isStatus: true)
  /// Above the keyboard; a still picture shows no keyboard, so not at all.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// An item of a toolbar, made.
public struct _ToolbarPiece {
  let placement: ToolbarItemPlacement
  let nodes: [_ViewNode]
  /// Whether it only parts its neighbours, which would share a plate without it.
  var isGap = false
  /// Whether it stands alone, on no plate.
  var hidesPlate = false
  /// What stands in the menu of those that one seldom wants, instead of in the bar.
  var overflow: AnyView?
}

/// What stands in a toolbar. Conform to it as on the phone: describe the items in `body`.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// The items it is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items made of `content` to `pieces`.
  nonisolated static func _collect(_ content: Self, _ scope: _Scope, into pieces: inout [_ToolbarPiece])
}
extension ToolbarContent {
  /// Collects the items of the content's body.
  nonisolated public static func _collect(_ content: Self, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {
    guard scope.graph.enter(Self.self) else { return }
    defer { scope.graph.leave() }
    var connected = content
    DynamicFields.connect(&connected, scope)
    Body._collect(scope.reading(connected) { $0.body }, scope.descending(into: Self.self), into: &pieces)
  }
}
extension Never: ToolbarContent {
  /// Never called: there is no such value.
  nonisolated public static func _collect(_ content: Never, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { fatalError("An optional has no body.") }
  /// Collects the items of the content, if there is some.
  nonisolated public static func _collect(_ content: Wrapped?, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {
    if let content { Wrapped._collect(content, scope, into: &pieces) }
  }
}

/// A view in a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}
extension ToolbarItem: ToolbarContent {
  public var body: Never { fatalError("ToolbarItem has no body.") }
  /// Collects the item.
  nonisolated public static func _collect(_ item: ToolbarItem, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {
    pieces.append(BarContent.piece(item.content, scope, item.placement))
  }
}
extension ToolbarItem where ID == () {
  /// A view in the bar.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}
extension ToolbarItem where ID == String {
  /// A view in a bar that the user may change; the id is not used.
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

/// Several views in one place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  /// Views in one place of a bar.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}
extension ToolbarItemGroup: ToolbarContent {
  public var body: Never { fatalError("ToolbarItemGroup has no body.") }
  /// Collects the views as one item.
  nonisolated public static func _collect(_ group: ToolbarItemGroup, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {
    pieces.append(BarContent.piece(group.content, scope, group.placement))
  }
}

/// Items of a toolbar as a builder collects them.
public struct _ToolbarList {
  let collect: (_Scope, inout [_ToolbarPiece]) -> Void
}
extension _ToolbarList: ToolbarContent {
  public var body: Never { fatalError("_ToolbarList has no body.") }
  /// Collects the items in their order.
  nonisolated public static func _collect(_ list: _ToolbarList, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {
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
    var parts: [(_Scope, inout [_ToolbarPiece]) -> Void] = []
    repeat parts.append(part(each content))
    return _ToolbarList { [parts] scope, pieces in
      for (index, part) in parts.enumerated() { part(scope.child(index), &pieces) }
    }
  }
  private static func part<Content: ToolbarContent>(_ content: Content) -> (_Scope, inout [_ToolbarPiece]) -> Void {
    nonisolated(unsafe) let content = content
    return { scope, pieces in Content._collect(content, scope, into: &pieces) }
  }
  // Gives back what it is given: from a list the compiler could not tell what `nil` is nil of.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList { _ToolbarList(collect: part(first)) }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList { _ToolbarList(collect: part(second)) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarList {
    _ToolbarList(collect: part(content))
  }
}

extension View {
  /// Items for the bars around this view.
  // Steps back for items, which large bodies would otherwise find ambiguous.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let item = ToolbarItem<(), Content>(content: content)
    return toolbar { item }
  }
  /// Items that people may rearrange; a still shows them as they are written.
  nonisolated public func toolbar<Content: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
    toolbar(content: content)
  }
  /// Items in the bars around the page.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return reportingNavigation { report, scope in
      // Apart first: items may themselves have toolbars that report here.
      var pieces: [_ToolbarPiece] = []
      Content._collect(content, scope.child(11), into: &pieces)
      report.pieces += BarContent.gatheringOverflow(pieces, scope.child(12))
    }
  }
}

/// How views look in a bar: labels show their icons only, and the text size the user chose is followed up to the standard one.
enum BarContent {
  /// An item of a bar.
  static func piece(_ content: some View, _ scope: _Scope, _ placement: ToolbarItemPlacement) -> _ToolbarPiece {
    if placement.isSecondary { return _ToolbarPiece(placement: placement, nodes: [], overflow: AnyView(content)) }
    return _ToolbarPiece(placement: placement, nodes: nodes(content, scope, placement))
  }
  /// The items with those that one seldom wants in one menu, which stands last.
  static func gatheringOverflow(_ pieces: [_ToolbarPiece], _ scope: _Scope) -> [_ToolbarPiece] {
    let seldom = pieces.compactMap(\.overflow)
    guard !seldom.isEmpty else { return pieces }
    let menu = Menu {
      ForEach(seldom.indices, id: \.self) { seldom[$0] }
    } label: {
      // On plates the dots alone; a circle around them before.
      Image(systemName: scope.environment.barMeasures.item > 0 ? "ellipsis" : "ellipsis.circle")
    }
    let end = ToolbarItemPlacement.topBarTrailing
    return pieces.filter { $0.overflow == nil } + [_ToolbarPiece(placement: end, nodes: nodes(menu, scope, end))]
  }
  static func nodes(_ content: some View, _ scope: _Scope, _ placement: ToolbarItemPlacement) -> [_ViewNode] {
    var nodes: [_ViewNode] = []
    let styled = content.labelStyle(.iconOnly).dynamicTypeSize(.large).settingEnvironment { $0.dressBarItem(placement) }
    emit(styled, scope, &nodes)
    return nodes
  }
  private static func emit<V: View>(_ view: V, _ scope: _Scope, _ nodes: inout [_ViewNode]) { V._emit(view, scope, into: &nodes) }
}

extension EnvironmentValues {
  /// Lets buttons and words stand as the system's bars have them.
  fileprivate mutating func dressBarItem(_ placement: ToolbarItemPlacement) {
    guard placement.place != .principal, placement.place != .keyboard else { return }
    let measures = barMeasures
    isInBar = true
    // A bar is one line high.
    lineLimit = 1
    if placement.isProminent {
      font = .headline
    } else if measures.itemWeight != .regular {
      font = .system(.body).weight(Font.Weight(value: measures.itemWeight.rawValue))
    }
    // Plates carry what stands on them as text; the one that stands out is filled with the tint.
    if placement.isProminent, measures.item > 0 {
      tintStyle = AnyShapeStyle(Color.white)
    } else if !measures.itemsAreTinted, tintStyle == nil {
      tintStyle = AnyShapeStyle(Color.primary)
    }
  }
}
