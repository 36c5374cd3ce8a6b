import Foundation

/// What was said.
public struct Transcript: Equatable, RandomAccessCollection, Sendable {
  private var entries: [Entry]
  /// What was said so far.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  /// One of them.
  public subscript(index: Int) -> Entry { entries[index] }
  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Something that was said.
  public enum Entry: Equatable, Identifiable, Sendable {
    case instructions(Instructions), prompt(Prompt), toolCalls(ToolCalls), toolOutput(ToolOutput), response(Response)
    public var id: String {
      switch self {
      case .instructions(let it): it.id
      case .prompt(let it): it.id
      case .toolCalls(let it): it.id
      case .toolOutput(let it): it.id
      case .response(let it): it.id
      }
    }
  }
  /// A piece of it.
  public enum Segment: Equatable, Identifiable, Sendable, CustomStringConvertible {
    case text(TextSegment), structure(StructuredSegment)
    public var id: String {
      switch self {
      case .text(let it): it.id
      case .structure(let it): it.id
      }
    }
    public var description: String {
      switch self {
      case .text(let it): it.content
      case .structure(let it): it.content.jsonString
      }
    }
  }
  /// Words.
  public struct TextSegment: Equatable, Identifiable, Sendable {
    public var id: String
    /// They.
    public var content: String
    /// Words.
    public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
  }
  /// Values.
  public struct StructuredSegment: Equatable, Identifiable, Sendable {
    public var id: String
    /// Of what they are.
    public var source: String
    /// They.
    public var content: GeneratedContent
    /// Values.
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }
  /// What a model is told before.
  public struct Instructions: Equatable, Identifiable, Sendable {
    public var id: String
    /// In pieces.
    public var segments: [Segment]
    /// What it may have done.
    public var toolDefinitions: [ToolDefinition]
    /// In pieces.
    public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
      (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
    }
  }
  /// Something that a model may have done.
  public struct ToolDefinition: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// What it does.
    public var description: String
    /// A tool.
    public init(name: String, description: String, parameters: GenerationSchema) { (self.name, self.description) = (name, description) }
    /// A tool.
    public init(tool: some Tool) { (name, description) = (tool.name, tool.description) }
  }
  /// What a model is asked.
  public struct Prompt: Equatable, Identifiable, Sendable {
    public var id: String
    /// In pieces.
    public var segments: [Segment]
    /// How it chooses its words.
    public var options: GenerationOptions
    /// In pieces.
    public init(
      id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
      responseFormat: ResponseFormat? = nil
    ) { (self.id, self.segments, self.options) = (id, segments, options) }
  }
  /// What a model is asked for.
  public struct ResponseFormat: Equatable, Sendable {
    /// What it is called.
    public let name: String
    /// A type.
    public init<Content: Generable>(type: Content.Type) { name = "\(type)" }
    /// What it is made of.
    public init(schema: GenerationSchema) { name = schema.debugDescription }
  }
  /// What a model wants done.
  public struct ToolCalls: Equatable, Identifiable, RandomAccessCollection, Sendable {
    public var id: String
    private var calls: [ToolCall]
    /// Some things.
    public init<S: Sequence>(id: String = UUID().uuidString, _ calls: S) where S.Element == ToolCall {
      (self.id, self.calls) = (id, Array(calls))
    }
    public var startIndex: Int { calls.startIndex }
    public var endIndex: Int { calls.endIndex }
    /// One of them.
    public subscript(position: Int) -> ToolCall { calls[position] }
  }
  /// A thing that a model wants done.
  public struct ToolCall: Equatable, Identifiable, Sendable {
    public var id: String
    /// By whom.
    public var toolName: String
    /// With what.
    public var arguments: GeneratedContent
  }
  /// What came of a tool.
  public struct ToolOutput: Equatable, Identifiable, Sendable {
    public var id: String
    /// Of which.
    public var toolName: String
    /// In pieces.
    public var segments: [Segment]
    /// In pieces.
    public init(id: String, toolName: String, segments: [Segment]) { (self.id, self.toolName, self.segments) = (id, toolName, segments) }
  }
  /// What a model says.
  public struct Response: Equatable, Identifiable, Sendable {
    public var id: String
    /// What of the phone it took.
    public var assetIDs: [String]
    /// In pieces.
    public var segments: [Segment]
    /// In pieces.
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }
}
