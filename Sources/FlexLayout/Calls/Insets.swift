import QuoinFlexbox
import UIKit

// Insets: an offset of an item in the flow, an edge of an absolute one. Start and end win over left and right.
extension Flex {
  /// The inset at the left, in points.
  @discardableResult public func left(_ value: CGFloat) -> Flex { inset(\.left, FlexLength(value)) }
  /// The inset at the left, a share of the parent.
  @discardableResult public func left(_ percent: FPercent) -> Flex { inset(\.left, FlexLength(percent)) }
  /// The inset at the top, in points.
  @discardableResult public func top(_ value: CGFloat) -> Flex { inset(\.top, FlexLength(value)) }
  /// The inset at the top, a share of the parent.
  @discardableResult public func top(_ percent: FPercent) -> Flex { inset(\.top, FlexLength(percent)) }
  /// The inset at the right, in points.
  @discardableResult public func right(_ value: CGFloat) -> Flex { inset(\.right, FlexLength(value)) }
  /// The inset at the right, a share of the parent.
  @discardableResult public func right(_ percent: FPercent) -> Flex { inset(\.right, FlexLength(percent)) }
  /// The inset at the bottom, in points.
  @discardableResult public func bottom(_ value: CGFloat) -> Flex { inset(\.bottom, FlexLength(value)) }
  /// The inset at the bottom, a share of the parent.
  @discardableResult public func bottom(_ percent: FPercent) -> Flex { inset(\.bottom, FlexLength(percent)) }
  /// The inset at the start, in points.
  @discardableResult public func start(_ value: CGFloat) -> Flex { inset(\.start, FlexLength(value)) }
  /// The inset at the start, a share of the parent.
  @discardableResult public func start(_ percent: FPercent) -> Flex { inset(\.start, FlexLength(percent)) }
  /// The inset at the end, in points.
  @discardableResult public func end(_ value: CGFloat) -> Flex { inset(\.end, FlexLength(value)) }
  /// The inset at the end, a share of the parent.
  @discardableResult public func end(_ percent: FPercent) -> Flex { inset(\.end, FlexLength(percent)) }
  /// The insets at the left and right, in points.
  @discardableResult public func horizontally(_ value: CGFloat) -> Flex { left(value).right(value) }
  /// The insets at the left and right, shares of the parent.
  @discardableResult public func horizontally(_ percent: FPercent) -> Flex { left(percent).right(percent) }
  /// The insets at the top and bottom, in points.
  @discardableResult public func vertically(_ value: CGFloat) -> Flex { top(value).bottom(value) }
  /// The insets at the top and bottom, shares of the parent.
  @discardableResult public func vertically(_ percent: FPercent) -> Flex { top(percent).bottom(percent) }
  /// All four insets, in points.
  @discardableResult public func all(_ value: CGFloat) -> Flex { horizontally(value).vertically(value) }
  /// All four insets, shares of the parent.
  @discardableResult public func all(_ percent: FPercent) -> Flex { horizontally(percent).vertically(percent) }
}
