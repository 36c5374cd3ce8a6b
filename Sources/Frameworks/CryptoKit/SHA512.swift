import Foundation

/// A fingerprint of bytes by SHA-512 (FIPS 180-4).
public struct SHA512: HashFunction {
  /// The bytes of a block that the function works on.
  public static let blockByteCount = 128
  /// The bytes of a digest.
  public static let byteCount = 64
  private var bytes: [UInt8] = []
  /// A hash of no bytes yet.
  public init() {}
  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) { bytes.append(contentsOf: data) }
  /// The digest of all bytes so far.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: LongHash.bytes(of: bytes, from: LongHash.firstRoots)) }
}
/// The bytes of such a fingerprint.
public struct SHA512Digest: Digest {
  let bytes: [UInt8]
  /// The bytes of a digest.
  public static let byteCount = 64
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "SHA512 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}
/// A fingerprint of bytes by SHA-384 (FIPS 180-4).
public struct SHA384: HashFunction {
  /// The bytes of a block that the function works on.
  public static let blockByteCount = 128
  /// The bytes of a digest.
  public static let byteCount = 48
  private var bytes: [UInt8] = []
  /// A hash of no bytes yet.
  public init() {}
  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) { bytes.append(contentsOf: data) }
  /// The digest of all bytes so far.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(LongHash.bytes(of: bytes, from: LongHash.secondRoots).prefix(48))) }
}
/// The bytes of such a fingerprint.
public struct SHA384Digest: Digest {
  let bytes: [UInt8]
  /// The bytes of a digest.
  public static let byteCount = 48
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "SHA384 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// What SHA-384 and SHA-512 share. Their constants are the first 64 bits behind the point of roots of the first primes.
private enum LongHash {
  static let primes: [UInt64] = {
    var found: [UInt64] = []
    var number: UInt64 = 2
    while found.count < 80 {
      if !found.contains(where: { number % $0 == 0 }) { found.append(number) }
      number += 1
    }
    return found
  }()
  static let firstRoots = primes.prefix(8).map { root($0, power: 2) }
  static let secondRoots = primes[8..<16].map { root($0, power: 2) }
  static let cubeRoots = primes.map { root($0, power: 3) }

  /// The bits behind the point of a prime's root: the greatest whole x with x to the power ≤ the prime · 2 to the 64 · power.
  private static func root(_ prime: UInt64, power: Int) -> UInt64 {
    var x: [UInt32] = [0, 0, 0]
    let target = [UInt32](repeating: 0, count: 2 * power) + [UInt32(prime)]
    for bit in (0..<70).reversed() {
      x[bit / 32] |= 1 << UInt32(bit % 32)
      var product = x
      for _ in 1..<power { product = times(product, x) }
      if isGreater(product, target) { x[bit / 32] &= ~(1 << UInt32(bit % 32)) }
    }
    return UInt64(x[1]) << 32 | UInt64(x[0])
  }
  private static func times(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: one.count + other.count)
    for (i, a) in one.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in other.enumerated() {
        let sum = UInt64(a) * UInt64(b) + UInt64(result[i + j]) + carry
        result[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result[i + other.count] = UInt32(carry)
    }
    return result
  }
  private static func isGreater(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    for index in (0..<max(one.count, other.count)).reversed() {
      let (a, b) = (index < one.count ? one[index] : 0, index < other.count ? other[index] : 0)
      if a != b { return a > b }
    }
    return false
  }

  static func bytes(of bytes: [UInt8], from first: [UInt64]) -> [UInt8] {
    var state = first
    func turn(_ word: UInt64, _ by: UInt64) -> UInt64 { word >> by | word << (64 - by) }
    let all = padded(bytes, block: 128, lengthBytes: 16, isBigEndian: true)
    for begin in stride(from: 0, to: all.count, by: 128) {
      var words = (0..<16).map { word in (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(all[begin + 8 * word + $1]) } }
      for index in 16..<80 {
        let (a, b) = (words[index - 15], words[index - 2])
        let one = turn(a, 1) ^ turn(a, 8) ^ a >> 7
        let two = turn(b, 19) ^ turn(b, 61) ^ b >> 6
        words.append(words[index - 16] &+ one &+ words[index - 7] &+ two)
      }
      var s = state
      for step in 0..<80 {
        let one = turn(s[4], 14) ^ turn(s[4], 18) ^ turn(s[4], 41)
        let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
        let sum = s[7] &+ one &+ choice &+ cubeRoots[step] &+ words[step]
        let two = turn(s[0], 28) ^ turn(s[0], 34) ^ turn(s[0], 39)
        let most = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
        s = [sum &+ two &+ most, s[0], s[1], s[2], s[3] &+ sum, s[4], s[5], s[6]]
      }
      for index in 0..<8 { state[index] &+= s[index] }
    }
    return state.flatMap { word in stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) } }
  }
}
