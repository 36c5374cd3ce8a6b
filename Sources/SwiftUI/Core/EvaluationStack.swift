import Foundation

/// How much of this thread's stack is left; deep pages stop with a finding instead of a crash.
enum EvaluationStack {
  /// Whether less than a quarter of a megabyte is left.
  static var isNearlyFull: Bool {
    var marker: UInt8 = 0
    let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    let bounds = Self.bounds
    return here < bounds + 256 * 1024
  }

  /// The lowest address of this thread's stack; asked once per thread.
  private static var bounds: UInt {
    let thread = Thread.current
    if let known = thread.threadDictionary[key] as? UInt { return known }
    var attributes = pthread_attr_t()
    var base: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
    pthread_attr_getstack(&attributes, &base, &size)
    pthread_attr_destroy(&attributes)
    let result = UInt(bitPattern: base)
    thread.threadDictionary[key] = result
    return result
  }
  private static let key = "QuoinStackBounds"
}
