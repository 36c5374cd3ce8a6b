import Foundation
import UIKit

// What takes films apart and puts them together. None is read or written here: readers and writers fail with the documented error.

/// Takes a film apart: none is read here, so it fails when it begins.
open class AVAssetReader: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable { case unknown = 0, reading, completed, failed, cancelled }
  /// The film.
  public let asset: AVAsset
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it failed; nil while it has not.
  open private(set) var error: (any Error)?
  /// Which part is read.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// What it gives.
  open private(set) var outputs: [AVAssetReaderOutput] = []
  /// One for a film.
  /// - Throws: never here.
  public init(asset: AVAsset) throws { self.asset = asset }
  /// Whether it can give something: yes, while it has not begun.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown }
  /// Gives something besides.
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  /// Begins; whether it could: no, `AVError.decoderNotFound`.
  @discardableResult open func startReading() -> Bool {
    (status, error) = (.failed, AVError(.decoderNotFound))
    return false
  }
  /// Ends.
  open func cancelReading() { if status != .failed { status = .cancelled } }
}
/// What a reader gives: nothing.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  fileprivate let kind: AVMediaType
  init(_ kind: AVMediaType) { self.kind = kind }
  /// Pictures or sounds.
  open var mediaType: AVMediaType { kind }
  /// Whether each piece may be changed.
  open var alwaysCopiesSampleData = true
  /// Whether other parts may be asked for later.
  open var supportsRandomAccess = false
  /// The next piece: none.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  /// Asks for other parts.
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
}
/// Pieces of a row of pictures or sounds.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The row.
  public let track: AVAssetTrack
  /// In which form; nil = as they are kept.
  public let outputSettings: [String: Any]?
  /// Pieces of a row.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
    super.init(track.mediaType)
  }
}
/// Sounds of several rows together.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The rows.
  public let audioTracks: [AVAssetTrack]
  /// How loud each is.
  open var audioMix: AVAudioMix?
  /// Sounds of several rows together.
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    self.audioTracks = audioTracks
    super.init(.audio)
  }
}
/// Pictures of several rows together.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The rows.
  public let videoTracks: [AVAssetTrack]
  /// How they lie on each other.
  open var videoComposition: AVVideoComposition?
  /// Pictures of several rows together.
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    self.videoTracks = videoTracks
    super.init(.video)
  }
}

/// Puts a film together: none is written here, so it fails when it begins.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable { case unknown = 0, writing, completed, failed, cancelled }
  /// Where the film would lie.
  public let outputURL: URL
  /// What kind of file.
  public let outputFileType: AVFileType
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it failed; nil while it has not.
  open private(set) var error: (any Error)?
  /// What is put in.
  open private(set) var inputs: [AVAssetWriterInput] = []
  /// What is told of the film.
  open var metadata: [AVMetadataItem] = []
  /// Whether it may be shown while it comes.
  open var shouldOptimizeForNetworkUse = false
  /// How long the pieces are that it can be cut into.
  open var movieFragmentInterval = CMTime.invalid
  /// How many parts of a second there are; 0 = as the inputs have it.
  open var movieTimeScale: Int32 = 0
  /// One for a file.
  /// - Throws: `CocoaError.fileWriteFileExists` where one lies there already.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    if FileManager.default.fileExists(atPath: outputURL.path) { throw CocoaError(.fileWriteFileExists) }
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
  }
  /// One for a file of a kind.
  /// - Throws: `CocoaError.fileWriteFileExists` where one lies there already.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  /// Whether something may be put in: yes, while it has not begun.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown }
  /// Puts something in.
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  /// Whether a form can be written: yes.
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { true }
  /// Begins; whether it could: no, `AVError.encoderNotFound`.
  @discardableResult open func startWriting() -> Bool {
    (status, error) = (.failed, AVError(.encoderNotFound))
    return false
  }
  /// What is put in counts from a time on.
  open func startSession(atSourceTime startTime: CMTime) {}
  /// What is put in counts up to a time.
  open func endSession(atSourceTime endTime: CMTime) {}
  /// Ends, and tells.
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  /// Ends.
  open func finishWriting() async {}
  /// Ends, and leaves no file.
  open func cancelWriting() { if status != .failed { status = .cancelled } }
}
/// What is put into a film.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  /// Pictures or sounds.
  public let mediaType: AVMediaType
  /// In which form; nil = as it is.
  public let outputSettings: [String: Any]?
  /// Whether it comes as it happens.
  open var expectsMediaDataInRealTime = false
  /// How it is turned.
  open var transform = CGAffineTransform.identity
  /// How large it is.
  open var naturalSize = CGSize.zero
  /// How loud, 0 to 1.
  open var preferredVolume: Float = 1
  /// How many parts of a second there are; 0 = as they come.
  open var mediaTimeScale: Int32 = 0
  /// What is told of it.
  open var metadata: [AVMetadataItem] = []
  /// Whether more may be put in: nothing is written.
  open var isReadyForMoreMediaData: Bool { false }
  /// Something of a form.
  public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
  }
  /// Something of a form, and what it comes in.
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
  }
  /// Calls when more may be put in; it never may here, so nobody is called.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
  /// Puts a piece in; whether it could: no.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  /// There is no more.
  open func markAsFinished() {}
}
/// Puts pictures into a film.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  /// Where they go.
  public let assetWriterInput: AVAssetWriterInput
  /// In which form they come; nil = not said.
  public let sourcePixelBufferAttributes: [String: Any]?
  /// Where empty ones are had from: nowhere.
  open var pixelBufferPool: CVPixelBufferPool? { nil }
  /// Puts pictures into a film.
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]?) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
  }
  /// Puts a picture in; whether it could: no.
  @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
/// Where empty pictures are had from: there is none.
open class CVPixelBufferPool: NSObject, @unchecked Sendable {
  override init() {}
}
