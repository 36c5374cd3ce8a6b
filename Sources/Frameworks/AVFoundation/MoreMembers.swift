import Foundation
import UIKit

// More of players, recorders, voices and sessions. Nothing is heard here, so nothing of it is kept.

extension AVAudioPlayer {
  /// Whether loudness is measured; nothing is.
  public var isMeteringEnabled: Bool {
    get { false }
    set {}
  }
  /// Between the left ear, -1, and the right, 1.
  public var pan: Float {
    get { 0 }
    set {}
  }
  /// What it plays.
  public var url: URL? { nil }
  /// Its bytes.
  public var data: Data? { nil }
  /// How many channels.
  public var numberOfChannels: Int { 2 }
  /// How its sound is written.
  public var settings: [String: Any] { [:] }
  /// How its sound is written.
  public var format: AVAudioFormat { AVAudioFormat() }
  /// The clock of its device.
  public var deviceCurrentTime: TimeInterval { 0 }
  /// Measures nothing.
  public func updateMeters() {}
  /// In decibels: silence.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// In decibels: silence.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Plays nothing.
  @discardableResult public func play(atTime time: TimeInterval) -> Bool { false }
  /// Changes nothing.
  public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Something to play, told its kind.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
  /// Something to play, told its kind.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
}
extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
extension AVAudioRecorder {
  /// In decibels: silence.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Records nothing.
  @discardableResult public func record(forDuration duration: TimeInterval) -> Bool { false }
  /// The clock of its device.
  public var deviceCurrentTime: TimeInterval { 0 }
  /// A recorder of a format.
  public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: [:]) }
}
extension AVPlayer {
  /// Why it fails, if it does.
  public var error: (any Error)? { nil }
  /// Whether it can play: not known.
  public var status: Status { .unknown }
  /// Whether it can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Why it waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// More must come first.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
  }
  /// Why it waits.
  public var reasonForWaitingToPlay: WaitingReason? { nil }
  /// Whether it waits for more first.
  public var automaticallyWaitsToMinimizeStalling: Bool {
    get { true }
    set {}
  }
  /// Whether other screens may show it.
  public var allowsExternalPlayback: Bool {
    get { true }
    set {}
  }
  /// Whether another screen shows it: no.
  public var isExternalPlaybackActive: Bool { false }
  /// Whether the screen stays on.
  public var preventsDisplaySleepDuringVideoPlayback: Bool {
    get { true }
    set {}
  }
  /// How fast it would play.
  public var defaultRate: Float {
    get { 1 }
    set {}
  }
  /// Plays nothing.
  public func playImmediately(atRate rate: Float) {}
  /// Goes nowhere.
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(true) }
  /// Goes nowhere.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Goes nowhere.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(true) }
  /// Goes nowhere.
  @discardableResult public func seek(to time: CMTime) async -> Bool { true }
  /// Goes nowhere.
  @discardableResult public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { true }
  /// Calls nobody.
  public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
  {
    NSObject()
  }
}
extension AVQueuePlayer {
  /// What waits to be played.
  public func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  /// Goes on to nothing.
  public func advanceToNextItem() {}
  /// Whether something can wait: yes.
  public func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  /// Kept by nobody.
  public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
  /// There is nothing to remove.
  public func remove(_ item: AVPlayerItem) {}
  /// There is nothing to remove.
  public func removeAllItems() {}
}
extension AVPlayerItem {
  /// Whether it can be played: not known.
  public var status: Status { .unknown }
  /// Whether it can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Why it fails, if it does.
  public var error: (any Error)? { nil }
  /// Where it is.
  public func currentTime() -> CMTime { .zero }
  /// What has come already.
  public var loadedTimeRanges: [NSValue] { [] }
  /// Where one may go.
  public var seekableTimeRanges: [NSValue] { [] }
  /// How large its picture is.
  public var presentationSize: CGSize { .zero }
  /// Whether nothing is left to play.
  public var isPlaybackBufferEmpty: Bool { true }
  /// Whether enough is there.
  public var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether no more fits.
  public var isPlaybackBufferFull: Bool { false }
  /// How much is fetched before.
  public var preferredForwardBufferDuration: TimeInterval {
    get { 0 }
    set {}
  }
  /// How much may come in a second.
  public var preferredPeakBitRate: Double {
    get { 0 }
    set {}
  }
  /// How its pictures are changed.
  public var videoComposition: AVVideoComposition? {
    get { nil }
    set {}
  }
  /// How its sound is changed.
  public var audioMix: AVAudioMix? {
    get { nil }
    set {}
  }
  /// Goes nowhere.
  public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
  /// How much may come in a second over networks that cost.
  public var preferredPeakBitRateForExpensiveNetworks: Double {
    get { 0 }
    set {}
  }
  /// How large pictures are wanted at most.
  public var preferredMaximumResolution: CGSize {
    get { .zero }
    set {}
  }
  /// How large pictures are wanted at most over networks that cost.
  public var preferredMaximumResolutionForExpensiveNetworks: CGSize {
    get { .zero }
    set {}
  }
  /// How subtitles look.
  public var textStyleRules: [AVTextStyleRule]? {
    get { nil }
    set {}
  }
  /// What it gives beside its picture: nothing.
  public var outputs: [AVPlayerItemOutput] { [] }
  /// Kept by nobody.
  public func add(_ output: AVPlayerItemOutput) {}
  /// Kept by nobody.
  public func remove(_ output: AVPlayerItemOutput) {}
  /// A film, with what is to be known of it first.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
}
extension NSNotification.Name {
  /// A film could not be played on; never sent.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// A film waits; never sent.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  /// A film has jumped; never sent.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}
extension AVPlayerLooper {
  /// Plays a film again and again: not at all here.
  public convenience init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange) {
    self.init(player: player, templateItem: templateItem)
  }
  /// It does not.
  public func disableLooping() {}
  /// How often it has.
  public var loopCount: Int { 0 }
}
extension AVAudioSession {
  /// The category.
  public var category: Category { .soloAmbient }
  /// The mode.
  public var mode: Mode { .default }
  /// How loud the phone is.
  public var outputVolume: Float { 1 }
  /// Whether somebody else is heard.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether there is something to record with.
  public var isInputAvailable: Bool { false }
  /// How often a second sound is measured.
  public var sampleRate: Double { 44_100 }
  /// Where sound goes.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// From where it could come.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// Whether one may record.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  /// Whether one may record.
  public var recordPermission: RecordPermission { .undetermined }
  /// Who hears of the end.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others hear of it.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Where sound may go.
  public enum PortOverride: UInt, Sendable { case none, speaker }
  /// Does nothing.
  public func setActive(_ active: Bool, options: SetActiveOptions) throws {}
  /// Does nothing.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Does nothing.
  public func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {}
  /// Who shares the way.
  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
  /// Does nothing.
  public func setMode(_ mode: Mode) throws {}
  /// Does nothing.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Does nothing.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Does nothing.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Does nothing.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Another sound begins or ends; never sent.
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Sound goes elsewhere; never sent.
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  /// The phone's sound began anew; never sent.
  public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  /// Another sound begins or ends.
  public enum InterruptionType: UInt, Sendable { case ended, began }
  /// What may be done then.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// Why sound goes elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6, noSuitableRouteForCategory
    case routeConfigurationChange
  }
  /// A kind of device.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// The phone's loudspeaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The phone's microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// Headphones without a cord.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A headset without a cord.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A device in the house.
    public static let airPlay = Port(rawValue: "AirPlay")
  }
}
/// Which kind of interruption, as a key.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What may be done after it, as a key.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound goes elsewhere, as a key.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Where it went before, as a key.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
extension AVAudioSession.Category {
  /// To several devices.
  public static let multiRoute = AVAudioSession.Category(rawValue: "AVAudioSessionCategoryMultiRoute")
}
extension AVAudioSession.Mode {
  /// Talking.
  public static let voiceChat = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVoiceChat")
  /// Talking and seeing.
  public static let videoChat = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVideoChat")
  /// Filming.
  public static let videoRecording = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVideoRecording")
  /// Measuring.
  public static let measurement = AVAudioSession.Mode(rawValue: "AVAudioSessionModeMeasurement")
  /// Games.
  public static let gameChat = AVAudioSession.Mode(rawValue: "AVAudioSessionModeGameChat")
}
extension AVAudioSession.CategoryOptions {
  /// Headsets without a cord.
  public static let allowBluetooth = AVAudioSession.CategoryOptions(rawValue: 4)
  /// Headphones without a cord.
  public static let allowBluetoothA2DP = AVAudioSession.CategoryOptions(rawValue: 32)
  /// Devices in the house.
  public static let allowAirPlay = AVAudioSession.CategoryOptions(rawValue: 64)
  /// Others' speech stops.
  public static let interruptSpokenAudioAndMixWithOthers = AVAudioSession.CategoryOptions(rawValue: 17)
}
/// Where sound goes.
open class AVAudioSessionRouteDescription: NSObject {
  /// From where.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// Whereto.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
/// A device that sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject {
  /// Of which kind.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// Its name.
  open var portName: String { "" }
  /// Its number.
  open var uid: String { "" }
}
/// Whether an app may record.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The app.
  public static let shared = AVAudioApplication()
  /// Whether it may.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
  /// Whether it may.
  open var recordPermission: recordPermission { .undetermined }
  /// Nobody answers: no.
  open class func requestRecordPermission() async -> Bool { false }
  /// Nobody answers: no.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

/// Hears of speaking; never called.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// It begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It is at its end.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It waits.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It goes on.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// It was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// It comes to some words.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
  ) {}
}
extension AVSpeechSynthesizer {
  /// Who hears of it; kept by nobody.
  public var delegate: (any AVSpeechSynthesizerDelegate)? {
    get { nil }
    set {}
  }
  /// Whether it waits: no.
  public var isPaused: Bool { false }
  /// It does not speak.
  @discardableResult public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// It does not wait.
  @discardableResult public func continueSpeaking() -> Bool { false }
}
extension AVSpeechUtterance {
  /// How long is waited before.
  public var preUtteranceDelay: TimeInterval {
    get { 0 }
    set {}
  }
  /// How long is waited behind.
  public var postUtteranceDelay: TimeInterval {
    get { 0 }
    set {}
  }
  /// Words with looks.
  public convenience init(attributedString string: NSAttributedString) { self.init(string: string.string) }
}
extension AVSpeechSynthesisVoice {
  /// How good a voice is.
  public enum Quality: Int, Sendable { case `default` = 1, enhanced, premium }
  /// Which voices there are: none.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language that the user has chosen.
  public class func currentLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
  /// Its language.
  public var language: String { Self.currentLanguageCode() }
  /// Its number.
  public var identifier: String { "" }
  /// Its name.
  public var name: String { "" }
  /// How good it is.
  public var quality: Quality { .default }
  /// A voice by its number: none.
  public convenience init?(identifier: String) { return nil }
}
/// The slowest that one speaks.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest that one speaks.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// As one speaks.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
extension AVMediaType {
  /// Words.
  public static let text = AVMediaType(rawValue: "text")
  /// Words beside the film.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// What is told of it.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Depth.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// Sound and picture in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
}

extension AVPlayerItem {
  /// Nothing is sought.
  public func cancelPendingSeeks() {}
  /// How the pitch is kept where it plays faster; nothing plays.
  public var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
    get { .timeDomain }
    set {}
  }
  /// Whether it loads while it rests; nothing is loaded.
  public var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool {
    get { false }
    set {}
  }
  /// Whether it may be sent to other devices' loudspeakers by parts; nothing is heard.
  public var isAudioSpatializationAllowed: Bool { false }
  /// Whether it can be played fast: no.
  public var canPlayFastForward: Bool { false }
  /// Whether it can be played fast and back: no.
  public var canPlayFastReverse: Bool { false }
  /// Whether it can be played slowly: no.
  public var canPlaySlowForward: Bool { false }
  /// Whether it can be played back: no.
  public var canPlayReverse: Bool { false }
  /// Whether it can be played slowly and back: no.
  public var canPlaySlowReverse: Bool { false }
  /// Whether it can be played frame by frame: no.
  public var canStepForward: Bool { false }
  /// Whether it can be played frame by frame and back: no.
  public var canStepBackward: Bool { false }
}
/// How the pitch is kept where sound plays faster.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// It is not kept.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  /// For voices of small devices.
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}
/// Whether a value of a film is known.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
extension AVAsset {
  /// Whether a value is known: it is, as what a film has that is not there.
  public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .loaded }
}
/// Pixels of four bytes, opacity first.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
/// Pixels of four bytes, opacity last.
public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
/// Whether a time is one.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether a time is none.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether a time has a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Whether a time has no number because it is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isValid && !time.isNumeric }
