import QuoinFlexbox
import UIKit

// Gaps between items, and looks of the view that do not change the layout.
extension Flex {
  /// The space between columns, in points.
  @discardableResult public func columnGap(_ value: CGFloat) -> Flex { set { $0.columnGap = FlexLength(value, missing: .zero) } }
  /// The space between rows, in points.
  @discardableResult public func rowGap(_ value: CGFloat) -> Flex { set { $0.rowGap = FlexLength(value, missing: .zero) } }
  /// The space between columns and between rows, in points.
  @discardableResult public func gap(_ value: CGFloat) -> Flex { columnGap(value).rowGap(value) }
  /// Sets the view's background colour.
  @discardableResult public func backgroundColor(_ color: UIColor) -> Flex {
    host?.backgroundColor = color
    return self
  }
  /// Sets the radius of the view's corners.
  @discardableResult public func cornerRadius(_ value: CGFloat) -> Flex {
    host?.layer.cornerRadius = value
    return self
  }
  /// Sets the border of the view's layer; it takes no room.
  @discardableResult public func border(_ width: CGFloat, _ color: UIColor) -> Flex {
    host?.layer.borderWidth = width
    host?.layer.borderColor = color.cgColor
    return self
  }
}
