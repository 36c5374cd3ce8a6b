import UIKit

/// A point of a view: `other.anchor.topLeft`.
@MainActor @preconcurrency public protocol Anchor {}

/// The points of a view that others can be pinned to.
@MainActor @preconcurrency public protocol AnchorList {
  /// Top left.
  var topLeft: any Anchor { get }
  /// The middle of the top.
  var topCenter: any Anchor { get }
  /// Top right.
  var topRight: any Anchor { get }
  /// Top, where reading begins.
  var topStart: any Anchor { get }
  /// Top, where reading ends.
  var topEnd: any Anchor { get }
  /// The middle of the left side.
  var centerLeft: any Anchor { get }
  /// The middle.
  var center: any Anchor { get }
  /// The middle of the right side.
  var centerRight: any Anchor { get }
  /// The middle of the side where reading begins.
  var centerStart: any Anchor { get }
  /// The middle of the side where reading ends.
  var centerEnd: any Anchor { get }
  /// Bottom left.
  var bottomLeft: any Anchor { get }
  /// The middle of the bottom.
  var bottomCenter: any Anchor { get }
  /// Bottom right.
  var bottomRight: any Anchor { get }
  /// Bottom, where reading begins.
  var bottomStart: any Anchor { get }
  /// Bottom, where reading ends.
  var bottomEnd: any Anchor { get }
}

/// A side of a view along x: left, right or the middle.
@MainActor @preconcurrency public protocol HorizontalEdge {}
/// A side of a view along y: top, bottom or the middle.
@MainActor @preconcurrency public protocol VerticalEdge {}

/// The sides of a view that others can be pinned to.
@MainActor @preconcurrency public protocol EdgeList {
  /// The top.
  var top: any VerticalEdge { get }
  /// The middle from top to bottom.
  var vCenter: any VerticalEdge { get }
  /// The bottom.
  var bottom: any VerticalEdge { get }
  /// The left.
  var left: any HorizontalEdge { get }
  /// The middle from left to right.
  var hCenter: any HorizontalEdge { get }
  /// The right.
  var right: any HorizontalEdge { get }
  /// Where reading begins.
  var start: any HorizontalEdge { get }
  /// Where reading ends.
  var end: any HorizontalEdge { get }
}

/// A point of a layer by its share of width and height. Where it is, is read when it is used.
struct PinPoint: Anchor, HorizontalEdge, VerticalEdge {
  let layer: CALayer
  let name: String
  let x, y: CGFloat

  @MainActor func point(keepTransform: Bool) -> CGPoint {
    let rect = PinRect.get(layer, keepTransform: keepTransform)
    return CGPoint(x: rect.origin.x + rect.width * x, y: rect.origin.y + rect.height * y)
  }
}

struct PinAnchors: AnchorList {
  let layer: CALayer

  private func at(_ name: String, _ x: CGFloat, _ y: CGFloat) -> any Anchor { PinPoint(layer: layer, name: name, x: x, y: y) }
  private var start: CGFloat { PinRect.isLTR(layer) ? 0 : 1 }

  var topLeft: any Anchor { at("topLeft", 0, 0) }
  var topCenter: any Anchor { at("topCenter", 0.5, 0) }
  var topRight: any Anchor { at("topRight", 1, 0) }
  var topStart: any Anchor { at("topStart", start, 0) }
  var topEnd: any Anchor { at("topEnd", 1 - start, 0) }
  var centerLeft: any Anchor { at("centerLeft", 0, 0.5) }
  var center: any Anchor { at("center", 0.5, 0.5) }
  var centerRight: any Anchor { at("centerRight", 1, 0.5) }
  var centerStart: any Anchor { at("centerStart", start, 0.5) }
  var centerEnd: any Anchor { at("centerEnd", 1 - start, 0.5) }
  var bottomLeft: any Anchor { at("bottomLeft", 0, 1) }
  var bottomCenter: any Anchor { at("bottomCenter", 0.5, 1) }
  var bottomRight: any Anchor { at("bottomRight", 1, 1) }
  var bottomStart: any Anchor { at("bottomStart", start, 1) }
  var bottomEnd: any Anchor { at("bottomEnd", 1 - start, 1) }
}

struct PinEdges: EdgeList {
  let layer: CALayer

  private func at(_ name: String, _ x: CGFloat, _ y: CGFloat) -> PinPoint { PinPoint(layer: layer, name: name, x: x, y: y) }
  private var first: CGFloat { PinRect.isLTR(layer) ? 0 : 1 }

  var top: any VerticalEdge { at("top", 0, 0) }
  var vCenter: any VerticalEdge { at("vCenter", 0, 0.5) }
  var bottom: any VerticalEdge { at("bottom", 0, 1) }
  var left: any HorizontalEdge { at("left", 0, 0) }
  var hCenter: any HorizontalEdge { at("hCenter", 0.5, 0) }
  var right: any HorizontalEdge { at("right", 1, 0) }
  var start: any HorizontalEdge { at("start", first, 0) }
  var end: any HorizontalEdge { at("end", 1 - first, 0) }
}
