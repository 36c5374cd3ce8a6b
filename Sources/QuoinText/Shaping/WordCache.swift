import Synchronization

/// Shaped words, shared by the process and bounded: what was not used for a whole generation is forgotten.
///
/// The answer never depends on what is in the cache, so threads cannot see each other's traces.
final class WordCache: Sendable {
  static let shared = WordCache()

  fileprivate struct Entry {
    let text: [UInt16]
    let style: ShapingStyle
    let word: ShapedWord

    func matches(_ other: UnsafeBufferPointer<UInt16>, _ style: ShapingStyle) -> Bool {
      text.count == other.count && self.style == style && text.elementsEqual(other)
    }
  }
  fileprivate struct Shard: @unchecked Sendable {
    var young: [UInt64: Entry] = [:]
    var old: [UInt64: Entry] = [:]
    var youngSize = 0
  }
  private final class Box: Sendable { let shard = Mutex(Shard()) }

  private static let shardCount = 16
  /// UTF-16 units a generation of one shard holds: about 1 MB in all, a few megabytes with the glyphs.
  fileprivate static let generationSize = 32_768
  private let boxes = (0..<WordCache.shardCount).map { _ in Box() }

  /// The word in this style, shaped now if it is new.
  func word(_ text: UnsafeBufferPointer<UInt16>, _ style: ShapingStyle) -> ShapedWord {
    let hash = Self.hash(text, style)
    let box = boxes[Int(hash % UInt64(Self.shardCount))]
    if let found = box.shard.withLock({ $0.find(hash, text, style) }) { return found }
    let word = WordShaper.shape(text, style)
    let entry = Entry(text: Array(text), style: style, word: word)
    box.shard.withLock { $0.insert(hash, entry) }
    return word
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt16>, _ style: ShapingStyle) -> UInt64 {
    var hash = UInt64(UInt32(bitPattern: style.face.id)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(style.script) << 17 ^ UInt64(style.features.rawValue) << 3 ^ (style.isRightToLeft ? 1 : 0)
    hash ^= UInt64(UInt(bitPattern: style.language)) &* 0xC2B2_AE3D_27D4_EB4F
    for unit in text { hash = (hash ^ UInt64(unit)) &* 0x100_0000_01B3 }
    return (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
  }
}

extension WordCache.Shard {
  fileprivate mutating func find(_ hash: UInt64, _ text: UnsafeBufferPointer<UInt16>, _ style: ShapingStyle) -> ShapedWord? {
    if let entry = young[hash], entry.matches(text, style) { return entry.word }
    guard let entry = old[hash], entry.matches(text, style) else { return nil }
    insert(hash, entry)
    return entry.word
  }

  fileprivate mutating func insert(_ hash: UInt64, _ entry: WordCache.Entry) {
    if youngSize >= WordCache.generationSize {
      old = young
      young = [:]
      youngSize = 0
    }
    young[hash] = entry
    youngSize += entry.text.count + 8
  }
}
