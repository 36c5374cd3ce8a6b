import Foundation

/// An object that has a name among all of its store: a predicate takes one for the other. Not for users.
public protocol _NamedObject: AnyObject {
  /// The name.
  var _name: AnyObject { get }
}

/// A value as predicates compare it: numbers of all kinds are numbers, texts of all kinds texts.
enum Plain {
  case nothing
  case integer(Int)
  case real(Double)
  case text(String)
  case date(Date)
  case list([Any])
  case other(Any)

  init(_ value: Any?) {
    switch Self.unwrapped(value) {
    case nil: self = .nothing
    case let value as Plain: self = value
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as any BinaryInteger: self = Int(exactly: value).map(Plain.integer) ?? .real(Double(value))
    case let value as Double: self = .real(value)
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as Decimal: self = .real(NSDecimalNumber(decimal: value).doubleValue)
    case let value as NSNumber:
      self = value.doubleValue.rounded() == value.doubleValue ? .integer(value.intValue) : .real(value.doubleValue)
    case let value as String: self = .text(value)
    case let value as Substring: self = .text(String(value))
    case let value as NSString: self = .text(value.description)
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
    case let value as NSUUID: self = .other(UUID(uuidString: value.uuidString) ?? value)
    case let value as NSURL: self = .other(value.absoluteURL ?? value)
    case let value as [Any]: self = .list(value)
    case let value as NSSet: self = .list(value.allObjects)
    case let value as NSOrderedSet: self = .list(value.array)
    case let value as NSArray: self = .list(value.map { $0 })
    case let value as Set<AnyHashable>: self = .list(value.map(\.base))
    case let value?: self = Self.elements(of: value).map(Plain.list) ?? .other(value)
    }
  }

  /// What sets of any element hold; nil for what is no set.
  private static func elements(of value: Any) -> [Any]? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .set ? mirror.children.map(\.value) : nil
  }

  /// A value without the optionals around it; nil for none and for `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard var value else { return nil }
    while true {
      if value is NSNull { return nil }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      guard let inner = mirror.children.first?.value else { return nil }
      value = inner
    }
  }

  var isNothing: Bool { if case .nothing = self { true } else { false } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    default: nil
    }
  }
  var elements: [Any]? { if case .list(let elements) = self { elements } else { nil } }
  /// Whether a condition that is a value holds.
  var isTrue: Bool { number.map { $0 != 0 } ?? false }

  /// The order of two values, by character values for texts; nil when they have none. Nothing comes before everything.
  func compared(to other: Plain, options: String.CompareOptions = []) -> ComparisonResult? {
    switch (self, other) {
    case (.nothing, .nothing): return .orderedSame
    case (.nothing, _): return .orderedAscending
    case (_, .nothing): return .orderedDescending
    case (.integer(let one), .integer(let two)): return Self.order(one, two)
    case (.date(let one), .date(let two)): return Self.order(one, two)
    case (.text(let one), .text(let two)): return options.isEmpty ? Self.order(one, two) : one.compare(two, options: options)
    case (.text(let one), _) where other.number != nil && Double(one) != nil: return Plain.real(Double(one) ?? 0).compared(to: other)
    case (_, .text(let two)) where number != nil && Double(two) != nil: return compared(to: Plain.real(Double(two) ?? 0))
    case (.other(let one as UUID), .other(let two as UUID)): return Self.order(one.uuidString, two.uuidString)
    default:
      guard let one = number, let two = other.number else { return nil }
      return Self.order(one, two)
    }
  }

  private static func order<T: Comparable>(_ one: T, _ two: T) -> ComparisonResult {
    one < two ? .orderedAscending : two < one ? .orderedDescending : .orderedSame
  }

  func equals(_ other: Plain, options: String.CompareOptions = []) -> Bool {
    if let order = compared(to: other, options: options) { return order == .orderedSame }
    switch (self, other) {
    case (.list(let one), .list(let two)):
      return one.count == two.count && one.allSatisfy { element in two.contains { Plain(element).equals(Plain($0)) } }
    case (.other(let one), .other(let two)):
      // An object is what its name says it is, on either side.
      let (one, two) = ((one as? any _NamedObject)?._name ?? one, (two as? any _NamedObject)?._name ?? two)
      if let one = one as? AnyHashable, let two = two as? AnyHashable { return one == two }
      return (one as AnyObject) === (two as AnyObject)
    default: return false
    }
  }
}
