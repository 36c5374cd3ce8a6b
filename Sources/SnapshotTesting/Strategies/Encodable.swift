import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, its keys sorted.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as JSON by an encoder of one's own.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { String(decoding: try encoder.encode($0), as: UTF8.self) }
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as a property list by an encoder of one's own.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { String(decoding: try encoder.encode($0), as: UTF8.self) }
  }

  private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> String) -> Snapshotting {
    var result = SimplySnapshotting.lines.pullback { (value: Value) in
      // An error is what the test is to see, not the end of it.
      do { return try encode(value) } catch { return "This value cannot be encoded: \(error)" }
    }
    result.pathExtension = pathExtension
    return result
  }
}
