import Foundation

/// A fingerprint in steps: blocks are taken as they are full, the last one is filled up with a one, zeros and the length in bits.
struct Digest {
  private let algorithm: DigestAlgorithm
  private var words: [UInt64]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  init(_ algorithm: DigestAlgorithm) {
    self.algorithm = algorithm
    words = algorithm.start
  }

  /// Takes bytes; linear in their number.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    rest += bytes
    var begin = 0
    while rest.count - begin >= algorithm.blockSize {
      algorithm.take(Array(rest[begin..<begin + algorithm.blockSize]), into: &words)
      begin += algorithm.blockSize
    }
    rest.removeFirst(begin)
  }

  /// The fingerprint of what was taken.
  func finished() -> [UInt8] {
    var (words, rest) = (words, rest)
    // SHA-384 and SHA-512 keep 16 bytes for the length, the others 8; no length here needs more than 8.
    let room = algorithm.blockSize / 8
    rest.append(0x80)
    while rest.count % algorithm.blockSize != algorithm.blockSize - room { rest.append(0) }
    let bits = length &* 8
    let lengthBytes = (0..<room).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) : 0 }
    rest += algorithm.isLittle ? lengthBytes : lengthBytes.reversed()
    for begin in stride(from: 0, to: rest.count, by: algorithm.blockSize) {
      algorithm.take(Array(rest[begin..<begin + algorithm.blockSize]), into: &words)
    }
    let size = algorithm.wordSize
    let bytes = words.flatMap { word in
      (0..<size).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * (algorithm.isLittle ? $0 : size - 1 - $0))) }
    }
    return Array(bytes.prefix(algorithm.digestSize))
  }

  static func hash(_ algorithm: DigestAlgorithm, _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var digest = Digest(algorithm)
    digest.update(bytes)
    return digest.finished()
  }
}

/// The ways of making fingerprints.
enum DigestAlgorithm {
  case md5, sha1, sha224, sha256, sha384, sha512

  var isLong: Bool { self == .sha384 || self == .sha512 }
  var isLittle: Bool { self == .md5 }
  var blockSize: Int { isLong ? 128 : 64 }
  var wordSize: Int { isLong ? 8 : 4 }
  var digestSize: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The first words (RFC 1321 3.3, FIPS 180-4 5.3).
  var start: [UInt64] {
    switch self {
    case .md5: [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    case .sha1: [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    case .sha224: [0xc105_9ed8, 0x367c_d507, 0x3070_dd17, 0xf70e_5939, 0xffc0_0b31, 0x6858_1511, 0x64f9_8fa7, 0xbefa_4fa4]
    case .sha256: [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19]
    case .sha384:
      [
        0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939, 0x6733_2667_ffc0_0b31,
        0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
      ]
    case .sha512:
      [
        0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1, 0x510e_527f_ade6_82d1,
        0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
      ]
    }
  }

  /// Mixes a block in.
  func take(_ block: [UInt8], into words: inout [UInt64]) {
    switch self {
    case .md5: Self.takeMD5(block, into: &words)
    case .sha1: Self.takeSHA1(block, into: &words)
    case .sha224, .sha256: Self.takeSHA2(block, into: &words, of: UInt32.self)
    case .sha384, .sha512: Self.takeSHA2(block, into: &words, of: UInt64.self)
    }
  }

  private static func turn(_ word: UInt32, _ by: UInt32) -> UInt32 { word << by | word >> (32 - by) }

  private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
  private static let sines: [UInt32] = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

  private static func takeMD5(_ block: [UInt8], into words: inout [UInt64]) {
    let part: [UInt32] = (0..<16).map { (index: Int) -> UInt32 in
      (0..<4).reduce(UInt32(0)) { (sum: UInt32, byte: Int) -> UInt32 in sum | UInt32(block[4 * index + byte]) << UInt32(8 * byte) }
    }
    var (a, b, c, d) = (UInt32(words[0]), UInt32(words[1]), UInt32(words[2]), UInt32(words[3]))
    for step in 0..<64 {
      let (mixed, index): (UInt32, Int)
      switch step / 16 {
      case 0: (mixed, index) = (b & c | ~b & d, step)
      case 1: (mixed, index) = (d & b | ~d & c, (5 * step + 1) % 16)
      case 2: (mixed, index) = (b ^ c ^ d, (3 * step + 5) % 16)
      default: (mixed, index) = (c ^ (b | ~d), (7 * step) % 16)
      }
      let sum = a &+ mixed &+ sines[step] &+ part[index]
      (a, d, c, b) = (d, c, b, b &+ turn(sum, turns[step / 16 * 4 + step % 4]))
    }
    for (index, word) in [a, b, c, d].enumerated() { words[index] = UInt64(UInt32(words[index]) &+ word) }
  }

  private static func takeSHA1(_ block: [UInt8], into words: inout [UInt64]) {
    var part = (0..<16).map { index in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[4 * index + $1]) } }
    for index in 16..<80 { part.append(turn(part[index - 3] ^ part[index - 8] ^ part[index - 14] ^ part[index - 16], 1)) }
    var (a, b, c, d, e) = (UInt32(words[0]), UInt32(words[1]), UInt32(words[2]), UInt32(words[3]), UInt32(words[4]))
    for step in 0..<80 {
      let (mixed, constant): (UInt32, UInt32)
      switch step / 20 {
      case 0: (mixed, constant) = (b & c | ~b & d, 0x5a82_7999)
      case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
      case 2: (mixed, constant) = (b & c | b & d | c & d, 0x8f1b_bcdc)
      default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
      }
      let sum = turn(a, 5) &+ mixed &+ e &+ constant &+ part[step]
      (e, d, c, b, a) = (d, c, turn(b, 30), a, sum)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { words[index] = UInt64(UInt32(words[index]) &+ word) }
  }

  /// The numbers by which words are turned and moved, for words of 4 and of 8 bytes (FIPS 180-4 4.1).
  private struct Moves {
    let large0: [Int]
    let large1: [Int]
    let small0: [Int]
    let small1: [Int]
    let steps: Int
    static let short = Moves(large0: [2, 13, 22], large1: [6, 11, 25], small0: [7, 18, 3], small1: [17, 19, 10], steps: 64)
    static let long = Moves(large0: [28, 34, 39], large1: [14, 18, 41], small0: [1, 8, 7], small1: [19, 61, 6], steps: 80)
  }

  private static func takeSHA2<Word: FixedWidthInteger & UnsignedInteger>(_ block: [UInt8], into words: inout [UInt64], of: Word.Type) {
    let size = Word.bitWidth / 8
    let moves = size == 4 ? Moves.short : Moves.long
    func right(_ word: Word, _ by: Int) -> Word { word >> Word(by) | word << Word(Word.bitWidth - by) }
    func large(_ word: Word, _ by: [Int]) -> Word { right(word, by[0]) ^ right(word, by[1]) ^ right(word, by[2]) }
    func small(_ word: Word, _ by: [Int]) -> Word { right(word, by[0]) ^ right(word, by[1]) ^ (word >> Word(by[2])) }
    var part = (0..<16).map { index in (0..<size).reduce(Word(0)) { $0 << 8 | Word(block[size * index + $1]) } }
    for index in 16..<moves.steps {
      let (one, two) = (small(part[index - 15], moves.small0), small(part[index - 2], moves.small1))
      part.append(part[index - 16] &+ one &+ part[index - 7] &+ two)
    }
    var s = words.map { Word(truncatingIfNeeded: $0) }
    for step in 0..<moves.steps {
      // The constants for short words are the upper halves of those for long ones.
      let constant = Word(truncatingIfNeeded: size == 4 ? roots[step] >> 32 : roots[step])
      let choice: Word = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first: Word = s[7] &+ large(s[4], moves.large1) &+ choice &+ constant &+ part[step]
      let most: Word = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ large(s[0], moves.large0) &+ most, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { words[index] = UInt64(Word(truncatingIfNeeded: words[index]) &+ s[index]) }
  }

  /// The first 64 bits behind the point of the cube roots of the first 80 primes (FIPS 180-4 4.2.3), found by whole numbers alone: the
  /// greatest r with r³ ≤ p · 2¹⁹².
  private static let roots: [UInt64] = {
    var found: [UInt64] = []
    var number: UInt64 = 2
    while found.count < 80 {
      if !(2..<number).contains(where: { number % $0 == 0 }) { found.append(rootBits(of: number)) }
      number += 1
    }
    return found
  }()

  private static func rootBits(of prime: UInt64) -> UInt64 {
    let target = WideNumber([0, 0, 0, 0, 0, 0, UInt32(prime)])
    // The root's whole part is at most 7 for primes below 512: 67 bits.
    var root = WideNumber([0])
    for bit in stride(from: 66, through: 0, by: -1) {
      let tried = root.setting(bit)
      if !(target < tried * tried * tried) { root = tried }
    }
    return root.low64
  }
}

/// A whole number of any size, in parts of 32 bits, the least first.
private struct WideNumber {
  var parts: [UInt32]
  init(_ parts: [UInt32]) { self.parts = parts }
  func setting(_ bit: Int) -> WideNumber {
    var copy = self
    while copy.parts.count <= bit / 32 { copy.parts.append(0) }
    copy.parts[bit / 32] |= 1 << UInt32(bit % 32)
    return copy
  }
  var low64: UInt64 { UInt64(part(0)) | UInt64(part(1)) << 32 }
  private func part(_ index: Int) -> UInt32 { parts.indices.contains(index) ? parts[index] : 0 }
  static func * (left: WideNumber, right: WideNumber) -> WideNumber {
    var result = [UInt32](repeating: 0, count: left.parts.count + right.parts.count)
    for (i, one) in left.parts.enumerated() {
      var carry: UInt64 = 0
      for (j, two) in right.parts.enumerated() {
        let sum = UInt64(one) * UInt64(two) + UInt64(result[i + j]) + carry
        result[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result[i + right.parts.count] = UInt32(carry)
    }
    return WideNumber(result)
  }
  static func < (left: WideNumber, right: WideNumber) -> Bool {
    for index in (0..<max(left.parts.count, right.parts.count)).reversed() where left.part(index) != right.part(index) {
      return left.part(index) < right.part(index)
    }
    return false
  }
}
