import Foundation

// Nothing is measured here: what asks for sensors is told that there are none.

/// A field of magnets, in microteslas.
public struct CMMagneticField: Sendable {
  /// Along the device's width.
  public var x = 0.0
  /// Along its height.
  public var y = 0.0
  /// Out of its face.
  public var z = 0.0
  /// None.
  public init() {}
  /// A field.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How well a field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }
/// A field without the device's own.
public struct CMCalibratedMagneticField: Sendable {
  /// The field.
  public var field = CMMagneticField()
  /// How well it is known.
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
  /// None.
  public init() {}
}
/// A field at a time.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The field.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// The name of errors.
public let CMErrorDomain = "CMErrorDomain"
/// A number of an error.
public struct CMError: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A number of an error.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// An error's number: null.
public let CMErrorNULL = CMError(100)
/// An error's number: device requires movement.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// An error's number: true north not available.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// An error's number: unknown.
public let CMErrorUnknown = CMError(103)
/// An error's number: motion activity not available.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// An error's number: motion activity not authorized.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// An error's number: motion activity not entitled.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// An error's number: invalid parameter.
public let CMErrorInvalidParameter = CMError(107)
/// An error's number: invalid action.
public let CMErrorInvalidAction = CMError(108)
/// An error's number: not available.
public let CMErrorNotAvailable = CMError(109)
/// An error's number: not entitled.
public let CMErrorNotEntitled = CMError(110)
/// An error's number: not authorized.
public let CMErrorNotAuthorized = CMError(111)
/// An error's number: nil data.
public let CMErrorNilData = CMError(112)
/// An error's number: size.
public let CMErrorSize = CMError(113)
/// How high one is above where one began.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// In meters.
  open var relativeAltitude: NSNumber { 0 }
  /// The air's pressure, in kilopascals.
  open var pressure: NSNumber { 0 }
}
/// How high one is above the sea.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  /// In meters.
  open var altitude: Double { 0 }
  /// How far it may be off, in meters.
  open var accuracy: Double { 0 }
  /// How finely it is told, in meters.
  open var precision: Double { 0 }
}
/// Measures how high one is: nothing.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Whether there is one: no.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether there is one: no.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Whether leave was given: it was not decided.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// One that measures nothing.
  public override init() {}
  /// Never calls.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void) {
  }
  /// Ends.
  open func stopRelativeAltitudeUpdates() {}
  /// Never calls.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Ends.
  open func stopAbsoluteAltitudeUpdates() {}
}
/// What one does: not known.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// How sure it is.
  open var confidence: CMMotionActivityConfidence { .low }
  /// Since when.
  open var startDate: Date { Date() }
  /// Whether it is not known.
  open var unknown: Bool { true }
  /// Whether one stands.
  open var stationary: Bool { false }
  /// Whether one walks.
  open var walking: Bool { false }
  /// Whether one runs.
  open var running: Bool { false }
  /// Whether one is in a car.
  open var automotive: Bool { false }
  /// Whether one rides.
  open var cycling: Bool { false }
}
/// Tells what one does: nothing.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Whether it can be told: no.
  open class func isActivityAvailable() -> Bool { false }
  /// Whether leave was given: it was not decided.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// One that measures nothing.
  public override init() {}
  /// What one did; the answer is that it cannot be told.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue)))
  }
  /// Never calls.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
  /// Ends.
  open func stopActivityUpdates() {}
}
/// Who is told of headphones.
public protocol CMHeadphoneMotionManagerDelegate: AnyObject {
  /// They were put on.
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  /// They were taken off.
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
  /// Does nothing.
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  /// Does nothing.
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
/// Measures how headphones move: nothing.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  /// Whether leave was given: it was not decided.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// One that measures nothing.
  public override init() {}
  /// Whether there are some: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether it measures: no.
  open var isDeviceMotionActive: Bool { false }
  /// How they move; nil, as there are none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Begins; nothing comes.
  open func startDeviceMotionUpdates() {}
  /// Never calls.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
  /// Ends.
  open func stopDeviceMotionUpdates() {}
}
