@_exported import Foundation

// Whether others can be reached, in the words of C. Nobody is asked here: nothing can be.

/// Somebody in the network.
public final class SCNetworkReachability: @unchecked Sendable {
  fileprivate init() {}
}
/// How somebody is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By a connection that must be made first.
  public static let transientConnection = Self(rawValue: 1)
  /// They are.
  public static let reachable = Self(rawValue: 2)
  /// A connection must be made first.
  public static let connectionRequired = Self(rawValue: 4)
  /// It is made when it is needed.
  public static let connectionOnTraffic = Self(rawValue: 8)
  /// Somebody must do something first.
  public static let interventionRequired = Self(rawValue: 16)
  /// It is made when it is asked for.
  public static let connectionOnDemand = Self(rawValue: 32)
  /// It is this device.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// It is beside this device.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// By the telephone's network.
  public static let isWWAN = Self(rawValue: 1 << 18)
}
/// Hears of changes; never called.
public typealias SCNetworkReachabilityCallBack =
  @convention(c) (UnsafeRawPointer, UInt32, UnsafeMutableRawPointer?) -> Void
/// What is kept for who hears of changes.
public struct SCNetworkReachabilityContext {
  /// 0.
  public var version: Int
  /// Something of your own.
  public var info: UnsafeMutableRawPointer?
  /// Keeps it.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets it go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Tells of it.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  /// Nothing.
  public init(
    version: Int = 0, info: UnsafeMutableRawPointer? = nil, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil,
    release: ((UnsafeRawPointer) -> Void)? = nil, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
  ) {
    (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
  }
}
/// Somebody by a name.
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ nodename: String) -> SCNetworkReachability? { SCNetworkReachability() }
/// Somebody by an address.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: Any?, _ address: UnsafeRawPointer) -> SCNetworkReachability? {
  SCNetworkReachability()
}
/// How they are reached: that they are is not known.
@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return false
}
/// Kept by nobody.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: Any?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Kept by nobody.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  true
}
/// Kept by nobody.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: Any
) -> Bool { true }
/// Kept by nobody.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: Any
) -> Bool { true }
/// The usual way to get memory, as a name.
public let kCFAllocatorDefault: (any Sendable)? = nil
/// An older name of that the network can be reached, as a number.
public let kSCNetworkFlagsReachable = Int(SCNetworkReachabilityFlags.reachable.rawValue)
/// An older name of that a connection is needed first, as a number.
public let kSCNetworkFlagsConnectionRequired = Int(SCNetworkReachabilityFlags.connectionRequired.rawValue)
