import QuoinLayout
import UIKit

extension NSDirectionalEdgeInsets {
  /// A view's insets, side by side: leading stays leading.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}
extension EdgeInsets {
  /// Insets of UIKit's, side by side: leading stays leading.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
  }
}
