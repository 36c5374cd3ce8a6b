import UIKit

// Edges of other views, in the coordinates of the own superview.
extension PinLayout {
  /// Puts the top at another view's edge.
  @discardableResult public func top(to edge: any VerticalEdge) -> PinLayout {
    let context = { self.context("top", edge) }
    if let at = coordinate(edge, context) { setNear(.vertical, at.y, context) }
    return self
  }
  /// Puts the middle at another view's edge.
  @discardableResult public func vCenter(to edge: any VerticalEdge) -> PinLayout {
    let context = { self.context("vCenter", edge) }
    if let at = coordinate(edge, context) { setCenter(.vertical, at.y, context) }
    return self
  }
  /// Puts the bottom at another view's edge.
  @discardableResult public func bottom(to edge: any VerticalEdge) -> PinLayout {
    let context = { self.context("bottom", edge) }
    if let at = coordinate(edge, context) { setFar(.vertical, at.y, context) }
    return self
  }
  /// Puts the left at another view's edge.
  @discardableResult public func left(to edge: any HorizontalEdge) -> PinLayout {
    let context = { self.context("left", edge) }
    if let at = coordinate(edge, context) { setNear(.horizontal, at.x, context) }
    return self
  }
  /// Puts the middle at another view's edge.
  @discardableResult public func hCenter(to edge: any HorizontalEdge) -> PinLayout {
    let context = { self.context("hCenter", edge) }
    if let at = coordinate(edge, context) { setCenter(.horizontal, at.x, context) }
    return self
  }
  /// Puts the right at another view's edge.
  @discardableResult public func right(to edge: any HorizontalEdge) -> PinLayout {
    let context = { self.context("right", edge) }
    if let at = coordinate(edge, context) { setFar(.horizontal, at.x, context) }
    return self
  }
  /// Puts the side where reading begins at another view's edge.
  @discardableResult public func start(to edge: any HorizontalEdge) -> PinLayout {
    let context = { self.context("start", edge) }
    guard let at = coordinate(edge, context) else { return self }
    if isLeft(.start) { setNear(.horizontal, at.x, context) } else { setFar(.horizontal, at.x, context) }
    return self
  }
  /// Puts the side where reading ends at another view's edge.
  @discardableResult public func end(to edge: any HorizontalEdge) -> PinLayout {
    let context = { self.context("end", edge) }
    guard let at = coordinate(edge, context) else { return self }
    if isLeft(.end) { setNear(.horizontal, at.x, context) } else { setFar(.horizontal, at.x, context) }
    return self
  }
}
