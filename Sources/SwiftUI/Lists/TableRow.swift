extension Table {
  /// Rows that are given one by one.
  nonisolated public init(
    of valueType: Row.Type, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>, @TableRowBuilder<Row> rows: () -> _TableRowList<Row>
  ) { self.init(rows: rows(), columns: columns().shown(by: columnCustomization)) }
  /// The same, the row in `selection` being chosen.
  nonisolated public init(
    of valueType: Row.Type, selection: Binding<Row.ID?>, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>,
    @TableRowBuilder<Row> rows: () -> _TableRowList<Row>
  ) { self.init(rows: rows(), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection)) }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>,
    @TableRowBuilder<Row> rows: () -> _TableRowList<Row>
  ) { self.init(rows: rows(), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection)) }
  /// Rows that are given one by one; sorting them is the file's own part, as on the phone.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Row.Type, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> _TableColumnList<Row, Sort>,
    @TableRowBuilder<Row> rows: () -> _TableRowList<Row>
  ) where Sort.Compared == Row { self.init(rows: rows(), columns: columns().shown(by: columnCustomization)) }
  /// The same, the row in `selection` being chosen.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Row.Type, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> _TableColumnList<Row, Sort>, @TableRowBuilder<Row> rows: () -> _TableRowList<Row>
  ) where Sort.Compared == Row {
    self.init(rows: rows(), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> _TableColumnList<Row, Sort>, @TableRowBuilder<Row> rows: () -> _TableRowList<Row>
  ) where Sort.Compared == Row {
    self.init(rows: rows(), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
}

extension Table {
  /// Rows for a tree of elements; a still shows the roots, closed.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Row, Data?>, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>
  ) where Data.Element == Row {
    self.init(rows: _TableRowList(data, children: children), columns: columns().shown(by: columnCustomization))
  }
  /// The same, the row in `selection` being chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Row, Data?>, selection: Binding<Row.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>
  ) where Data.Element == Row {
    self.init(
      rows: _TableRowList(data, children: children), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Row, Data?>, selection: Binding<Set<Row.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>
  ) where Data.Element == Row {
    self.init(
      rows: _TableRowList(data, children: children), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
  /// The same; sorting them is the file's own part, as on the phone.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Row, Data?>, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> _TableColumnList<Row, Sort>
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(
      rows: _TableRowList(data, children: children), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
  /// Rows for a tree of elements; sorting them is the file's own part, as on the phone.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Row, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> _TableColumnList<Row, Sort>
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(rows: _TableRowList(data, children: children), columns: columns().shown(by: columnCustomization))
  }
}

extension TableColumn {
  /// A view for each row, below a title that is a view.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (Row) -> Content) {
    column = _TableColumn(title: text) { AnyView(content($0)) }
  }
  /// A text of each row; how it is compared is not read.
  nonisolated public init<Comparator: SortComparator>(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>, comparator: Comparator)
  where Content == Text, Comparator.Compared == String { self.init(titleKey, value: value) }
  /// A view for each row; how its value is compared is not read.
  nonisolated public init<V, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, V>, comparator: Comparator, @ViewBuilder content: @escaping (Row) -> Content
  ) where Comparator.Compared == V { self.init(titleKey, content: content) }
  /// A view for each row; how rows are sorted is not read.
  nonisolated public init<Sort: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (Row) -> Content
  ) where Sort.Compared == Row { self.init(titleKey, content: content) }
  /// A view for each row; the value would sort the rows and is not read.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<Row, V>, @ViewBuilder content: @escaping (Row) -> Content
  ) { self.init(title, content: content) }
  /// Under which name the user's changes of the column are kept.
  nonisolated public func customizationID(_ id: String) -> TableColumn {
    var result = self
    result.column.id = id
    return result
  }
  /// Whether the column is shown unless the user says otherwise.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var result = self
    result.column.isShown = visibility != .hidden
    return result
  }
  /// What the user may do with it. Ignored: nobody moves columns.
  nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
  /// Where its words stand.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var result = self
    result.column.alignment = alignment.frame
    return result
  }
}

/// Where the words of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  let frame: Alignment
  public static func == (one: Self, other: Self) -> Bool { one.frame == other.frame }
  public func hash(into hasher: inout Hasher) { hasher.combine(frame == .leading) }
  /// As the language has it.
  public static let automatic = TableColumnAlignment(frame: .leading)
  /// At the beginning.
  public static let leading = TableColumnAlignment(frame: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(frame: .center)
  /// At the end.
  public static let trailing = TableColumnAlignment(frame: .trailing)
  /// As numbers of the user's language stand.
  public static let numeric = TableColumnAlignment(frame: .trailing)
}
