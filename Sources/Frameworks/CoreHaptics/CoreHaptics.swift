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
}
private final class Silence: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}
/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins.
  func start(atTime time: TimeInterval) throws
  /// Stops.
  func stop(atTime time: TimeInterval) throws
}
/// When "at once" is.
public let CHHapticTimeImmediate: TimeInterval = 0
/// Something to be felt.
open class CHHapticEvent: NSObject {
  /// A kind.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A knock.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  /// What says how.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }
  /// Something to be felt.
  public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {}
  /// Something to be felt for a while.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval
  ) {}
}
/// How something is felt.
open class CHHapticEventParameter: NSObject {
  /// How.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
/// How something is felt in time.
open class CHHapticParameterCurve: NSObject {
  /// A point of it.
  open class ControlPoint: NSObject {
    /// A point.
    public init(relativeTime time: TimeInterval, value: Float) {}
  }
  /// A curve.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {}
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
  }
}
/// Things to be felt, one after the other.
open class CHHapticPattern: NSObject {
  /// A pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  /// A pattern.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}
