import QuoinFlexbox
import UIKit

// Flexibility, sizes and limits. nil sets a size back to "by content" and a limit to "none".
extension Flex {
  /// The share of free space the item takes; 0 at first.
  @discardableResult public func grow(_ value: CGFloat) -> Flex { set { $0.grow = Double(value) } }
  /// The share of missing space the item gives; 0 at first, 1 in CSS.
  @discardableResult public func shrink(_ value: CGFloat) -> Flex { set { $0.shrink = Double(value) } }
  /// The size along the main axis before space is shared; nil = by size or content.
  @discardableResult public func basis(_ value: CGFloat?) -> Flex { set { $0.basis = FlexLength(value) } }
  /// The same as a share of the parent.
  @discardableResult public func basis(_ percent: FPercent) -> Flex { set { $0.basis = FlexLength(percent) } }
  /// The width in points; nil = by content.
  @discardableResult public func width(_ value: CGFloat?) -> Flex { set { $0.width = FlexLength(value) } }
  /// The width as a share of the parent's.
  @discardableResult public func width(_ percent: FPercent) -> Flex { set { $0.width = FlexLength(percent) } }
  /// The height in points; nil = by content.
  @discardableResult public func height(_ value: CGFloat?) -> Flex { set { $0.height = FlexLength(value) } }
  /// The height as a share of the parent's.
  @discardableResult public func height(_ percent: FPercent) -> Flex { set { $0.height = FlexLength(percent) } }
  /// Width and height in points; nil = by content.
  @discardableResult public func size(_ size: CGSize?) -> Flex { width(size?.width).height(size?.height) }
  /// A square.
  @discardableResult public func size(_ sideLength: CGFloat) -> Flex { width(sideLength).height(sideLength) }
  /// The width is at least this; nil = no limit.
  @discardableResult public func minWidth(_ value: CGFloat?) -> Flex { set { $0.minWidth = FlexLength(value, missing: .zero) } }
  /// The width is at least this share of the parent's.
  @discardableResult public func minWidth(_ percent: FPercent) -> Flex { set { $0.minWidth = FlexLength(percent) } }
  /// The width is at most this; nil = no limit.
  @discardableResult public func maxWidth(_ value: CGFloat?) -> Flex { set { $0.maxWidth = FlexLength(value, missing: .auto) } }
  /// The width is at most this share of the parent's.
  @discardableResult public func maxWidth(_ percent: FPercent) -> Flex { set { $0.maxWidth = FlexLength(percent) } }
  /// The height is at least this; nil = no limit.
  @discardableResult public func minHeight(_ value: CGFloat?) -> Flex { set { $0.minHeight = FlexLength(value, missing: .zero) } }
  /// The height is at least this share of the parent's.
  @discardableResult public func minHeight(_ percent: FPercent) -> Flex { set { $0.minHeight = FlexLength(percent) } }
  /// The height is at most this; nil = no limit.
  @discardableResult public func maxHeight(_ value: CGFloat?) -> Flex { set { $0.maxHeight = FlexLength(value, missing: .auto) } }
  /// The height is at most this share of the parent's.
  @discardableResult public func maxHeight(_ percent: FPercent) -> Flex { set { $0.maxHeight = FlexLength(percent) } }
  /// Width divided by height; nil = none.
  @discardableResult public func aspectRatio(_ value: CGFloat?) -> Flex { set { $0.aspectRatio = value.map(Double.init) } }
  /// The ratio of the image of `imageView`; nothing without an image.
  @discardableResult public func aspectRatio(of imageView: UIImageView) -> Flex {
    guard let size = imageView.image?.size, size.height > 0 else { return self }
    return aspectRatio(size.width / size.height)
  }
}
