/// Who a view is from one evaluation to the next: a fingerprint of the path that leads to it (positions, branches, explicit ids).
///
/// 128 bits, mixed step by step, so that a path costs nothing to keep and a collision is not to be expected in a million views.
struct Identity: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  static let root = Identity(high: 0x9E37_79B9_7F4A_7C15, low: 0xC2B2_AE3D_27D4_EB4F)
  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The identity of the part called `step` within this one.
  func child(_ step: UInt64) -> Identity {
    Identity(high: Self.mix(high ^ (step &* 0xFF51_AFD7_ED55_8CCD)), low: Self.mix(low &+ step &+ 0x1656_67B1_9E37_79F9))
  }

  // The bits are mixed already; hashing them once more costs as much as the look-up.
  func hash(into hasher: inout Hasher) { hasher.combine(high) }
  func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: high) ^ seed }

  private static func mix(_ value: UInt64) -> UInt64 {
    var x = value &+ 0x9E37_79B9_7F4A_7C15
    x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
    return x ^ (x >> 31)
  }
}
