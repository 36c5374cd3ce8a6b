import Foundation
import UIKit

// Films and what is made of them. None is read here.

/// A part of a film in time.
public struct CMTimeRange: Sendable, Equatable {
  /// Its beginning.
  public var start: CMTime
  /// Its length.
  public var duration: CMTime
  /// A part.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A part from one time to another.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Nothing.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No part.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// Its end.
  public var end: CMTime { start + duration }
}
/// A part of a film in time, in the words of C.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
extension CMTime: Comparable {
  /// The end of time.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// A time that is not known.
  public static let indefinite = CMTime.invalid
  /// Whether it is a time.
  public var isValid: Bool { timescale != 0 }
  /// Whether it is a time with an end.
  public var isNumeric: Bool { timescale != 0 }
  /// Whether it is not known.
  public var isIndefinite: Bool { timescale == 0 }
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  /// Both times added.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, other.timescale, 1))
  }
  /// What is left of one time without the other.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, other.timescale, 1))
  }
}
/// One time and another, in the words of C.
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }
/// One time less another, in the words of C.
public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }
/// Which comes first, in the words of C: -1, 0 or 1.
public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 { one < other ? -1 : one == other ? 0 : 1 }
extension NSValue {
  /// A time as an object.
  public convenience init(time: CMTime) { self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale))) }
  /// The time in an object.
  public var timeValue: CMTime { CMTime(value: Int64(rangeValue.location), timescale: Int32(clamping: rangeValue.length)) }
  /// The part in an object: none.
  public var timeRangeValue: CMTimeRange { .invalid }
}
/// A picture's or a sound's row in a film.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// What is in it.
  open var mediaType: AVMediaType { .video }
  /// How large its pictures are.
  open var naturalSize: CGSize { .zero }
  /// How they are turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// How many in a second.
  open var nominalFrameRate: Float { 0 }
  /// How much in a second.
  open var estimatedDataRate: Float { 0 }
  /// When.
  open var timeRange: CMTimeRange { .zero }
  /// Its number.
  open var trackID: Int32 { 0 }
}
/// What can be known of a film.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable () -> Value
}
extension AVAsyncProperty where Root == AVAsset {
  /// How long it is.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { .zero } }
  /// Its rows.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { [] } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { false } }
  /// What is told of it.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { [] } }
  /// What everybody tells of it.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { [] } }
}
extension AVAsyncProperty where Root == AVAssetTrack {
  /// How large its pictures are.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { .zero } }
  /// How they are turned.
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> { .init { .identity } }
  /// How many in a second.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init { 0 } }
}
extension AVAsset {
  /// Its rows: none.
  public var tracks: [AVAssetTrack] { [] }
  /// Its rows: none.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Its rows: none.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// Its rows: none.
  public func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
  /// What is asked of it: as of an empty film.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { property.value() }
  /// What is asked of it: as of an empty film.
  public func load<A, B>(_ one: AVAsyncProperty<AVAsset, A>, _ other: AVAsyncProperty<AVAsset, B>) async throws -> (A, B) {
    (one.value(), other.value())
  }
  /// Whether it can be played: no.
  public var isPlayable: Bool { false }
  /// Whether it can be written: no.
  public var isExportable: Bool { false }
  /// What is told of it: nothing.
  public var metadata: [AVMetadataItem] { [] }
  /// What everybody tells of it: nothing.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// How fast it is meant.
  public var preferredRate: Float { 1 }
  /// Told at once.
  public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
}
extension AVAssetTrack {
  /// What is asked of it: as of an empty row.
  public func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { property.value() }
  /// What is asked of it: as of an empty row.
  public func load<A, B>(_ one: AVAsyncProperty<AVAssetTrack, A>, _ other: AVAsyncProperty<AVAssetTrack, B>) async throws -> (A, B) {
    (one.value(), other.value())
  }
}
/// What is told of a film.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// What it is, as everybody calls it.
  open var commonKey: AVMetadataKey? { nil }
  /// What it is.
  open var identifier: AVMetadataIdentifier? { nil }
  /// What is told.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// What is told, in words.
  open var stringValue: String? { nil }
  /// What is told, as bytes.
  open var dataValue: Data? { nil }
  /// Those that are something: none.
  open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier)
    -> [AVMetadataItem]
  {
    []
  }
}
/// Something to be told of a film.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {}
/// What is told of a film, as everybody calls it.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// Who made it.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// What it is part of.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// Its picture.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// Who wrote it.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
}
/// What is told of a film.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// Who made it.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// Its picture.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
}
/// Makes pictures of a film: none.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// Kept.
  open var appliesPreferredTrackTransform = false
  /// Kept.
  open var maximumSize = CGSize.zero
  /// Kept.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Kept.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// The film.
  public let asset: AVAsset
  /// Of a film.
  public init(asset: AVAsset) { self.asset = asset }
  /// There is no picture.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError(.unknown) }
  /// There is no picture.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.unknown) }
  /// Makes nothing.
  open func cancelAllCGImageGeneration() {}
  /// There are no pictures.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {}
  /// What came of it.
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
}
/// How a file is written.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// MPEG-4 for the shop.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// MPEG-4, sound alone.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Core Audio.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// HEIC.
  public static let heic = AVFileType(rawValue: "public.heic")
}
/// As fine as can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Neither fine nor small.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Small.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// So many points.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// So many points.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// Writes a film: not here.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  /// Kept.
  open var outputURL: URL?
  /// Kept.
  open var outputFileType: AVFileType?
  /// Kept.
  open var timeRange = CMTimeRange.zero
  /// Kept.
  open var shouldOptimizeForNetworkUse = false
  /// Kept.
  open var videoComposition: AVVideoComposition?
  /// Kept.
  open var audioMix: AVAudioMix?
  /// How far it is: it fails.
  open var status: Status { .failed }
  /// Why.
  open var error: (any Error)? { AVError(.exportFailed) }
  /// How much is done.
  open var progress: Float { 0 }
  /// What may be written.
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4] }
  /// Of a film.
  public init?(asset: AVAsset, presetName: String) {}
  /// Writes nothing.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  /// Writes nothing.
  open func export() async {}
  /// Writes nothing.
  open func cancelExport() {}
}
/// Several films in one.
open class AVComposition: AVAsset, @unchecked Sendable {}
/// Several films in one, to be changed.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  /// Empty.
  public override init() {}
  /// One row more.
  open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: Int32) -> AVMutableCompositionTrack? {
    AVMutableCompositionTrack()
  }
  /// Kept by nobody.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}
  /// Kept by nobody.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
/// A row that gets its number by itself.
public let kCMPersistentTrackID_Invalid: Int32 = 0
/// A row of several films in one.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private var turned = CGAffineTransform.identity
  open override var preferredTransform: CGAffineTransform {
    get { turned }
    set { turned = newValue }
  }
  /// Kept by nobody.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {}
  /// Kept by nobody.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  /// Kept by nobody.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
/// How a film's pictures are changed.
open class AVVideoComposition: NSObject, @unchecked Sendable {}
/// How a film's pictures are changed, to be said.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  /// How long a picture stays.
  open var frameDuration = CMTime.invalid
  /// How large they are.
  open var renderSize = CGSize.zero
  /// What is done.
  open var instructions: [AVVideoCompositionInstruction] = []
  /// What lies over them.
  open var animationTool: AVVideoCompositionCoreAnimationTool?
  /// Nothing.
  public override init() {}
}
/// What is done with pictures for a time.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {}
/// What is done with pictures for a time, to be said.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
  /// When.
  open var timeRange = CMTimeRange.zero
  /// What is done with each row.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  /// Nothing.
  public override init() {}
}
/// What is done with a row.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {}
/// What is done with a row, to be said.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
  /// With a row.
  public init(assetTrack track: AVAssetTrack) {}
  /// Kept by nobody.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Kept by nobody.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}
/// Lays layers over a film.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  /// A layer for the film and one around it.
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
}
/// How a film's sound is changed.
open class AVAudioMix: NSObject, @unchecked Sendable {
  fileprivate var parameters: [AVAudioMixInputParameters] = []
  /// How loud each row is.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }
}
/// How a film's sound is changed, to be said.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  /// How loud each row shall be.
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
  /// Nothing.
  public override init() {}
}
/// Gives a film's pictures: none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// As they are to be written.
  public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}
  /// As they are to be written.
  public init(outputSettings: [String: any Sendable]?) {}
  /// Who would be told.
  open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {}
  /// Nobody is told, as there is none.
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
  /// Whether there is a new one: no.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  /// None.
  open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?)
    -> CVPixelBuffer?
  { nil }
}
