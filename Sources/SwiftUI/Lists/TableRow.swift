/// A row of a table that is given row by row.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// The row of a value.
  nonisolated public init(_ value: Value) { self.value = value }
}
extension TableRow: View {
  /// A row shows nothing by itself: the table does.
  public var body: some View { EmptyView() }
}

/// Collects a table's rows.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [TableRow<Value>] { [row] }
  public static func buildExpression(_ rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(_ rows: ForEach<Data, ID, TableRow<Value>>)
    -> [TableRow<Value>]
  { rows.data.map { rows.content($0) } }
  public static func buildBlock(_ rows: [TableRow<Value>]...) -> [TableRow<Value>] { rows.flatMap { $0 } }
  public static func buildIf(_ rows: [TableRow<Value>]?) -> [TableRow<Value>] { rows ?? [] }
  public static func buildEither(first rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
  public static func buildEither(second rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
}

extension Table {
  /// Rows that are given one by one.
  nonisolated public init(
    of valueType: Row.Type, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>], @TableRowBuilder<Row> rows: () -> [TableRow<Row>]
  ) { self.init(rows: rows().map(\.value), columns: columns()) }
  /// The same, the row in `selection` being chosen.
  nonisolated public init(
    of valueType: Row.Type, selection: Binding<Row.ID?>, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> [TableRow<Row>]
  ) { self.init(rows: rows().map(\.value), columns: columns(), selection: ListSelection(selection)) }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> [TableRow<Row>]
  ) { self.init(rows: rows().map(\.value), columns: columns(), selection: ListSelection(selection)) }
  /// Rows that are given one by one; sorting them is the file's own part, as on the phone.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Row.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> [TableRow<Row>]
  ) where Sort.Compared == Row { self.init(rows: rows().map(\.value), columns: columns()) }
  /// The same, the row in `selection` being chosen.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Row.Type, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>], @TableRowBuilder<Row> rows: () -> [TableRow<Row>]
  ) where Sort.Compared == Row { self.init(rows: rows().map(\.value), columns: columns(), selection: ListSelection(selection)) }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>], @TableRowBuilder<Row> rows: () -> [TableRow<Row>]
  ) where Sort.Compared == Row { self.init(rows: rows().map(\.value), columns: columns(), selection: ListSelection(selection)) }
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
  /// Under which name the user's order is kept. Ignored: nobody moves columns.
  nonisolated public func customizationID(_ id: String) -> TableColumn { self }
  /// Whether the column is shown. Ignored: it is.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  /// What the user may do with it. Ignored: nobody moves columns.
  nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
  /// Where its words stand.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var result = self
    result.column.alignment = alignment.frame
    return result
  }
}

/// What the user may do with columns.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  private var bits = 0
  /// A hash of no bytes yet.
  public init() {}
  private init(bits: Int) { self.bits = bits }
  /// Hide them.
  public static let visibility = TableColumnCustomizationBehavior(bits: 1)
  /// Move them.
  public static let reorder = TableColumnCustomizationBehavior(bits: 2)
  /// Make them wider.
  public static let resize = TableColumnCustomizationBehavior(bits: 4)
  /// All of it.
  public static let all = TableColumnCustomizationBehavior(bits: 7)
  /// Does nothing.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// Does nothing.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// Does nothing.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// Does nothing.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Does nothing.
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Does nothing.
  public mutating func remove(_ member: Self) -> Self? {
    let had = intersection(member)
    bits &= ~member.bits
    return had.bits == 0 ? nil : had
  }
  /// Does nothing.
  public mutating func update(with newMember: Self) -> Self? {
    let had = intersection(newMember)
    bits |= newMember.bits
    return had.bits == 0 ? nil : had
  }
  /// Does nothing.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Does nothing.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Does nothing.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
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
