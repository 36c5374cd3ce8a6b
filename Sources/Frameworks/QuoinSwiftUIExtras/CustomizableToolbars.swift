import SwiftUI

// Bars that the user may change, on a tablet. A phone keeps them as they are written, without what is not there at first.

/// Items that the user may move and hide.
public protocol CustomizableToolbarContent: ToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// What the user may do with an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// Move it, and hide it.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Move it.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}
/// How an item may be changed.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Also while it is hidden, from what holds the items that there is no room for.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
extension ToolbarContent {
  /// What the user may do with the items. Ignored: a phone's stay.
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent { self }
  /// Whether the items are there at first: hidden ones are not.
  nonisolated public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = [])
    -> some ToolbarContent
  { defaultVisibility == .hidden ? nil : self as Self? }
  /// Whether the items are there at first: as they are written.
  nonisolated public func defaultCustomization(options: ToolbarCustomizationOptions) -> some ToolbarContent { self }
}
