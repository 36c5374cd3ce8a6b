/// Writes messages of a subsystem and category to standard error, where Apple's systems write them to the system's log.
public struct Logger: Sendable {
  private let log: OSLog
  /// Messages of a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Messages of no part in particular.
  public init() { log = .default }
  /// Messages of a log.
  public init(_ log: OSLog) { self.log = log }

  /// Writes at the level of what is kept for a while.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes at the level of what helps while developing.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes at the level of what helps while developing.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes at the level of what helps.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes at the level of what is kept for a while.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes at the level of what went wrong.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes at the level of what went wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes at the level of what must not have happened.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes at the level of what must not have happened.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
