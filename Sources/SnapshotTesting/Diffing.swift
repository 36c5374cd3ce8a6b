import Foundation

/// How a format is written to a file, read from it, and compared.
public struct Diffing<Value> {
  /// Turns a value into the bytes of its file.
  public var toData: (Value) -> Data
  /// Reads a value from the bytes of its file.
  public var fromData: (Data) -> Value
  /// Compares a reference with a new value: nil when they are alike, else what differs and what may be looked at.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Reads like `fromData`, but says what is wrong with bytes that cannot be read, where that is known.
  package var complaint: (Data) -> String? = { _ in nil }

  /// A comparison of a format.
  ///
  /// - Parameters:
  ///   - toData: Turns a value into the bytes of its file.
  ///   - fromData: Reads a value from the bytes of its file.
  ///   - diff: Compares a reference (first) with a new value; nil when they are alike.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
