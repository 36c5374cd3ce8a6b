import SwiftUI

/// Something on a map.
@MainActor @preconcurrency public protocol MapContent {}
/// Nothing on a map.
public struct EmptyMapContent: MapContent {
  /// Nothing.
  public init() {}
}

extension Optional: MapContent where Wrapped: MapContent {}

extension ForEach: MapContent where Content: MapContent {
  /// Content for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(_data: data, _id: { $0.id }, _content: content) }
  /// Content for each element; `id` tells elements apart.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, _id: { $0[keyPath: id] }, _content: content)
  }
}

/// Makes content out of lines.
@MainActor @preconcurrency @resultBuilder public enum MapContentBuilder {
  /// Several.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> EmptyMapContent { EmptyMapContent() }
  /// One.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// One line.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither(first: some MapContent) -> EmptyMapContent { EmptyMapContent() }
  /// The second branch.
  public static func buildEither(second: some MapContent) -> EmptyMapContent { EmptyMapContent() }
  /// `if #available`.
  public static func buildLimitedAvailability(_ content: some MapContent) -> EmptyMapContent { EmptyMapContent() }
}

extension MapContent {
  /// Kept by nobody.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Kept by nobody.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  /// Kept by nobody.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Kept by nobody.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Kept by nobody.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Kept by nobody.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Kept by nobody.
  public func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle) -> some MapContent { self }
  /// Kept by nobody.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
