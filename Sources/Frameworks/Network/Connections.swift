import Foundation

/// How ends speak to each other.
public class NWProtocolOptions: @unchecked Sendable { init() {} }
/// In a stream.
public enum NWProtocolTCP {
  /// How.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small parcels go at once.
    public var noDelay = false
    /// Whether silence is broken now and then.
    public var enableKeepalive = false
    /// After how many seconds.
    public var keepaliveIdle = 0
    /// How many seconds apart.
    public var keepaliveInterval = 0
    /// How many times.
    public var keepaliveCount = 0
    /// How long the other end is waited for, in seconds; 0 for as long as usual.
    public var connectionTimeout = 0
    /// Whether bytes go with the first parcel.
    public var enableFastOpen = false
    /// As usual.
    public override init() {}
  }
}
/// In parcels.
public enum NWProtocolUDP {
  /// How.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether parcels are not counted.
    public var preferNoChecksum = false
    /// As usual.
    public override init() {}
  }
}
/// Locked.
public enum NWProtocolTLS {
  /// How.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// As usual.
    public override init() {}
  }
}
/// In frames of the web.
public enum NWProtocolWebSocket {
  /// What a frame is.
  public enum Opcode: Int, Sendable { case cont = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 }
  /// How.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether questions are answered by themselves.
    public var autoReplyPing = false
    /// How long a message may be, in bytes; 0 for any length.
    public var maximumMessageSize = 0
    /// As usual.
    public override init() {}
    /// Says what else is asked for.
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
    /// Says which languages are spoken.
    public func setSubprotocols(_ subprotocols: [String]) {}
  }
  /// What is known of a frame.
  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// What it is.
    public let opcode: Opcode
    /// A frame of a kind.
    public init(opcode: Opcode) { self.opcode = opcode }
  }
}
/// What is known of what was said.
public class NWProtocolMetadata: @unchecked Sendable { init() {} }

/// How one connects.
public final class NWParameters: @unchecked Sendable {
  /// The languages, one over the other.
  public final class ProtocolStack: @unchecked Sendable {
    /// What stands on the transport.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// The transport; nil for none.
    public var transportProtocol: NWProtocolOptions?
  }
  /// For what it is.
  public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
  /// In a stream.
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  /// In parcels.
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  /// In a safe stream.
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// The languages.
  public let defaultProtocolStack = ProtocolStack()
  /// For what it is.
  public var serviceClass = ServiceClass.bestEffort
  /// By what one must go; nil for anything.
  public var requiredInterface: NWInterface?
  /// By what kind one must go.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// By what kinds one must not go; nil for none.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether what costs is not used.
  public var prohibitExpensivePaths = false
  /// Whether what should be spared is not used.
  public var prohibitConstrainedPaths = false
  /// Whether devices near by count.
  public var includePeerToPeer = false
  /// Whether a place may be used again at once.
  public var allowLocalEndpointReuse = false
  /// From where; nil for anywhere.
  public var requiredLocalEndpoint: NWEndpoint?
  /// As usual.
  public init() {}
  /// In a stream, locked unless `tls` is nil.
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  /// In parcels, locked unless `dtls` is nil.
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }
  /// The same again.
  public func copy() -> NWParameters {
    let made = NWParameters()
    made.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    made.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    return made
  }
}

/// A connection; it fails here, as without a network.
public final class NWConnection: @unchecked Sendable {
  /// How it stands.
  public enum State: Equatable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  /// What belongs to a message.
  public final class ContentContext: @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// Whether nothing comes after it.
    public let isFinal: Bool
    /// What is known of it.
    public let protocolMetadata: [NWProtocolMetadata]
    /// A message.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: ContentContext? = nil,
      metadata: [NWProtocolMetadata]? = []
    ) { (self.identifier, self.isFinal, protocolMetadata) = (identifier, isFinal, metadata ?? []) }
    /// One among others.
    public static let defaultMessage = ContentContext(identifier: "Default message")
    /// The last one.
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    /// All of a stream.
    public static let defaultStream = ContentContext(identifier: "Default stream")
  }
  /// What is called once something was sent.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }
  private static let down = NWError.posix(.ENETDOWN)
  /// Who is told how it stands.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Who is told whether it could go on; never called.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  /// Who is told of a better path; never called.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  /// Who is told of another path; never called.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// How it stands.
  public private(set) var state = State.setup
  /// Where it goes.
  public let endpoint: NWEndpoint
  /// How.
  public let parameters: NWParameters
  /// Where it is told.
  public private(set) var queue: DispatchQueue?
  /// The path it goes; nil, as it goes none.
  public var currentPath: NWPath? { nil }
  /// How much a parcel holds, in bytes; 0, as none goes.
  public var maximumDatagramSize: Int { 0 }
  /// To a place.
  public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
  /// To a machine.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }
  /// Begins; it fails.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    state = .failed(Self.down)
    queue.async { [weak self] in self?.stateUpdateHandler?(.failed(Self.down)) }
  }
  /// Tries once more; it fails.
  public func restart() { if let queue { start(queue: queue) } }
  /// Sends bytes; they do not go.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
  ) { if case .contentProcessed(let done) = completion { done(Self.down) } }
  /// Does several things as one.
  public func batch(_ block: () -> Void) { block() }
  /// Waits for bytes; none come.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, Self.down) }
  /// Waits for a message; none comes.
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    completion(nil, nil, true, Self.down)
  }
  /// Ends.
  public func cancel() {
    guard state != .cancelled else { return }
    state = .cancelled
    queue?.async { [weak self] in self?.stateUpdateHandler?(.cancelled) }
  }
  /// Ends without waiting for the other end.
  public func forceCancel() { cancel() }
}

/// Waits for connections; none come, and it fails as without a network.
public final class NWListener: @unchecked Sendable {
  /// How it stands.
  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  /// By what name it is found.
  public struct Service: Equatable, Sendable {
    /// The name; nil for the device's.
    public var name: String?
    /// What it does: `_chat._tcp`.
    public let type: String
    /// Where; nil for near by.
    public var domain: String?
    /// A name.
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }
  /// Who is told how it stands.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Who is given connections; never called.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  /// By what name it is found; nil for none.
  public var service: Service?
  /// How many at most.
  public var newConnectionLimit = Int.max
  /// How.
  public let parameters: NWParameters
  /// At which door; nil, as it opens none.
  public var port: NWEndpoint.Port? { nil }
  /// How it stands.
  public private(set) var state = State.setup
  private var queue: DispatchQueue?
  /// Waits at a door.
  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws { parameters = using }
  /// Waits under a name.
  public convenience init(service: Service?, using: NWParameters) throws {
    try self.init(using: using)
    self.service = service
  }
  /// Begins; it fails.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    state = .failed(.posix(.ENETDOWN))
    queue.async { [weak self] in self?.stateUpdateHandler?(.failed(.posix(.ENETDOWN))) }
  }
  /// Ends.
  public func cancel() {
    guard state != .cancelled else { return }
    state = .cancelled
    queue?.async { [weak self] in self?.stateUpdateHandler?(.cancelled) }
  }
}

/// Looks who waits near by: nobody, and it fails as without a network.
public final class NWBrowser: @unchecked Sendable {
  /// How it stands.
  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  /// What is looked for.
  public enum Descriptor: Equatable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  /// Who was found.
  public struct Result: Hashable, Sendable {
    /// What has changed.
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)
      /// How.
      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// By more.
        public static let interfaceAdded = Flags(rawValue: 1)
        /// By fewer.
        public static let interfaceRemoved = Flags(rawValue: 2)
        /// It says something else.
        public static let metadataChanged = Flags(rawValue: 4)
        /// It is the same.
        public static let identical = Flags([])
      }
    }
    /// What it says of itself.
    public enum Metadata: Hashable, Sendable { case none }
    /// Where.
    public let endpoint: NWEndpoint
    /// By what.
    public let interfaces: [NWInterface]
    /// What it says of itself.
    public let metadata: Metadata
  }
  /// Who is told how it stands.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Who is told whom it has found; never called.
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  /// Whom it has found: nobody.
  public var browseResults: Set<Result> { [] }
  /// What is looked for.
  public let descriptor: Descriptor
  /// How.
  public let parameters: NWParameters
  /// How it stands.
  public private(set) var state = State.setup
  private var queue: DispatchQueue?
  /// Looks for something.
  public init(for descriptor: Descriptor, using: NWParameters) { (self.descriptor, parameters) = (descriptor, using) }
  /// Begins; it fails.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    state = .failed(.posix(.ENETDOWN))
    queue.async { [weak self] in self?.stateUpdateHandler?(.failed(.posix(.ENETDOWN))) }
  }
  /// Ends.
  public func cancel() {
    guard state != .cancelled else { return }
    state = .cancelled
    queue?.async { [weak self] in self?.stateUpdateHandler?(.cancelled) }
  }
}
