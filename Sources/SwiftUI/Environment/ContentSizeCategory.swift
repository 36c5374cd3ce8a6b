/// The text size the user chose, in the words before `DynamicTypeSize`.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  /// By size.
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.rawValue < other.rawValue }
}

extension EnvironmentValues {
  /// The text size the user chose, as `dynamicTypeSize` has it.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }
}
