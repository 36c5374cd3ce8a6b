import Foundation

/// A picture of few colours as numbers of a palette: what pages of text on plain grounds are. A third of the bytes to compress, and
/// smaller files.
struct PNGPalette {
  /// Red, green and blue of each colour, in the order in which they appear.
  private(set) var colors: [UInt8] = []
  /// The alpha of the first colours, up to the last that is not opaque.
  private(set) var alphas: [UInt8] = []
  /// The rows, each behind the number of its filter, which is none.
  let rows: [UInt8]

  /// nil when the picture has more than 256 colours; gives up at the first that is too many. `pixels` are premultiplied.
  init?(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard width > 0, height > 0 else { return nil }
    var table = ColorTable()
    var isComplete = true
    rows = [UInt8](unsafeUninitializedCapacity: (width + 1) * height) { buffer, count in
      count = (width + 1) * height
      for row in 0..<height {
        let target = buffer.baseAddress! + row * (width + 1)
        target[0] = PNGFilter.none.rawValue
        guard table.translate(UnsafeRawPointer(pixels + row * stride), count: width, into: target + 1) else {
          isComplete = false
          count = 0
          return
        }
      }
    }
    guard isComplete else { return nil }
    let straight = table.words.map { PNGEncoder.straight($0) }
    colors = straight.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0 >> 16)] }
    let shown = straight.map { UInt8($0 >> 24) }
    alphas = shown.lastIndex { $0 < 255 }.map { Array(shown[...$0]) } ?? []
  }
}

/// The colours met so far, by hash.
private struct ColorTable {
  private(set) var words: [UInt32] = []
  /// A word and its number in the upper half, 0 where nothing is; four times as large as the most colours.
  private var slots = [UInt64](repeating: 0, count: 1024)
  private static let most = 256

  /// Writes the numbers of a row's colours; false when there are too many.
  mutating func translate(_ row: UnsafeRawPointer, count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
    var column = 0
    var word: UInt32 = 0
    var number: UInt8 = 0
    var isKnown = false
    while column < count {
      // Most pixels are as the one before: eight are compared at once.
      if isKnown, column + 8 <= count {
        let next = row.loadUnaligned(fromByteOffset: column * 4, as: SIMD8<UInt32>.self)
        if next == SIMD8(repeating: word) {
          UnsafeMutableRawPointer(target + column).storeBytes(of: SIMD8(repeating: number), as: SIMD8<UInt8>.self)
          column += 8
          continue
        }
      }
      let end = min(column + 8, count)
      while column < end {
        let here = row.load(fromByteOffset: column * 4, as: UInt32.self)
        if !isKnown || here != word {
          guard let found = self.number(of: here) else { return false }
          (word, number, isKnown) = (here, found, true)
        }
        target[column] = number
        column += 1
      }
    }
    return true
  }

  private mutating func number(of word: UInt32) -> UInt8? {
    var slot = Int((word &* 0x9E37_79B1) >> 22)
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if UInt32(truncatingIfNeeded: entry) == word { return UInt8(truncatingIfNeeded: (entry >> 32) - 1) }
      slot = (slot + 1) & 1023
    }
    guard words.count < Self.most else { return nil }
    words.append(word)
    slots[slot] = UInt64(words.count) << 32 | UInt64(word)
    return UInt8(words.count - 1)
  }
}
