@_exported import Foundation
@_exported import QuoinUniformTypes
import UIKit

/// A time's numerator.
public typealias CMTimeValue = Int64
/// A time's denominator.
public typealias CMTimeScale = Int32
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
/// A time in parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
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
  /// Without a sound.
  public override init() {}
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
  /// Whether it may record: not allowed.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
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

/// Records sound; nothing is heard, so nothing is recorded.
open class AVAudioRecorder: NSObject {
  /// Where to.
  public let url: URL
  /// How.
  public let settings: [String: Any]
  /// Who would be told.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether it records: no.
  open var isRecording: Bool { false }
  /// Whether it measures loudness.
  open var isMeteringEnabled = false
  /// How long it has recorded.
  open var currentTime: TimeInterval { 0 }
  /// A recorder.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
  /// Makes ready: it cannot.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Begins: it cannot.
  @discardableResult open func record() -> Bool { false }
  /// Waits.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Forgets what was recorded.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures.
  open func updateMeters() {}
  /// How loud it is: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Who is told of a recorder.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// It has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
/// The key of a sound's format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of how many samples a second has.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of how many channels there are.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of how good it is.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of how many bits a second has.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// A sound's format.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// A sound's format.
public let kAudioFormatLinearPCM: UInt32 = 0x6c70_636d
/// How good a sound is.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }

// MARK: The camera

/// What brings pictures and sounds together; nothing is brought.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good they are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// High.
    public static let high = Preset(rawValue: "high")
    /// Medium.
    public static let medium = Preset(rawValue: "medium")
    /// Low.
    public static let low = Preset(rawValue: "low")
    /// For photos.
    public static let photo = Preset(rawValue: "photo")
  }
  /// How good.
  open var sessionPreset = Preset.high
  /// Where from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where to.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it runs: no.
  open var isRunning: Bool { false }
  /// A session.
  public override init() {}
  /// Whether something may be added: there is no camera.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Adds where from.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes away where from.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether something may be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds where to.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Takes away where to.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins to change things.
  open func beginConfiguration() {}
  /// Has changed things.
  open func commitConfiguration() {}
  /// Begins: there is no camera.
  open func startRunning() {}
  /// Ends.
  open func stopRunning() {}
}
/// Where pictures and sounds come from.
open class AVCaptureInput: NSObject {}
/// A camera or a microphone.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// Which.
  public let device: AVCaptureDevice
  /// From a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}
/// Where pictures and sounds go.
open class AVCaptureOutput: NSObject {}
/// To photos.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// A place for photos.
  public override init() {}
  /// Takes none.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  /// Kept.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// As usual.
  public override init() {}
}
/// A photo; none is taken.
open class AVCapturePhoto: NSObject {
  /// Its bytes: none.
  open func fileDataRepresentation() -> Data? { nil }
}
/// Who is told of photos.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// One was taken.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}
extension AVCaptureDevice {
  /// Whether there is a flash of light.
  public enum FlashMode: Int, Sendable { case off, on, auto }
}
/// To codes that are found in pictures.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Which are looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Which are known: none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// A place for codes.
  public override init() {}
  /// Says who is told.
  open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}
/// What ties where from and where to.
open class AVCaptureConnection: NSObject {}
/// Who is told of codes; nobody ever is.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Some were found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
/// Something that is found in pictures.
open class AVMetadataObject: NSObject {
  /// A kind.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A code.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A code.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A code.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// What it is.
  open var type: ObjectType { .qr }
}
/// A code with words in it.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The words.
  open var stringValue: String? { nil }
}
/// What the camera sees: black, as it sees nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Whose.
  open var session: AVCaptureSession?
  /// How it fills.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// What a session sees.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
    backgroundColor = UIColor.black.cgColor
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
