// Names in C's form are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

// Without Objective-C no class knows its methods and properties by their names, and these functions say so: they find none. Code that
// looks before it exchanges anything goes on with what is there.

/// What is larger than any number, by its old name.
public let HUGE = Float.infinity

/// A method of a class; there is none by name.
public typealias Method = OpaquePointer
/// What a method does.
public typealias IMP = OpaquePointer
/// A property of a class; there is none by name.
public typealias objc_property_t = OpaquePointer
/// A stored value of a class; there is none by name.
public typealias Ivar = OpaquePointer

private func doubt(_ function: String, _ type: AnyClass?) {
  _Doubts.hear?(
    type.map { "\($0)" } ?? "Objective-C",
    "\(function) finds nothing: there is no Objective-C here whose methods could be found by name or exchanged. The class stays as it is.")
}

/// The class of an object; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
/// Would make an object one of another class; it stays what it is, and its class is returned.
@discardableResult public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? {
  doubt("object_setClass", type)
  return object_getClass(object)
}
/// The class above; nil at the top.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { Mirror.superclass(of: $0) } }
/// Whether this is the class of a class, as Objective-C has them: no, a class here is of none.
public func class_isMetaClass(_ type: AnyClass?) -> Bool { false }
/// The name of a class, as C writes texts; it is never given back.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
  UnsafePointer(strdup(type.map { NSStringFromClass($0) } ?? "nil")!)
}
/// The class of a name, among those that Foundation finds; nil where there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { NSClassFromString(String(cString: name)) }
/// A method of objects by its name: none.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  doubt("class_getInstanceMethod", type)
  return nil
}
/// A method of the class by its name: none.
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  doubt("class_getClassMethod", type)
  return nil
}
/// What a class does for a name: nothing is known.
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? {
  doubt("class_getMethodImplementation", type)
  return nil
}
/// What a method does: nothing is known.
public func method_getImplementation(_ method: Method) -> IMP { method }
/// Would replace what a method does; returns what it is given.
@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { implementation }
/// Would exchange two methods; there are none.
public func method_exchangeImplementations(_ one: Method, _ other: Method) {}
/// The name of a method: none is known.
public func method_getName(_ method: Method) -> Selector { Selector("") }
/// How a method's parameters are written: not known.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
/// Would add a method to a class: false, none is added.
@discardableResult public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  doubt("class_addMethod", type)
  return false
}
/// Would replace a method of a class: nil, there was none.
@discardableResult public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  doubt("class_replaceMethod", type)
  return nil
}
/// The properties of a class by their names: none; `count` becomes 0.
public func class_copyPropertyList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<objc_property_t>? {
  count?.pointee = 0
  doubt("class_copyPropertyList", type)
  return nil
}
/// The methods of a class by their names: none; `count` becomes 0.
public func class_copyMethodList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>? {
  count?.pointee = 0
  doubt("class_copyMethodList", type)
  return nil
}
/// The stored values of a class by their names: none; `count` becomes 0.
public func class_copyIvarList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>? {
  count?.pointee = 0
  doubt("class_copyIvarList", type)
  return nil
}
/// The name of a property; nobody has one to ask for.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(strdup("")!) }
/// Would make a method of a closure: nothing that could be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  doubt("imp_implementationWithBlock", nil)
  return Selectors.nothing
}
/// Would free what `imp_implementationWithBlock` made: false, it made nothing.
@discardableResult public func imp_removeBlock(_ implementation: IMP) -> Bool { false }
private enum Selectors {
  nonisolated(unsafe) static let nothing = OpaquePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
/// Would begin a class below another: nil, none can be made.
public func objc_allocateClassPair(_ above: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass? {
  doubt("objc_allocateClassPair", above)
  return nil
}
/// Would end making a class.
public func objc_registerClassPair(_ type: AnyClass) {}
/// Would take a class away.
public func objc_disposeClassPair(_ type: AnyClass) {}

extension Mirror {
  fileprivate static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
/// How many bytes an object of a class takes, as the class's own record says; 0 for none.
public func class_getInstanceSize(_ type: AnyClass?) -> Int {
  // Swift's ABI: the record begins with its kind, the class above, flags and where an object's address points, 4 bytes each of the last two.
  type.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}
