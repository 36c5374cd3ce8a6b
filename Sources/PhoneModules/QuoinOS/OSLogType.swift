/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number in the system's log.
  public let rawValue: UInt8
  /// The level of that number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The level of that number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// What is kept for a while.
  public static let `default` = OSLogType(0)
  /// What helps and is not needed.
  public static let info = OSLogType(1)
  /// What helps while developing; not shown here unless `OS_ACTIVITY_DT_MODE` is set, as on the phone it is not kept.
  public static let debug = OSLogType(2)
  /// What went wrong.
  public static let error = OSLogType(16)
  /// What must not have happened.
  public static let fault = OSLogType(17)

  /// The level in words.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
