@_exported import Foundation

/// Where scripts would share values.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  /// One.
  public override init() {}
}
/// What is shown to scripts: every class may say so.
public protocol JSExport {}

/// Where scripts would run: nothing runs them here. Values that are put in by names come out again.
///
/// It is no `NSObject`, below which there is no `JSContext()!`.
open class JSContext: @unchecked Sendable {
  /// Where it shares values.
  public let virtualMachine: JSVirtualMachine!
  /// What it is called.
  open var name: String! = ""
  /// Whether others may look into it; kept only.
  open var isInspectable = false
  /// What went wrong last.
  open var exception: JSValue!
  /// Who is told what goes wrong; nil: `exception` is set.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  /// Values by their names: what was put in.
  private var values: [String: JSValue] = [:]
  /// One of its own.
  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
  /// One that shares values.
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }
  /// Would run a script: `undefined`, and the exception handler is told.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }
  /// Would run a script from an address: `undefined`, and the exception handler is told.
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    let error = JSValue(newErrorFromMessage: "Scripts are not run on this system.", in: self)
    if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
    return JSValue(undefinedIn: self)
  }
  /// A value by its name; `undefined` for what was not put in.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { key.flatMap { values["\($0)"] } ?? JSValue(undefinedIn: self) }
  /// Puts a value in by its name.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    values["\(key!)"] = JSValue(object: object, in: self)
  }
  /// What all scripts see.
  open var globalObject: JSValue! { JSValue(object: values.mapValues { $0.toObject() as Any }, in: self) }
  /// Whose script runs now: nobody's.
  open class func current() -> JSContext! { nil }
  /// What the function that runs now was called with: nothing.
  open class func currentArguments() -> [Any]! { nil }
}
/// A value of a script's: what Swift gave it.
open class JSValue: NSObject, @unchecked Sendable {
  private enum Kind { case undefined, null, value, error }
  private let kind: Kind
  private let held: Any?
  /// Where it is from.
  public let context: JSContext!
  private init(_ kind: Kind, _ held: Any?, _ context: JSContext?) { (self.kind, self.held, self.context) = (kind, held, context) }
  /// A value of Swift's.
  public convenience init!(object value: Any!, in context: JSContext!) { self.init(value == nil ? .null : .value, value, context) }
  /// A truth.
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.value, value, context) }
  /// A number.
  public convenience init!(double value: Double, in context: JSContext!) { self.init(.value, value, context) }
  /// A whole number.
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(.value, Double(value), context) }
  /// An empty object.
  public convenience init!(newObjectIn context: JSContext!) { self.init(.value, [String: Any](), context) }
  /// An empty row.
  public convenience init!(newArrayIn context: JSContext!) { self.init(.value, [Any](), context) }
  /// An error.
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) { self.init(.error, message, context) }
  /// Nothing.
  public convenience init!(nullIn context: JSContext!) { self.init(.null, nil, context) }
  /// Not even nothing.
  public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, nil, context) }

  /// The value; nil for nothing.
  open func toObject() -> Any! { held }
  /// The value where it is of a class.
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { held.flatMap { type(of: $0) == expectedClass ? $0 : nil } }
  /// Whether a script takes it for true.
  open func toBool() -> Bool {
    switch held {
    case let truth as Bool: truth
    case let number as Double: number != 0 && !number.isNaN
    case let number as Int: number != 0
    case let text as String: kind == .error || !text.isEmpty
    default: kind == .value
    }
  }
  /// As a number; NaN for what is none.
  open func toDouble() -> Double {
    switch held {
    case let truth as Bool: truth ? 1 : 0
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    case let text as String where kind == .value: Double(text) ?? .nan
    default: kind == .null ? 0 : .nan
    }
  }
  /// As a whole number; 0 for what is none.
  open func toInt32() -> Int32 { Int32(truncatingIfNeeded: Int64(exactly: toDouble().rounded(.towardZero)) ?? 0) }
  /// As a number that is no fraction and not below 0.
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  /// As a number.
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  /// In words.
  open func toString() -> String! {
    switch (kind, held) {
    case (.undefined, _): "undefined"
    case (.null, _): "null"
    case (.error, let text as String): "Error: \(text)"
    case (_, let number as Double) where number == number.rounded() && abs(number) < 1e15: "\(Int64(number))"
    case (_, let some?): "\(some)"
    default: ""
    }
  }
  /// As a date; nil for what is none.
  open func toDate() -> Date! { held as? Date }
  /// As a row; nil for what is none.
  open func toArray() -> [Any]! { held as? [Any] }
  /// As a dictionary; nil for what is none.
  open func toDictionary() -> [AnyHashable: Any]! { held as? [AnyHashable: Any] }
  /// Whether it is not even nothing.
  open var isUndefined: Bool { kind == .undefined }
  /// Whether it is nothing.
  open var isNull: Bool { kind == .null }
  /// Whether it is a truth.
  open var isBoolean: Bool { held is Bool }
  /// Whether it is a number.
  open var isNumber: Bool { kind == .value && !(held is Bool) && (held is Double || held is Int) }
  /// Whether it is text.
  open var isString: Bool { kind == .value && held is String }
  /// Whether it is anything else.
  open var isObject: Bool { kind == .error || (kind == .value && !isBoolean && !isNumber && !isString) }
  /// Whether it is a row.
  open var isArray: Bool { held is [Any] }
  /// Whether it is a date.
  open var isDate: Bool { held is Date }
  /// Would call a function: `undefined`.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: context) }
  /// Would make an object: `undefined`.
  open func construct(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: context) }
  /// Would call a function of its: `undefined`.
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    JSValue(undefinedIn: context)
  }
  /// A value of its by a name; `undefined` for others.
  open func forProperty(_ property: String!) -> JSValue! {
    guard let found = (held as? [AnyHashable: Any])?[AnyHashable(property ?? "")] else { return JSValue(undefinedIn: context) }
    return JSValue(object: found, in: context)
  }
  /// Whether it has a value of a name.
  open func hasProperty(_ property: String!) -> Bool { (held as? [AnyHashable: Any])?[AnyHashable(property ?? "")] != nil }
  /// A value of its by a name; `undefined` for others.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty("\(key!)") }
  /// A value of its at a place; `undefined` beyond its end.
  open func atIndex(_ index: Int) -> JSValue! {
    guard let row = toArray(), row.indices.contains(index) else { return JSValue(undefinedIn: context) }
    return JSValue(object: row[index], in: context)
  }
}
