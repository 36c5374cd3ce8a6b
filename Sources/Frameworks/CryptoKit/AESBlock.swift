/// The block cipher of FIPS 197: 16 bytes by a key of 16, 24 or 32.
struct AESBlock {
  private let rounds: [[UInt8]]

  init(key: [UInt8]) {
    let count = key.count / 4
    var words = (0..<count).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
    var constant: UInt8 = 1
    for index in count..<4 * (count + 7) {
      var word = words[index - 1]
      if index % count == 0 {
        word = (Array(word[1...]) + [word[0]]).map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if count > 6, index % count == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append((0..<4).map { word[$0] ^ words[index - count][$0] })
    }
    rounds = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  private static func doubled(_ byte: UInt8) -> UInt8 { (byte << 1) ^ (byte & 0x80 == 0 ? 0 : 0x1b) }
  private static let box: [UInt8] = {
    var box = [UInt8](repeating: 0x63, count: 256)
    // Powers of 3 and of its inverse walk through all bytes but 0, each beside its own inverse.
    var (one, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      one = one ^ doubled(one)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      func turned(_ by: UInt8) -> UInt8 { inverse << by | inverse >> (8 - by) }
      box[Int(one)] = inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
    } while one != 1
    return box
  }()

  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, rounds[0]).map { $0 ^ $1 }
    for round in 1..<rounds.count {
      // Bytes are exchanged, and rows of the four columns are turned.
      var next = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < rounds.count - 1 {
        for column in stride(from: 0, to: 16, by: 4) {
          let old = Array(next[column..<column + 4])
          for row in 0..<4 {
            let (one, two) = (old[row], old[(row + 1) % 4])
            next[column + row] = Self.doubled(one) ^ Self.doubled(two) ^ two ^ old[(row + 2) % 4] ^ old[(row + 3) % 4]
          }
        }
      }
      state = zip(next, rounds[round]).map { $0 ^ $1 }
    }
    return state
  }
}

/// Counting and marking of NIST SP 800-38D around a block cipher.
struct GaloisCounter {
  private let cipher: AESBlock
  private let hashKey: (high: UInt64, low: UInt64)

  init(key: [UInt8]) {
    cipher = AESBlock(key: key)
    hashKey = Self.number(cipher.encrypt([UInt8](repeating: 0, count: 16))[...])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64) {
    let all = Array(bytes) + [UInt8](repeating: 0, count: 16 - bytes.count)
    return (all[..<8].reduce(0) { $0 << 8 | UInt64($1) }, all[8...].reduce(0) { $0 << 8 | UInt64($1) })
  }
  private static func bytes(_ number: (high: UInt64, low: UInt64)) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number.high >> (56 - 8 * $0)) }
      + (0..<8).map { UInt8(truncatingIfNeeded: number.low >> (56 - 8 * $0)) }
  }
  private func times(_ one: (high: UInt64, low: UInt64)) -> (high: UInt64, low: UInt64) {
    var (sum, factor): ((high: UInt64, low: UInt64), (high: UInt64, low: UInt64)) = ((0, 0), hashKey)
    for index in 0..<128 {
      let bit = index < 64 ? one.high >> (63 - index) & 1 : one.low >> (127 - index) & 1
      if bit == 1 { sum = (sum.high ^ factor.high, sum.low ^ factor.low) }
      let isOdd = factor.low & 1 == 1
      factor = (factor.high >> 1, factor.low >> 1 | factor.high << 63)
      if isOdd { factor.high ^= 0xe1 << 56 }
    }
    return sum
  }
  private func hash(_ parts: [[UInt8]]) -> [UInt8] {
    var sum: (high: UInt64, low: UInt64) = (0, 0)
    for part in parts {
      for start in stride(from: 0, to: part.count, by: 16) {
        let next = Self.number(part[start..<min(start + 16, part.count)])
        sum = times((sum.high ^ next.high, sum.low ^ next.low))
      }
    }
    return Self.bytes(sum)
  }
  private func lengths(_ one: Int, _ two: Int) -> [UInt8] { Self.bytes((UInt64(one) * 8, UInt64(two) * 8)) }
  private func first(_ nonce: [UInt8]) -> [UInt8] {
    nonce.count == 12 ? nonce + [0, 0, 0, 1] : hash([nonce, lengths(0, nonce.count)])
  }
  private static func next(_ counter: [UInt8]) -> [UInt8] {
    let number = counter[12...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } &+ 1
    return counter[..<12] + (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  /// Locks bytes, or opens them: both are the same.
  func turned(_ text: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
    var counter = first(nonce)
    var out: [UInt8] = []
    out.reserveCapacity(text.count)
    for start in stride(from: 0, to: text.count, by: 16) {
      counter = Self.next(counter)
      for (byte, mask) in zip(text[start..<min(start + 16, text.count)], cipher.encrypt(counter)) { out.append(byte ^ mask) }
    }
    return out
  }
  /// The mark of locked bytes and of others beside them.
  func tag(_ locked: [UInt8], _ nonce: [UInt8], _ beside: [UInt8]) -> [UInt8] {
    zip(hash([beside, locked, lengths(beside.count, locked.count)]), cipher.encrypt(first(nonce))).map { $0 ^ $1 }
  }
}
