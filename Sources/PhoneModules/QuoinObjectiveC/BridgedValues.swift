import Dispatch
import Foundation

// What these types are beside themselves where there is Objective-C.

/// A queue is an object there: two are equal when they are the same.
extension DispatchQueue: @retroactive Equatable {
  /// Whether both are the same queue.
  public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool { one === other }
}

// A number is cast to an object without a word there; the compiler's doubt about it becomes this.
extension BinaryInteger {
  /// The number as an object.
  public var _nsNumber: NSNumber { NSNumber(value: Int64(truncatingIfNeeded: self)) }
}
extension BinaryFloatingPoint {
  /// The number as an object.
  public var _nsNumber: NSNumber { NSNumber(value: Double(self)) }
}
extension Bool {
  /// The truth as an object.
  public var _nsNumber: NSNumber { NSNumber(value: self) }
}
extension Decimal {
  /// As an object, as a cast makes one of it on the phone.
  public var _nsNumber: NSNumber { NSDecimalNumber(decimal: self) }
}

extension CGFloat {
  /// The number, rounded to what can be written.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
  /// The number, if it can be written; else nil.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
