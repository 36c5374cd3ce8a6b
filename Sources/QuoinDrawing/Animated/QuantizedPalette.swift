/// At most 256 colours that stand for all of a picture's: its own where they are few, else the means of those that lie close together
/// (median cut: Heckbert, Color Image Quantization for Frame Buffer Display, 1982).
struct QuantizedPalette {
  /// Red, green and blue, 0…255.
  typealias Color = SIMD3<UInt8>

  private(set) var colors: [Color] = []
  private var indices: [UInt32: UInt8] = [:]

  /// The colours of pixels, red in the lowest byte; what has nothing in the highest byte is not there, and not looked at. O(n + c log c) for
  /// c colours.
  init(of pixels: [UInt32], most: Int = 256) {
    var entries = Self.counts(pixels)
    var boxes = [Box(entries[...])]
    while boxes.count < most {
      // The box whose colours differ most, however many pixels they have: a small icon's colours count.
      guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[widest].spread > 0 else { break }
      let range = boxes[widest].range
      let axis = boxes[widest].axis
      entries[range].sort { ($0.color[axis], $0.key) < ($1.color[axis], $1.key) }
      let middle = Self.middle(of: entries[range])
      boxes[widest] = Box(entries[range.lowerBound..<middle])
      boxes.append(Box(entries[middle..<range.upperBound]))
    }
    for box in boxes {
      let index = UInt8(colors.count)
      for entry in entries[box.range] { indices[entry.key] = index }
      colors.append(box.mean(entries[box.range]))
    }
  }

  /// Which colour stands for a pixel.
  func index(of pixel: UInt32) -> UInt8 { indices[pixel & 0xFFFFFF] ?? 0 }

  private struct Entry {
    let key: UInt32
    var count: Int
    var color: Color { Color(UInt8(key & 0xFF), UInt8(key >> 8 & 0xFF), UInt8(key >> 16 & 0xFF)) }
  }

  private struct Box {
    let range: Range<Int>
    /// The part of colours, red, green or blue, that differs most, and by how much.
    private(set) var axis = 0
    private(set) var spread = 0

    init(_ entries: ArraySlice<Entry>) {
      range = entries.indices
      guard let first = entries.first?.color else { return }
      var (low, high) = (first, first)
      for entry in entries {
        low = pointwiseMin(low, entry.color)
        high = pointwiseMax(high, entry.color)
      }
      for part in 0..<3 where Int(high[part] - low[part]) > spread { (axis, spread) = (part, Int(high[part] - low[part])) }
    }

    func mean(_ entries: ArraySlice<Entry>) -> Color {
      var sum = SIMD3<Int>()
      var count = 0
      for entry in entries {
        sum &+= SIMD3<Int>(truncatingIfNeeded: entry.color) &* entry.count
        count += entry.count
      }
      return count == 0 ? Color() : Color(truncatingIfNeeded: (sum &+ count / 2) / SIMD3<Int>(repeating: count))
    }
  }

  private static func counts(_ pixels: [UInt32]) -> [Entry] {
    var counts: [UInt32: Int] = [:]
    var index = 0
    while index < pixels.count {
      // Neighbours are mostly of one colour.
      let start = index
      let pixel = pixels[index]
      repeat { index += 1 } while index < pixels.count && pixels[index] == pixel
      if pixel >> 24 != 0 { counts[pixel & 0xFFFFFF, default: 0] += index - start }
    }
    return counts.map { Entry(key: $0.key, count: $0.value) }.sorted { $0.key < $1.key }
  }

  /// Where half of the pixels lie before, with an entry at least on both sides.
  private static func middle(of entries: ArraySlice<Entry>) -> Int {
    let half = entries.reduce(0) { $0 + $1.count } / 2
    var before = 0
    for index in entries.indices.dropLast() {
      before += entries[index].count
      if before >= half { return index + 1 }
    }
    return entries.endIndex - 1
  }
}
