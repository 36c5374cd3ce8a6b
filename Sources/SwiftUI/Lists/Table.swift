import Foundation
import QuoinAppearance
import QuoinLayout

/// Rows of several columns with a header. Where there is little room across, the first column alone shows, as on a phone.
public struct Table<Row: Identifiable> {
  let rows: [Row]
  let columns: [_TableColumn<Row>]
  let selection: ListSelection?
  nonisolated init(rows: [Row], columns: [_TableColumn<Row>], selection: ListSelection? = nil) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}
extension Table: View {
  /// A row for each element of `data`.
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>])
  where Data.Element == Row {
    self.init(rows: Array(data), columns: columns())
  }
  /// The same, the row in `selection` being chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Row.ID?>, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>]
  ) where Data.Element == Row {
    self.init(rows: Array(data), columns: columns(), selection: ListSelection(selection))
  }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Row.ID>>, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>]
  ) where Data.Element == Row {
    self.init(rows: Array(data), columns: columns(), selection: ListSelection(selection))
  }
  /// Rows in the order they come in: sorting them is the file's own part, as on the phone.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>]
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(rows: Array(data), columns: columns())
  }
  /// The same, the row in `selection` being chosen.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>]
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(rows: Array(data), columns: columns(), selection: ListSelection(selection))
  }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row> columns: () -> [_TableColumn<Row>]
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(rows: Array(data), columns: columns(), selection: ListSelection(selection))
  }
  public var body: some View { TableBody(rows: rows, columns: columns, selection: selection) }
}

private struct TableBody<Row: Identifiable>: View {
  let rows: [Row]
  let columns: [_TableColumn<Row>]
  let selection: ListSelection?
  @Environment(\.horizontalSizeClass) private var sizeClass
  private var shown: ArraySlice<_TableColumn<Row>> { sizeClass == .regular ? columns[...] : columns.prefix(1) }

  var body: some View {
    List<Never, _>(made: lines, selection: selection).listStyle(.plain)
  }
  @ViewBuilder private var lines: some View {
    if sizeClass == .regular {
      line { $0.title.font(.subheadline).foregroundStyle(.secondary) }.layoutValue(key: RepeatsOnPages.self, value: true)
    }
    ForEach(rows) { row in line { $0.cell(row) } }
  }
  private func line<Cell: View>(@ViewBuilder _ cell: @escaping (_TableColumn<Row>) -> Cell) -> some View {
    HStack(spacing: 8) {
      ForEach(Array(shown.enumerated()), id: \.offset) { _, column in
        HStack { cell(column) }
          .frame(
            minWidth: column.width.min, idealWidth: column.width.ideal, maxWidth: column.width.max ?? .infinity, alignment: column.alignment
          )
      }
    }
  }
}

/// A column of a table, with its row type only.
public struct _TableColumn<Row> {
  let title: Text
  let cell: (Row) -> AnyView
  var width: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?) = (nil, nil, nil)
  var alignment = Alignment.leading
}

/// A column of a table.
public struct TableColumn<Row: Identifiable, Content: View> {
  var column: _TableColumn<Row>
  /// A view for each row, below a title to be translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content) {
    column = _TableColumn(title: Text(titleKey)) { AnyView(content($0)) }
  }
  /// A view for each row, below a title that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (Row) -> Content) {
    column = _TableColumn(title: Text(title)) { AnyView(content($0)) }
  }
  /// A text of each row, below a title to be translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>) where Content == Text {
    column = _TableColumn(title: Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
  }
  /// A text of each row, below a title that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<Row, String>) where Content == Text {
    column = _TableColumn(title: Text(title)) { AnyView(Text($0[keyPath: value])) }
  }
  /// A view for each row; the value would sort the rows and is not read.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, V>, @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.init(titleKey, content: content)
  }
  /// The column exactly `width` points wide; `nil` lets it share what is left.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var result = self
    result.column.width = (width, width, width)
    return result
  }
  /// Limits in points; a `min` or `ideal` of nil sets none, a `max` of nil lets the column share what is left.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var result = self
    result.column.width = (min, ideal, max)
    return result
  }
}

/// Collects a table's columns.
@resultBuilder public struct TableColumnBuilder<Row: Identifiable> {
  public static func buildExpression<Content: View>(_ column: TableColumn<Row, Content>) -> [_TableColumn<Row>] { [column.column] }
  public static func buildBlock(_ columns: [_TableColumn<Row>]...) -> [_TableColumn<Row>] { columns.flatMap { $0 } }
  public static func buildIf(_ columns: [_TableColumn<Row>]?) -> [_TableColumn<Row>] { columns ?? [] }
}
