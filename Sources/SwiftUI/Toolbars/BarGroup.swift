import QuoinAppearance
import QuoinLayout

/// Items of a bar that stand on one plate, or the room between two plates.
struct BarGroup {
  enum Kind { case glass, prominent, bare, status, room }
  let kind: Kind
  var nodes: [_ViewNode]

  /// Neighbours share a plate (documented: swiftui/toolbarcontent/sharedbackgroundvisibility(_:), "shared with other items in the same
  /// logical grouping"); room parts them, and what stands out, tells how things are or has no plate stands alone.
  static func groups(of pieces: [_ToolbarPiece]) -> [BarGroup] {
    var groups: [BarGroup] = []
    var isOpen = false
    for piece in pieces {
      if piece.isGap { isOpen = false }
      for node in piece.nodes {
        let kind: Kind = node.isSpacer ? .room : piece.groupKind
        if isOpen, kind == .glass {
          groups[groups.count - 1].nodes.append(node)
        } else {
          groups.append(BarGroup(kind: kind, nodes: [node]))
        }
        isOpen = kind == .glass
      }
    }
    return groups
  }
}

extension _ToolbarPiece {
  fileprivate var groupKind: BarGroup.Kind {
    if hidesPlate { return .bare }
    if placement.isStatus { return .status }
    return placement.isProminent ? .prominent : .glass
  }
}

/// Items of a bar on one plate: words with room at their sides, pictures in the middle of squares.
struct BarPlate: View {
  nonisolated(unsafe) let group: BarGroup
  let height: CGFloat
  @Environment(\.self) private var environment
  nonisolated init(group: BarGroup, height: CGFloat) {
    self.group = group
    self.height = height
  }
  var body: some View {
    let measures = environment.barMeasures
    let nodes = group.nodes
    let isShared = nodes.count > 1
    // A plate that is shared is as wide as its items (measured: 44 points an item, iOS 26.1); a lone picture's is round.
    HStack(spacing: 0) {
      ForEach(nodes.indices, id: \.self) { index in
        MadeView([nodes[index]]).padding(.horizontal, nodes[index].holdsText ? CGFloat(measures.itemPadding) : 0)
          .frame(minWidth: isShared ? CGFloat(measures.item) : nil)
      }
    }
    .padding(.horizontal, isShared ? (height - CGFloat(measures.item)) / 2 : 0)
    .frame(minWidth: height, minHeight: height, maxHeight: height)
    .background { ground }
  }
  @ViewBuilder private var ground: some View {
    switch group.kind {
    case .prominent: Capsule().fill(tint)
    case .bare, .room: EmptyView()
    case .glass, .status: GlassPlate(in: Capsule())
    }
  }
  // What cannot be used is not known of the plate, only of what stands on it.
  private var tint: AnyShapeStyle { environment.tintStyle ?? AnyShapeStyle(Color.accentColor) }
}

extension _ViewNode {
  /// Whether there are words in here.
  fileprivate var holdsText: Bool {
    rule is TextRule || children.contains { ($0 as? _ViewNode)?.holdsText ?? false }
  }
  /// Whether this is room that grows.
  var isSpacer: Bool { rule is SpacerRule || (children.count == 1 && (children[0] as? _ViewNode)?.isSpacer ?? false) }
}
