import Foundation
import Observation

/// The phone's own model; this machine has none.
public final class SystemLanguageModel: Observable, Sendable {
  /// It.
  public static let `default` = SystemLanguageModel()
  /// For what it is used.
  public struct UseCase: Hashable, Sendable {
    private let name: String
    /// For everything.
    public static let general = UseCase(name: "general")
    /// To find words that sort.
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  /// What it keeps from saying.
  public struct Guardrails: Sendable {
    /// What is harmful.
    public static let `default` = Guardrails()
    /// Less, where words are only made into others.
    public static let permissiveContentTransformations = Guardrails()
    /// Less, as an early version called it.
    public static let developerProvided = Guardrails()
  }
  /// One's own addition to a model; none can be read.
  public struct Adapter: Sendable {
    /// From a file.
    /// - Throws: that there is no model.
    public init(fileURL: URL) throws { throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: "no model")) }
    /// By its name.
    /// - Throws: that there is no model.
    public init(name: String) throws { throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: "no model")) }
  }
  /// Whether it can be used.
  public enum Availability: Equatable, Sendable {
    /// Why not.
    public enum UnavailableReason: Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
    case available
    case unavailable(UnavailableReason)
  }
  /// The model for a use.
  public convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) { self.init() }
  /// The model with an addition.
  public convenience init(adapter: Adapter, guardrails: Guardrails = .default) { self.init() }
  private init() {}
  /// Whether it can be used: this machine can't have it.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Whether it can be used: no.
  public var isAvailable: Bool { false }
  /// Which languages it speaks: none.
  public var supportedLanguages: Set<Locale.Language> { [] }
  /// How many pieces of words it can keep in mind: none.
  public var contextSize: Int { 0 }
  /// Whether it speaks a language: no.
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
/// A talk with a model: it says nothing, and every question ends with an error.
public final class LanguageModelSession: Observable, @unchecked Sendable {
  /// What was said: what the model was told before.
  public private(set) var transcript: Transcript
  /// Whether it is about to answer: no.
  public var isResponding: Bool { false }
  /// With what it is told before.
  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
    self.init(words: instructions)
  }
  /// With what it is told before.
  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil) {
    self.init(words: instructions?.words)
  }
  /// With what it is told before, put together.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(words: try instructions().words) }
  /// With nothing.
  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = []) { self.init(words: nil) }
  /// With what was said before.
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) { self.transcript = transcript }
  private init(words: String?) {
    let told = words.map { Transcript.Entry.instructions(.init(segments: [.text(.init(content: $0))], toolDefinitions: [])) }
    transcript = Transcript(entries: told.map { [$0] } ?? [])
  }
  /// Makes it ready; it does nothing.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// An answer.
  public struct Response<Content: Sendable>: Sendable {
    /// What it says.
    public let content: Content
    /// What it says, as it was written.
    public let rawContent: GeneratedContent
    /// What was said for it.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }
  /// An answer as it comes; here it ends with an error.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    /// What has come so far.
    public struct Snapshot {
      /// It.
      public var content: Content.PartiallyGenerated
      /// As it was written.
      public var rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    /// Goes through it.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Ends with an error.
      /// - Throws: that there is no model.
      public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.refusal }
    }
    /// Goes through it.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    /// All of it.
    /// - Throws: that there is no model.
    public nonisolated(nonsending) func collect() async throws -> Response<Content> where Content: Sendable {
      throw LanguageModelSession.refusal
    }
  }
  /// Why there is no answer.
  public enum GenerationError: Error, LocalizedError, Sendable {
    /// What else is said of it.
    public struct Context: Sendable {
      /// In words for whom writes the app.
      public let debugDescription: String
      /// In words.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    /// Why it does not want to.
    public struct Refusal: Sendable {
      /// What was said.
      public init(transcriptEntries: [Transcript.Entry]) {}
    }
    case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context), unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context), decodingFailure(Context), rateLimited(Context), concurrentRequests(Context)
    case refusal(Refusal, Context)
    public var errorDescription: String? {
      if case .assetsUnavailable(let context) = self { context.debugDescription } else { nil }
    }
  }
  /// Why a tool did not do what it was asked.
  public struct ToolCallError: Error, LocalizedError {
    /// Which one.
    public var tool: any Tool
    /// Why.
    public var underlyingError: any Error
    /// Which one, and why.
    public init(tool: any Tool, underlyingError: any Error) { (self.tool, self.underlyingError) = (tool, underlyingError) }
  }
  static var refusal: GenerationError { .assetsUnavailable(.init(debugDescription: "There is no language model on this machine.")) }

  // MARK: Asking

  /// Asks for words.
  /// - Throws: that there is no model.
  @discardableResult public nonisolated(nonsending) func respond(to prompt: String, options: GenerationOptions = GenerationOptions())
    async throws -> Response<String>
  { throw Self.refusal }
  /// Asks for values.
  /// - Throws: that there is no model.
  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw Self.refusal }
  /// Asks for a value of a type.
  /// - Throws: that there is no model.
  @discardableResult public nonisolated(nonsending) func respond<Content: Generable & Sendable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.refusal }
  /// Asks for words as they come.
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> {
    ResponseStream()
  }
  /// Asks for values as they come.
  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }
  /// Asks for a value of a type as it comes.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  /// Asks for words.
  /// - Throws: that there is no model.
  @discardableResult public nonisolated(nonsending) func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
    async throws -> Response<String>
  { throw Self.refusal }
  /// Asks for values.
  /// - Throws: that there is no model.
  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw Self.refusal }
  /// Asks for a value of a type.
  /// - Throws: that there is no model.
  @discardableResult public nonisolated(nonsending) func respond<Content: Generable & Sendable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.refusal }
  /// Asks for words as they come.
  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> {
    ResponseStream()
  }
  /// Asks for values as they come.
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }
  /// Asks for a value of a type as it comes.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  /// Asks for words.
  /// - Throws: that there is no model.
  @discardableResult public nonisolated(nonsending) func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw Self.refusal }
  /// Asks for a value of a type.
  /// - Throws: that there is no model.
  @discardableResult public nonisolated(nonsending) func respond<Content: Generable & Sendable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw Self.refusal }
  /// Asks for words as they come.
  public func streamResponse(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) rethrows
    -> ResponseStream<String>
  { ResponseStream() }
  /// Asks for a value of a type as it comes.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }
  /// Tells the maker what one thinks of an answer; nobody hears. An empty file.
  @discardableResult public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [], desiredOutput: Transcript.Entry? = nil
  ) -> Data { Data() }
}
/// What one thinks of an answer.
public struct LanguageModelFeedback {
  /// Whether it is good.
  public enum Sentiment: CaseIterable, Sendable { case positive, negative, neutral }
  /// What is wrong with it.
  public struct Issue: Sendable {
    /// Of what kind.
    public enum Category: CaseIterable, Sendable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual, vulgarOrOffensive
      case triggeredGuardrailUnexpectedly
    }
    /// Something that is wrong.
    public init(category: Category, explanation: String? = nil) {}
  }
}
