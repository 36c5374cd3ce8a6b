import UIKit

// Two coordinates at once: at another view's anchor.
extension PinLayout {
  /// Puts the top and the left at `anchor`.
  @discardableResult public func topLeft(to anchor: any Anchor) -> PinLayout { put("topLeft", .near, .left, at: anchor) }
  /// Puts the top and the side where reading begins at `anchor`.
  @discardableResult public func topStart(to anchor: any Anchor) -> PinLayout { put("topStart", .near, .start, at: anchor) }
  /// Puts the top and the middle at `anchor`.
  @discardableResult public func topCenter(to anchor: any Anchor) -> PinLayout { put("topCenter", .near, .center, at: anchor) }
  /// Puts the top and the right at `anchor`.
  @discardableResult public func topRight(to anchor: any Anchor) -> PinLayout { put("topRight", .near, .right, at: anchor) }
  /// Puts the top and the side where reading ends at `anchor`.
  @discardableResult public func topEnd(to anchor: any Anchor) -> PinLayout { put("topEnd", .near, .end, at: anchor) }
  /// Puts the middle and the left at `anchor`.
  @discardableResult public func centerLeft(to anchor: any Anchor) -> PinLayout { put("centerLeft", .center, .left, at: anchor) }
  /// Puts the middle and the side where reading begins at `anchor`.
  @discardableResult public func centerStart(to anchor: any Anchor) -> PinLayout { put("centerStart", .center, .start, at: anchor) }
  /// Puts the middle at `anchor`.
  @discardableResult public func center(to anchor: any Anchor) -> PinLayout { put("center", .center, .center, at: anchor) }
  /// Puts the middle and the right at `anchor`.
  @discardableResult public func centerRight(to anchor: any Anchor) -> PinLayout { put("centerRight", .center, .right, at: anchor) }
  /// Puts the middle and the side where reading ends at `anchor`.
  @discardableResult public func centerEnd(to anchor: any Anchor) -> PinLayout { put("centerEnd", .center, .end, at: anchor) }
  /// Puts the bottom and the left at `anchor`.
  @discardableResult public func bottomLeft(to anchor: any Anchor) -> PinLayout { put("bottomLeft", .far, .left, at: anchor) }
  /// Puts the bottom and the side where reading begins at `anchor`.
  @discardableResult public func bottomStart(to anchor: any Anchor) -> PinLayout { put("bottomStart", .far, .start, at: anchor) }
  /// Puts the bottom and the middle at `anchor`.
  @discardableResult public func bottomCenter(to anchor: any Anchor) -> PinLayout { put("bottomCenter", .far, .center, at: anchor) }
  /// Puts the bottom and the right at `anchor`.
  @discardableResult public func bottomRight(to anchor: any Anchor) -> PinLayout { put("bottomRight", .far, .right, at: anchor) }
  /// Puts the bottom and the side where reading ends at `anchor`.
  @discardableResult public func bottomEnd(to anchor: any Anchor) -> PinLayout { put("bottomEnd", .far, .end, at: anchor) }

  private func put(_ name: String, _ vertical: AxisPlan.Coordinate, _ horizontal: Column, at anchor: any Anchor) -> PinLayout {
    let context = { self.context(name, anchor) }
    guard let at = coordinate(anchor, context) else { return self }
    set(.vertical, vertical, at.y, context)
    set(.horizontal, coordinate(of: horizontal), at.x, context)
    return self
  }
}

/// Which coordinate across a call sets: one of the sides as they lie, or as one reads.
enum Column { case left, center, right, start, end }

extension PinLayout {
  /// The coordinate that a side is, for the way this view reads.
  func coordinate(of column: Column) -> AxisPlan.Coordinate {
    switch column {
    case .left: .near
    case .center: .center
    case .right: .far
    case .start: isLeft(.start) ? .near : .far
    case .end: isLeft(.end) ? .near : .far
    }
  }
}
