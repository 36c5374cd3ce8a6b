import SwiftUI

/// Something in a chart: a mark, several, or types of one's own made of them.
@MainActor @preconcurrency public protocol ChartContent {
  /// What the content is made of.
  associatedtype Body: ChartContent
  /// The marks that the content is made of.
  @ChartContentBuilder var body: Body { get }
  /// Adds the content's marks to a chart's.
  func _addMarks(to marks: inout _ChartMarks)
}

extension ChartContent {
  public func _addMarks(to marks: inout _ChartMarks) { body._addMarks(to: &marks) }
}

/// The marks of a chart, as its content adds them.
public struct _ChartMarks {
  var list: [Mark] = []
}

/// Content that has no body, since it is a mark itself.
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}
extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body; it is a mark.") }
}
extension Never: ChartContent { public func _addMarks(to marks: inout _ChartMarks) {} }

/// Makes content out of marks written one below the other.
@MainActor @preconcurrency @resultBuilder public enum ChartContentBuilder {
  /// Nothing.
  public static func buildBlock() -> some ChartContent { _ChartContentList(parts: []) }
  /// One mark.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
    var parts: [any ChartContent] = []
    repeat parts.append(each content)
    return _ChartContentList(parts: parts)
  }
  /// One line of content.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> BuilderConditional<First, Second> {
    BuilderConditional(part: first)
  }
  /// The second branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> BuilderConditional<First, Second> {
    BuilderConditional(part: second)
  }
  /// `if #available`.
  public static func buildLimitedAvailability(_ content: any ChartContent) -> AnyChartContent { AnyChartContent(content) }
}

/// One of two branches.
public struct BuilderConditional<TrueContent, FalseContent> { let part: Any }
extension BuilderConditional: ChartContent, _PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  public func _addMarks(to marks: inout _ChartMarks) { (part as? any ChartContent)?._addMarks(to: &marks) }
}

/// Several marks, one after the other.
public struct _ChartContentList: _PrimitiveChartContent {
  let parts: [any ChartContent]
  public func _addMarks(to marks: inout _ChartMarks) { for part in parts { part._addMarks(to: &marks) } }
}

/// Content whose type is not told.
public struct AnyChartContent: _PrimitiveChartContent {
  let base: any ChartContent
  /// Content of any type.
  public init(_ content: any ChartContent) { base = content }
  /// Content of any type.
  public init(erasing content: some ChartContent) { base = content }
  public func _addMarks(to marks: inout _ChartMarks) { base._addMarks(to: &marks) }
}

/// No marks at all.
public struct EmptyChartContent: _PrimitiveChartContent {
  /// Nothing.
  public init() {}
  public func _addMarks(to marks: inout _ChartMarks) {}
}

/// Several marks that are changed as one.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  /// The marks of `content`.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
  public func _addMarks(to marks: inout _ChartMarks) { self?._addMarks(to: &marks) }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body.") }
  public func _addMarks(to marks: inout _ChartMarks) { for element in data { content(element)._addMarks(to: &marks) } }

  /// Marks for each element of a collection.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(_data: data, _id: { $0.id }, _content: content) }
  /// Marks for each element of a collection; `id` tells elements apart.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, _id: { $0[keyPath: id] }, _content: content)
  }
  /// Marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
    self.init(_data: data, _id: { $0 }, _content: content)
  }
}

/// Content with something said of all its marks.
public struct _ChangedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout Mark) -> Void
  public func _addMarks(to marks: inout _ChartMarks) {
    let first = marks.list.count
    content._addMarks(to: &marks)
    for index in marks.list.indices.dropFirst(first) { change(&marks.list[index]) }
  }
}

extension ChartContent {
  func changing(_ change: @escaping (inout Mark) -> Void) -> some ChartContent { _ChangedChartContent(content: self, change: change) }
}
