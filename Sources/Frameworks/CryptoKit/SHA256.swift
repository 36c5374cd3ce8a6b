@_exported import Foundation

/// A fingerprint of bytes by SHA-256 (FIPS 180-4).
public struct SHA256: Sendable {
  /// Its bytes: 32.
  public typealias Digest = SHA256Digest
  /// How many bytes it has.
  public static let byteCount = 32
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0
  /// Of nothing yet.
  public init() {}
  /// The fingerprint of bytes.
  public static func hash(data: some DataProtocol) -> SHA256Digest {
    var hash = SHA256()
    hash.update(data: data)
    return hash.finalize()
  }
  /// Takes bytes; O(their number).
  public mutating func update(data: some DataProtocol) {
    length += UInt64(data.count)
    rest.append(contentsOf: data)
    var begin = 0
    while rest.count - begin >= 64 {
      take(begin)
      begin += 64
    }
    rest.removeFirst(begin)
  }
  /// The fingerprint of what was taken.
  public func finalize() -> SHA256Digest {
    var copy = self
    copy.rest.append(0x80)
    while copy.rest.count % 64 != 56 { copy.rest.append(0) }
    let bits = length &* 8
    for shift in stride(from: 56, through: 0, by: -8) { copy.rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    for begin in stride(from: 0, to: copy.rest.count, by: 64) { copy.take(begin) }
    return SHA256Digest(bytes: copy.state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } })
  }
  private mutating func take(_ begin: Int) {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      let at = begin + 4 * index
      words[index] = UInt32(rest[at]) << 24 | UInt32(rest[at + 1]) << 16 | UInt32(rest[at + 2]) << 8 | UInt32(rest[at + 3])
    }
    func turn(_ word: UInt32, _ by: UInt32) -> UInt32 { word >> by | word << (32 - by) }
    for index in 16..<64 {
      let (one, two) = (words[index - 15], words[index - 2])
      let small = turn(one, 7) ^ turn(one, 18) ^ one >> 3
      let large = turn(two, 17) ^ turn(two, 19) ^ two >> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    var s = state
    for index in 0..<64 {
      let sum1 = turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ sum1 &+ choice &+ Self.constants[index] &+ words[index]
      let sum0 = turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)
      let most = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [first &+ sum0 &+ most, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }
  /// The first bits of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var found: [UInt32] = []
    var number = 2
    while found.count < 64 {
      if !(2..<number).contains(where: { number % $0 == 0 }) {
        let root = cbrt(Float80(number))
        found.append(UInt32((root - root.rounded(.down)) * 4_294_967_296))
      }
      number += 1
    }
    return found
  }()
}
private func cbrt(_ value: Float80) -> Float80 {
  var root = Float80(pow(Double(value), 1 / 3))
  for _ in 0..<6 { root -= (root * root * root - value) / (3 * root * root) }
  return root
}
/// The bytes of a fingerprint.
public struct SHA256Digest: Hashable, Sequence, CustomStringConvertible, Sendable {
  let bytes: [UInt8]
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}
