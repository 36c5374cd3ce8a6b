import UIKit

/// What pins can place: views and layers.
@MainActor @preconcurrency public protocol Layoutable: AnyObject, Equatable, CustomDebugStringConvertible {
  /// What it may be pinned to.
  associatedtype PinView: Layoutable
  /// What lies around it.
  var superview: PinView? { get }
  /// What lies inside it.
  var subviews: [PinView] { get }
  /// Its rectangle: without its transform, or its frame.
  func getRect(keepTransform: Bool) -> CGRect
  /// Moves it: without touching its transform, or by its frame.
  func setRect(_ rect: CGRect, keepTransform: Bool)
  /// Whether start is left.
  func isLTR() -> Bool
}

/// What knows its size.
@MainActor @preconcurrency public protocol SizeCalculable {
  /// The size it wants within `size`.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

/// What finds its size by laying out its subviews.
@MainActor @preconcurrency public protocol AutoSizeCalculable {
  /// Pretends that the view lies at `rect` with `margins` around it.
  func setAutoSizingRect(_ rect: CGRect, margins: PEdgeInsets)
  /// How far the subviews reach when `layoutClosure` lays them out in `size`.
  func autoSizeThatFits(_ size: CGSize, layoutClosure: () -> Void) -> CGSize
}
