import Foundation
import QuoinAppearance
import QuoinLayout

/// Rows in a column that scrolls, in sections with headers and footers. Only the rows in sight are made.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?
  nonisolated init(made content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(RowList(scope, selection).node(content)) }
}

extension List: PrimitiveView {}

extension List {
  /// Rows of which one can be chosen: the one whose tag, link or id is in `selection`. nil for a list in which none can be.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(made: content(), selection: selection.map { ListSelection($0) })
  }
  /// Rows of which several can be chosen while the list is being edited, those in `selection` being chosen.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(made: content(), selection: selection.map { ListSelection($0) })
  }
  /// A row for each element of `data`, of which the one in `selection` is chosen.
  nonisolated public init<Data, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data: RandomAccessCollection, Data.Element: Identifiable {
    self.init(made: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// A row for each element of `data`; while the list is being edited those in `selection` are chosen.
  nonisolated public init<Data, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data: RandomAccessCollection, Data.Element: Identifiable {
    self.init(made: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// A row for each element, kept apart by the value at `id`; the one in `selection` is chosen.
  nonisolated public init<Data, ID, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Data: RandomAccessCollection, ID: Hashable {
    self.init(made: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// A row for each element, kept apart by the value at `id`; while the list is being edited those in `selection` are chosen.
  nonisolated public init<Data, ID, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Data: RandomAccessCollection, ID: Hashable {
    self.init(made: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// A row for each number of a range; the one in `selection` is chosen.
  nonisolated public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(made: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// A row for each number of a range; while the list is being edited those in `selection` are chosen.
  nonisolated public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(made: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// Rows of a tree, of which the one in `selection` is chosen; a still shows it closed.
  nonisolated public init<Data, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data: RandomAccessCollection, Data.Element: Identifiable {
    self.init(made: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// Rows of a tree; while the list is being edited those in `selection` are chosen. A still shows it closed.
  nonisolated public init<Data, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data: RandomAccessCollection, Data.Element: Identifiable {
    self.init(made: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}

extension List where SelectionValue == Never {
  /// Rows, one for each view of `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(made: content()) }
  // Steps back where the data are a binding, which is a collection, too.
  /// A row, or several, for each element of `data`.
  @_disfavoredOverload
  nonisolated public init<Data, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Data.Element.ID, Row>, Data: RandomAccessCollection, Data.Element: Identifiable {
    self.init(made: ForEach(data, content: rowContent))
  }
  /// A row, or several, for each element, kept apart by the value at `id`.
  nonisolated public init<Data, ID, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Data: RandomAccessCollection, ID: Hashable {
    self.init(made: ForEach(data, id: id, content: rowContent))
  }
  /// A row, or several, for each number of a range.
  nonisolated public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(made: ForEach(data, content: rowContent))
  }
  /// Rows for the elements of a collection that can be written to.
  nonisolated public init<C, Row: View>(_ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row)
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>
  {
    self.init(made: ForEach(data, content: rowContent))
  }
  /// Rows for the elements of a collection that can be written to, kept apart by the value at `id`.
  nonisolated public init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Row>
  {
    self.init(made: ForEach(data, id: id, content: rowContent))
  }
  /// Rows that can be deleted and moved, while their list is being edited.
  nonisolated public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>
  {
    self.init(made: ForEach(data, content: rowContent).allowing(editActions))
  }
  /// Rows that can be deleted and moved while their list is being edited, kept apart by the value at `id`.
  nonisolated public init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Row>
  {
    self.init(made: ForEach(data, id: id, content: rowContent).allowing(editActions))
  }
  /// Rows of a tree, kept apart by the value at `id`; a still shows it closed.
  nonisolated public init<Data, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row>, Data: RandomAccessCollection {
    self.init(made: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  /// Rows of a tree; a still shows it closed.
  nonisolated public init<Data, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data: RandomAccessCollection, Data.Element: Identifiable {
    self.init(made: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Rows for the elements of a collection that can be written to; the one in `selection` is chosen.
  nonisolated public init<C, Row: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>
  { self.init(made: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) }) }
  /// Rows for the elements of a collection that can be written to; while the list is being edited those in `selection` are chosen.
  nonisolated public init<C, Row: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>
  { self.init(made: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) }) }
  /// Rows that can be chosen, deleted and moved, while their list is being edited.
  nonisolated public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>
  { self.init(made: ForEach(data, content: rowContent).allowing(editActions), selection: selection.map { ListSelection($0) }) }
  /// Rows of which one can be chosen, and that can be deleted and moved, while their list is being edited.
  nonisolated public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>
  { self.init(made: ForEach(data, content: rowContent).allowing(editActions), selection: selection.map { ListSelection($0) }) }
}

/// What may be done to the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows can be moved, while their list is being edited.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Rows can be deleted, while their list is being edited.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Rows that can be deleted and moved, while their list is being edited.
  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID,
    Data == LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>
  {
    self.init(data, content: content)
    edits = RowEdits(editActions)
  }
  /// Rows that can be deleted and moved while their list is being edited, kept apart by the value at `id`.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C: MutableCollection & RandomAccessCollection, C.Index: Hashable, Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    self.init(data, id: id, content: content)
    edits = RowEdits(editActions)
  }
}
