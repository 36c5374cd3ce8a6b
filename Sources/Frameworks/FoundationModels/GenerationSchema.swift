import Foundation

/// What something is made of, as a model is told; none reads it here.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  /// A part of it.
  public struct Property: Sendable {
    /// What it is called.
    public let name: String
    /// What it is.
    public let description: String?
    /// A part with a type.
    public init<Value: Generable>(name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []) {
      (self.name, self.description) = (name, description)
    }
    /// A part with a type that need not be there.
    @_disfavoredOverload public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) {
      (self.name, self.description) = (name, description)
    }
  }
  private let names: [String]
  private let type: String
  /// Of parts.
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    (self.type, names) = ("\(type)", properties.map(\.name))
  }
  /// One of some words.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) { (self.type, names) = ("\(type)", choices) }
  /// One of some types.
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
    (self.type, names) = ("\(type)", types.map { "\($0)" })
  }
  /// Put together while the app runs.
  /// - Throws: nothing here, where it is not read.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws { (type, names) = (root.name, root.names) }
  public var debugDescription: String { "\(type)(\(names.joined(separator: ", ")))" }
}
/// What something is made of, put together while the app runs.
public struct DynamicGenerationSchema: Sendable {
  let name: String
  let names: [String]
  /// A part of it.
  public struct Property: Sendable {
    let name: String
    /// A part.
    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) { self.name = name }
  }
  /// Of parts.
  public init(name: String, description: String? = nil, properties: [Property]) { (self.name, names) = (name, properties.map(\.name)) }
  /// One of some words.
  public init(name: String, description: String? = nil, anyOf choices: [String]) { (self.name, names) = (name, choices) }
  /// One of some.
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    (self.name, names) = (name, choices.map(\.name))
  }
  /// A list.
  public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
    (name, names) = ("[\(itemSchema.name)]", [])
  }
  /// A type of Swift's.
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) { (name, names) = ("\(type)", []) }
  /// Another by its name.
  public init(referenceTo name: String) { (self.name, names) = (name, []) }
}
/// What a value may be; no model reads it here.
public struct GenerationGuide<Value>: Sendable {}
extension GenerationGuide where Value == String {
  /// This.
  public static func constant(_ value: String) -> Self { .init() }
  /// One of these.
  public static func anyOf(_ values: [String]) -> Self { .init() }
  /// Made so.
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { .init() }
}
extension GenerationGuide where Value: Comparable {
  /// This or more.
  public static func minimum(_ value: Value) -> Self { .init() }
  /// This or less.
  public static func maximum(_ value: Value) -> Self { .init() }
  /// One of these.
  public static func range(_ range: ClosedRange<Value>) -> Self { .init() }
}
extension GenerationGuide where Value == [Never] {
  /// At least so many.
  public static func minimumCount(_ count: Int) -> Self { .init() }
  /// At most so many.
  public static func maximumCount(_ count: Int) -> Self { .init() }
  /// So many.
  public static func count(_ range: ClosedRange<Int>) -> Self { .init() }
  /// So many.
  public static func count(_ count: Int) -> Self { .init() }
}
extension GenerationGuide {
  /// Each of them so.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] { .init() }
}
