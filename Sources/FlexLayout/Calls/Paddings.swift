import QuoinFlexbox
import UIKit

// Paddings: a narrower word wins whatever the order of calls. Shares are of the parent's width, on every side.
extension Flex {
  /// The padding at the top, in points.
  @discardableResult public func paddingTop(_ value: CGFloat) -> Flex { padding(\.top, FlexLength(value, missing: .zero)) }
  /// The padding at the top, a share.
  @discardableResult public func paddingTop(_ percent: FPercent) -> Flex { padding(\.top, FlexLength(percent)) }
  /// The padding at the left, in points.
  @discardableResult public func paddingLeft(_ value: CGFloat) -> Flex { padding(\.left, FlexLength(value, missing: .zero)) }
  /// The padding at the left, a share.
  @discardableResult public func paddingLeft(_ percent: FPercent) -> Flex { padding(\.left, FlexLength(percent)) }
  /// The padding at the bottom, in points.
  @discardableResult public func paddingBottom(_ value: CGFloat) -> Flex { padding(\.bottom, FlexLength(value, missing: .zero)) }
  /// The padding at the bottom, a share.
  @discardableResult public func paddingBottom(_ percent: FPercent) -> Flex { padding(\.bottom, FlexLength(percent)) }
  /// The padding at the right, in points.
  @discardableResult public func paddingRight(_ value: CGFloat) -> Flex { padding(\.right, FlexLength(value, missing: .zero)) }
  /// The padding at the right, a share.
  @discardableResult public func paddingRight(_ percent: FPercent) -> Flex { padding(\.right, FlexLength(percent)) }
  /// The padding at the start, in points.
  @discardableResult public func paddingStart(_ value: CGFloat) -> Flex { padding(\.start, FlexLength(value, missing: .zero)) }
  /// The padding at the start, a share.
  @discardableResult public func paddingStart(_ percent: FPercent) -> Flex { padding(\.start, FlexLength(percent)) }
  /// The padding at the end, in points.
  @discardableResult public func paddingEnd(_ value: CGFloat) -> Flex { padding(\.end, FlexLength(value, missing: .zero)) }
  /// The padding at the end, a share.
  @discardableResult public func paddingEnd(_ percent: FPercent) -> Flex { padding(\.end, FlexLength(percent)) }
  /// The padding left and right, in points.
  @discardableResult public func paddingHorizontal(_ value: CGFloat) -> Flex { padding(\.horizontal, FlexLength(value, missing: .zero)) }
  /// The padding left and right, a share.
  @discardableResult public func paddingHorizontal(_ percent: FPercent) -> Flex { padding(\.horizontal, FlexLength(percent)) }
  /// The padding at the top and bottom, in points.
  @discardableResult public func paddingVertical(_ value: CGFloat) -> Flex { padding(\.vertical, FlexLength(value, missing: .zero)) }
  /// The padding at the top and bottom, a share.
  @discardableResult public func paddingVertical(_ percent: FPercent) -> Flex { padding(\.vertical, FlexLength(percent)) }
  /// The four paddings by `insets`.
  @discardableResult public func padding(_ insets: UIEdgeInsets) -> Flex {
    paddingTop(insets.top).paddingLeft(insets.left).paddingBottom(insets.bottom).paddingRight(insets.right)
  }
  /// The four paddings by `directionalInsets`.
  @discardableResult public func padding(_ directionalInsets: NSDirectionalEdgeInsets) -> Flex {
    paddingTop(directionalInsets.top).paddingStart(directionalInsets.leading).paddingBottom(directionalInsets.bottom).paddingEnd(
      directionalInsets.trailing)
  }
  /// The same padding on all sides, in points.
  @discardableResult public func padding(_ value: CGFloat) -> Flex { padding(\.all, FlexLength(value, missing: .zero)) }
  /// The same padding on all sides, a share.
  @discardableResult public func padding(_ percent: FPercent) -> Flex { padding(\.all, FlexLength(percent)) }
  /// Top and bottom, then left and right, in points.
  @discardableResult public func padding(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
    paddingVertical(vertical).paddingHorizontal(horizontal)
  }
  /// Top, left and right, bottom, in points.
  @discardableResult public func padding(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
    paddingTop(top).paddingHorizontal(horizontal).paddingBottom(bottom)
  }
  /// Top, left, bottom, right, in points.
  @discardableResult public func padding(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
    paddingTop(top).paddingLeft(left).paddingBottom(bottom).paddingRight(right)
  }
  /// Top and bottom, then left and right, shares.
  @discardableResult public func padding(_ vertical: FPercent, _ horizontal: FPercent) -> Flex {
    paddingVertical(vertical).paddingHorizontal(horizontal)
  }
  /// Top, left and right, bottom, shares.
  @discardableResult public func padding(_ top: FPercent, _ horizontal: FPercent, _ bottom: FPercent) -> Flex {
    paddingTop(top).paddingHorizontal(horizontal).paddingBottom(bottom)
  }
  /// Top, left, bottom, right, shares.
  @discardableResult public func padding(_ top: FPercent, _ left: FPercent, _ bottom: FPercent, _ right: FPercent) -> Flex {
    paddingTop(top).paddingLeft(left).paddingBottom(bottom).paddingRight(right)
  }
}
