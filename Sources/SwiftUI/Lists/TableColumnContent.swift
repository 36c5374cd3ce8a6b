import QuoinLayout

/// Columns of a table. Conform to it as on the phone: describe the columns in `tableColumnBody`.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row is made for.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// By what rows are sorted; `Never` where they are not.
  associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
  /// What the columns are made of.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns it is made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
  /// The columns, in their order.
  nonisolated static func _columns(of content: Self) -> [_TableColumn<TableRowValue>]
}
extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Those of the body.
  public nonisolated static func _columns(of content: Self) -> [_TableColumn<TableRowValue>] {
    TableColumnBody._columns(of: assumeMainActor(content) { $0.tableColumnBody })
  }
}

/// Columns as a builder collects them.
public struct _TableColumnList<Row: Identifiable, Sort> {
  let columns: [_TableColumn<Row>]

  /// Those that are shown: what the user says of them counts before what they say of themselves.
  nonisolated func shown(by customization: Binding<TableColumnCustomization<Row>>?) -> [_TableColumn<Row>] {
    let said = customization?.wrappedValue
    return columns.filter { column in
      switch column.id.map({ said?[visibility: $0] ?? .automatic }) ?? .automatic {
      case .automatic: column.isShown
      case .visible: true
      case .hidden: false
      }
    }
  }
}

extension _TableColumnList: TableColumnContent {
  public typealias TableRowValue = Row
  public typealias TableColumnSortComparator = Sort
  /// Itself: it is made of nothing else.
  public var tableColumnBody: _TableColumnList { return self }
  /// Those collected.
  public nonisolated static func _columns(of content: _TableColumnList) -> [_TableColumn<Row>] { content.columns }
}

/// Columns made for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, Row: Identifiable> {
  let columns: [_TableColumn<Row>]
  /// A column for each element; `id` tells elements apart.
  nonisolated public init<Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> TableColumn<Row, Content>
  ) { columns = data.map { content($0).column } }
  /// A column for each element.
  nonisolated public init<Content: View>(_ data: Data, content: @escaping (Data.Element) -> TableColumn<Row, Content>)
  where Data.Element: Identifiable, ID == Data.Element.ID { columns = data.map { content($0).column } }
}

/// Collects a table's columns.
@resultBuilder public struct TableColumnBuilder<Row: Identifiable, Sort> {
  public static func buildExpression<Content: View>(_ column: TableColumn<Row, Content>) -> [_TableColumn<Row>] { [column.column] }
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> [_TableColumn<Row>]
  where Content.TableRowValue == Row { Content._columns(of: content) }
  public static func buildExpression<Data, ID>(_ columns: TableColumnForEach<Data, ID, Row>) -> [_TableColumn<Row>] { columns.columns }
  public static func buildBlock(_ columns: [_TableColumn<Row>]...) -> [_TableColumn<Row>] { columns.flatMap { $0 } }
  public static func buildIf(_ columns: [_TableColumn<Row>]?) -> [_TableColumn<Row>] { columns ?? [] }
  public static func buildEither(first columns: [_TableColumn<Row>]) -> [_TableColumn<Row>] { columns }
  public static func buildEither(second columns: [_TableColumn<Row>]) -> [_TableColumn<Row>] { columns }
  public static func buildLimitedAvailability(_ columns: [_TableColumn<Row>]) -> [_TableColumn<Row>] { columns }
  public static func buildFinalResult(_ columns: [_TableColumn<Row>]) -> _TableColumnList<Row, Sort> {
    _TableColumnList(columns: columns)
  }
}
