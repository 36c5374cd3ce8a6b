import UIKit

/// What came of a widget's update.
public enum NCUpdateResult: UInt, Sendable {
  /// There is something new to show.
  case newData
  /// Nothing has changed.
  case noData
  /// It could not be found out.
  case failed
}

/// How high a widget stands.
public enum NCWidgetDisplayMode: Int, Sendable {
  /// As high as all.
  case compact
  /// As high as it likes.
  case expanded
}

/// A controller of the old kind of widgets, which a page shows as any other.
@MainActor @preconcurrency public protocol NCWidgetProviding: AnyObject {
  /// Asked for what is new; never here.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// Told how high it stands, and how large it may be.
  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// Asked for its margins.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}
extension NCWidgetProviding {
  /// Nothing new, where the controller says nothing.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  /// Does nothing, where the controller says nothing.
  public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
  /// Those that are proposed, where the controller says nothing.
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { defaultMarginInsets }
}

extension NSExtensionContext {
  /// How high the widget may be asked to stand at most; kept by the phone only.
  @MainActor public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .compact }
    set {}
  }
  /// How high the widget stands.
  @MainActor public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
  /// How large it may be when it stands so; documented: a compact widget is 110 points high.
  @MainActor public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    CGSize(width: UIScreen.main.bounds.width, height: displayMode == .compact ? 110 : UIScreen.main.bounds.height)
  }
}

/// Tells the system whether a widget has anything to show.
open class NCWidgetController: NSObject {
  /// The one of the program.
  open class func widgetController() -> Self { Self() }
  /// A controller.
  public override required init() {}
  /// Says it of a widget; nobody listens here.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
