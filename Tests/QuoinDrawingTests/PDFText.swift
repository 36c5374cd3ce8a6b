import Foundation

/// A PDF's bytes as text, with its streams unpacked, for tests that look for words in it.
struct PDFText {
  /// All of the file; streams that can be unpacked are.
  let all: String

  init(_ data: Data) {
    let bytes = [UInt8](data)
    var result = ""
    var at = 0
    let begin = Array("stream\n".utf8)
    let end = Array("endstream".utf8)
    while let start = Self.find(begin, in: bytes, from: at), let stop = Self.find(end, in: bytes, from: start) {
      let head = bytes[at..<start]
      result += String(decoding: head, as: UTF8.self) + "stream\n"
      let isPicture = String(decoding: head.suffix(400), as: UTF8.self).contains("/Subtype /Image")
      let body = bytes[(start + begin.count)..<stop]
      if !isPicture, var inflater = Inflater(zlib: body) { result += String(decoding: inflater.run(), as: UTF8.self) }
      at = stop + end.count
    }
    result += String(decoding: bytes[at...], as: UTF8.self)
    all = result
  }

  private static func find(_ needle: [UInt8], in hay: [UInt8], from: Int) -> Int? {
    guard from + needle.count <= hay.count else { return nil }
    return (from...(hay.count - needle.count)).first { at in
      hay[at] == needle[0] && hay[at..<(at + needle.count)].elementsEqual(needle)
    }
  }
}

/// Unpacks a deflate stream (RFC 1951), slowly and plainly.
struct Inflater {
  private let bytes: [UInt8]
  private var position = 0
  private var out: [UInt8] = []

  /// Nil when the bytes are no zlib stream (RFC 1950).
  init?(zlib: some Collection<UInt8>) {
    let all = Array(zlib)
    guard all.count > 2, all[0] & 15 == 8, (Int(all[0]) << 8 | Int(all[1])).isMultiple(of: 31) else { return nil }
    bytes = Array(all.dropFirst(2))
  }

  mutating func run() -> [UInt8] {
    var isLast = false
    while !isLast, position < bytes.count * 8 {
      isLast = bits(1) == 1
      switch bits(2) {
      case 0: stored()
      case 1:
        let lengths =
          [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24) + [8, 8, 8, 8, 8, 8, 8, 8]
        block(Codes(lengths), Codes([Int](repeating: 5, count: 30)))
      default: dynamic()
      }
    }
    return out
  }

  private struct Codes {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) {
      var code = 0
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[length << 16 | code] = symbol
          code += 1
        }
        code <<= 1
      }
    }
  }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for bit in 0..<count {
      if position >> 3 < bytes.count { value |= Int(bytes[position >> 3] >> (position & 7) & 1) << bit }
      position += 1
    }
    return value
  }

  private mutating func symbol(_ codes: Codes) -> Int {
    var code = 0
    for length in 1...15 {
      code = code << 1 | bits(1)
      if let found = codes.symbols[length << 16 | code] { return found }
    }
    return 256
  }

  private mutating func stored() {
    position = (position + 7) & ~7
    let count = bits(16)
    _ = bits(16)
    for _ in 0..<count { out.append(UInt8(bits(8))) }
  }

  private mutating func dynamic() {
    let literals = bits(5) + 257
    let distances = bits(5) + 1
    let count = bits(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<count { lengths[[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15][index]] = bits(3) }
    let codes = Codes(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      switch symbol(codes) {
      case 16: all += [Int](repeating: all.last ?? 0, count: 3 + bits(2))
      case 17: all += [Int](repeating: 0, count: 3 + bits(3))
      case 18: all += [Int](repeating: 0, count: 11 + bits(7))
      case 256: return
      case let length: all.append(length)
      }
    }
    block(Codes(Array(all[..<literals])), Codes(Array(all[literals...])))
  }

  private mutating func block(_ literals: Codes, _ distances: Codes) {
    while position < bytes.count * 8 {
      let next = symbol(literals)
      if next == 256 { return }
      if next < 256 {
        out.append(UInt8(next))
        continue
      }
      let step = next - 257
      let extra = step < 8 ? 0 : step == 28 ? 0 : (step - 4) / 4
      let length = step == 28 ? 258 : (step < 8 ? step + 3 : ((4 + step % 4) << extra) + 3 + bits(extra))
      let far = symbol(distances)
      let bits = far < 4 ? 0 : far / 2 - 1
      let distance = far < 4 ? far + 1 : ((2 + far % 2) << bits) + 1 + self.bits(bits)
      guard distance <= out.count else { return }
      for _ in 0..<length { out.append(out[out.count - distance]) }
    }
  }
}
