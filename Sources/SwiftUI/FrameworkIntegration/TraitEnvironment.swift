import Foundation
import QuoinLayout
import UIKit

// What UIKit's traits and SwiftUI's environment call the same things, both ways.

extension ColorScheme {
  /// The scheme of a UIKit style; nil for `.unspecified`.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// UIKit's style of a scheme; nil is `.unspecified`.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  /// The direction of UIKit's traits; nil for `.unspecified`.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// UIKit's direction for SwiftUI's.
  public init(_ layoutDirection: LayoutDirection) { self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UserInterfaceSizeClass {
  /// The class of UIKit's traits; nil for `.unspecified`.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// UIKit's class for SwiftUI's; nil is `.unspecified`.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension DynamicTypeSize {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  fileprivate var category: UIContentSizeCategory { Self.categories[rawValue] }

  /// The size of UIKit's category; nil for `.unspecified` and unknown names.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self.init(rawValue: index)
  }
}

extension UIContentSizeCategory {
  /// UIKit's category of a size; nil is `.unspecified`.
  public init(_ dynamicTypeSize: DynamicTypeSize?) { self = dynamicTypeSize?.category ?? .unspecified }
}

extension UITraitCollection {
  /// What an environment says, in UIKit's words.
  convenience init(_ environment: EnvironmentValues) {
    let isRoomy = environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
    self.init(
      style: UIUserInterfaceStyle(environment.colorScheme), scale: environment.displayScale,
      direction: UITraitEnvironmentLayoutDirection(environment.layoutDirection),
      category: UIContentSizeCategory(environment.dynamicTypeSize), idiom: isRoomy ? .pad : .phone,
      horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
      vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass), weight: environment.legibilityWeight == .bold ? .bold : .regular,
      contrast: environment.colorSchemeContrast == .increased ? .high : .normal, level: environment.isElevated ? .elevated : .base,
      generation: environment.systemGeneration, settings: environment.accessibilitySettings)
  }
}

extension EnvironmentValues {
  /// Takes over what UIKit's surroundings say; what they leave unspecified stays.
  mutating func take(_ traits: UITraitCollection) {
    if let scheme = ColorScheme(traits.userInterfaceStyle) { colorScheme = scheme }
    if let direction = LayoutDirection(traits.layoutDirection) { layoutDirection = direction }
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
    if let width = UserInterfaceSizeClass(traits.horizontalSizeClass) { horizontalSizeClass = width }
    if let height = UserInterfaceSizeClass(traits.verticalSizeClass) { verticalSizeClass = height }
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    if traits.accessibilityContrast == .high { colorSchemeContrast = .increased }
    if traits.legibilityWeight == .bold { legibilityWeight = .bold }
    if let settings = traits.settings { accessibilitySettings = settings }
    if let generation = traits.generation { systemGeneration = generation }
  }
}

// The safe area of a page is told by side: leading is the left, whatever direction is read in.
extension UIEdgeInsets {
  init(_ insets: EdgeInsets) { self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing) }
}
extension EdgeInsets {
  init(_ insets: UIEdgeInsets) { self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right) }
}
