/// What tells one stretch of time from others of the same name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// The identity of that number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// An identity for a log.
  public init(log: OSLog) { rawValue = .random(in: 1 ..< .max) }
  /// An identity for what is done with an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
  /// The one when only one stretch lasts at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let invalid = OSSignpostID(.max)
  /// The one of a log that drops all.
  public static let null = OSSignpostID(0)
}

/// Where in a stretch of time a signpost stands.
public struct OSSignpostType: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Alone.
  public static let event = OSSignpostType(rawValue: 0)
  /// At the beginning.
  public static let begin = OSSignpostType(rawValue: 1)
  /// At the end.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment for tools that measure; there are none here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
/// Marks a moment for tools that measure, with values; there are none here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: CVarArg...
) {}

/// A stretch of time that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// Which one.
  public let signpostID: OSSignpostID
  init(_ id: OSSignpostID) { signpostID = id }
}

/// Marks stretches of time for tools that measure; there are none here.
public struct OSSignposter: Sendable {
  /// Of a part of a program.
  public init(subsystem: String, category: String) {}
  /// Of a part of a program, of a kind that tools know.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Of a log.
  public init(logHandle: OSLog) {}
  /// Of a logger.
  public init(logger: Logger) {}
  /// Of no part in particular.
  public init() {}
  /// Whether anybody measures; never here.
  public var isEnabled: Bool { false }
  /// A new identity.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
  /// Begins a stretch.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Begins a stretch with words.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// Ends a stretch.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends a stretch with words.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment with words.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Does `work` as a stretch.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around work: () throws -> Result
  ) rethrows -> Result { try work() }
}
