import Foundation

/// Which class goes with which entity.
enum ManagedClasses {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var models: [NSManagedObjectModel] = []

  /// Notes a model, so that `Item.entity()` finds its entity without a context; the newest comes first.
  static func note(_ model: NSManagedObjectModel) {
    lock.withLock { if !models.contains(where: { $0 === model }) { models.insert(model, at: 0) } }
  }

  private static func find(_ belongs: (NSEntityDescription) -> Bool) -> NSEntityDescription? {
    lock.withLock {
      // The newest model may be a second reading of the first; which is meant, only a context can tell.
      for model in models { if let entity = model.entities.first(where: belongs) { return entity } }
      return nil
    }
  }

  static func entity(named name: String) -> NSEntityDescription? { find { $0.name == name } ?? bundled { $0.name == name } }

  /// The entity of a class, by the class that entities name, or by its name.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = "\(type)"
    // Entities without a class of their own name the common one, which stands for none of them.
    func names(_ entity: NSEntityDescription) -> Bool {
      type != NSManagedObject.self && bare(entity.managedObjectClassName) == name
    }
    return find(names) ?? find { $0.name == name } ?? bundled(names) ?? bundled { $0.name == name }
  }

  /// A model of the app that nobody has loaded yet.
  private static func bundled(_ belongs: (NSEntityDescription) -> Bool) -> NSEntityDescription? {
    NSManagedObjectModel.mergedModel(from: nil)?.entities.first(where: belongs)
  }

  private static func bare(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The class of an entity's objects; `NSManagedObject` where no class has the name.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    let name = bare(entity.managedObjectClassName ?? "")
    if name.isEmpty || name == "NSManagedObject" { return NSManagedObject.self }
    if let known = lock.withLock({ types[name] }) { return known }
    // A name with its module is whole; for others the modules are tried.
    let whole = entity.managedObjectClassName ?? ""
    for candidate in [whole] + lock.withLock({ modules }).map({ "\($0).\(name)" }) where candidate.contains(".") {
      if let type = NSClassFromString(candidate) as? NSManagedObject.Type {
        lock.withLock { types[name] = type }
        return type
      }
    }
    return NSManagedObject.self
  }

  /// A class that was met, for where its module cannot be told.
  static func note(_ type: NSManagedObject.Type) { lock.withLock { types["\(type)"] = type } }

  nonisolated(unsafe) private static var types: [String: NSManagedObject.Type] = [:]
  /// Where classes may be: the module of previews, and what models say.
  nonisolated(unsafe) private static var modules = ["QuoinPreviews"]
  static func note(modules names: [String]) {
    lock.withLock { modules += names.filter { !modules.contains($0) } }
  }
}
