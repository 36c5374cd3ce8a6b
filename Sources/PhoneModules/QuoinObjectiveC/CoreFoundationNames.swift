// Core Foundation's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// On the phone a cast goes between these and Swift's own types without a word; here they are Swift's own types.

/// A file's place, by Core Foundation's name.
public typealias CFURL = URL
/// A dictionary, by Core Foundation's name.
public typealias CFDictionary = [String: Any]
/// A text, by Core Foundation's name.
public typealias CFString = String
/// Bytes, by Core Foundation's name.
public typealias CFData = Data
/// A failure, by Core Foundation's name.
public typealias CFError = NSError
/// A part of a row, by Core Foundation's name.
public struct CFRange: Hashable, Sendable {
  /// Where it begins.
  public var location: Int
  /// How long it is.
  public var length: Int
  /// An empty part at the beginning.
  public init() { (location, length) = (0, 0) }
  /// A part.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}
/// A part of a row.
public func CFRangeMake(_ location: Int, _ length: Int) -> CFRange { CFRange(location: location, length: length) }
/// An object, by Core Foundation's name.
public typealias CFTypeRef = AnyObject
/// What a function of C came to; 0 = it worked.
public typealias OSStatus = Int32
/// What runs the main thread, by Core Foundation's name.
public typealias CFRunLoop = RunLoop
/// A truth as an object.
public let kCFBooleanTrue: Bool! = true
/// An untruth as an object.
public let kCFBooleanFalse: Bool! = false
/// Where an app's Info.plist has its build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// Where an app's Info.plist has its name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// Where an app's Info.plist has its program.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// Where an app's Info.plist has its identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"

/// A character of UTF-16, by Core Foundation's name.
public typealias UniChar = UInt16
/// A whole number, by Foundation's old name.
public typealias NSInteger = Int
/// A whole number that is not negative, by Foundation's old name.
public typealias NSUInteger = UInt
/// The largest whole number.
public let NSIntegerMax = Int.max
/// The least whole number.
public let NSIntegerMin = Int.min
/// The largest whole number without a sign.
public let NSUIntegerMax = UInt.max

/// Nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a thousandth of a second.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a millionth of a second.
public let NSEC_PER_USEC: UInt64 = 1000
/// Millionths of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// How many bytes there are.
public func CFDataGetLength(_ data: CFData) -> Int { data.count }
/// The bytes: a copy that stays as long as the program runs, because nothing here tells how long it is looked at.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>! {
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, data.count))
  data.copyBytes(to: bytes, count: data.count)
  return UnsafePointer(bytes)
}
/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// What makes objects, by Core Foundation's name: Swift does here.
public final class CFAllocator: Sendable {}
/// What makes objects unless another is said.
public let kCFAllocatorDefault: CFAllocator! = nil
/// A timer, by Core Foundation's name.
public typealias CFRunLoopTimer = Timer
/// In which mode a run loop runs, by Core Foundation's name.
public struct CFRunLoopMode: Sendable {
  let mode: RunLoop.Mode
  /// In all that are common.
  public static let commonModes = CFRunLoopMode(mode: .common)
  /// In the usual one.
  public static let defaultMode = CFRunLoopMode(mode: .default)
}
/// A timer that calls `block` from a moment on, in seconds since 2001; again each `interval` seconds where that is above 0.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: Double, _ interval: TimeInterval, _ flags: UInt, _ order: Int,
  _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { timer in block?(timer) }
}
/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  (loop ?? .current).add(timer, forMode: mode?.mode ?? .default)
}
/// Takes a timer away: it never fires again.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Reads the bits of a value as another type's, as Swift's own function does; and functions as pointers and back, which are of one size
/// on the phone alone: the pointer leads to the function, which is kept as long as the program runs.
public func unsafeBitCast<Value, Other>(_ value: Value, to type: Other.Type) -> Other {
  let (from, to) = (MemoryLayout<Value>.size, MemoryLayout<Other>.size)
  let word = MemoryLayout<UnsafeRawPointer>.size
  if from == 2 * word, to == word {
    let kept = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    kept.initialize(to: value)
    return Swift.unsafeBitCast(UnsafeRawPointer(kept), to: type)
  }
  if from == word, to == 2 * word { return Swift.unsafeBitCast(value, to: UnsafePointer<Other>.self).pointee }
  return Swift.unsafeBitCast(value, to: type)
}

/// How many elements an array has.
public func CFArrayGetCount(_ theArray: [Any]) -> Int { theArray.count }
/// An object of an array, without a reference of its own; nil outside of it and for what is no object.
public func CFArrayGetValueAtIndex(_ theArray: [Any], _ idx: Int) -> UnsafeRawPointer? {
  guard theArray.indices.contains(idx), type(of: theArray[idx]) is AnyClass else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}
/// Text with attributes, Foundation's own.
public typealias CFAttributedString = NSAttributedString
/// Text with attributes that can be changed, Foundation's own.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Seconds from the beginning of 1970 to that of 2001, the reference date.
public let kCFAbsoluteTimeIntervalSince1970 = Date.timeIntervalBetween1970AndReferenceDate
/// Bytes that can be changed, Foundation's own.
public typealias CFMutableData = NSMutableData
/// Bytes that can be changed, with room for so many; how many there may be is not looked at.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData! { NSMutableData(capacity: max(0, capacity)) }
/// Nothing, where an object is asked for.
public let kCFNull: NSNull! = NSNull()
/// What went wrong, in words.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
/// The number of what went wrong.
public func CFErrorGetCode(_ err: CFError!) -> Int { err.code }
/// Whose number it is.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
