/// What can hear of changes of traits: views and view controllers.
@MainActor @preconcurrency public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls `handler` with this object and the traits before, when one of `traits` changed.
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    (self as? any TraitListening)?.listen(traits) { [unowned self] previous in
      if let own = self as? Environment { handler(own, previous) }
    } ?? TraitChangeRegistration(number: 0)
  }
  /// Calls `handler` with this object, whatever it is, and the traits before, when one of `traits` changed.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: any UITraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (own: Self, previous: UITraitCollection) in handler(own, previous) }
  }
  /// Lets this object do `action`, with itself and the traits before where it takes them, when one of `traits` changed.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  /// Lets `target` do `action`, with this object and the traits before where it takes them, when one of `traits` changed. Held weakly.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let object = target as AnyObject
    return (self as? any TraitListening)?.listen(traits) { [weak self, weak object] previous in
      if let self, let object { action(on: object, with: self, previous) }
    } ?? TraitChangeRegistration(number: 0)
  }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitChangeRegistration else { return }
    (self as? any TraitListening)?.traitListeners.removeAll { $0.number == registration.number }
  }
}
