import Foundation

/// How much of the main thread's stack is left; deep pages stop with a finding instead of a crash.
enum EvaluationStack {
  nonisolated(unsafe) private static var lowest: UInt = 0

  /// Takes the caller's place as near the stack's top; called where an evaluation begins.
  static func begin() {
    var limit = rlimit()
    let known = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 && limit.rlim_cur < 1 << 40
    let room = known ? UInt(limit.rlim_cur) : 8 << 20
    let here = address
    let reserve: UInt = 1 << 20
    lowest = here > room ? here - room + reserve : reserve
  }

  /// Whether less than about a megabyte is left.
  static var isNearlyFull: Bool { address < lowest }

  private static var address: UInt {
    var marker: UInt8 = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
