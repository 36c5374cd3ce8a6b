import Foundation
import UIKit

// Members that few files name. What only says how something is answers as a view does that nobody has told otherwise; what would do
// something that a page at rest does not do does nothing.

extension UIImage {
  /// Draws the picture into a rectangle, so that it meets what lies below as said and covers as much of it.
  @MainActor @preconcurrency public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    // As one, so that the picture is no more seen through where its own parts lie above each other.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw(in: rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }
  /// Draws the picture from a point on, so that it meets what lies below as said and covers as much of it.
  @MainActor @preconcurrency public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture beside and below itself until a rectangle is full.
  @MainActor @preconcurrency public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
    }
    context.restoreGState()
  }
  /// Whether it is turned over where one reads from the right: no.
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  /// How far its edges lie from what others are aligned with: not at all.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Pictures called so with a number behind it, one after the other; the first, as a page at rest shows it.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }
  /// Whether it is brighter than white: no.
  public var isHighDynamicRange: Bool { false }
}
extension UIBezierPath {
  /// Fills the inside, so that it meets what lies below as said and covers as much of it.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { paint(blendMode, alpha) { $0.fill() } }
  /// Draws the line, so that it meets what lies below as said and covers as much of it.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { paint(blendMode, alpha) { $0.stroke() } }
  private func paint(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (UIBezierPath) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body(self)
    context.restoreGState()
  }
}
extension UITableView {
  /// The rows that a rectangle touches, in order.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }.filter { rectForRow(at: $0).intersects(rect) }
    }
  }
}
extension UIScrollView {
  /// Ends what a finger began.
  public func stopScrollingAndZooming() {}
  /// Whether it is on its way: no.
  public var isScrollAnimating: Bool { false }
  /// Whether it grows: no.
  public var isZoomAnimating: Bool { false }
}
extension UIResponder {
  /// What stands above the keyboard as a controller; nil.
  public var inputAccessoryViewController: UIViewController? { nil }
}
extension UIScreen {
  /// The screen without the bar above: all of it.
  public var applicationFrame: CGRect { bounds }
  /// A picture of what is shown: an empty view of its size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// Another screen was connected; never sent.
  public static var didConnectNotification: Notification.Name { Notification.Name("UIScreenDidConnectNotification") }
  /// Another screen was taken away; never sent.
  public static var didDisconnectNotification: Notification.Name { Notification.Name("UIScreenDidDisconnectNotification") }
  /// The screen's sizes have changed; never sent.
  public static var modeDidChangeNotification: Notification.Name { Notification.Name("UIScreenModeDidChangeNotification") }
}
extension UIPageViewController {
  /// What turns pages: nothing, as nobody does.
  public var gestureRecognizers: [UIGestureRecognizer] { [] }
}
extension UIButton {
  /// The colour of the shadow of a title: none.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? { nil }
  /// The colour of the title's shadow: none.
  public var currentTitleShadowColor: UIColor? { nil }
}
extension UIView {
  /// Whether constraints are to be updated: no.
  public func needsUpdateConstraints() -> Bool { false }
  /// Who is told of an animation in the old words; nobody.
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// What is called as an animation in the old words begins; nothing.
  public class func setAnimationWillStart(_ selector: Selector?) {}
  /// What is called as an animation in the old words ends; nothing.
  public class func setAnimationDidStop(_ selector: Selector?) {}
  /// Whether an animation in the old words begins where the last stands.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Whether large forms of it are shown for long touches: no.
  public var scalesLargeContentImage: Bool {
    get { false }
    set {}
  }
}
