import QuoinFlexbox
import UIKit

// Margins: a narrower word wins whatever the order of calls. Shares are of the parent's width, on every side.
extension Flex {
  /// The margin at the top, in points.
  @discardableResult public func marginTop(_ value: CGFloat) -> Flex { margin(\.top, FlexLength(value, missing: .zero)) }
  /// The margin at the top, a share.
  @discardableResult public func marginTop(_ percent: FPercent) -> Flex { margin(\.top, FlexLength(percent)) }
  /// The margin at the left, in points.
  @discardableResult public func marginLeft(_ value: CGFloat) -> Flex { margin(\.left, FlexLength(value, missing: .zero)) }
  /// The margin at the left, a share.
  @discardableResult public func marginLeft(_ percent: FPercent) -> Flex { margin(\.left, FlexLength(percent)) }
  /// The margin at the bottom, in points.
  @discardableResult public func marginBottom(_ value: CGFloat) -> Flex { margin(\.bottom, FlexLength(value, missing: .zero)) }
  /// The margin at the bottom, a share.
  @discardableResult public func marginBottom(_ percent: FPercent) -> Flex { margin(\.bottom, FlexLength(percent)) }
  /// The margin at the right, in points.
  @discardableResult public func marginRight(_ value: CGFloat) -> Flex { margin(\.right, FlexLength(value, missing: .zero)) }
  /// The margin at the right, a share.
  @discardableResult public func marginRight(_ percent: FPercent) -> Flex { margin(\.right, FlexLength(percent)) }
  /// The margin at the start, in points.
  @discardableResult public func marginStart(_ value: CGFloat) -> Flex { margin(\.start, FlexLength(value, missing: .zero)) }
  /// The margin at the start, a share.
  @discardableResult public func marginStart(_ percent: FPercent) -> Flex { margin(\.start, FlexLength(percent)) }
  /// The margin at the end, in points.
  @discardableResult public func marginEnd(_ value: CGFloat) -> Flex { margin(\.end, FlexLength(value, missing: .zero)) }
  /// The margin at the end, a share.
  @discardableResult public func marginEnd(_ percent: FPercent) -> Flex { margin(\.end, FlexLength(percent)) }
  /// The margin left and right, in points.
  @discardableResult public func marginHorizontal(_ value: CGFloat) -> Flex { margin(\.horizontal, FlexLength(value, missing: .zero)) }
  /// The margin left and right, a share.
  @discardableResult public func marginHorizontal(_ percent: FPercent) -> Flex { margin(\.horizontal, FlexLength(percent)) }
  /// The margin at the top and bottom, in points.
  @discardableResult public func marginVertical(_ value: CGFloat) -> Flex { margin(\.vertical, FlexLength(value, missing: .zero)) }
  /// The margin at the top and bottom, a share.
  @discardableResult public func marginVertical(_ percent: FPercent) -> Flex { margin(\.vertical, FlexLength(percent)) }
  /// The four margins by `insets`.
  @discardableResult public func margin(_ insets: UIEdgeInsets) -> Flex {
    marginTop(insets.top).marginLeft(insets.left).marginBottom(insets.bottom).marginRight(insets.right)
  }
  /// The four margins by `directionalInsets`.
  @discardableResult public func margin(_ directionalInsets: NSDirectionalEdgeInsets) -> Flex {
    marginTop(directionalInsets.top).marginStart(directionalInsets.leading).marginBottom(directionalInsets.bottom).marginEnd(
      directionalInsets.trailing)
  }
  /// The same margin on all sides, in points.
  @discardableResult public func margin(_ value: CGFloat) -> Flex { margin(\.all, FlexLength(value, missing: .zero)) }
  /// The same margin on all sides, a share.
  @discardableResult public func margin(_ percent: FPercent) -> Flex { margin(\.all, FlexLength(percent)) }
  /// Top and bottom, then left and right, in points.
  @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
    marginVertical(vertical).marginHorizontal(horizontal)
  }
  /// Top, left and right, bottom, in points.
  @discardableResult public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
    marginTop(top).marginHorizontal(horizontal).marginBottom(bottom)
  }
  /// Top, left, bottom, right, in points.
  @discardableResult public func margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
    marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
  }
  /// Top and bottom, then left and right, shares.
  @discardableResult public func margin(_ vertical: FPercent, _ horizontal: FPercent) -> Flex {
    marginVertical(vertical).marginHorizontal(horizontal)
  }
  /// Top, left and right, bottom, shares.
  @discardableResult public func margin(_ top: FPercent, _ horizontal: FPercent, _ bottom: FPercent) -> Flex {
    marginTop(top).marginHorizontal(horizontal).marginBottom(bottom)
  }
  /// Top, left, bottom, right, shares.
  @discardableResult public func margin(_ top: FPercent, _ left: FPercent, _ bottom: FPercent, _ right: FPercent) -> Flex {
    marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
  }
}
