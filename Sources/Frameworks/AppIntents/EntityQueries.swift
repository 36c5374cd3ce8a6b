import Foundation
import SwiftUI

/// Values that are offered.
public protocol ResultsCollection {}
extension Array: ResultsCollection {}
/// Values that are offered, in parts with names.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  /// The parts.
  public let sections: [IntentItemSection<Result>]
  /// None.
  public static var empty: Self { Self(sections: []) }
  /// In parts.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]
  ) { self.sections = sections }
  /// In one part.
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    sections = [IntentItemSection(items: items.map { IntentItem($0) })]
  }
  /// In parts, put together.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Result> _ sections: () -> [IntentItemSection<Result>]
  ) { self.sections = sections() }
}
/// A part of the values that are offered.
public struct IntentItemSection<Result: Sendable>: Sendable {
  /// What it is called.
  public let title: LocalizedStringResource
  /// The values.
  public let items: [IntentItem<Result>]
  /// A part of a name.
  public init(_ title: LocalizedStringResource = "", items: [IntentItem<Result>]) { (self.title, self.items) = (title, items) }
  /// A part of a name.
  @_disfavoredOverload public init(_ title: LocalizedStringResource = "", items: [Result]) {
    (self.title, self.items) = (title, items.map { IntentItem($0) })
  }
  /// A part of a name, put together.
  public init(_ title: LocalizedStringResource = "", @IntentItemsBuilder<Result> items: () -> [IntentItem<Result>]) {
    (self.title, self.items) = (title, items())
  }
}
/// A value that is offered.
public struct IntentItem<Result: Sendable>: Sendable {
  /// The value.
  public let value: Result
  /// A value.
  public init(_ value: Result) { self.value = value }
  /// A value with a name, what stands below and a picture.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) { self.value = value }
}
extension DynamicOptionsProvider {
  /// Values that are offered, in parts with names.
  public typealias ItemCollection<Value: Sendable> = IntentItemCollection<Value>
  /// A part of them.
  public typealias ItemSection<Value: Sendable> = IntentItemSection<Value>
  /// One of them.
  public typealias Item<Value: Sendable> = IntentItem<Value>
}
extension EntityQuery {
  /// Values that are offered, in parts with names.
  public typealias ItemCollection<Value: Sendable> = IntentItemCollection<Value>
  /// A part of them.
  public typealias ItemSection<Value: Sendable> = IntentItemSection<Value>
}
/// Puts parts together.
@resultBuilder public enum IntentItemSectionsBuilder<Result: Sendable> {
  /// One of them.
  public static func buildExpression(_ one: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [one] }
  /// All of them.
  public static func buildBlock(_ all: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] { all.flatMap { $0 } }
  /// Those of a loop.
  public static func buildArray(_ all: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] { all.flatMap { $0 } }
}
/// Puts values together.
@resultBuilder public enum IntentItemsBuilder<Result: Sendable> {
  /// One of them.
  public static func buildExpression(_ one: IntentItem<Result>) -> [IntentItem<Result>] { [one] }
  /// One of them.
  public static func buildExpression(_ one: Result) -> [IntentItem<Result>] { [IntentItem(one)] }
  /// All of them.
  public static func buildBlock(_ all: [IntentItem<Result>]...) -> [IntentItem<Result>] { all.flatMap { $0 } }
  /// Those of a loop.
  public static func buildArray(_ all: [[IntentItem<Result>]]) -> [IntentItem<Result>] { all.flatMap { $0 } }
}
/// Offers values.
public protocol DynamicOptionsProvider: Sendable {
  /// What is offered.
  associatedtype Result
  /// The one when none was chosen.
  associatedtype DefaultValue = Never
  /// The values.
  func results() async throws -> Result
  /// The one when none was chosen.
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds things.
public protocol EntityQuery: Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity
  /// How several are given.
  associatedtype Result: ResultsCollection = [Entity]
  /// Made by the system.
  init()
  /// Those of some names.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that are offered.
  func suggestedEntities() async throws -> Result
  /// The one when none was chosen.
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  /// None.
  public func defaultResult() async -> Entity? { nil }
}
extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}
/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// Those that words mean.
  func entities(matching string: String) async throws -> Result
}
/// Finds all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All.
  func allEntities() async throws -> [Entity]
}
/// Finds the one thing that there is.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// It.
  func uniqueEntity() async throws -> Entity
}

/// Finds things by what their properties are.
public protocol EntityPropertyQuery: EntityQuery {
  /// What comparing a property is made into.
  associatedtype ComparatorMappingType
  /// Which properties, and how they are compared.
  static var properties: QueryProperties { get }
  /// By which properties they are put in order.
  static var sortingOptions: SortingOptions { get }
  /// Those that fit.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
  ) async throws -> [Entity]
}
extension EntityPropertyQuery {
  /// Which properties, and how they are compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// One of them.
  public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  /// By which properties things are put in order.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// One of them.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// Whether all must hold, or one.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// An order.
  public typealias Sort<Value> = EntityQuerySort<Value>
  /// All comparisons hold whatever they are asked for: none by itself.
  public static var sortingOptions: SortingOptions { SortingOptions {} }
}
/// Whether all comparisons must hold, or one.
public enum EntityQueryComparatorMode: Sendable { case and, or }
/// An order of things.
public struct EntityQuerySort<Entity>: @unchecked Sendable {
  /// Which way.
  public enum Ordering: Sendable { case ascending, descending }
  /// By what.
  public let by: PartialKeyPath<Entity>
  /// Which way.
  public let order: Ordering
}
/// A property that things are put in order by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  /// By a property.
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
/// Properties that things are put in order by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  /// They.
  public init(@EntityQuerySortingOptionsBuilder<Entity> _ properties: () -> [EntityQuerySortableByProperty<Entity>]) {}
}
/// Puts them together.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// All of them.
  public static func buildBlock(_ all: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] { all }
}
/// Properties by which things are found.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: @unchecked Sendable {
  /// They.
  public init(@EntityQueryPropertiesBuilder<Entity, Mapping> _ properties: () -> [EntityQueryPropertyDeclaration]) {}
}
/// A property by which things are found, whatever it is.
public struct EntityQueryPropertyDeclaration {}
/// Puts them together.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
  /// One of them.
  public static func buildExpression<Value>(_ one: EntityQueryProperty<Entity, Value, Mapping>) -> EntityQueryPropertyDeclaration {
    .init()
  }
  /// All of them.
  public static func buildBlock(_ all: EntityQueryPropertyDeclaration...) -> [EntityQueryPropertyDeclaration] { all }
}
/// A property by which things are found.
public struct EntityQueryProperty<Entity: AppEntity, Value, Mapping> {
  /// With ways to compare it.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> [EntityQueryComparator<Value, Mapping>]
  ) {}
}
/// A way to compare, whatever it is.
public struct EntityQueryComparator<Value, Mapping> {}
/// Puts ways to compare together.
@resultBuilder public enum EntityQueryComparatorsBuilder<Value, Mapping> {
  /// It is the same.
  public static func buildExpression(_ one: EqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { .init() }
  /// It is another.
  public static func buildExpression(_ one: NotEqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { .init() }
  /// It has something in it.
  public static func buildExpression(_ one: ContainsComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { .init() }
  /// It begins so.
  public static func buildExpression(_ one: HasPrefixComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { .init() }
  /// It ends so.
  public static func buildExpression(_ one: HasSuffixComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { .init() }
  /// It is less.
  public static func buildExpression(_ one: LessThanComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { .init() }
  /// It is no more.
  public static func buildExpression(_ one: LessThanOrEqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
    .init()
  }
  /// It is more.
  public static func buildExpression(_ one: GreaterThanComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { .init() }
  /// It is no less.
  public static func buildExpression(_ one: GreaterThanOrEqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
    .init()
  }
  /// All of them.
  public static func buildBlock(_ all: EntityQueryComparator<Value, Mapping>...) -> [EntityQueryComparator<Value, Mapping>] { all }
}
/// It is the same.
public struct EqualToComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It is another.
public struct NotEqualToComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It has something in it.
public struct ContainsComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It begins so.
public struct HasPrefixComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It ends so.
public struct HasSuffixComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It is less.
public struct LessThanComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It is no more.
public struct LessThanOrEqualToComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It is more.
public struct GreaterThanComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It is no less.
public struct GreaterThanOrEqualToComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
/// It lies between two.
public struct IsBetweenComparator<Value, Mapping> {
  /// What it is made into.
  public init(mappingTransform: @escaping (Value, Value) -> Mapping) {}
}
extension EntityQueryComparatorsBuilder {
  /// It lies between two.
  public static func buildExpression(_ one: IsBetweenComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { .init() }
}
