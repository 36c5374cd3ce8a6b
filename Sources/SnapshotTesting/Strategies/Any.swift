import Foundation

extension Snapshotting where Format == String {
  /// What the value says of itself: `String(describing:)`.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

  /// The value with everything in it, as a tree of lines, without what changes from run to run.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) } }

  /// A value that JSON has words for (dictionaries, arrays, texts, numbers), as JSON with its keys sorted.
  public static var json: Snapshotting {
    var result = SimplySnapshotting.lines.pullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value) else { return "This value is no JSON: \(value)" }
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data ?? Data(), as: UTF8.self)
    }
    result.pathExtension = "json"
    return result
  }
}

/// A type that says itself how it appears in dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether what is in it follows, a line each; not unless said.
  static var renderChildren: Bool { get }
  /// How it appears.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// What is in it does not follow.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotes.
  public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
  /// As in ISO 8601, in UTC, to the second.
  public var snapshotDescription: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: self)
  }
}
extension NSObject: AnySnapshotStringConvertible {
  /// What it says of itself, without addresses.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}
extension String: AnySnapshotStringConvertible {
  /// In quotes.
  public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
  /// In quotes.
  public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}
