import CICU

/// Embedding levels of UAX 9: even is left to right, odd is right to left.
struct BidiLevels {
  /// The paragraph's own level.
  let base: UInt8
  /// Per UTF-16 unit; empty if all have the base level.
  let levels: [UInt8]

  func level(_ index: Int) -> UInt8 { levels.isEmpty ? base : levels[index] }

  init(_ text: UnsafeBufferPointer<UInt16>, base wanted: ParagraphStyle.BaseDirection, layout: ParagraphStyle.Direction) {
    let needsAlgorithm = text.contains(where: Self.mayBeRightToLeft)
    let isLeftToRight =
      wanted == .fixed(.leftToRight) || (wanted == .natural && (layout == .leftToRight || text.contains(where: Self.isLatinLetter)))
    if text.isEmpty || (!needsAlgorithm && isLeftToRight) {
      base = isLeftToRight ? 0 : 1
      levels = []
      return
    }
    let level: UInt8 =
      switch wanted {
      case .natural: layout == .leftToRight ? 0xFE : 0xFF  // UBIDI_DEFAULT_LTR, UBIDI_DEFAULT_RTL
      case .fixed(.leftToRight): 0
      case .fixed(.rightToLeft): 1
      }
    var status: Int32 = 0
    guard let bidi = swift_ubidi_open() else {
      base = 0
      levels = []
      return
    }
    defer { swift_ubidi_close(bidi) }
    swift_ubidi_setPara(bidi, text.baseAddress, Int32(text.count), level, nil, &status)
    guard status <= 0, let found = swift_ubidi_getLevels(bidi, &status), status <= 0 else {
      base = level & 1
      levels = []
      return
    }
    base = swift_ubidi_getParaLevel(bidi) & 1
    levels = Array(UnsafeBufferPointer(start: found, count: text.count))
  }

  /// Hebrew and everything behind it in the blocks with right-to-left letters, and the marks that change direction.
  private static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    // The lead surrogates of the old right-to-left scripts (U+10800–10FFF) and of Adlam and its like (U+1E800–1EFFF).
    case 0xD802, 0xD803, 0xD83A, 0xD83B: true
    default: false
    }
  }

  private static func isLatinLetter(_ unit: UInt16) -> Bool { unit < 0x80 && (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7A }
}
