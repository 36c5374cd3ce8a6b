@_exported import Foundation

/// By how much one moves faster, in multiples of the earth's pull.
public struct CMAcceleration: Sendable {
  /// Along the device's axes: 0 where nothing moves.
  public var x = 0.0, y = 0.0, z = 0.0
  /// At rest.
  public init() {}
}
/// How fast one turns, in radians a second.
public struct CMRotationRate: Sendable {
  /// Along the device's axes: 0 where nothing moves.
  public var x = 0.0, y = 0.0, z = 0.0
  /// At rest.
  public init() {}
}
/// How one is turned, in four numbers.
public struct CMQuaternion: Sendable {
  /// The turn's parts: none at first.
  public var x = 0.0, y = 0.0, z = 0.0, w = 1.0
  /// At rest.
  public init() {}
}
/// How one is turned, in radians.
open class CMAttitude: NSObject {
  /// 0: nothing moves here.
  open var roll: Double { 0 }
  /// 0: nothing moves here.
  open var pitch: Double { 0 }
  /// 0: nothing moves here.
  open var yaw: Double { 0 }
  /// No turn.
  open var quaternion: CMQuaternion { CMQuaternion() }
  /// No turn.
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
  /// As it is seen by who has turned, too: no turn of no turn.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}
/// A turn as a matrix; no turn.
public struct CMRotationMatrix: Hashable, Sendable {
  /// The first row.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  /// The second row.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  /// The third row.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0
  /// No turn.
  public init() {}
}
/// Something measured.
open class CMLogItem: NSObject, @unchecked Sendable { open var timestamp: TimeInterval { 0 } }
/// By how much one moves faster.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable { open var acceleration: CMAcceleration { CMAcceleration() } }
/// How fast one turns.
open class CMGyroData: CMLogItem, @unchecked Sendable { open var rotationRate: CMRotationRate { CMRotationRate() } }
/// All of it.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// Nothing is measured: as at rest, or not there.
  open var attitude: CMAttitude { CMAttitude() }
  /// Nothing is measured: as at rest, or not there.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// Nothing is measured: as at rest, or not there.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// Nothing is measured: as at rest, or not there.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Nothing is measured: as at rest, or not there.
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  /// Nothing is measured: as at rest, or not there.
  open var heading: Double { -1 }
}
/// Tells how the device moves; nothing is told.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Kept.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Kept.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Kept.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Kept.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// Nothing is measured: as at rest, or not there.
  open var isAccelerometerAvailable: Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open var isGyroAvailable: Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open var isDeviceMotionAvailable: Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open var isAccelerometerActive: Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open var isDeviceMotionActive: Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open var isGyroActive: Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Nothing is measured: as at rest, or not there.
  open var gyroData: CMGyroData? { nil }
  /// Nothing is measured: as at rest, or not there.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// One that measures nothing.
  public override init() {}
  /// Nothing is measured: as at rest, or not there.
  open func startAccelerometerUpdates() {}
  /// Nothing is measured: as at rest, or not there.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void)
  {}
  /// Nothing is measured: as at rest, or not there.
  open func stopAccelerometerUpdates() {}
  /// Nothing is measured: as at rest, or not there.
  open func startGyroUpdates() {}
  /// Nothing is measured: as at rest, or not there.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
  /// Nothing is measured: as at rest, or not there.
  open func stopGyroUpdates() {}
  /// Nothing is measured: as at rest, or not there.
  open func startDeviceMotionUpdates() {}
  /// Nothing is measured: as at rest, or not there.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
  /// Nothing is measured: as at rest, or not there.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Nothing is measured: as at rest, or not there.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Against which directions turns can be measured: none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  /// Against which directions turns are measured.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// Whether a turn is shown that makes the compass right; kept.
  open var showsDeviceMovementDisplay: Bool {
    get { showsMovement }
    set { showsMovement = newValue }
  }
  private var showsMovement = false
  /// Nothing is measured: as at rest, or not there.
  open func stopDeviceMotionUpdates() {}
  /// Nothing is measured: as at rest, or not there.
  open var isMagnetometerAvailable: Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open var isMagnetometerActive: Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Nothing is measured: as at rest, or not there.
  open func startMagnetometerUpdates() {}
  /// Nothing is measured: as at rest, or not there.
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void) {
  }
  /// Nothing is measured: as at rest, or not there.
  open func stopMagnetometerUpdates() {}
}
/// Steps.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// Nothing is measured: as at rest, or not there.
  open var numberOfSteps: NSNumber { 0 }
  /// Nothing is measured: as at rest, or not there.
  open var distance: NSNumber? { nil }
  /// Nothing is measured: as at rest, or not there.
  open var floorsAscended: NSNumber? { nil }
  /// Nothing is measured: as at rest, or not there.
  open var floorsDescended: NSNumber? { nil }
  /// Nothing is measured: as at rest, or not there.
  open var currentPace: NSNumber? { nil }
  /// Nothing is measured: as at rest, or not there.
  open var currentCadence: NSNumber? { nil }
  /// Nothing is measured: as at rest, or not there.
  open var averageActivePace: NSNumber? { nil }
  /// Nothing is measured: as at rest, or not there.
  open var startDate: Date { Date() }
  /// Nothing is measured: as at rest, or not there.
  open var endDate: Date { Date() }
}
/// Counts steps; none are made.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Nothing is measured: as at rest, or not there.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Nothing is measured: as at rest, or not there.
  open class func isDistanceAvailable() -> Bool { false }
  /// One that measures nothing.
  public override init() {}
  /// Nothing is measured: as at rest, or not there.
  open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {}
  /// Nothing is measured: as at rest, or not there.
  open func stopEventUpdates() {}
  /// Nothing is measured: as at rest, or not there.
  open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
  /// Nothing is measured: as at rest, or not there.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
    handler(nil, nil)
  }
  /// Nothing is measured: as at rest, or not there.
  open func stopUpdates() {}
}
/// Whether an app may be told of movement.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// How sure it is what one does.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
/// Whether one stands still or goes on.
public enum CMPedometerEventType: Int, Sendable { case pause, resume }
/// That one stands still or goes on.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  /// When.
  open var date: Date { Date() }
  /// Which of both.
  open var type: CMPedometerEventType { .pause }
}
/// A fall that a watch has noticed; none here.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  /// What the user said of it.
  public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }
  /// When.
  open var date: Date { Date() }
  /// What the user said of it.
  open var resolution: UserResolution { .dismissed }
}
extension CMDeviceMotion {
  /// Where it is measured.
  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
  /// Where it is measured: in the device.
  public var sensorLocation: SensorLocation { .default }
}
extension CMPedometer {
  /// Whether an app may be told of steps: not decided.
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Whether it tells of standing still: no.
  public class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Whether it counts floors: no.
  public class func isFloorCountingAvailable() -> Bool { false }
  /// Whether it tells how fast one goes: no.
  public class func isPaceAvailable() -> Bool { false }
  /// Whether it tells how often one steps: no.
  public class func isCadenceAvailable() -> Bool { false }
}

/// Against which directions turns are measured; the third is up.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The first is any.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// The first is any, and stays so by the compass.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The first is the compass's north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The first is the map's north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
