import Foundation
import UIKit

// Columns of split controllers: older names, and widths that are kept. Pages show the columns there is room for.

extension UISplitViewController.DisplayMode {
  /// The content alone: the older name of `secondaryOnly`.
  public static var primaryHidden: Self { .secondaryOnly }
  /// A column beside the content: the older name of `oneBesideSecondary`.
  public static var allVisible: Self { .oneBesideSecondary }
  /// A column over the content: the older name of `oneOverSecondary`.
  public static var primaryOverlay: Self { .oneOverSecondary }
}
extension UISplitViewController {
  /// How columns stand: as it was asked for.
  public var splitBehavior: SplitBehavior { preferredSplitBehavior }
  /// Whether a column is there.
  public func isShowing(_ column: Column) -> Bool { viewController(for: column)?.viewIfLoaded?.window != nil }
  /// Shows the first column, or hides it; nobody asks.
  public func toggleSidebar(_ sender: Any?) {}
  /// How wide the second of three columns is, in points.
  public var supplementaryColumnWidth: CGFloat { viewController(for: .supplementary)?.viewIfLoaded?.bounds.width ?? 0 }
  /// How wide the content should be, in points; kept only.
  public var preferredSecondaryColumnWidth: CGFloat {
    get { kept(by: self, Self.automaticDimension) }
    set { keep(newValue, by: self) }
  }
  /// How wide the content should be, as a share; kept only.
  public var preferredSecondaryColumnWidthFraction: CGFloat {
    get { kept(by: self, Self.automaticDimension) }
    set { keep(newValue, by: self) }
  }
  /// How wide the content is at least, in points; kept only.
  public var minimumSecondaryColumnWidth: CGFloat {
    get { kept(by: self, Self.automaticDimension) }
    set { keep(newValue, by: self) }
  }
  /// How wide the inspector should be, in points; kept only.
  public var preferredInspectorColumnWidth: CGFloat {
    get { kept(by: self, Self.automaticDimension) }
    set { keep(newValue, by: self) }
  }
  /// How wide the inspector should be, as a share; kept only.
  public var preferredInspectorColumnWidthFraction: CGFloat {
    get { kept(by: self, Self.automaticDimension) }
    set { keep(newValue, by: self) }
  }
  /// How wide the inspector is at least, in points; kept only.
  public var minimumInspectorColumnWidth: CGFloat {
    get { kept(by: self, Self.automaticDimension) }
    set { keep(newValue, by: self) }
  }
  /// How wide the inspector is at most, in points; kept only.
  public var maximumInspectorColumnWidth: CGFloat {
    get { kept(by: self, Self.automaticDimension) }
    set { keep(newValue, by: self) }
  }
  /// Whether columns stand beside each other.
  public var layoutEnvironment: LayoutEnvironment { isCollapsed ? .collapsed : .expanded }
}
