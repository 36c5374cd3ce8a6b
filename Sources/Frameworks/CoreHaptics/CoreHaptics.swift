@_exported import Foundation

/// What a device can do.
public protocol CHHapticDeviceCapability {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it can be heard.
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}
/// What plays patterns; nothing is felt here.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// Why it stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect,
      systemError
  }
  /// Called when it must begin anew; never.
  open var resetHandler: () -> Void = {}
  /// Called when it stops; never.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Whether it goes on by itself.
  open var isAutoShutdownEnabled = false
  /// Kept.
  open var playsHapticsOnly = false
  /// An engine.
  public override init() {}
  /// An engine.
  public init(audioSession: Any?) throws {}
  /// What the device can do: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  /// Begins.
  open func start() throws {}
  /// Begins.
  open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(nil) }
  /// Stops.
  open func stop(completionHandler: ((any Error)?) -> Void = { _ in }) { completionHandler(nil) }
  /// What plays a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { Silence() }
  /// What plays a pattern in ways of its own.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { Silence() }
  /// Plays a file's pattern; nothing is felt.
  open func playPattern(from fileURL: URL) throws {}
  /// Plays a pattern; nothing is felt.
  open func playPattern(from data: Data) throws {}
  /// What happens once all players have ended.
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  /// Called once all players have ended: at once, as nothing plays.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) { _ = finishedHandler(nil) }
  /// The engine's clock, in seconds.
  open var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// Whether only sounds play.
  open var playsAudioOnly = false
  /// Whether sounds are silent.
  open var isMutedForAudio = false
  /// Whether nothing is felt.
  open var isMutedForHaptics = false
  /// Begins.
  open func start() async throws {}
  /// Stops.
  open func stop() async throws {}
}
private final class Silence: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}
  func cancel() throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}
/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins.
  func start(atTime time: TimeInterval) throws
  /// Stops.
  func stop(atTime time: TimeInterval) throws
  /// Lets it be felt otherwise.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Lets it be felt otherwise as time goes by.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Plays no more.
  func cancel() throws
  /// Whether nothing is felt.
  var isMuted: Bool { get set }
}
/// When "at once" is.
public let CHHapticTimeImmediate: TimeInterval = 0
/// Something to be felt or heard.
open class CHHapticEvent: NSObject {
  /// A kind.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A knock.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the app's.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
  /// What says how.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How slowly it begins.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How slowly it grows less.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How slowly it ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays until it ends.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// On which side.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
  /// Its kind.
  public let type: EventType
  /// How it is felt.
  public let eventParameters: [CHHapticEventParameter]
  /// When, in seconds from the pattern's beginning.
  open var relativeTime: TimeInterval
  /// How long, in seconds; 0 for a moment.
  open var duration: TimeInterval
  /// Something to be felt for a while, in seconds.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval
  ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
  /// Something to be felt.
  public convenience init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
    self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
  }
  /// A sound that the engine knows.
  public convenience init(
    audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
  ) { self.init(eventType: .audioCustom, parameters: eventParams, relativeTime: time) }
}
/// A sound that an engine knows.
public typealias CHHapticAudioResourceID = Int
/// How something is felt.
open class CHHapticEventParameter: NSObject {
  /// What it says.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much, 0 to 1 for most.
  open var value: Float
  /// How.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
/// How something is felt in time.
open class CHHapticParameterCurve: NSObject {
  /// A point of it.
  open class ControlPoint: NSObject {
    /// When, in seconds from the curve's beginning.
    open var relativeTime: TimeInterval
    /// How much.
    open var value: Float
    /// A point.
    public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
  }
  /// What it says.
  public let parameterID: CHHapticDynamicParameter.ID
  /// Its points.
  public let controlPoints: [ControlPoint]
  /// When it begins, in seconds from the pattern's beginning.
  open var relativeTime: TimeInterval
  /// A curve.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
  }
}
/// How something is felt now.
open class CHHapticDynamicParameter: NSObject {
  /// What says how.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How slowly it begins.
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    /// How slowly it grows less.
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    /// How slowly it ends.
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    /// How loud.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// On which side.
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    /// How high.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }
  /// What it says.
  public let parameterID: ID
  /// How much.
  open var value: Float
  /// When, in seconds from now.
  open var relativeTime: TimeInterval
  /// How.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}
/// Things to be felt, one after the other.
open class CHHapticPattern: NSObject {
  /// A name in a pattern's dictionary.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version.
    public static let version = Key(rawValue: "Version")
    /// The pattern.
    public static let pattern = Key(rawValue: "Pattern")
    /// An event.
    public static let event = Key(rawValue: "Event")
    /// An event's kind.
    public static let eventType = Key(rawValue: "EventType")
    /// An event's length.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// How an event is felt.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// When.
    public static let time = Key(rawValue: "Time")
    /// What says how.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// How much.
    public static let parameterValue = Key(rawValue: "ParameterValue")
    /// A parameter.
    public static let parameter = Key(rawValue: "Parameter")
    /// A curve.
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    /// A curve's points.
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }
  private let events: [CHHapticEvent]
  /// How long it takes, in seconds: until the last event has ended.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
  private init(_ events: [CHHapticEvent]) { self.events = events }
  /// A pattern.
  public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.init(events) }
  /// A pattern.
  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.init(events) }
  /// A pattern by its dictionary: the events of it.
  public convenience init(dictionary: [Key: Any]) throws {
    let parts = dictionary[.pattern] as? [[Key: Any]] ?? []
    self.init(
      parts.compactMap { part in
        guard let event = part[.event] as? [Key: Any], let type = event[.eventType] as? CHHapticEvent.EventType else { return nil }
        let parameters = (event[.eventParameters] as? [[Key: Any]] ?? []).compactMap { one -> CHHapticEventParameter? in
          guard let id = one[.parameterID] as? CHHapticEvent.ParameterID, let value = one[.parameterValue] as? Double else { return nil }
          return CHHapticEventParameter(parameterID: id, value: Float(value))
        }
        return CHHapticEvent(
          eventType: type, parameters: parameters, relativeTime: event[.time] as? Double ?? 0,
          duration: event[.eventDuration] as? Double ?? 0)
      })
  }
}
/// What plays a pattern in ways of its own.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Stops for a while.
  func pause(atTime time: TimeInterval) throws
  /// Goes on.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a place, in seconds.
  func seek(toOffset offsetTime: TimeInterval) throws
  /// Whether it begins again at its end.
  var loopEnabled: Bool { get set }
  /// Where it ends, in seconds; 0 for the pattern's end.
  var loopEnd: TimeInterval { get set }
  /// How fast.
  var playbackRate: Float { get set }
  /// Called at its end.
  var completionHandler: ((any Error)?) -> Void { get set }
}
