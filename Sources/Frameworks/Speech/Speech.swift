@_exported import AVFoundation
@_exported import Foundation

/// Whether words may be recognized.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// Recognizes words; none here.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// In the user's language.
  public override convenience init() { self.init(locale: .current)! }
  /// In a language.
  public init?(locale: Locale) { self.locale = locale }
  /// The language.
  public let locale: Locale
  /// Whether it can: no.
  open var isAvailable: Bool { false }
  /// Who would be told.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Whether it may: no.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks whether it may: no.
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) { handler(.denied) }
  /// Recognizes; it fails.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, SFSpeechError(.internalServiceError))
    return SFSpeechRecognitionTask()
  }
}
/// Who is told whether it can.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// It can, or no longer.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
/// What is recognized.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Whether parts are told.
  open var shouldReportPartialResults = true
  /// What kind of words are spoken.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Words that are likely.
  open var contextualStrings: [String] = []
  /// Whether signs are set between words.
  open var addsPunctuation = false
  /// Whether only here.
  open var requiresOnDeviceRecognition = false
}
/// Sound as it comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// One.
  public override init() {}
  /// No more comes.
  open func endAudio() {}
}
/// A file of sound.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// A file.
  public init(url URL: URL) {}
}
/// What runs.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Gives up.
  open func cancel() {}
  /// Ends.
  open func finish() {}
}
/// What was recognized: nothing.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The best.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// Whether it is all.
  open var isFinal: Bool { true }
}
/// Words.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// They.
  open var formattedString: String { "" }
}
/// What kind of words are spoken.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
/// How far a task is.
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
