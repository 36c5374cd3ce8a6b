import Combine
import Foundation
import Observation
import QuoinKeyValue
import QuoinObjectiveC

/// The name of an object among all of a store.
open class NSManagedObjectID: NSObject, CVarArg, @unchecked Sendable {
  /// Nothing: names are arguments of predicates alone.
  public var _cVarArgEncoding: [Int] { [] }
  /// The object's entity.
  public let entity: NSEntityDescription
  let number: UUID
  /// Whether the object was never saved.
  open internal(set) var isTemporaryID = true
  /// The store it is saved in; nil before, or when the store is gone.
  open internal(set) weak var persistentStore: NSPersistentStore?

  init(entity: NSEntityDescription) {
    self.entity = entity
    number = UUID()
  }
  /// The name as an address: `x-coredata://…/Item/p…`.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://\(persistentStore?.identifier ?? "")/\(entity.name ?? "")/p\(number.uuidString)") ?? URL(fileURLWithPath: "/")
  }
}

/// What is told to views that read something.
final class Watch: Observable {
  private let registrar = ObservationRegistrar()
  private var ticks: Int { 0 }
  func read() { registrar.access(self, keyPath: \.ticks) }
  func change(_ body: () -> Void = {}) { registrar.withMutation(of: self, keyPath: \.ticks, body) }
}

/// What may come of a request.
public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of a context. Its values are those its entity lists; `@NSManaged` variables read and write them.
nonisolated open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, KeyValueCoding, CVarArg, _NamedObject {
  /// The object's name, as predicates take it.
  public var _name: AnyObject { objectID }
  /// Nothing: objects are arguments of predicates alone.
  public var _cVarArgEncoding: [Int] { [] }
  /// The object's entity.
  public let entity: NSEntityDescription
  /// The object's name.
  open private(set) var objectID: NSManagedObjectID
  /// Its context; nil when it has none, or the context is gone.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Says that a value is about to change.
  public let objectWillChange = ObservableObjectPublisher()

  private let watch = Watch()
  /// As saved; nil before the object is.
  var row: [String: RowValue]?
  private var values: [String: Any] = [:]
  var changedKeys: Set<String> = []
  /// Whether it was never saved.
  open internal(set) var isInserted = false
  /// Whether it goes with the next saving.
  open internal(set) var isDeleted = false
  var isGone = false

  // MARK: Making

  /// A new object, inserted into a context unless that is nil.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    begin()
    context?.insert(self)
  }
  /// A new object of the class's entity, inserted into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.model.flatMap { Self.entity(in: $0) } ?? Self.entity(), insertInto: moc)
  }
  /// A new object of the class's entity in no context, as previews make them.
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }
  /// Makes it one that the store knows.
  func become(_ id: NSManagedObjectID, _ row: [String: RowValue], in context: NSManagedObjectContext) {
    (objectID, self.row, values) = (id, row, [:])
    managedObjectContext = context
  }

  private func begin() {
    ManagedClasses.note(type(of: self))
    for (name, attribute) in entity.attributesByName { if let value = attribute.defaultValue { values[name] = value } }
  }

  /// The class's entity, of the newest model that has it; one without properties where no model has.
  open class func entity() -> NSEntityDescription {
    if let known = ManagedClasses.entity(of: self) { return known }
    let made = NSEntityDescription()
    (made.name, made.managedObjectClassName) = ("\(self)", "\(self)")
    let model = NSManagedObjectModel()
    model.entities = [made]
    return made
  }
  private class func entity(in model: NSManagedObjectModel) -> NSEntityDescription? {
    let name = "\(self)"
    return model.entities.first { $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name }
      ?? model.entitiesByName[name]
  }
  /// A request for all objects of the class.
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  // MARK: Moments

  /// Called once the object is inserted.
  open func awakeFromInsert() {}
  /// Called when the object comes from the store.
  open func awakeFromFetch() {}
  /// Called when undoing or refreshing gives the object other values; never here.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called once the object is saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the object forgets its values.
  open func willTurnIntoFault() {}
  /// Called once the object has forgotten its values.
  open func didTurnIntoFault() {}

  // MARK: Values

  /// The value of a name; nil when it is missing.
  open func codedValue(forKey key: String) -> Any? {
    willAccessValue(forKey: key)
    return primitiveValue(forKey: key)
  }
  /// Sets the value of a name, and the other end of a relationship.
  open func setCodedValue(_ value: Any?, forKey key: String) {
    let old = primitiveValue(forKey: key)
    managedObjectContext?.noteUndo(self) { $0.setCodedValue(old, forKey: key) }
    willChangeValue(forKey: key)
    watch.change { setPrimitiveValue(value, forKey: key) }
    didChangeValue(forKey: key)
    if let relationship = entity.relationshipsByName[key] { follow(relationship, from: old, to: value) }
  }
  /// Sets values by their names.
  open func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setCodedValue(value, forKey: key) } }
  /// Values by their names.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, codedValue(forKey: $0) ?? NSNull()) })
  }

  /// The value itself; nobody is told that it was read.
  open func primitiveValue(forKey key: String) -> Any? {
    if let value = values[key] { return relation(key, value) }
    guard !changedKeys.contains(key), let saved = row?[key] else {
      return entity.relationshipsByName[key].flatMap { $0.isToMany ? relation(key, [NSManagedObject]()) : nil }
    }
    let value = saved.value(in: managedObjectContext)
    values[key] = value
    return value.flatMap { relation(key, $0) }
  }
  /// A collection of objects as the phone's: a set, or an ordered one.
  private func relation(_ key: String, _ value: Any) -> Any {
    guard let objects = value as? [NSManagedObject], let relationship = entity.relationshipsByName[key] else { return value }
    let living = objects.filter { !$0.isGone }
    return relationship.isOrdered ? NSOrderedSet(array: living) : NSSet(array: living)
  }
  /// Sets the value itself; nobody is told.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    let isToMany = entity.relationshipsByName[key]?.isToMany ?? false
    changedKeys.insert(key)
    let plain = ManagedValue.unwrapped(value)
    values[key] = isToMany ? ManagedValue.objects(plain) : plain
  }
  /// The objects at the other end, in order.
  func objects(_ key: String) -> [NSManagedObject] { ManagedValue.objects(primitiveValue(forKey: key)) }

  /// Says that a value is read.
  open func willAccessValue(forKey key: String?) { watch.read() }
  /// Says that a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Says that a value is about to change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Says that a value has changed.
  open func didChangeValue(forKey key: String) {
    changedKeys.insert(key)
    managedObjectContext?.noteChange(of: self)
  }

  // MARK: Relationships

  /// Keeps the other end right.
  private func follow(_ relationship: NSRelationshipDescription, from old: Any?, to new: Any?) {
    let (before, after) = (ManagedValue.objects(old), ManagedValue.objects(new))
    for other in after where other.managedObjectContext == nil { managedObjectContext?.insert(other) }
    guard let back = relationship.inverseRelationship else { return }
    for other in before where !after.contains(where: { $0 === other }) { other.link(back, self, false) }
    for other in after where !before.contains(where: { $0 === other }) { other.link(back, self, true) }
  }

  /// Takes an object into a relationship or out of it; the other end is not asked.
  private func link(_ relationship: NSRelationshipDescription, _ object: NSManagedObject, _ isIn: Bool) {
    let key = relationship.name
    var others = objects(key)
    guard others.contains(where: { $0 === object }) != isIn else { return }
    let displaced = isIn && !relationship.isToMany ? others.first : nil
    if isIn { others.append(object) } else { others.removeAll { $0 === object } }
    willChangeValue(forKey: key)
    watch.change { setPrimitiveValue(relationship.isToMany ? others : (isIn ? object : nil), forKey: key) }
    didChangeValue(forKey: key)
    // Who stood there before no longer points here.
    if let displaced, displaced !== object, let there = relationship.inverseRelationship { displaced.link(there, self, false) }
  }

  /// The objects of a relationship, to add to and to take from.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { RelationSet(self, key) }
  /// The names of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { objects(key).map(\.objectID) }

  /// What methods such as `addToItems(_:)` and `replaceItems(at:with:)` do; they are made by `@NSManaged`.
  public func changeManagedValues(_ method: String, _ arguments: [Any]) {
    let kinds = ["addTo", "removeFrom", "insertInto", "replace"]
    guard let kind = kinds.first(where: method.hasPrefix) else { return }
    let name = method.dropFirst(kind.count)
    let key = name.prefix(1).lowercased() + name.dropFirst()
    var others = objects(key)
    let index = arguments.lazy.compactMap { $0 as? Int }.first
    let indexes = arguments.lazy.compactMap { $0 as? IndexSet ?? ($0 as? NSIndexSet).map { IndexSet($0) } }.first
    let given = arguments.filter { !($0 is Int) && !($0 is IndexSet) && !($0 is NSIndexSet) }.flatMap(ManagedValue.objects)
    switch kind {
    case "addTo": for object in given where !others.contains(where: { $0 === object }) { others.append(object) }
    case "removeFrom":
      if let index { if others.indices.contains(index) { others.remove(at: index) } }
      if let indexes { others = others.indices.filter { !indexes.contains($0) }.map { others[$0] } }
      others.removeAll { object in given.contains { $0 === object } }
    case "insertInto": others.insert(contentsOf: given, at: min(index ?? indexes?.first ?? others.count, others.count))
    default:
      if let index, others.indices.contains(index), let object = given.first { others[index] = object }
    }
    setCodedValue(others, forKey: String(key))
  }

  /// What an `@NSManaged` variable reads. Numbers take the variable's kind, and what is missing is 0, false or nil.
  /// - Precondition: there is a value, where the variable's type has neither.
  public func managedValue<Value>(_ key: String) -> Value {
    if let found = codedValue(forKey: key), let value = ManagedValue.fit(found, Value.self) { return value }
    if let none = ManagedValue.nothing(Value.self) { return none }
    fatalError("\(entity.name ?? "").\(key) has no value yet, and a \(Value.self) cannot be without one. Set it, or write \(Value.self)?.")
  }
  /// What an `@NSManaged` variable writes.
  public func setManagedValue<Value>(_ value: Value, _ key: String) { setCodedValue(ManagedValue.stored(value), forKey: key) }

  // MARK: What has changed

  /// Whether it was saved and has changed since.
  open var isUpdated: Bool { !isInserted && !isDeleted && !changedKeys.isEmpty }
  /// Whether it is inserted, deleted or changed since the last saving.
  open var hasChanges: Bool { isInserted || isDeleted || !changedKeys.isEmpty }
  /// Whether a value is another than the saved one.
  open var hasPersistentChangedValues: Bool { hasChanges }
  /// Whether its values are not here: never.
  open var isFault: Bool { false }
  /// Whether a relationship's objects are not here: never.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  /// The values that were changed since the last saving.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, primitiveValue(forKey: $0) ?? NSNull()) })
  }
  /// The values that were changed since the context's last change was told; here since the last saving.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  /// Whether its values are here: 0, they are.
  open var faultingState: Int { 0 }
  /// Whether changes of what the model does not list are no changes: true (documented).
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }
  /// The values as saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, row?[$0]?.value(in: managedObjectContext) ?? NSNull()) })
  }

  /// Whether the object may be inserted.
  open func validateForInsert() throws { try validate() }
  /// Whether the object may be changed.
  open func validateForUpdate() throws { try validate() }
  /// Whether the object may be deleted: not while a relationship denies it.
  open func validateForDelete() throws {
    for (name, relationship) in entity.relationshipsByName where relationship.deleteRule == .denyDeleteRule {
      guard objects(name).allSatisfy(\.isDeleted) else {
        throw Self.error(NSValidationRelationshipDeniedDeleteError, name, self, "\(name) is not empty")
      }
    }
  }
  private func validate() throws {
    try ValidationErrors.collect { errors in
      for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key }) where !property.isTransient {
        errors.take { try validate(name, property) }
      }
    }
  }
  private func validate(_ name: String, _ property: NSPropertyDescription) throws {
    let value = primitiveValue(forKey: name)
    let others = (property as? NSRelationshipDescription).map { _ in objects(name).count }
    if value == nil || others == 0 {
      if !property.isOptional { throw Self.error(NSValidationMissingMandatoryPropertyError, name, self, "\(name) is a required value") }
      return
    }
    if let relationship = property as? NSRelationshipDescription, let others, relationship.isToMany {
      if others < relationship.minCount {
        throw Self.error(NSValidationRelationshipLacksMinimumCountError, name, self, "\(name) has too few objects")
      }
      if relationship.maxCount > 0, others > relationship.maxCount {
        throw Self.error(NSValidationRelationshipExceedsMaximumCountError, name, self, "\(name) has too many objects")
      }
    }
    for (index, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
      let warning = index < property.validationWarnings.count ? property.validationWarnings[index] : nil
      let code = (warning as? Int) ?? (warning as? NSNumber)?.intValue ?? (warning as? String).flatMap(Int.init)
      throw Self.error(
        code ?? NSManagedObjectValidationError, name, self, (code == nil ? warning as? String : nil) ?? "\(name) is not valid")
    }
  }
  static func error(_ code: Int, _ key: String, _ object: NSManagedObject, _ sentence: String) -> NSError {
    NSError(
      domain: "NSCocoaErrorDomain", code: code,
      userInfo: [NSLocalizedDescriptionKey: sentence + ".", NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object])
  }

  // MARK: Rows

  /// The values as a row, for saving.
  func snapshot() -> [String: RowValue] {
    var row = self.row ?? [:]
    for (key, value) in values { row[key] = RowValue(value) }
    for key in changedKeys where values[key] == nil { row[key] = nil }
    return row
  }
  /// Takes over a saved row, and forgets everything else.
  func take(_ row: [String: RowValue]?, keepingChanges: Bool = false) {
    let kept = keepingChanges ? values.filter { changedKeys.contains($0.key) } : [:]
    objectWillChange.send()
    watch.change {
      self.row = row
      values = kept
      if !keepingChanges { changedKeys = [] }
    }
  }
  /// What is in memory is saved now.
  func settle(as row: [String: RowValue]) {
    self.row = row
    changedKeys = []
    isInserted = false
  }
}

/// The key of the object that could not be saved, in an error's information.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the value that could not be saved, in an error's information.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value that could not be saved, in an error's information.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// Several errors, in one's information.
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// A value as a store keeps it.
public enum RowValue {
  case value(Any)
  case one(NSManagedObjectID)
  case many([NSManagedObjectID])

  init(_ value: Any) {
    switch value {
    case let object as NSManagedObject: self = .one(object.objectID)
    case let objects as [NSManagedObject]: self = .many(objects.map(\.objectID))
    default: self = .value(value)
    }
  }

  func value(in context: NSManagedObjectContext?) -> Any? {
    switch self {
    case .value(let value): value
    case .one(let id): context?.living(id)
    case .many(let ids): ids.compactMap { context?.living($0) }
    }
  }
}

/// Variables for values whose kind the model knows: `@NSManaged`.
@attached(accessor, names: named(get), named(set))
public macro CDManaged() = #externalMacro(module: "QuoinMacros", type: "ManagedMacro")
/// Methods that change a relationship: `@NSManaged func addToItems(_ value: Item)`.
@attached(body)
public macro CDMethod() = #externalMacro(module: "QuoinMacros", type: "ManagedMacro")
