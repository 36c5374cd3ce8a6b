import UIKit

// Two coordinates at once: at another view's anchor.
extension PinLayout {
  /// Puts the top and the left at `anchor`.
  @discardableResult public func topLeft(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("topLeft", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setNear(.vertical, at.y, context)
    setNear(.horizontal, at.x, context)
    return self
  }
  /// Puts the top and the side where reading begins at `anchor`.
  @discardableResult public func topStart(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("topStart", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setNear(.vertical, at.y, context)
    logicalAt(.start, at.x, context)
    return self
  }
  /// Puts the top and the middle at `anchor`.
  @discardableResult public func topCenter(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("topCenter", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setNear(.vertical, at.y, context)
    setCenter(.horizontal, at.x, context)
    return self
  }
  /// Puts the top and the right at `anchor`.
  @discardableResult public func topRight(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("topRight", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setNear(.vertical, at.y, context)
    setFar(.horizontal, at.x, context)
    return self
  }
  /// Puts the top and the side where reading ends at `anchor`.
  @discardableResult public func topEnd(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("topEnd", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setNear(.vertical, at.y, context)
    logicalAt(.end, at.x, context)
    return self
  }
  /// Puts the middle and the left at `anchor`.
  @discardableResult public func centerLeft(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("centerLeft", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setCenter(.vertical, at.y, context)
    setNear(.horizontal, at.x, context)
    return self
  }
  /// Puts the middle and the side where reading begins at `anchor`.
  @discardableResult public func centerStart(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("centerStart", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setCenter(.vertical, at.y, context)
    logicalAt(.start, at.x, context)
    return self
  }
  /// Puts the middle at `anchor`.
  @discardableResult public func center(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("center", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setCenter(.vertical, at.y, context)
    setCenter(.horizontal, at.x, context)
    return self
  }
  /// Puts the middle and the right at `anchor`.
  @discardableResult public func centerRight(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("centerRight", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setCenter(.vertical, at.y, context)
    setFar(.horizontal, at.x, context)
    return self
  }
  /// Puts the middle and the side where reading ends at `anchor`.
  @discardableResult public func centerEnd(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("centerEnd", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setCenter(.vertical, at.y, context)
    logicalAt(.end, at.x, context)
    return self
  }
  /// Puts the bottom and the left at `anchor`.
  @discardableResult public func bottomLeft(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("bottomLeft", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setFar(.vertical, at.y, context)
    setNear(.horizontal, at.x, context)
    return self
  }
  /// Puts the bottom and the side where reading begins at `anchor`.
  @discardableResult public func bottomStart(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("bottomStart", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setFar(.vertical, at.y, context)
    logicalAt(.start, at.x, context)
    return self
  }
  /// Puts the bottom and the middle at `anchor`.
  @discardableResult public func bottomCenter(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("bottomCenter", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setFar(.vertical, at.y, context)
    setCenter(.horizontal, at.x, context)
    return self
  }
  /// Puts the bottom and the right at `anchor`.
  @discardableResult public func bottomRight(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("bottomRight", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setFar(.vertical, at.y, context)
    setFar(.horizontal, at.x, context)
    return self
  }
  /// Puts the bottom and the side where reading ends at `anchor`.
  @discardableResult public func bottomEnd(to anchor: any Anchor) -> PinLayout {
    let context = { self.context("bottomEnd", anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    setFar(.vertical, at.y, context)
    logicalAt(.end, at.x, context)
    return self
  }

  private func logicalAt(_ side: LogicalSide, _ x: CGFloat, _ context: () -> String) {
    if isLeft(side) { setNear(.horizontal, x, context) } else { setFar(.horizontal, x, context) }
  }
}
