import Foundation
@_exported import UIKit

/// Is called before each picture of the screen; never here, as a page is one picture.
@MainActor @preconcurrency open class UIUpdateLink: NSObject {
  /// Whether it is called.
  open var isEnabled = false
  /// Whether the screen is drawn for it alone; kept only.
  open var requiresContinuousUpdates = false
  /// Whether the time from a finger to the screen is short; kept only.
  open var wantsLowLatencyEventDispatch = false
  /// Whether the picture comes at once; kept only.
  open var wantsImmediatePresentation = false
  /// For a window's scene.
  public init(windowScene: UIWindowScene) {}
  /// For the scene of a view.
  public init(view: UIView) {}
  /// Calls `handler` before each picture: never.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {}
}
/// What is known before a picture.
@MainActor @preconcurrency open class UIUpdateInfo: NSObject {
  /// When, in seconds since the device started.
  open var modelTime: TimeInterval { 0 }
  /// Whether the screen is being used.
  open var isImmediatePresentationExpected: Bool { false }
}
/// A shape around a view.
public struct UIShape: Sendable {
  enum Form: Sendable { case rectangle, circle, capsule, rounded(CGFloat?) }
  let form: Form
  /// A rectangle.
  public static let rect = UIShape(form: .rectangle)
  /// A circle.
  public static let circle = UIShape(form: .circle)
  /// A capsule.
  public static let capsule = UIShape(form: .capsule)
  /// A rectangle with round corners, of points; nil as the system has them.
  public static func rect(cornerRadius: CGFloat? = nil) -> UIShape { UIShape(form: .rounded(cornerRadius)) }
}
/// How a view looks under a pointer; never here.
public struct UIHoverStyle: Sendable {
  /// The shape; nil as the view's.
  public var shape: UIShape?
  /// Whether it shows.
  public var isEnabled = true
  /// A shape; nil as the view's.
  public init(shape: UIShape? = nil) { self.shape = shape }
  /// As the system's.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}
