import QuoinLayout

/// Rows of a table. Conform to it as on the phone: describe the rows in `tableRowBody`.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// What a row is made for.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// What the rows are made of.
  associatedtype TableRowBody: TableRowContent
  /// The rows it is made of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The rows, in their order.
  func _lines() -> [_TableLine<TableRowValue>]
}
extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Those of the body.
  public func _lines() -> [_TableLine<TableRowValue>] { tableRowBody._lines() }
}

/// A row of a table, as its body shows it.
public struct _TableLine<Value: Identifiable>: Identifiable {
  let value: Value
  var branch: TableBranch?
  public var id: Value.ID { value.id }
}
/// Where a row stands in a tree of rows.
struct TableBranch {
  /// From one level of rows to the next, in points (assumed).
  static let step: CGFloat = 16
  /// How many rows lie around it.
  var depth = 0
  /// Whether there are rows within.
  var hasMore = false
  var isOpen = false
  /// Opens or closes it.
  var turn: @MainActor () -> Void = {}
}
extension _TableLine {
  /// The row a level deeper.
  fileprivate var deeper: _TableLine {
    var line = self
    line.branch = branch ?? TableBranch()
    line.branch?.depth += 1
    return line
  }
}

/// Rows as a builder collects them.
public struct _TableRowList<Value: Identifiable> {
  let lines: @MainActor () -> [_TableLine<Value>]
  nonisolated init(lines: @escaping @MainActor () -> [_TableLine<Value>]) { self.lines = lines }
  /// A row for each element.
  nonisolated init<Data: RandomAccessCollection>(_ data: Data) where Data.Element == Value {
    nonisolated(unsafe) let data = data
    self.init { data.map { _TableLine(value: $0) } }
  }
  /// Rows for a tree of elements, all closed.
  nonisolated init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Value, Data?>) where Data.Element == Value {
    nonisolated(unsafe) let data = data
    nonisolated(unsafe) let children = children
    self.init { data.map { _TableLine(value: $0, branch: TableBranch(hasMore: $0[keyPath: children] != nil)) } }
  }
}
extension _TableRowList: TableRowContent {
  public typealias TableRowValue = Value
  /// Itself: it is made of nothing else.
  public var tableRowBody: _TableRowList { return self }
  /// Those collected.
  public func _lines() -> [_TableLine<Value>] { lines() }
}

/// A row of a table that is given row by row.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// The row of a value.
  nonisolated public init(_ value: Value) { self.value = value }
}
extension TableRow: TableRowContent {
  public typealias TableRowValue = Value
  /// Itself: it is made of nothing else.
  public var tableRowBody: TableRow { return self }
  /// The row.
  public func _lines() -> [_TableLine<Value>] { [_TableLine(value: value)] }
}

/// A row that others belong to, which are shown while it is open.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  /// The row of a value, and those that belong to it; without a binding it is closed.
  nonisolated public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }
}
extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  /// Itself: it is made of nothing else.
  public var tableRowBody: DisclosureTableRow { return self }
  /// The row, and while it is open those that belong to it.
  public func _lines() -> [_TableLine<TableRowValue>] {
    let isOpen = isExpanded?.wrappedValue ?? false
    let own = label._lines().map { line in
      var line = line
      line.branch = TableBranch(
        depth: line.branch?.depth ?? 0, hasMore: true, isOpen: isOpen, turn: { [isExpanded] in isExpanded?.wrappedValue.toggle() })
      return line
    }
    return own + (isOpen ? content()._lines().map(\.deeper) : [])
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  /// Itself: it is made of nothing else.
  public var tableRowBody: ForEach { return self }
  /// Those of each element.
  public func _lines() -> [_TableLine<Content.TableRowValue>] { data.flatMap { content($0)._lines() } }
  /// Rows for each element of a collection.
  nonisolated public init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Value == Content.TableRowValue {
    self.init(_data: data, _id: { $0.id }, _content: content)
  }
  /// Rows for each element of a collection; `id` tells elements apart.
  nonisolated public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue { self.init(_data: data, _id: { $0[keyPath: id] }, _content: content) }
  /// A row for each element of a collection.
  nonisolated public init(_ data: Data) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(_data: data, _id: { $0.id }, _content: { TableRow($0) })
  }
}
extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public typealias TableRowValue = Content.TableRowValue
  /// Itself: it is made of nothing else.
  public var tableRowBody: Section { return self }
  /// Its rows; the header is not shown.
  public func _lines() -> [_TableLine<Content.TableRowValue>] { content._lines() }
  /// Rows that belong together, with a header, which is not shown.
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where V == Content.TableRowValue { self.init(header: header(), content: content(), footer: EmptyView()) }
}
extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows that belong together, with a title, which is not shown.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue { self.init(header: Text(titleKey), content: content(), footer: EmptyView()) }
  /// Rows that belong together, with a title, which is not shown.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue { self.init(header: Text(title), content: content(), footer: EmptyView()) }
}
extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Rows that belong together.
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// Collects a table's rows.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRowList<Value>
  where Content.TableRowValue == Value {
    nonisolated(unsafe) let content = content
    return _TableRowList { content._lines() }
  }
  public static func buildBlock(_ rows: _TableRowList<Value>) -> _TableRowList<Value> { rows }
  public static func buildBlock(_ rows: _TableRowList<Value>...) -> _TableRowList<Value> {
    let parts = rows.map(\.lines)
    return _TableRowList { parts.flatMap { $0() } }
  }
  public static func buildIf(_ rows: _TableRowList<Value>?) -> _TableRowList<Value> { rows ?? _TableRowList { [] } }
  public static func buildEither(first rows: _TableRowList<Value>) -> _TableRowList<Value> { rows }
  public static func buildEither(second rows: _TableRowList<Value>) -> _TableRowList<Value> { rows }
  public static func buildLimitedAvailability(_ rows: _TableRowList<Value>) -> _TableRowList<Value> { rows }
}

extension TableRowContent {
  /// What a long press shows. Ignored: nobody presses a still picture.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> { self }
  /// What a long press shows, with a picture of the row. Ignored: nobody presses a still picture.
  nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
    -> some TableRowContent<TableRowValue>
  { self }
  /// Whether the rows cannot be chosen. Ignored: nobody chooses in a still picture.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> { self }
  /// What is dragged away. Ignored: nothing is dragged.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
    self
  }
  /// What a pointer over the rows does. Ignored: never called.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
}
extension ForEach where Content: TableRowContent {
  /// What things that are dropped between rows do. Ignored: nothing is dropped.
  nonisolated public func dropDestination<T: Transferable>(for payloadType: T.Type, action: @escaping (Int, [T]) -> Void) -> ForEach {
    self
  }
}
