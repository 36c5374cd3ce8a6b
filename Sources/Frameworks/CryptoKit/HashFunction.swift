import Foundation

/// A fingerprint's bytes.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
  /// How many there are.
  static var byteCount: Int { get }
  /// Shows them as they lie in memory.
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
extension Digest {
  /// Shows them as they lie in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try Array(self).withUnsafeBytes(body) }
  public static func == <D: DataProtocol>(one: Self, other: D) -> Bool { one.elementsEqual(other) }
}
/// What makes fingerprints of bytes.
public protocol HashFunction: Sendable {
  /// How many bytes it takes at once.
  static var blockByteCount: Int { get }
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes that has.
  static var byteCount: Int { get }
  /// Of nothing yet.
  init()
  /// Takes bytes.
  mutating func update<D: DataProtocol>(data: D)
  /// The fingerprint of what was taken.
  func finalize() -> Digest
}
extension HashFunction {
  /// The fingerprint of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hash = Self()
    hash.update(data: data)
    return hash.finalize()
  }
  /// Takes bytes as they lie in memory.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { update(data: Data(bufferPointer)) }
}
extension SHA256: HashFunction { public static var blockByteCount: Int { 64 } }
extension SHA256Digest: Digest { public static var byteCount: Int { 32 } }

/// Bytes that are filled up to whole blocks, with their length at the end, as the SHA family and MD5 do.
func padded(_ bytes: [UInt8], block: Int, lengthBytes: Int, isBigEndian: Bool) -> [UInt8] {
  var all = bytes
  all.append(0x80)
  while all.count % block != block - lengthBytes { all.append(0) }
  let bits = UInt64(bytes.count) &* 8
  let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) }
  all += isBigEndian ? [UInt8](repeating: 0, count: lengthBytes - 8) + length.reversed() : length
  return all
}

/// Fingerprints that are not safe any more.
public enum Insecure {
  /// MD5 (RFC 1321).
  public struct MD5: HashFunction {
    /// The bytes of a block that the function works on.
    public static let blockByteCount = 64
    /// The bytes of a digest.
    public static let byteCount = 16
    private var bytes: [UInt8] = []
    /// A hash of no bytes yet.
    public init() {}
    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) { bytes.append(contentsOf: data) }
    private static let sines = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
    private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

    /// The digest of all bytes so far.
    public func finalize() -> MD5Digest {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
      let all = padded(bytes, block: 64, lengthBytes: 8, isBigEndian: false)
      for begin in stride(from: 0, to: all.count, by: 64) {
        let words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 | UInt32(all[begin + 4 * word + $1]) << UInt32(8 * $1) } }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for step in 0..<64 {
          let mixed: UInt32
          let word: Int
          switch step / 16 {
          case 0: (mixed, word) = ((b & c) | (~b & d), step)
          case 1: (mixed, word) = ((d & b) | (~d & c), (5 * step + 1) % 16)
          case 2: (mixed, word) = (b ^ c ^ d, (3 * step + 5) % 16)
          default: (mixed, word) = (c ^ (b | ~d), (7 * step) % 16)
          }
          let sum = mixed &+ a &+ Self.sines[step] &+ words[word]
          let turn = Self.turns[4 * (step / 16) + step % 4]
          (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
        }
        state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
      }
      return MD5Digest(bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } })
    }
  }
  /// The bytes of such a fingerprint.
  public struct MD5Digest: Digest {
    let bytes: [UInt8]
    /// The bytes of a digest.
    public static let byteCount = 16
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String { "MD5 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
  }
  /// SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction {
    /// The bytes of a block that the function works on.
    public static let blockByteCount = 64
    /// The bytes of a digest.
    public static let byteCount = 20
    private var bytes: [UInt8] = []
    /// A hash of no bytes yet.
    public init() {}
    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) { bytes.append(contentsOf: data) }

    /// The digest of all bytes so far.
    public func finalize() -> SHA1Digest {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
      func turn(_ word: UInt32, _ by: UInt32) -> UInt32 { word << by | word >> (32 - by) }
      let all = padded(bytes, block: 64, lengthBytes: 8, isBigEndian: true)
      for begin in stride(from: 0, to: all.count, by: 64) {
        var words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(all[begin + 4 * word + $1]) } }
        for index in 16..<80 { words.append(turn(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)) }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for step in 0..<80 {
          let (mixed, constant): (UInt32, UInt32) =
            switch step / 20 {
            case 0: ((b & c) | (~b & d), 0x5a82_7999)
            case 1: (b ^ c ^ d, 0x6ed9_eba1)
            case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
            default: (b ^ c ^ d, 0xca62_c1d6)
            }
          let next = turn(a, 5) &+ mixed &+ e &+ constant &+ words[step]
          (e, d, c, b, a) = (d, c, turn(b, 30), a, next)
        }
        state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d, state[4] &+ e]
      }
      return SHA1Digest(bytes: state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } })
    }
  }
  /// The bytes of such a fingerprint.
  public struct SHA1Digest: Digest {
    let bytes: [UInt8]
    /// The bytes of a digest.
    public static let byteCount = 20
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String { "SHA1 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
  }
}
