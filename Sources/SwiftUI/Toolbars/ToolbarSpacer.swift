import QuoinLayout

/// Room between the items of a toolbar: what stands at its sides does not share a plate.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  /// Room of a kind among the items of a placement.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}
extension ToolbarSpacer: ToolbarContent {
  public var body: Never { fatalError("ToolbarSpacer has no body.") }
  /// Parts its neighbours, in the bar below with room that grows where it is flexible.
  nonisolated public static func _collect(_ content: ToolbarSpacer, _ scope: _Scope, into pieces: inout [_ToolbarPiece]) {
    let grows = content.sizing == .flexible && content.placement.place == .bottom
    let nodes = grows ? BarContent.nodes(Spacer(), scope, content.placement) : []
    pieces.append(_ToolbarPiece(placement: content.placement, nodes: nodes, isGap: true))
  }
}

/// How room grows.
public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool
  /// As much as there is.
  public static let flexible = SpacerSizing(isFixed: false)
  /// The system's distance.
  public static let fixed = SpacerSizing(isFixed: true)
}

extension ToolbarContent {
  /// Whether items lie on the plate of glass that they share with their neighbours; hidden, each stands alone and on none. Without
  /// effect where bars have no plates.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarList { [self] scope, pieces in
      let first = pieces.count
      Self._collect(self, scope, into: &pieces)
      guard visibility == .hidden else { return }
      for index in pieces.indices[first...] { pieces[index].hidesPlate = true }
    }
  }
}
