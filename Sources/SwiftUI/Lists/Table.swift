import Foundation
import QuoinAppearance
import QuoinLayout

/// Rows of several columns with a header. Where there is little room across, the first column alone shows, as on a phone.
public struct Table<Row: Identifiable> {
  let rows: _TableRowList<Row>
  let columns: [_TableColumn<Row>]
  let selection: ListSelection?
  nonisolated init(rows: _TableRowList<Row>, columns: [_TableColumn<Row>], selection: ListSelection? = nil) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}
extension Table: View {
  /// A row for each element of `data`.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>
  )
  where Data.Element == Row {
    self.init(rows: _TableRowList(data), columns: columns().shown(by: columnCustomization))
  }
  /// The same, the row in `selection` being chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Row.ID?>, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>
  ) where Data.Element == Row {
    self.init(rows: _TableRowList(data), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Row.ID>>, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Never> columns: () -> _TableColumnList<Row, Never>
  ) where Data.Element == Row {
    self.init(rows: _TableRowList(data), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
  /// Rows in the order they come in: sorting them is the file's own part, as on the phone.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> _TableColumnList<Row, Sort>
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(rows: _TableRowList(data), columns: columns().shown(by: columnCustomization))
  }
  /// The same, the row in `selection` being chosen.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> _TableColumnList<Row, Sort>
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(rows: _TableRowList(data), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
  /// The same, those in `selection` being chosen while the table is being edited.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> _TableColumnList<Row, Sort>
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(rows: _TableRowList(data), columns: columns().shown(by: columnCustomization), selection: ListSelection(selection))
  }
  public var body: some View { TableBody(rows: rows.lines(), columns: columns, selection: selection) }
}

private struct TableBody<Row: Identifiable>: View {
  let rows: [_TableLine<Row>]
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
    ForEach(rows) { row in line(row.branch) { $0.cell(row.value) } }
  }
  private func line<Cell: View>(_ branch: TableBranch? = nil, @ViewBuilder _ cell: @escaping (_TableColumn<Row>) -> Cell) -> some View {
    HStack(spacing: 8) {
      ForEach(Array(shown.enumerated()), id: \.offset) { index, column in
        HStack {
          cell(column)
          if index == 0, let branch, branch.hasMore {
            Spacer(minLength: 0)
            Chevron(isDown: branch.isOpen).keepingAction(branch.turn)
          }
        }
        .padding(.leading, index == 0 ? CGFloat(branch?.depth ?? 0) * TableBranch.step : 0)
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
  /// Under which name the user's changes of it are kept.
  var id: String?
  /// Whether it is shown unless the user says otherwise.
  var isShown = true
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
