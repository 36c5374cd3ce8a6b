@_exported import Foundation
import UIKit

/// A time as a fraction of seconds.
public struct CMTime: Sendable, Equatable {
  /// The numerator.
  public var value: Int64
  /// The denominator.
  public var timescale: Int32
  /// A time.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// A time in seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// In seconds; NaN for none.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}
/// In seconds; NaN for none.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A film or a sound by its place.
open class AVAsset: NSObject, @unchecked Sendable {
  /// A film by its place.
  public convenience init(url: URL) { self.init() }
  /// How long: not known.
  open var duration: CMTime { .invalid }
}
/// A film or a sound by its place.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Its place.
  open private(set) var url = URL(fileURLWithPath: "/")
  /// A film by its place.
  public convenience init(url: URL, options: [String: Any]? = nil) {
    self.init()
    self.url = url
  }
}
/// A film that is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The film.
  public let asset: AVAsset
  /// A film by its place.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// A film.
  public init(asset: AVAsset) { self.asset = asset }
  /// How long: not known.
  open var duration: CMTime { .invalid }
}
extension NSNotification.Name {
  /// A film is at its end; never sent.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
/// Plays films; nothing plays here.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// What a player does.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// What it does at an end.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// The film.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast: 0.
  open var rate: Float = 0
  /// Kept.
  open var volume: Float = 1
  /// Kept.
  open var isMuted = false
  /// Kept.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Nothing.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// Nothing to play.
  public override init() {}
  /// Plays a film.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// Plays a film.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Does nothing.
  open func play() {}
  /// Does nothing.
  open func pause() {}
  /// Goes nowhere.
  open func seek(to time: CMTime) {}
  /// Another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// The beginning.
  open func currentTime() -> CMTime { .zero }
  /// Never called.
  open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void)
    -> Any
  {
    NSObject()
  }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}
/// Plays films one after the other; nothing plays here.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// Plays films.
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}
/// Plays a film again and again; nothing plays here.
open class AVPlayerLooper: NSObject {
  /// Plays nothing.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
/// How a film fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it shows.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// It fills.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It is stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
/// Shows a film; nothing here.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// Kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Shows nothing.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
/// Plays a sound; nothing plays here.
open class AVAudioPlayer: NSObject {
  /// Who would be told.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether it plays: no.
  open var isPlaying: Bool { false }
  /// In seconds: 0.
  open var duration: TimeInterval { 0 }
  /// Kept.
  open var currentTime: TimeInterval = 0
  /// Kept.
  open var volume: Float = 1
  /// Kept.
  open var rate: Float = 1
  /// Kept.
  open var numberOfLoops = 0
  /// Kept.
  open var enableRate = false
  /// A sound; the file is not read.
  public init(contentsOf url: URL) throws {}
  /// A sound; the data are not read.
  public init(data: Data) throws {}
  /// Nothing plays.
  @discardableResult open func play() -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
  /// Nothing is prepared.
  @discardableResult open func prepareToPlay() -> Bool { false }
}
/// Who is told of sounds; nobody ever is.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// A sound is at its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
/// How an app sounds among others; nothing here.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app plays.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds beside.
    public static let ambient = Category(rawValue: "ambient")
    /// Films and music.
    public static let playback = Category(rawValue: "playback")
    /// Speech.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// Nothing; it records.
    public static let record = Category(rawValue: "record")
    /// Sounds alone.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
  }
  /// For what.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Mode(rawValue: "default")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
  }
  /// With whom.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// From the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  private static let shared = AVAudioSession()
  /// The app's.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// Does nothing.
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  /// Does nothing.
  open func setActive(_ active: Bool) throws {}
}
/// What devices record.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Film.
  public static let video = Self(rawValue: "vide")
  /// Sound.
  public static let audio = Self(rawValue: "soun")
}
/// Whether something may be done.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// A camera or a microphone: none here.
open class AVCaptureDevice: NSObject {
  /// None.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Nothing was decided.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// No.
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    handler(false)
  }
  /// No.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
/// Speaks; nothing here.
open class AVSpeechSynthesizer: NSObject {
  /// Whether it speaks: no.
  open var isSpeaking: Bool { false }
  /// Says nothing.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Stops nothing.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
/// What is spoken.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// Kept.
  open var rate: Float = 0.5
  /// Kept.
  open var pitchMultiplier: Float = 1
  /// Kept.
  open var volume: Float = 1
  /// Kept.
  open var voice: AVSpeechSynthesisVoice?
  /// Words.
  public init(string: String) { speechString = string }
}
/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// A voice of a language.
  public init?(language languageCode: String?) {}
}
