@_exported import Foundation
import SwiftUI

/// Why nothing was put into another language.
public struct TranslationError: LocalizedError, Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// The language it is in is none that is known.
  public static let unsupportedSourceLanguage = TranslationError("unsupportedSourceLanguage")
  /// The language it should be in is none that is known.
  public static let unsupportedTargetLanguage = TranslationError("unsupportedTargetLanguage")
  /// Between these two languages nothing is known.
  public static let unsupportedLanguagePairing = TranslationError("unsupportedLanguagePairing")
  /// Its language could not be told.
  public static let unableToIdentifyLanguage = TranslationError("unableToIdentifyLanguage")
  /// There are no words.
  public static let nothingToTranslate = TranslationError("nothingToTranslate")
  /// Something else.
  public static let internalError = TranslationError("internalError")
  /// It was ended.
  public static let alreadyCancelled = TranslationError("alreadyCancelled")
  /// The languages are not on the phone.
  public static let notInstalled = TranslationError("notInstalled")
  /// In words.
  public var errorDescription: String? { "Nothing was translated (\(name))." }
  /// Whether an error is of a kind.
  public static func ~= (cause: TranslationError, error: any Error) -> Bool { (error as? TranslationError) == cause }
}

/// Puts words into another language: none is on this phone.
public final class TranslationSession: @unchecked Sendable {
  /// From which language into which.
  public struct Configuration: Equatable, Sendable {
    /// The language the words are in; nil = what they seem to be.
    public var source: Locale.Language?
    /// The language they should be in; nil = the user's.
    public var target: Locale.Language?
    /// How often it was asked for anew.
    public private(set) var version = 0
    /// From one language into another.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }
    /// Asks for the same anew.
    public mutating func invalidate() { version += 1 }
  }
  /// Words to be put into another language.
  public struct Request: Equatable, Sendable {
    /// The words.
    public let sourceText: String
    /// What the answer is known by; nil for none.
    public let clientIdentifier: String?
    /// Words, with what their answer is known by.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  /// Words in another language.
  public struct Response: Equatable, Sendable {
    /// The language they were in.
    public let sourceLanguage: Locale.Language
    /// The language they are in.
    public let targetLanguage: Locale.Language
    /// The words as they were.
    public let sourceText: String
    /// The words as they are.
    public let targetText: String
    /// What was asked with them.
    public let clientIdentifier: String?
  }
  /// Answers one after the other, as they come.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response
    /// Goes through them: the first asking throws.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next.
      /// - Throws: `TranslationError.notInstalled`.
      public mutating func next() async throws -> Response? { throw TranslationError.notInstalled }
    }
    /// Goes through them.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// The language the words are in; nil = not said.
  public let sourceLanguage: Locale.Language?
  /// The language they should be in; nil = not said.
  public let targetLanguage: Locale.Language?
  /// Between two languages that are on the phone.
  public init(installedSource: Locale.Language, target: Locale.Language? = nil) {
    (sourceLanguage, targetLanguage) = (installedSource, target)
  }
  /// Whether both languages are on the phone: no.
  public var isReady: Bool { get async { false } }
  /// Whether languages may be fetched: no.
  public var canRequestDownloads: Bool { false }
  /// Ends it.
  public func cancel() {}
  /// Asks the user for what has to be fetched.
  /// - Throws: `TranslationError.notInstalled`.
  public func prepareTranslation() async throws { throw TranslationError.notInstalled }
  /// Words in the other language.
  /// - Throws: `TranslationError.nothingToTranslate` for no words, else `TranslationError.notInstalled`.
  public func translate(_ string: String) async throws -> Response {
    throw string.isEmpty ? TranslationError.nothingToTranslate : .notInstalled
  }
  /// Several, in their order.
  /// - Throws: `TranslationError.notInstalled`.
  public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.notInstalled }
  /// Several, as they come.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
}

/// Which languages are known: none on this phone.
public final class LanguageAvailability: Sendable {
  /// Whether words can be put from one language into another.
  public enum Status: Sendable {
    /// The languages are there.
    case installed
    /// They may be fetched.
    case supported
    /// They are not known.
    case unsupported
  }
  /// The phone's.
  public init() {}
  /// The languages that are known: none.
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  /// Whether one language can be put into another: no.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
  /// Whether words can be put into a language: no.
  /// - Throws: `TranslationError.nothingToTranslate` for no words.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    if text.isEmpty { throw TranslationError.nothingToTranslate }
    return .unsupported
  }
}

extension View {
  /// Would show a sheet with words in another language; nothing is shown.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }
  /// Would hand a session to `action` when the languages are said; nobody has one here, so it is not called.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?, action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }
  /// Would hand a session to `action` when the view appears; nobody has one here, so it is not called.
  nonisolated public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }
}
