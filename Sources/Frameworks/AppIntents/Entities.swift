import QuoinUniformTypes
import SwiftUI
import UIKit

/// What a kind of thing is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// Its name.
  public let name: LocalizedStringResource
  /// A name, what one says of several, and other names.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
    self.name = name
  }
  /// A name.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// What a thing is called and looks like.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture.
  public struct Image: Sendable {
    /// A symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// A symbol of the system in a colour.
    public init(systemName: String, tintColor: UIColor, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {}
    /// A picture of the app.
    public init(named name: String, isTemplate: Bool? = nil) {}
    /// A picture of the app in a shape.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {}
    /// A picture in bytes.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// A picture in bytes in a shape.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {}
    /// A picture of a file.
    public init(url: URL, isTemplate: Bool? = nil) {}
    /// A picture of a file in a size, in pixels.
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {}
    /// The shape it is cut to.
    public enum DisplayStyle: Sendable { case `default`, circular }
  }
  /// Its name.
  public let title: LocalizedStringResource
  /// What stands below.
  public let subtitle: LocalizedStringResource?
  /// A name, what stands below and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle) = (title, subtitle) }
  /// A name, what stands below and a picture that is made when it is shown.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: @escaping @Sendable () async throws -> Image?,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle) = (title, subtitle) }
  /// A name.
  public init(stringLiteral value: String) { (title, subtitle) = (LocalizedStringResource(stringLiteral: value), nil) }
}
/// A kind of thing that has a name.
public protocol TypeDisplayRepresentable {
  /// What the kind is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
/// A thing that has a name.
public protocol InstanceDisplayRepresentable {
  /// What it is called.
  var displayRepresentation: DisplayRepresentation { get }
}
/// A choice among a few.
public protocol AppEnum: RawRepresentable, CaseIterable, TypeDisplayRepresentable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// What each is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
/// A thing of the app's.
public protocol AppEntity: Identifiable, TypeDisplayRepresentable, Sendable {
  /// How it is found.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// How it is found.
  static var defaultQuery: DefaultQuery { get }
  /// What it is called.
  var displayRepresentation: DisplayRepresentation { get }
}
/// A thing that the system's search finds.
public protocol IndexedEntity: AppEntity {}
/// A thing of which there is one.
public protocol UniqueAppEntity: AppEntity {}
/// A thing that is a file.
public protocol FileEntity: AppEntity {
  /// What kinds of files.
  static var supportedContentTypes: [UTType] { get }
}
/// A thing that an address says.
public protocol URLRepresentableEntity: AppEntity {}
/// A choice that an address says.
public protocol URLRepresentableEnum: AppEnum {}
/// A thing's name.
public struct EntityIdentifier: Hashable, Sendable {
  /// Its kind's name, and its own.
  public let identifier: String
  /// Of a thing.
  public init<Entity: AppEntity>(for entity: Entity) where Entity.ID: LosslessStringConvertible { identifier = "\(entity.id)" }
  /// Of a kind and a name.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) where Entity.ID: LosslessStringConvertible {
    self.identifier = "\(identifier)"
  }
}
/// A property of an entity that others see.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?
  /// The value.
  /// - Precondition: one was set, or it is optional.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      fatalError("A property without a value was read.")
    }
    set { value = newValue }
  }
  /// The property itself.
  public var projectedValue: EntityProperty { self }
  /// Without a name.
  public init() {}
  /// Named.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
  /// Named, and found by the system's search.
  public init<Attributes, Part>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, indexingKey: KeyPath<Attributes, Part>
  ) {}
}
extension AppEntity {
  /// A property that others see.
  public typealias Property<Value> = EntityProperty<Value>
}
extension TransientAppEntity {
  /// A property that others see.
  public typealias Property<Value> = EntityProperty<Value>
}
/// A thing that only lives as long as it is looked at.
public protocol TransientAppEntity: Identifiable, TypeDisplayRepresentable, Sendable {
  /// Made by the system.
  init()
}
