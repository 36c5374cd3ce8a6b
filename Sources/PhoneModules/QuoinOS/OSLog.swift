import Foundation

/// A log of a subsystem and category.
public final class OSLog: Sendable {
  private let subsystem: String
  private let category: String
  private let isEnabled: Bool

  /// A log of a part of a program.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isEnabled) = (subsystem, category, true)
  }
  /// A log of a part of a program, of a kind that tools know.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }
  private init(isEnabled: Bool) { (subsystem, category, self.isEnabled) = ("", "", isEnabled) }

  /// Kinds that tools know.
  public struct Category: Sendable {
    let rawValue: String
    /// What is of interest when time is measured.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is measured only when a tool asks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// The log of no part in particular.
  public static let `default` = OSLog(isEnabled: true)
  /// A log that drops all.
  public static let disabled = OSLog(isEnabled: false)

  /// Whether messages of the level are written: all but those for developing.
  public func isEnabled(type: OSLogType) -> Bool {
    isEnabled && (type != .debug || ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil)
  }
  /// Whether signposts are kept; never here.
  public var signpostsEnabled: Bool { false }

  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let part = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    FileHandle.standardError.write(Data("\(part)\(type == .default ? "" : type.name + ": ")\(text)\n".utf8))
  }
}

/// Writes a message with values in the form of `printf`; `%{public}@` and the like are read.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...
) { log.write(formatted(message.description, arguments), type) }

/// Writes a message with values in the form of `printf`.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: CVarArg...)
{
  log.write(formatted(message.description, arguments), type)
}

/// Writes a message.
@_disfavoredOverload public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

private func formatted(_ form: String, _ arguments: [CVarArg]) -> String {
  var plain = ""
  var inBraces = false
  for character in form {
    if character == "{", plain.last == "%" { inBraces = true }
    if !inBraces { plain.append(character) }
    if character == "}" { inBraces = false }
  }
  // Words are objects to a format; Swift's own become Foundation's.
  return withVaList(arguments) { NSString(format: plain, arguments: $0) as String }
}
