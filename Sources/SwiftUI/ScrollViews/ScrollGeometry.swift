import Foundation

/// Where a scroll view stands and how much it holds.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// What bars and margins take.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize
  /// A geometry of these lengths.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The scroll view's rectangle in the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What a scroll view does, with its geometry.
public struct ScrollPhaseChangeContext {
  /// Where it stands.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; nil when it stands.
  public let velocity: CGVector?
}

extension View {
  /// Hears of the geometry of scroll views inside. Ignored: nobody scrolls a still picture.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
  /// Hears of what scroll views inside do. Ignored: nobody scrolls a still picture.
  nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View {
    self
  }
  /// Hears of what scroll views inside do. Ignored: nobody scrolls a still picture.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  /// Hears when the view comes into sight. Ignored: nobody scrolls a still picture.
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
  /// Hears which scroll targets are in sight. Ignored: nobody scrolls a still picture.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
