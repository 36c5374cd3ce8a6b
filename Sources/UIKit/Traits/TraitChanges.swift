/// A trait: something of the surroundings that views may want to hear of. One of your own is read and set by its type:
/// `traitCollection[Theme.self]`, `traitOverrides[Theme.self] = .night`.
public protocol UITraitDefinition: Sendable {
  /// What it says.
  associatedtype Value
  /// What it says where nobody said anything.
  static var defaultValue: Value { get }
  /// What it is called in messages; the type's name unless you say another.
  static var name: String { get }
  /// What it is called where it is kept; the type's full name unless you say another.
  static var identifier: String { get }
  /// Whether colours look otherwise when it changes; not unless you say so.
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// No.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait by its type, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type

/// What has traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: AnyObject {
  /// What the surroundings are like.
  var traitCollection: UITraitCollection { get }
}

/// A registration for changes of traits; it ends with the one who registered.
@MainActor @preconcurrency public protocol UITraitChangeRegistration {}

struct TraitChangeRegistration: UITraitChangeRegistration {
  let number: Int
}

/// Someone who hears of changes of traits.
struct TraitListener {
  let number: Int
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void
}

@MainActor protocol TraitListening: AnyObject {
  var traitListeners: [TraitListener] { get set }
}

extension TraitListening {
  func listen(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
    let number = (traitListeners.last?.number ?? 0) + 1
    traitListeners.append(TraitListener(number: number, traits: traits, handler: handler))
    return TraitChangeRegistration(number: number)
  }

  func tell(_ changed: [ObjectIdentifier], _ previous: UITraitCollection) {
    for listener in traitListeners where listener.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
      listener.handler(previous)
    }
  }
}

extension UIView: UITraitChangeObservable, TraitListening {
  var traitListeners: [TraitListener] {
    get { viewState.traitListeners }
    set { viewState.traitListeners = newValue }
  }
}

extension UIViewController: UITraitChangeObservable, TraitListening {
  var traitListeners: [TraitListener] {
    get { controllerState.traitListeners }
    set { controllerState.traitListeners = newValue }
  }
}

extension UITraitCollection {
  /// The traits in which this differs from `other`.
  func changes(from other: UITraitCollection) -> [ObjectIdentifier] {
    SystemTraits.table.filter { !$0.isSame(system, other.system) }.map { ObjectIdentifier($0.trait) } + custom.changes(from: other.custom)
  }
}

extension UIView {
  /// Tells every view inside whose traits are other than when it was told last; the first time only notes them. O(n).
  ///
  /// Returns whether any were told.
  @discardableResult package func spreadTraits() -> Bool {
    var changed = false
    var stack: [(UIView, UITraitCollection)] = [(self, traitCollection)]
    while let (view, traits) = stack.popLast() {
      let before = view.viewState.toldTraits
      if before !== traits {
        view.viewState.toldTraits = traits
        if let before, view.tellTraits(traits, before) { changed = true }
      }
      for child in view.children { stack.append((child, child.traits(in: traits))) }
    }
    return changed
  }

  /// Takes `traits` for what views inside were made under that nobody has told of traits yet: they hear of those to come. O(n).
  package func noteTraits(_ traits: UITraitCollection) {
    var stack = [self]
    while let view = stack.popLast() {
      if view.viewState.toldTraits == nil { view.viewState.toldTraits = traits }
      stack += view.children
    }
  }

  private func tellTraits(_ traits: UITraitCollection, _ before: UITraitCollection) -> Bool {
    let changes = traits.changes(from: before)
    guard !changes.isEmpty else { return false }
    traitCollectionDidChange(before)
    tell(changes, before)
    viewState.controller?.traitCollectionDidChange(before)
    viewState.controller?.tell(changes, before)
    if ConstraintOwner.isUsed { LayoutRegion.placeChanged(of: self) }
    contentSizeChanged()
    return true
  }
}
