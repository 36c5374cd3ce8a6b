import Foundation
import QuoinLayout

/// Where a scroll view stands and how much it holds.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// What bars and margins take.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is, less what bars and margins take.
  public var containerSize: CGSize
  /// A geometry of these lengths.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  /// The part of the content that is seen.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }
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
  /// Hears of the geometry of the first scroll view inside, when what `transform` reads of it has changed; once the page is laid out,
  /// `action` is given the first value twice.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    changingNodes { node, scope in
      let outer = node.wrapped(PassRule("onScrollGeometryChange"), scope)
      let seen = scope.child(0x5C6).box(0) { LastSeen<T>() }
      scope.record.react(ScrollObserver(node: outer, seen: seen, transform: transform, action: action))
      return outer
    }
  }
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

private struct ScrollObserver<T: Equatable>: Reaction {
  let node: _ViewNode
  let seen: LastSeen<T>
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  var stage: ReactionStage { .observing }
  func react(in graph: ViewGraph) {
    let node = node.current
    guard node.isPlaced, let geometry = node.scrollGeometry else { return }
    let value = transform(geometry)
    let last = seen.last
    guard last != value else { return }
    seen.last = value
    action(last ?? value, value)
  }
}

extension LayoutNode {
  /// The geometry of the first scroll view in here; nil where there is none.
  fileprivate var scrollGeometry: ScrollGeometry? {
    guard let scroll = rule as? ScrollRule else {
      for child in children { if let found = child.scrollGeometry { return found } }
      return nil
    }
    guard let content = children.first?.frame else { return nil }
    let margins = scroll.margins
    return ScrollGeometry(
      contentOffset: CGPoint(x: frame.minX - content.minX, y: frame.minY - content.minY), contentSize: content.size,
      contentInsets: margins,
      containerSize: CGSize(
        width: max(0, frame.width - margins.leading - margins.trailing), height: max(0, frame.height - margins.top - margins.bottom)))
  }
}
