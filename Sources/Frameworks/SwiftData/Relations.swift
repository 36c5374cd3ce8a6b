import Foundation

/// What points from models to models, and back.
enum Relations {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [_ModelProperty]] = [:]

  /// A class's properties, made once.
  static func properties(of type: any PersistentModel.Type) -> [_ModelProperty] {
    let key = ObjectIdentifier(type)
    if let found = lock.withLock({ known[key] }) { return found }
    let made = type._$properties
    lock.withLock { known[key] = made }
    return made
  }

  static func relationships(of model: any PersistentModel) -> [_ModelProperty] {
    properties(of: type(of: model)).filter { $0.destination != nil }
  }

  /// Keeps the other end right once a property was written.
  static func follow<M: PersistentModel, Value>(_ model: M, _ name: String, from old: Value, to new: Value) {
    guard let property = properties(of: M.self).first(where: { $0.name == name }), let destination = property.destination else { return }
    let (before, after) = (property.models(in: old), property.models(in: new))
    let inverse = inverse(of: property, in: M.self, destination)
    for other in before where !after.contains(where: { $0 === other }) { inverse?.link?(other, model, false) }
    for other in after where !before.contains(where: { $0 === other }) {
      inverse?.link?(other, model, true)
      // What belongs to an object that is kept is kept too, from either end.
      if let context = model.modelContext, other.modelContext == nil { context.insert(other) }
    }
  }

  /// The property of the other class that points back: the one named, or the only one that can.
  static func inverse(of property: _ModelProperty, in owner: any PersistentModel.Type, _ destination: any PersistentModel.Type)
    -> _ModelProperty?
  {
    let there = properties(of: destination)
    if let named = property.relationship?.inverse { return there.first { $0.path == named } }
    let back = there.filter { $0.destination.map { ObjectIdentifier($0) == ObjectIdentifier(owner) } ?? false }
    if let naming = back.first(where: { $0.relationship?.inverse == property.path }) { return naming }
    let free = back.filter { $0.relationship?.inverse == nil && $0.path != property.path }
    let mine = properties(of: owner).filter {
      $0.relationship?.inverse == nil && ($0.destination.map { ObjectIdentifier($0) == ObjectIdentifier(destination) } ?? false)
    }
    return free.count == 1 && mine.count == 1 ? free[0] : nil
  }
}
