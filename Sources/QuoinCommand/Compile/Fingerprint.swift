/// A fingerprint of bytes: 128 bits, the same on every machine. It names cached work; it is no protection against malice.
struct Fingerprint {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }

  // Whole programs go through here at each call, also where the command is built without the optimizer: so no iterator.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var length: UInt64 = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place &+= 1
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second &+ UInt64(byte) &+ 1) &* 0xff51_afd7_ed55_8ccd
      second ^= second >> 29
      length &+= 1
    }
    // Parts are kept apart, so that moving a byte from one to the next changes the whole.
    first = (first ^ length ^ 0xff00) &* 0x100_0000_01b3
    second = (second &+ length) &* 0xff51_afd7_ed55_8ccd
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  var name: String {
    [first, second].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
