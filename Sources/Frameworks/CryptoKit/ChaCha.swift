/// The stream of RFC 8439 and its mark.
struct ChaCha {
  let key: [UInt8]
  let nonce: [UInt8]

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
    }
  }
  private func block(_ counter: UInt32) -> [UInt8] {
    let begin = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] + Self.words(key) + [counter] + Self.words(nonce)
    var state = begin
    func turn(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      func step(_ one: Int, _ two: Int, _ three: Int, _ by: UInt32) {
        state[one] = state[one] &+ state[two]
        let mixed = state[three] ^ state[one]
        state[three] = mixed << by | mixed >> (32 - by)
      }
      step(a, b, d, 16)
      step(c, d, b, 12)
      step(a, b, d, 8)
      step(c, d, b, 7)
    }
    for _ in 0..<10 {
      for column in 0..<4 { turn(column, column + 4, column + 8, column + 12) }
      for column in 0..<4 { turn(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12) }
    }
    return zip(state, begin).flatMap { one, two in (0..<4).map { UInt8(truncatingIfNeeded: (one &+ two) >> (8 * UInt32($0))) } }
  }

  /// Locks bytes, or opens them: both are the same.
  func turned(_ text: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(text.count)
    for (index, start) in stride(from: 0, to: text.count, by: 64).enumerated() {
      for (byte, mask) in zip(text[start..<min(start + 64, text.count)], block(UInt32(index) + 1)) { out.append(byte ^ mask) }
    }
    return out
  }

  /// The mark of locked bytes and of others beside them.
  func tag(_ locked: [UInt8], _ beside: [UInt8]) -> [UInt8] {
    func filled(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }
    func length(_ count: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } }
    return Self.poly(filled(beside) + filled(locked) + length(beside.count) + length(locked.count), Array(block(0)[..<32]))
  }

  /// Poly1305, in five limbs of 26 bits.
  private static func poly(_ message: [UInt8], _ key: [UInt8]) -> [UInt8] {
    func limbs(_ bytes: ArraySlice<UInt8>) -> [UInt64] {
      var all = [UInt64](repeating: 0, count: 5)
      for (index, byte) in bytes.enumerated() {
        for bit in 0..<8 where byte >> UInt8(bit) & 1 == 1 {
          let place = index * 8 + bit
          all[place / 26] |= 1 << UInt64(place % 26)
        }
      }
      return all
    }
    var half = Array(key[..<16])
    for index in [3, 7, 11, 15] { half[index] &= 15 }
    for index in [4, 8, 12] { half[index] &= 252 }
    let factor = limbs(half[...])
    var sum = [UInt64](repeating: 0, count: 5)
    for start in stride(from: 0, to: message.count, by: 16) {
      let part = limbs(ArraySlice(Array(message[start..<min(start + 16, message.count)]) + [1]))
      for index in 0..<5 { sum[index] += part[index] }
      var product = [UInt64](repeating: 0, count: 5)
      for one in 0..<5 {
        for two in 0..<5 { product[(one + two) % 5] += sum[one] * factor[two] * (one + two < 5 ? 1 : 5) }
      }
      sum = carried(product)
    }
    sum = carried(carried(sum))
    // Less than the prime 2^130 - 5.
    var less = sum
    less[0] += 5
    for index in 0..<4 {
      less[index + 1] += less[index] >> 26
      less[index] &= 0x3ff_ffff
    }
    if less[4] >> 26 != 0 {
      less[4] &= 0x3ff_ffff
      sum = less
    }
    var out: [UInt8] = []
    var carry: UInt64 = 0
    for index in 0..<16 {
      var byte: UInt64 = 0
      for bit in 0..<8 {
        let place = index * 8 + bit
        byte |= (sum[place / 26] >> UInt64(place % 26) & 1) << UInt64(bit)
      }
      carry += byte + UInt64(key[16 + index])
      out.append(UInt8(truncatingIfNeeded: carry))
      carry >>= 8
    }
    return out
  }
  private static func carried(_ limbs: [UInt64]) -> [UInt64] {
    var all = limbs
    for index in 0..<4 {
      all[index + 1] += all[index] >> 26
      all[index] &= 0x3ff_ffff
    }
    all[0] += (all[4] >> 26) * 5
    all[4] &= 0x3ff_ffff
    all[1] += all[0] >> 26
    all[0] &= 0x3ff_ffff
    return all
  }
}
