import Foundation

/// What a model is asked.
public struct Prompt: PromptRepresentable, Sendable {
  let words: String
  /// Words.
  public init(_ content: some PromptRepresentable) { words = content.promptRepresentation.words }
  /// Words.
  public init(_ words: String) { self.words = words }
  /// Words, put together.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  /// Itself.
  public var promptRepresentation: Prompt { self }
}
/// Puts what a model is asked together, a line each.
@resultBuilder public struct PromptBuilder {
  /// One line.
  public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> Prompt { expression.promptRepresentation }
  /// All lines.
  public static func buildBlock(_ components: Prompt...) -> Prompt { buildArray(components) }
  /// The lines of a loop.
  public static func buildArray(_ prompts: [Prompt]) -> Prompt {
    Prompt(prompts.map(\.words).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
  /// The first of two.
  public static func buildEither(first component: Prompt) -> Prompt { component }
  /// The second of two.
  public static func buildEither(second component: Prompt) -> Prompt { component }
  /// Some lines, or none.
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt("") }
  /// Those of newer systems.
  public static func buildLimitedAvailability(_ prompt: Prompt) -> Prompt { prompt }
}
/// What a model is told before.
public struct Instructions: InstructionsRepresentable, Sendable {
  let words: String
  /// Words.
  public init(_ content: some InstructionsRepresentable) { words = content.instructionsRepresentation.words }
  /// Words.
  public init(_ words: String) { self.words = words }
  /// Words, put together.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
  /// Itself.
  public var instructionsRepresentation: Instructions { self }
}
/// Puts what a model is told together, a line each.
@resultBuilder public struct InstructionsBuilder {
  /// One line.
  public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> Instructions {
    expression.instructionsRepresentation
  }
  /// All lines.
  public static func buildBlock(_ components: Instructions...) -> Instructions { buildArray(components) }
  /// The lines of a loop.
  public static func buildArray(_ all: [Instructions]) -> Instructions {
    Instructions(all.map(\.words).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
  /// The first of two.
  public static func buildEither(first component: Instructions) -> Instructions { component }
  /// The second of two.
  public static func buildEither(second component: Instructions) -> Instructions { component }
  /// Some lines, or none.
  public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions("") }
  /// Those of newer systems.
  public static func buildLimitedAvailability(_ instructions: Instructions) -> Instructions { instructions }
}
/// Something that a model may have done; none asks here.
public protocol Tool<Arguments, Output>: Sendable {
  /// What comes of it.
  associatedtype Output: PromptRepresentable
  /// With what it is asked.
  associatedtype Arguments: ConvertibleFromGeneratedContent
  /// What it is called.
  var name: String { get }
  /// What it does.
  var description: String { get }
  /// What it is asked with.
  var parameters: GenerationSchema { get }
  /// Whether the model is told what it is asked with.
  var includesSchemaInInstructions: Bool { get }
  /// Does it.
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  /// As its type.
  public var name: String { "\(Self.self)" }
  /// It is.
  public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
  /// As its arguments say.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
/// What came of a tool, as early versions of the framework had it.
public struct ToolOutput: PromptRepresentable, Sendable {
  private let words: String
  /// Words.
  public init(_ string: String) { words = string }
  /// A value.
  public init(_ content: GeneratedContent) { words = content.jsonString }
  /// The words.
  public var promptRepresentation: Prompt { Prompt(words) }
}
/// How a model chooses its words; no model reads it here.
public struct GenerationOptions: Equatable, Sendable {
  /// Which of the likely words are taken.
  public struct SamplingMode: Equatable, Sendable {
    private let name: String
    /// The likeliest.
    public static var greedy: Self { .init(name: "greedy") }
    /// One of the likeliest.
    public static func random(top k: Int, seed: UInt64? = nil) -> Self { .init(name: "top \(k) \(seed ?? 0)") }
    /// One of the likeliest, by what they are likely together.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self {
      .init(name: "threshold \(probabilityThreshold) \(seed ?? 0)")
    }
  }
  /// Which of the likely words are taken; nil = as the model likes.
  public var sampling: SamplingMode?
  /// How bold it is, 0 to 1; nil = as the model likes.
  public var temperature: Double?
  /// How many pieces of words at most; nil = as the model likes.
  public var maximumResponseTokens: Int?
  /// How.
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
  }
}
