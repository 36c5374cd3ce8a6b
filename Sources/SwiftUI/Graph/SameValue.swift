import Foundation
@_spi(Reflection) import Swift

/// Whether two values are the same as far as a view made from them could tell: byte for byte, field by field, or `Equatable` where
/// fields cannot be read. What cannot be compared (a closure with a context, an existential) counts as different: the answer may be
/// "different" for equal values, never the reverse.
///
/// Time: linear in the fields; how a type is compared is found out once.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool { ValueComparison<Value>().holds(one, other) }

/// The same question for many values of a type.
struct ValueComparison<Value> {
  private let comparison = Comparison.of(Value.self)
  func holds(_ one: Value, _ other: Value) -> Bool {
    if case .never = comparison { return false }
    return withUnsafePointer(to: one) { one in withUnsafePointer(to: other) { comparison.holds(one, $0) } }
  }
}

/// Whether values of a type may ever be found to be the same.
func isComparable(_ type: Any.Type) -> Bool {
  if case .never = Comparison.of(type) { return false }
  return true
}

/// A value that knows better than its bytes whether another is the same: what holds views in enums or behind erased types.
protocol SameComparable {
  /// Whether a field of this type is one reference, strong or not: compared as bytes, since a weak one must not be read as strong.
  static var isReference: Bool { get }
  /// Whether nobody can tell the two apart.
  func isSame(as other: Self) -> Bool
}

extension SameComparable {
  static var isReference: Bool { false }
}

/// A field that says nothing about its view: what it holds is found elsewhere when the view is connected to its page.
protocol ConnectedField {}
extension State: ConnectedField {}
extension StateObject: ConnectedField {}
extension Environment: ConnectedField {}
extension EnvironmentObject: ConnectedField {}
extension AppStorage: ConnectedField {}
extension SceneStorage: ConnectedField {}
extension FocusState: ConnectedField {}
extension GestureState: ConnectedField {}
extension Namespace: ConnectedField {}
extension FocusedValue: ConnectedField {}

extension Binding: SameComparable {
  /// The same when both lead to the same part of the same state, and where that is not watched through them, with the same value.
  func isSame(as other: Binding<Value>) -> Bool {
    guard let origin, origin == other.origin else { return false }
    switch (snapshot, other.snapshot) {
    case (nil, nil): return true
    case (let one?, let another?): return SwiftUI.isSame(one.value, another.value)
    default: return false
    }
  }
}

extension Optional: SameComparable {
  static var isReference: Bool { Wrapped.self is AnyClass }
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let other?): SwiftUI.isSame(one, other)
    default: false
    }
  }
}

extension Array: SameComparable {
  func isSame(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    if withUnsafeBufferPointer({ one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }) { return true }
    return zip(self, other).allSatisfy { SwiftUI.isSame($0, $1) }
  }
}

/// How values of a type are compared.
private enum Comparison {
  case always, never
  /// Byte for byte, so many.
  case bytes(Int)
  /// By a function that knows the type.
  case function((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  /// Each field at its offset.
  case fields([Field])

  struct Field {
    let offset: Int
    let comparison: Comparison
  }

  func holds(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .bytes(let count): memcmp(one, other, count) == 0
    case .function(let compare): compare(one, other)
    case .fields(let fields): fields.allSatisfy { $0.comparison.holds(one + $0.offset, other + $0.offset) }
    }
  }

  // Views are evaluated, and so compared, on the main actor only.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Comparison] = [:]

  static func of(_ type: Any.Type) -> Comparison {
    if let found = known[ObjectIdentifier(type)] { return found }
    // A type that contains itself through an array counts as different from the second level on.
    known[ObjectIdentifier(type)] = .never
    let made = make(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private static func make(_ type: Any.Type) -> Comparison {
    if type is any ConnectedField.Type { return .always }
    if type is AnyClass { return .bytes(MemoryLayout<AnyObject>.size) }
    if let known = type as? any SameComparable.Type {
      return known.isReference ? .bytes(MemoryLayout<AnyObject>.size) : same(known)
    }
    func size<Value>(_ type: Value.Type) -> (count: Int, isPlain: Bool) { (MemoryLayout<Value>.size, _isPOD(type)) }
    let size = _openExistential(type, do: size)
    if size.count == 0 { return .always }
    // Field by field where there are fields: between them lie bytes that mean nothing.
    if let read = fields(of: type) { return read }
    if size.isPlain { return .bytes(size.count) }
    return (type as? any Equatable.Type).map { equal($0) } ?? .never
  }

  private static func same<Value: SameComparable>(_ type: Value.Type) -> Comparison {
    .function { $0.assumingMemoryBound(to: type).pointee.isSame(as: $1.assumingMemoryBound(to: type).pointee) }
  }
  private static func equal<Value: Equatable>(_ type: Value.Type) -> Comparison {
    .function { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }

  /// Whether a type is a struct or a tuple: reflection walks through nothing else. Existentials and functions have no fields at all.
  private static func hasFields(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata tells its kind; stable since Swift 5.
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  /// The fields of a struct or tuple; nil where one of them cannot be compared.
  private static func fields(of type: Any.Type) -> Comparison? {
    // The library's own values are compared by meaning, not by where they are stored.
    guard hasFields(type), !_typeName(type, qualified: true).hasPrefix("Swift.") else { return nil }
    var found: [Field] = []
    var isWhole = true
    var index = 0
    let isReadable = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      defer { index += 1 }
      // A closure is a function and a context: the same bytes are the same closure.
      let isFunction = "\(kind)" == "function"
      let comparison = isFunction ? .bytes(MemoryLayout<() -> Void>.size) : of(fieldType)
      switch comparison {
      case .always: break
      case .never: isWhole = false
      default: found.append(Field(offset: offset, comparison: comparison))
      }
      return isWhole
    }
    guard isReadable, isWhole, index > 0 else { return nil }
    return found.isEmpty ? .always : .fields(found)
  }
}
