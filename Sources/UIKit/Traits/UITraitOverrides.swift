import QuoinAppearance

/// Traits that can be set.
@MainActor @preconcurrency public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// How much width there is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much height there is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether bold text is wanted.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether more contrast is wanted.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// How far above the page something lies.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// What a trait says, by its type; its default where nobody said anything.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

/// What a view or controller says instead of its surroundings, for itself and all inside. A trait that is not overridden reads as
/// unspecified, and as 0 where it is a number.
@MainActor @preconcurrency public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Takes an override back.
  mutating func remove(_ trait: UITrait)
}

nonisolated struct TraitOverrides: UITraitOverrides {
  var userInterfaceStyle: UIUserInterfaceStyle
  var displayScale: CGFloat
  var layoutDirection: UITraitEnvironmentLayoutDirection
  var preferredContentSizeCategory: UIContentSizeCategory
  var userInterfaceIdiom: UIUserInterfaceIdiom
  var horizontalSizeClass: UIUserInterfaceSizeClass
  var verticalSizeClass: UIUserInterfaceSizeClass
  var legibilityWeight: UILegibilityWeight
  var accessibilityContrast: UIAccessibilityContrast
  var userInterfaceLevel: UIUserInterfaceLevel
  private let generation: SystemGeneration?
  private var custom: CustomTraits
  private let settings: AccessibilitySettings?

  init(_ traits: UITraitCollection = UITraitCollection()) {
    userInterfaceStyle = traits.userInterfaceStyle
    displayScale = traits.displayScale
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    userInterfaceIdiom = traits.userInterfaceIdiom
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    legibilityWeight = traits.legibilityWeight
    accessibilityContrast = traits.accessibilityContrast
    userInterfaceLevel = traits.userInterfaceLevel
    generation = traits.generation
    settings = traits.settings
    custom = traits.custom
  }

  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { (known(trait) as? Trait.Value) ?? custom[trait] ?? Trait.defaultValue }
    set { if !setKnown(trait, newValue) { custom[trait] = newValue } }
  }

  /// What one of the system's traits says; nil for those of one's own.
  func known(_ trait: UITrait) -> Any? {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
    case is UITraitDisplayScale.Type: displayScale
    case is UITraitLayoutDirection.Type: layoutDirection
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass
    case is UITraitLegibilityWeight.Type: legibilityWeight
    case is UITraitAccessibilityContrast.Type: accessibilityContrast
    case is UITraitUserInterfaceLevel.Type: userInterfaceLevel
    default: nil
    }
  }
  /// Sets one of the system's traits; false for those of one's own.
  private mutating func setKnown(_ trait: UITrait, _ value: Any) -> Bool {
    switch value {
    case let value as UIUserInterfaceStyle where trait is UITraitUserInterfaceStyle.Type: userInterfaceStyle = value
    case let value as CGFloat where trait is UITraitDisplayScale.Type: displayScale = value
    case let value as UITraitEnvironmentLayoutDirection where trait is UITraitLayoutDirection.Type: layoutDirection = value
    case let value as UIContentSizeCategory where trait is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = value
    case let value as UIUserInterfaceIdiom where trait is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = value
    case let value as UIUserInterfaceSizeClass where trait is UITraitHorizontalSizeClass.Type: horizontalSizeClass = value
    case let value as UIUserInterfaceSizeClass where trait is UITraitVerticalSizeClass.Type: verticalSizeClass = value
    case let value as UILegibilityWeight where trait is UITraitLegibilityWeight.Type: legibilityWeight = value
    case let value as UIAccessibilityContrast where trait is UITraitAccessibilityContrast.Type: accessibilityContrast = value
    case let value as UIUserInterfaceLevel where trait is UITraitUserInterfaceLevel.Type: userInterfaceLevel = value
    default: return false
    }
    return true
  }

  var collection: UITraitCollection {
    UITraitCollection(
      style: userInterfaceStyle, scale: displayScale, direction: layoutDirection, category: preferredContentSizeCategory,
      idiom: userInterfaceIdiom, horizontal: horizontalSizeClass, vertical: verticalSizeClass, weight: legibilityWeight,
      contrast: accessibilityContrast, level: userInterfaceLevel, generation: generation, settings: settings, custom: custom)
  }

  func contains(_ trait: UITrait) -> Bool {
    if custom.contains(trait) { return true }
    var without = self
    without.remove(trait)
    return !without.collection.isEqual(toTraits: collection)
  }

  mutating func remove(_ trait: UITrait) {
    let none = TraitOverrides()
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = none.userInterfaceStyle
    case is UITraitDisplayScale.Type: displayScale = none.displayScale
    case is UITraitLayoutDirection.Type: layoutDirection = none.layoutDirection
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = none.preferredContentSizeCategory
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = none.userInterfaceIdiom
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = none.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = none.verticalSizeClass
    case is UITraitLegibilityWeight.Type: legibilityWeight = none.legibilityWeight
    case is UITraitAccessibilityContrast.Type: accessibilityContrast = none.accessibilityContrast
    case is UITraitUserInterfaceLevel.Type: userInterfaceLevel = none.userInterfaceLevel
    default: custom.remove(trait)
    }
  }
}

extension UIView {
  /// What this view says of its traits, for itself and all inside.
  public var traitOverrides: any UITraitOverrides {
    get { viewState.overrideTraits.map(TraitOverrides.init) ?? TraitOverrides() }
    set { viewState.overrideTraits = (newValue as? TraitOverrides)?.collection }
  }
}

extension UIViewController {
  /// What this controller says of the traits of its view and all inside.
  public var traitOverrides: any UITraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }
}
