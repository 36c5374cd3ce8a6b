// Core Foundation's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A number as an object, Foundation's own.
public typealias CFNumber = NSNumber
/// A truth as an object, Foundation's own.
public typealias CFBoolean = NSNumber
/// As what a number is kept; the numbers are those of CFNumber's header.
public enum CFNumberType: Int, Sendable {
  case sInt8Type = 1, sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType, longLongType
  case floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType
}
/// As what a number is kept: a truth as one character, as on the phone.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
  switch UInt8(bitPattern: number.objCType.pointee) {
  case UInt8(ascii: "c"), UInt8(ascii: "B"): .charType
  case UInt8(ascii: "C"), UInt8(ascii: "s"): .sInt16Type
  case UInt8(ascii: "S"), UInt8(ascii: "i"): .sInt32Type
  case UInt8(ascii: "f"): .float32Type
  case UInt8(ascii: "d"): .float64Type
  default: .sInt64Type
  }
}
/// Whether a number is kept with a point.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool { [.float32Type, .float64Type].contains(CFNumberGetType(number)) }
/// Whether a truth holds.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

/// The number of a kind of object, by which objects of Core Foundation are told apart.
public typealias CFTypeID = UInt
/// What kind of object this is, as far as Foundation's own are known; 0 for others.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf as Any? {
  case let number as NSNumber:
    let type = UInt8(bitPattern: number.objCType.pointee)
    return type == UInt8(ascii: "c") || type == UInt8(ascii: "B") ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString, is String: return CFStringGetTypeID()
  case is NSData, is Data: return CFDataGetTypeID()
  case is NSArray: return CFArrayGetTypeID()
  case is NSDictionary: return CFDictionaryGetTypeID()
  case is NSDate: return CFDateGetTypeID()
  case is NSNull: return CFNullGetTypeID()
  default: return 0
  }
}
// Which numbers these are is said anew each time the phone starts: they are for comparing.
/// The number of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The number of nothing.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// The number of rows with keys.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The number of rows.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The number of bytes.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The number of truths.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The number of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }
