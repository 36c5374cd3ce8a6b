import QuoinLayout

/// What is chosen of a list's rows, and what a touch of a row does.
///
/// A row stands for the value of its `tag(_:)`, of its link, or else for the id of its element, where that is of the selection's type.
struct ListSelection {
  /// Whether several rows can be chosen, which takes a list that is being edited, as on the phone.
  let allowsSeveral: Bool
  /// The values of the rows that are chosen.
  let chosen: @MainActor () -> Set<AnyHashable>
  /// A row was touched.
  let touch: @MainActor (AnyHashable) -> Void
  /// Whether a value is one that can be chosen.
  let isFit: (AnyHashable) -> Bool

  /// One row, or none.
  nonisolated init<Value: Hashable>(_ binding: Binding<Value?>) {
    nonisolated(unsafe) let binding = binding
    allowsSeveral = false
    chosen = { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
    touch = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    isFit = { $0.base is Value }
  }
  /// Any number of rows: a touch chooses one more, or one less.
  nonisolated init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    nonisolated(unsafe) let binding = binding
    allowsSeveral = true
    chosen = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    touch = { if let value = $0.base as? Value { binding.wrappedValue.formSymmetricDifference([value]) } }
    isFit = { $0.base is Value }
  }
}

private struct ListChoiceKey: EnvironmentKey { static var defaultValue: ListChoice? { nil } }

extension EnvironmentValues {
  /// What can be chosen in the list around; `nil` where nothing can.
  var listChoice: ListChoice? {
    get { self[ListChoiceKey.self] }
    set { self[ListChoiceKey.self] = newValue }
  }
}

/// The selection of a list as it is in one evaluation.
struct ListChoice {
  let chosen: Set<AnyHashable>
  let selection: ListSelection
  /// Whether rows show a mark before them that says whether they are chosen.
  let showsMarks: Bool

  /// Reads the selection in `scope`, which is evaluated again when it changes. `nil` where rows cannot be chosen: several only while the
  /// list is being edited.
  nonisolated init?(_ selection: ListSelection?, in scope: _Scope) {
    guard let selection else { return nil }
    let isEditing = scope.reading(scope.environment) { $0.editMode?.wrappedValue.isEditing == true }
    guard !selection.allowsSeveral || isEditing else { return nil }
    chosen = scope.reading(selection) { $0.chosen() }
    self.selection = selection
    showsMarks = isEditing && selection.allowsSeveral
  }

  /// What a touch of the row of a value does.
  func choosing(_ value: AnyHashable) -> @MainActor () -> Void {
    nonisolated(unsafe) let (selection, value) = (selection, value)
    return { selection.touch(value) }
  }

  /// The value that a row stands for; `nil` for a row that cannot be chosen.
  func value(of row: _ViewNode) -> AnyHashable? {
    guard !row.value(RowTraits.self).isSelectionDisabled else { return nil }
    return [row.value(TagTrait.self), row.value(IDTrait.self)].compactMap { $0 }.first(where: selection.isFit)
  }
}
