/// What is said of traits of one's own, each by its type.
///
/// Values are those of whoever made the trait; UIKit's pages are made on the main actor alone, where they are written and read.
package struct CustomTraits: @unchecked Sendable, Equatable {
  private struct Entry {
    let value: Any
    let isEqual: (Any) -> Bool
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  var isEmpty: Bool { entries.isEmpty }

  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
    set {
      guard let newValue else { return entries[ObjectIdentifier(trait)] = nil }
      // Values that cannot be compared are others each time they are set, but for objects.
      let isEqual: (Any) -> Bool =
        if let value = newValue as? any Equatable {
          { Self.isEqual(value, $0) }
        } else if Trait.Value.self is AnyObject.Type {
          { $0 as AnyObject === newValue as AnyObject }
        } else {
          { _ in false }
        }
      entries[ObjectIdentifier(trait)] = Entry(value: newValue, isEqual: isEqual)
    }
  }
  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }
  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  /// These where they say something, those of `base` elsewhere.
  func over(_ base: CustomTraits) -> CustomTraits {
    guard !entries.isEmpty else { return base }
    var all = self
    all.entries.merge(base.entries) { own, _ in own }
    return all
  }
  func changes(from other: CustomTraits) -> [ObjectIdentifier] {
    Set(entries.keys).union(other.entries.keys).filter { key in
      switch (entries[key], other.entries[key]) {
      case (let own?, let before?): !own.isEqual(before.value)
      default: true
      }
    }
  }
  package static func == (one: CustomTraits, two: CustomTraits) -> Bool {
    (one.entries.isEmpty && two.entries.isEmpty) || one.changes(from: two).isEmpty
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }
}

extension UITraitCollection {
  /// What a trait says here; its default where nobody said anything.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    (SystemTraits.row(of: trait)?.read(system) as? Trait.Value) ?? custom[trait] ?? Trait.defaultValue
  }
  /// Only what `mutations` says.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitOverrides()
    mutations(&traits)
    self.init(copy: (traits as? TraitOverrides)?.collection ?? UITraitCollection())
  }
  /// These traits with what `mutations` says.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitOverrides(self)
    mutations(&traits)
    return (traits as? TraitOverrides)?.collection ?? self
  }
  /// These traits with another value of one.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var traits = TraitOverrides(self)
    traits[trait] = value
    return traits.collection
  }
}
