import AVFoundation
import Foundation

/// Who is told how listening goes; nobody listens here.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// Somebody speaks.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// What they may have said.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// What they said.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// Nothing more is heard.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// It was ended.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// It is done.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
  /// Does nothing.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
  /// Does nothing.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// A part of what was said.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The words.
  open var substring: String { "" }
  /// Where they stand.
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  /// When they were said, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// How long, in seconds.
  open var duration: TimeInterval { 0 }
  /// How sure it is, 0 to 1.
  open var confidence: Float { 0 }
  /// What else it may have been.
  open var alternativeSubstrings: [String] { [] }
}
extension SFTranscription {
  /// The parts: none.
  public var segments: [SFTranscriptionSegment] { [] }
}
extension SFSpeechRecognitionResult {
  /// All that it may have been, the surest first: what was heard alone.
  public var transcriptions: [SFTranscription] { [bestTranscription] }
}
extension SFSpeechRecognizer {
  /// The languages that are known: none here.
  public class func supportedLocales() -> Set<Locale> { [] }
  /// Whether nothing is sent for it: no.
  public var supportsOnDeviceRecognition: Bool { false }
  /// Listens; ends at once with word to the delegate.
  @discardableResult public func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
    return task
  }
}
extension SFSpeechRecognitionTask {
  /// How it stands: done.
  public var state: SFSpeechRecognitionTaskState { .completed }
  /// Whether nothing more is heard.
  public var isFinishing: Bool { true }
  /// Whether it was ended: no.
  public var isCancelled: Bool { false }
}
extension SFSpeechAudioBufferRecognitionRequest {
  /// More of what is heard; nobody listens.
  public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
}
