/// A size of text that a user can choose.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// The phone's name of it.
  public let rawValue: String
  /// The category with this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the surroundings.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The one a new phone has.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the common ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// Sizes of text in their order; an unspecified one is before all others.
extension UIContentSizeCategory {
  private static let order: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private var place: Int { Self.order.firstIndex(of: self) ?? 0 }
  /// Whether one is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.place < right.place }
  /// Whether one is smaller than another, or the same.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.place <= right.place }
  /// Whether one is larger than another.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.place > right.place }
  /// Whether one is larger than another, or the same.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.place >= right.place }
}

/// Between which sizes a view keeps the text inside it.
struct TextSizeLimits: Equatable {
  /// The smallest; nil = any.
  var least: UIContentSizeCategory?
  /// The largest; nil = any.
  var most: UIContentSizeCategory?
  var isEmpty: Bool { least == nil && most == nil }

  /// `traits` with the nearest size that is allowed.
  func limit(_ traits: UITraitCollection) -> UITraitCollection {
    let wanted = traits.preferredContentSizeCategory
    var size = wanted
    if let least, size < least { size = least }
    if let most, size > most { size = most }
    return size == wanted ? traits : UITraitCollection(preferredContentSizeCategory: size).over(traits)
  }
}
