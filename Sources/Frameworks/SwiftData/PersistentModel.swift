import Foundation
import Observation

/// A class whose objects a container keeps; `@Model` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What is known of the object beside its values.
  var _$model: _ModelState { get }
  /// The class's kept properties.
  static var _$properties: [_ModelProperty] { get }
}

extension PersistentModel {
  /// The object's own name among all.
  public var persistentModelID: PersistentIdentifier {
    if let known = _$model.identifier { return known }
    let made = PersistentIdentifier(entityName: "\(Self.self)", storeIdentifier: nil, number: ObjectIdentifier(self).hashValue)
    _$model.identifier = made
    return made
  }
  /// The object's own name among all.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context the object was inserted into; nil before.
  public var modelContext: ModelContext? { _$model.context }
  /// Whether a value was changed since the object was last saved.
  public var hasChanges: Bool { _$model.hasChanges }
  /// Whether the object was deleted.
  public var isDeleted: Bool { _$model.isDeleted }

  /// Whether both are the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The name of an object among all of a container.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
  /// The class's name.
  public let entityName: String
  /// The store's name; nil, since nothing is stored.
  public let storeIdentifier: String?
  private let number: Int
  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  init(entityName: String, storeIdentifier: String?, number: Int) {
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
    self.number = number
  }
  /// By class, then by age.
  public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool {
    (one.entityName, one.number) < (other.entityName, other.number)
  }
}

/// What is known of an object beside its values.
public final class _ModelState {
  private let registrar = ObservationRegistrar()
  weak var context: ModelContext?
  var identifier: PersistentIdentifier?
  var hasChanges = false
  var isDeleted = false
  /// What gives each variable that was changed since the last saving its saved value again.
  var restores: [String: () -> Void] = [:]

  /// What is in memory is saved now.
  func settle() { (hasChanges, restores) = (false, [:]) }
  /// Gives all variables their saved values again.
  func restore() {
    let all = restores.values
    for restore in all { restore() }
    settle()
  }

  /// An object that nobody knows yet.
  public init() {}

  /// Notes that a value is read.
  public func willRead<M: PersistentModel, Value>(_ model: M, _ path: KeyPath<M, Value>) { registrar.access(model, keyPath: path) }

  /// Changes a value, tells those who read it, and keeps the other ends of relationships right.
  public func write<M: PersistentModel, Value>(
    _ model: M, _ path: KeyPath<M, Value>, named name: String, from old: Value, to new: Value, _ change: () -> Void
  ) {
    if let context, let path = path as? ReferenceWritableKeyPath<M, Value> {
      if restores[name] == nil { restores[name] = { [weak model] in model?[keyPath: path] = old } }
      context.noteUndo(model) { $0[keyPath: path] = old }
    }
    registrar.withMutation(of: model, keyPath: path, change)
    hasChanges = true
    context?.noteChange()
    Relations.follow(model, name, from: old, to: new)
  }
}

/// A kept property of a class.
public struct _ModelProperty {
  let name: String
  let path: AnyKeyPath
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// The class of the models it holds; nil for plain values.
  let destination: (any PersistentModel.Type)?
  let isToMany: Bool
  let isOptional: Bool
  let valueType: Any.Type
  let value: (AnyObject) -> Any
  /// Takes a model into the property, or out of it; nil for plain values.
  let link: ((AnyObject, any PersistentModel, Bool) -> Void)?

  /// A plain value.
  @_disfavoredOverload
  public init<M: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<M, Value>, attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil
  ) {
    self.init(name, path, attribute, relationship, nil, isToMany: false, isOptional: false, link: nil)
  }
  /// One other model, or none.
  public init<M: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: ReferenceWritableKeyPath<M, Other?>, attribute: Schema.Attribute? = nil,
    relationship: Schema.Relationship? = nil
  ) {
    self.init(name, path, attribute, relationship, Other.self, isToMany: false, isOptional: true) { model, other, isIn in
      guard let model = model as? M, let other = other as? Other else { return }
      if isIn, model[keyPath: path] !== other { model[keyPath: path] = other }
      if !isIn, model[keyPath: path] === other { model[keyPath: path] = nil }
    }
  }
  /// One other model.
  public init<M: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: ReferenceWritableKeyPath<M, Other>, attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil
  ) {
    self.init(name, path, attribute, relationship, Other.self, isToMany: false, isOptional: false) { model, other, isIn in
      if isIn, let model = model as? M, let other = other as? Other, model[keyPath: path] !== other { model[keyPath: path] = other }
    }
  }
  /// Several other models.
  public init<M: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: ReferenceWritableKeyPath<M, [Other]>, attribute: Schema.Attribute? = nil,
    relationship: Schema.Relationship? = nil
  ) {
    self.init(name, path, attribute, relationship, Other.self, isToMany: true, isOptional: false) { model, other, isIn in
      guard let model = model as? M, let other = other as? Other else { return }
      let known = model[keyPath: path].contains { $0 === other }
      if isIn, !known { model[keyPath: path].append(other) }
      if !isIn, known { model[keyPath: path].removeAll { $0 === other } }
    }
  }
  /// Several other models, or none.
  public init<M: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: ReferenceWritableKeyPath<M, [Other]?>, attribute: Schema.Attribute? = nil,
    relationship: Schema.Relationship? = nil
  ) {
    self.init(name, path, attribute, relationship, Other.self, isToMany: true, isOptional: true) { model, other, isIn in
      guard let model = model as? M, let other = other as? Other else { return }
      let known = model[keyPath: path]?.contains { $0 === other } ?? false
      if isIn, !known { model[keyPath: path] = (model[keyPath: path] ?? []) + [other] }
      if !isIn, known { model[keyPath: path]?.removeAll { $0 === other } }
    }
  }

  private init<M: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<M, Value>, _ attribute: Schema.Attribute?, _ relationship: Schema.Relationship?,
    _ destination: (any PersistentModel.Type)?, isToMany: Bool, isOptional: Bool,
    link: ((AnyObject, any PersistentModel, Bool) -> Void)?
  ) {
    self.name = name
    self.path = path
    self.attribute = attribute
    self.relationship = relationship
    self.destination = destination
    self.isToMany = isToMany
    self.isOptional = isOptional
    self.link = link
    valueType = Value.self
    value = { ($0 as? M)?[keyPath: path] as Any }
  }

  /// The models that a value of the property holds.
  func models(in value: Any) -> [any PersistentModel] {
    if let list = value as? [any PersistentModel] { return list }
    return (value as? any PersistentModel).map { [$0] } ?? []
  }
  func models(of model: any PersistentModel) -> [any PersistentModel] { models(in: value(model)) }
}
