@_exported import Foundation

/// How one gets somewhere.
public struct NWPath: Equatable, Sendable {
  /// Whether one does.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// Why not.
  public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }
  /// Whether one does: yes.
  public let status = Status.satisfied
  /// Why not.
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  /// Whether it costs.
  public let isExpensive = false
  /// Whether one should spare.
  public let isConstrained = false
  /// Whether old addresses reach.
  public let supportsIPv4 = true
  /// Whether new addresses reach.
  public let supportsIPv6 = true
  /// Whether names are known.
  public let supportsDNS = true
  /// By what.
  public var availableInterfaces: [NWInterface] { [] }
  /// Where it leads out: not known.
  public var gateways: [NWEndpoint] { [] }
  /// From where it goes; nil, as it is not known.
  public var localEndpoint: NWEndpoint? { nil }
  /// Where it goes; nil, as it is not known.
  public var remoteEndpoint: NWEndpoint? { nil }
  /// Whether it goes by a kind: by radio.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
/// By what one gets somewhere.
public struct NWInterface: Hashable, Sendable {
  /// A kind.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  /// Its kind.
  public let type: InterfaceType
  /// Its name.
  public let name: String
}
/// Tells how one gets somewhere: once, that one does.
public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
  public typealias Element = NWPath
  /// The paths: the one there is, and no other after it.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    AsyncStream { continuation in continuation.yield(NWPath()) }.makeAsyncIterator()
  }
  /// Who is told.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The path.
  public var currentPath: NWPath { NWPath() }
  /// The queue.
  public private(set) var queue: DispatchQueue?
  /// Who is told that it has ended.
  public var cancelHandler: (@Sendable () -> Void)?
  /// All kinds.
  public init() {}
  /// All kinds but some.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  /// One kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Begins.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in self?.pathUpdateHandler?(NWPath()) }
  }
  /// Ends.
  public func cancel() {
    pathUpdateHandler = nil
    cancelHandler?()
  }
}
/// What went wrong.
public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}
/// A place on the net.
public enum NWEndpoint: Hashable, Sendable {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
  /// A machine.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    let name: String
    public var debugDescription: String { name }
    /// By its name.
    public init(_ string: String) { name = string }
    public init(stringLiteral value: String) { name = value }
  }
  /// A door of it.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// Its number.
    public let rawValue: UInt16
    /// By its number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// By its number in words; nil for what is none.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// The web's.
    public static let http: Port = 80
    /// The safe web's.
    public static let https: Port = 443
    /// Any.
    public static let any: Port = 0
    /// Of terminals.
    public static let ssh: Port = 22
    /// Of letters that go.
    public static let smtp: Port = 25
    /// Of letters that come.
    public static let imap: Port = 143
    /// Of letters that come.
    public static let pop: Port = 110
  }
}
