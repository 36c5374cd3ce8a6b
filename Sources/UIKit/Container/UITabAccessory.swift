import QuoinAppearance
import QuoinDrawing

/// A view of one's own above a bar of tabs: on a plate of glass, 48 points high (assumed), above what lies below the bar.
@MainActor @preconcurrency open class UITabAccessory: NSObject {
  /// The view.
  open private(set) var contentView: UIView
  /// One with a view.
  public init(contentView: UIView) { self.contentView = contentView }
  /// Where the accessory stands, as a trait.
  public enum Environment: Int, Sendable {
    /// As the surroundings.
    case unspecified
    /// In none.
    case none
    /// Above the bar, or in it where there is much width.
    case regular
    /// In the bar that became small; no bar does here.
    case inline
  }

  /// Stands on a plate in a controller's view.
  func stand(in container: UIView, isHidden: Bool) {
    let plate = contentView.superview as? TabAccessoryPlate ?? TabAccessoryPlate(contentView)
    plate.isHidden = isHidden
    if plate.superview !== container { container.addSubview(plate) }
  }
  func leave() {
    contentView.superview?.removeFromSuperview()
    contentView.removeFromSuperview()
  }
}

/// The glass below a tab bar's accessory.
final class TabAccessoryPlate: UIView {
  /// Between the bar and the plate, and between the plate and what is above, in points (assumed).
  static let gap: CGFloat = 8
  private static let height: CGFloat = 48
  /// Where it stands: as wide as the bar's own glass, 20 points from the sides (assumed, as SwiftUI's).
  static func room(above bar: CGRect, in container: UIView) -> CGRect {
    CGRect(x: 20, y: bar.minY - gap - height, width: max(0, bar.width - 40), height: height)
  }

  init(_ content: UIView) {
    super.init(frame: .zero)
    traitOverrides.tabAccessoryEnvironment = .regular
    addSubview(content)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
  package override func paintContent(_ painter: inout ContentPainter) {
    painter.add(GlassLook.capsule(in: painter.page(bounds), context: lookContext(painter)))
  }
}

extension UITabBarController {
  /// A view above the bar; nil for none.
  public var bottomAccessory: UITabAccessory? {
    get { kept(nil) }
    set {
      if bottomAccessory !== newValue { bottomAccessory?.leave() }
      keep(newValue)
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Shows a view above the bar; nil for none.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { self.bottomAccessory = bottomAccessory }
  /// When the bar becomes small; nobody scrolls here, so that it stays as it is.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// When the bar becomes small.
  public enum MinimizeBehavior: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Never.
    case never
    /// When one scrolls down.
    case onScrollDown
    /// When one scrolls up.
    case onScrollUp
  }
  /// The room between the bars at the top and at the bottom: the safe area of what is shown.
  public var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
}
