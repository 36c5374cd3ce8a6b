import Foundation

/// A proposal as two numbers, with NaN for "not specified": compares and hashes fast.
struct ProposalKey: Hashable, Sendable {
  private let width: UInt64
  private let height: UInt64
  /// The proposal that the key stands for.
  var proposal: ProposedViewSize {
    func length(_ bits: UInt64) -> CGFloat? { bits == .max ? nil : CGFloat(Double(bitPattern: bits)) }
    return ProposedViewSize(width: length(width), height: length(height))
  }
  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }
  private init(bits: UInt64) {
    width = bits
    height = bits
  }
  private static func bits(_ value: CGFloat?) -> UInt64 {
    guard let value, !value.isNaN else { return .max }
    return Double(value + 0).bitPattern
  }
  /// The key of no proposal: another NaN than the one of a length that is not specified.
  static var none: ProposalKey { ProposalKey(bits: .max - 1) }

  // Keys are looked up among a few dozens at most: two multiplications spread their bits well enough.
  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
  func _rawHashValue(seed: Int) -> Int {
    let mixed = (width ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15 ^ height &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
  }

  /// How far the lengths of two proposals lie apart; nil where one asks for something else along an axis (nothing, 0, ∞, a length).
  func distance(to other: ProposalKey) -> Double? {
    func distance(_ one: UInt64, _ other: UInt64) -> Double? {
      if one == other { return 0 }
      func isLength(_ bits: UInt64) -> Bool { bits != 0 && Double(bitPattern: bits).isFinite }
      return isLength(one) && isLength(other) ? abs(Double(bitPattern: one) - Double(bitPattern: other)) : nil
    }
    guard let across = distance(width, other.width), let down = distance(height, other.height) else { return nil }
    return across + down
  }
}
