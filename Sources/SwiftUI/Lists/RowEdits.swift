import QuoinAppearance
import QuoinLayout

/// What may be done to a row while its list is being edited.
struct RowEdits: OptionSet, Hashable {
  let rawValue: UInt8
  static let delete = RowEdits(rawValue: 1)
  static let move = RowEdits(rawValue: 2)
}

extension RowEdits {
  /// What a binding's rows allow.
  nonisolated init<Data>(_ actions: EditActions<Data>) {
    self = []
    if actions.contains(.move) { formUnion(.move) }
    if actions.contains(.delete) { formUnion(.delete) }
  }
}

extension ForEach {
  /// The same views as rows to which more may be done.
  nonisolated func allowing<Rows>(_ actions: EditActions<Rows>) -> Self {
    var result = self
    result.edits.formUnion(RowEdits(actions))
    return result
  }
}

/// Rows to which more may be done, or less.
struct RowEditing: NodeModifier, Equatable {
  private let edits: RowEdits
  /// Whether these edits are barred, or no longer; nil where they are allowed.
  private let areBarred: Bool?

  nonisolated init(_ edits: RowEdits, areBarred: Bool? = nil) {
    self.edits = edits
    self.areBarred = areBarred
  }
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    var traits = node.value(RowTraits.self)
    switch areBarred {
    case nil: traits.edits.formUnion(edits)
    case true?: traits.barredEdits.formUnion(edits)
    case false?: traits.barredEdits.subtract(edits)
    }
    node.setValue(traits, for: RowTraits.self)
    return node
  }
}

extension _ViewNode {
  /// This node between what a list that is being edited shows of its row: the circle that deletes it, the grip that it is moved by.
  func edited(_ edits: RowEdits, _ measures: ListMeasures, _ scope: _Scope) -> _ViewNode {
    guard !edits.isEmpty else { return self }
    let row = HStack(spacing: 0) {
      if edits.contains(.delete) {
        Image(systemName: "minus.circle.fill").imageScale(.large)
          .foregroundStyle(SystemStyle(.red))
          .background { Circle().fill(.white).padding(4) }
          // As high as a line: circles make no row higher.
          .frame(width: CGFloat(measures.editing), height: 20, alignment: .leading)
      }
      MadeView([self])
      if edits.contains(.move) {
        Spacer(minLength: 8)
        Image(systemName: "line.3.horizontal").imageScale(.large)
          .foregroundStyle(SystemStyle(.tertiaryLabel))
          .frame(width: CGFloat(measures.grip), height: 20)
      }
    }
    var nodes: [_ViewNode] = []
    type(of: row)._emit(row, scope, into: &nodes)
    return nodes.first ?? self
  }
}
