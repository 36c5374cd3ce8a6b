import Foundation

// Sound that an app makes itself. Nothing is heard here.

/// How sound is written.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How often a second it is measured.
  public let sampleRate: Double
  /// How many channels.
  public let channelCount: UInt32
  /// 44.1 kHz, stereo.
  public override init() { (sampleRate, channelCount) = (44_100, 2) }
  /// As usual.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
  /// As said.
  public init?(settings: [String: Any]) { (sampleRate, channelCount) = (settings[AVSampleRateKey] as? Double ?? 44_100, 2) }
  /// How a number is written.
  public enum CommonFormat: UInt, Sendable { case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }
  /// As said.
  public init?(commonFormat format: CommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
  /// As said.
  open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channelCount] }
}
/// How many measures.
public typealias AVAudioFrameCount = UInt32
/// Which measure.
public typealias AVAudioFramePosition = Int64
/// How many channels.
public typealias AVAudioChannelCount = UInt32
/// Which input or output of a node.
public typealias AVAudioNodeBus = Int
/// A piece of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// How it is written.
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}
/// A piece of sound, number by number.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many there are.
  open var frameLength: AVAudioFrameCount = 0
  /// How many there could be.
  public let frameCapacity: AVAudioFrameCount
  private let storage: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  /// Silence.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    let count = max(1, Int(frameCapacity)) * max(1, Int(format.channelCount))
    storage = .allocate(capacity: count)
    storage.initialize(repeating: 0, count: count)
    channels = .allocate(capacity: max(1, Int(format.channelCount)))
    for channel in 0..<max(1, Int(format.channelCount)) {
      (channels + channel).initialize(to: storage + channel * max(1, Int(frameCapacity)))
    }
    super.init(format: format)
  }
  deinit {
    storage.deallocate()
    channels.deallocate()
  }
  /// The numbers of each channel.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
}
/// A moment of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// Which measure.
  public let sampleTime: AVAudioFramePosition
  /// How often a second it is measured.
  public let sampleRate: Double
  /// A moment.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) { (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate) }
}
/// A file of sound; none is read.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// Where.
  public let url: URL
  /// To be read.
  public init(forReading fileURL: URL) throws { url = fileURL }
  /// To be written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
  /// How it is written.
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  /// How it is read.
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  /// How many measures.
  open var length: AVAudioFramePosition { 0 }
  /// Which is next.
  open var framePosition: AVAudioFramePosition = 0
  /// Reads nothing.
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  /// Writes nothing.
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
/// Hears what goes through a node.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void
/// A part of the way that sound goes.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// Silent.
  public override init() {}
  /// How it goes in.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// How it goes out.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Nothing goes through.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Nothing goes through.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// The last moment.
  open var lastRenderTime: AVAudioTime? { nil }
}
/// What records.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// What is heard.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
/// Several sounds in one.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// How loud.
  open var outputVolume: Float = 1
  /// Between the left ear, -1, and the right, 1.
  open var pan: Float = 0
}
/// What plays.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// How loud.
  open var volume: Float = 1
  /// Between the left ear, -1, and the right, 1.
  open var pan: Float = 0
  /// How fast.
  open var rate: Float = 1
  /// Whether it plays: no.
  open var isPlaying: Bool { false }
  /// How something is played.
  public struct BufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again.
    public static let loops = BufferOptions(rawValue: 1)
    /// At once.
    public static let interrupts = BufferOptions(rawValue: 2)
    /// At the next beginning.
    public static let interruptsAtLoop = BufferOptions(rawValue: 4)
  }
  /// Plays nothing.
  open func play() {}
  /// Plays nothing.
  open func play(at when: AVAudioTime?) {}
  /// Plays nothing.
  open func pause() {}
  /// Plays nothing.
  open func stop() {}
  /// Plays nothing.
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {}
  /// Plays nothing.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
  /// Plays nothing.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  /// Plays nothing.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  /// Which moment of what is played that is.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// What changes sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
/// What changes sound on its way.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether it is left out.
  open var bypass = false
}
/// What changes the time of sound.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether it is left out.
  open var bypass = false
}
/// As in a room.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// How much of it.
  open var wetDryMix: Float = 0
  /// Which room.
  public enum Preset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2
    case mediumHall3, largeHall2
  }
  /// As in a room.
  open func loadFactoryPreset(_ preset: Preset) {}
}
/// As with an echo.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// How much later.
  open var delayTime: TimeInterval = 1
  /// How often.
  open var feedback: Float = 50
  /// How much of it.
  open var wetDryMix: Float = 100
}
/// As with a bad wire.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  /// How loud before.
  open var preGain: Float = -6
  /// How much of it.
  open var wetDryMix: Float = 50
}
/// Lower and higher parts.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// With so many bands.
  public init(numberOfBands: Int) {}
  /// How loud in all.
  open var globalGain: Float = 0
}
/// Higher or faster.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// How much higher, in hundredths of half a tone.
  open var pitch: Float = 0
  /// How much faster.
  open var rate: Float = 1
  /// How smooth.
  open var overlap: Float = 8
}
/// Faster and higher.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// How much.
  open var rate: Float = 1
}
/// The way that sound goes.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// What records.
  public let inputNode = AVAudioInputNode()
  /// What is heard.
  public let outputNode = AVAudioOutputNode()
  /// What is heard, of several.
  public let mainMixerNode = AVAudioMixerNode()
  /// Silent.
  public override init() {}
  /// Whether it runs: no.
  open var isRunning: Bool { false }
  /// The parts that were added.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// One part more.
  open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }
  /// One part less.
  open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
  /// Kept by nobody.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Kept by nobody.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  /// Kept by nobody.
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Kept by nobody.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Runs nothing.
  open func prepare() {}
  /// Runs nothing.
  open func start() throws {}
  /// Runs nothing.
  open func pause() {}
  /// Runs nothing.
  open func stop() {}
  /// Runs nothing.
  open func reset() {}
}
