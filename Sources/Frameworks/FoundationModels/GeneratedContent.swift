@_exported import Foundation

/// What can be asked of a model as words.
public protocol PromptRepresentable {
  /// The words.
  var promptRepresentation: Prompt { get }
}
/// What can be told a model as instructions.
public protocol InstructionsRepresentable {
  /// The words.
  var instructionsRepresentation: Instructions { get }
}
/// What can be written as a model's words.
public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
  /// As it is written.
  var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
  /// As it is written.
  public var promptRepresentation: Prompt { Prompt(generatedContent.jsonString) }
  /// As it is written.
  public var instructionsRepresentation: Instructions { Instructions(generatedContent.jsonString) }
}
/// What can be read from a model's words.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Reads it.
  /// - Throws: that it is something else.
  init(_ content: GeneratedContent) throws
}
/// What a model can be asked for.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// The same while it comes.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  /// What it is made of.
  static var generationSchema: GenerationSchema { get }
}
extension Generable {
  /// As if it had come so far.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    do { return try PartiallyGenerated(generatedContent) } catch {
      fatalError("\(Self.self) could not be read as it was written: \(error)")
    }
  }
}
/// The same while it comes.
public typealias _Partial<Content: Generable> = Content.PartiallyGenerated
/// A word that is none of a choice's.
public struct _UnknownChoice: Error { public init() {} }

/// Which of a model's answers something belongs to.
public struct GenerationID: Hashable, Codable, Sendable {
  private var name = UUID()
  /// A new one.
  public init() {}
}
/// A model's words: a value, a list, or values with names.
public struct GeneratedContent: Generable, Equatable, Sendable, CustomDebugStringConvertible {
  /// What it is.
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  /// What it is.
  public let kind: Kind
  /// Which answer it belongs to; nil = none.
  public var id: GenerationID?
  /// Whether all of it has come.
  public var isComplete: Bool { true }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { self }
  public var debugDescription: String { jsonString }

  /// By what it is.
  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
  /// The same.
  public init(_ content: GeneratedContent) throws { self = content }
  /// A value.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  /// A value of an answer.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) { self.init(kind: value.generatedContent.kind, id: id) }
  /// Values with names; of one name the last.
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    var values: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (key, value) in properties {
      if values.updateValue(value.generatedContent, forKey: key) == nil { keys.append(key) }
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }
  /// A list.
  public init<S: Sequence>(elements: S, id: GenerationID? = nil) where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }
  /// Of JSON.
  /// - Throws: that it is none.
  public init(json: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: [.fragmentsAllowed])
    self.init(kind: Self.kind(of: value))
  }
  private static func kind(of value: Any) -> Kind {
    switch value {
    case let text as String: return .string(text)
    case let number as NSNumber: return CFBooleanCheck.isBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
    case let list as [Any]: return .array(list.map { GeneratedContent(kind: kind(of: $0)) })
    case let values as [String: Any]:
      return .structure(
        properties: values.mapValues { GeneratedContent(kind: kind(of: $0)) }, orderedKeys: values.keys.sorted())
    default: return .null
    }
  }
  /// As JSON, the names in their order.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    case .string(let text): Self.quoted(text)
    case .array(let list): "[" + list.map(\.jsonString).joined(separator: ", ") + "]"
    case .structure(let values, let keys):
      "{" + keys.compactMap { key in values[key].map { "\(Self.quoted(key)): \($0.jsonString)" } }.joined(separator: ", ") + "}"
    }
  }
  private static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
  /// Reads all of it.
  /// - Throws: that it is something else.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value { try Value(self) }
  /// Reads the value of a name.
  /// - Throws: that there is none, or that it is something else.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value {
    guard case .structure(let values, _) = kind else { throw _WrongContent() }
    if let value = values[property] { return try Value(value) }
    return try Value(GeneratedContent(kind: .null))
  }
  /// Reads the value of a name as far as it has come; nil = not yet.
  public func _partial<Value: Generable>(_ type: Value.Type, forProperty property: String) throws -> Value.PartiallyGenerated? {
    guard case .structure(let values, _) = kind, let value = values[property], value.kind != .null else { return nil }
    return try Value.PartiallyGenerated(value)
  }
  private enum CFBooleanCheck {
    static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
  }
}
/// Words that are something else than was asked for.
struct _WrongContent: Error {}

extension String: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
  /// Reads words.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else { throw _WrongContent() }
    self = text
  }
  /// The words themselves.
  public var promptRepresentation: Prompt { Prompt(self) }
  /// The words themselves.
  public var instructionsRepresentation: Instructions { Instructions(self) }
}
extension Bool: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
  /// Reads a truth.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw _WrongContent() }
    self = value
  }
}
extension Int: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
  /// Reads a whole number.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else { throw _WrongContent() }
    self = value
  }
}
extension Double: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
  /// Reads a number.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else { throw _WrongContent() }
    self = number
  }
}
extension Float: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
  /// Reads a number.
  public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }
}
extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue)) }
  /// Reads a number.
  public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {}
extension Array: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent, Generable
where Element: Generable {
  /// The same while it comes.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}
extension Array where Element: ConvertibleFromGeneratedContent {
  /// Reads a list.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let list) = content.kind else { throw _WrongContent() }
    self = try list.map { try Element($0) }
  }
}
extension Optional: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent, ConvertibleFromGeneratedContent,
  Generable
where Wrapped: Generable {
  /// The same while it comes.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
  public static var generationSchema: GenerationSchema { Wrapped.generationSchema }
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
  /// Reads a value, or nothing.
  public init(_ content: GeneratedContent) throws { self = content.kind == .null ? nil : try Wrapped(content) }
}
extension Never: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .null) }
  /// There is none.
  /// - Throws: always.
  public init(_ content: GeneratedContent) throws { throw _WrongContent() }
}
