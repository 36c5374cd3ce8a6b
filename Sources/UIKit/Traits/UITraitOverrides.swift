/// Traits that can be set.
@MainActor @preconcurrency public protocol UIMutableTraits {
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
  private(set) var collection: UITraitCollection

  init(_ traits: UITraitCollection = UITraitCollection()) { collection = traits }

  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      var (system, custom) = (collection.system, collection.custom)
      if let row = SystemTraits.row(of: trait) { row.write(newValue, &system) } else { custom[trait] = newValue }
      take(system, custom)
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    SystemTraits.row(of: trait)?.isSaid(collection.system) ?? collection.custom.contains(trait)
  }

  mutating func remove(_ trait: UITrait) {
    var (system, custom) = (collection.system, collection.custom)
    if let row = SystemTraits.row(of: trait) { row.copy(SystemTraits(), &system) } else { custom.remove(trait) }
    take(system, custom)
  }

  private mutating func take(_ system: SystemTraits, _ custom: CustomTraits) {
    collection = UITraitCollection(system, generation: collection.generation, settings: collection.settings, custom: custom)
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
