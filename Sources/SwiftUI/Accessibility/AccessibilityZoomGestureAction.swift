import Foundation

/// What a reader's zoom asks for.
public struct AccessibilityZoomGestureAction {
  /// In or out.
  public enum Direction: Hashable, Sendable {
    /// Nearer.
    case zoomIn
    /// Farther.
    case zoomOut
  }
  /// In or out.
  public let direction: Direction
  /// Where, in parts of the view's size.
  public let location: UnitPoint
  /// Where, in the view's points.
  public let point: CGPoint
}
