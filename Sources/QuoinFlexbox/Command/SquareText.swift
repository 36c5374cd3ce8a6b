/// Text in a font of square glyphs, 10 points each, on lines 10 high (8 above the baseline, 2 below), broken at spaces and at
/// U+200B: metrics so plain that every engine and browser can have the same.
struct SquareText: Sendable {
  private static let em = 10.0
  private static let ascent = 8.0

  /// The pieces between two places to break, and whether a space ends each.
  private var pieces: [(length: Int, spaced: Bool)] = []

  /// nil if nothing is to be seen: a text of spaces alone makes no box.
  init?(_ text: String) {
    var length = 0
    var open = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\n", "\t", "\r", "\u{c}":
        if open { pieces.append((length, true)) }
        if !open, !pieces.isEmpty { pieces[pieces.count - 1].spaced = true }
        (length, open) = (0, false)
      case "\u{200b}":
        pieces.append((length, false))
        (length, open) = (0, false)
      default:
        length += 1
        open = true
      }
    }
    if open { pieces.append((length, false)) }
    if pieces.isEmpty { return nil }
  }

  func measure(_ proposal: FlexProposal) -> FlexMeasurement {
    switch proposal {
    case .minContent: lines(within: 0)
    case .maxContent: lines(within: .infinity)
    case .exactly(let width), .atMost(let width): lines(within: width)
    }
  }

  private func lines(within width: Double) -> FlexMeasurement {
    var count = 1
    var widest = 0.0
    var line = 0.0
    var space = 0.0
    var isEmpty = true
    for piece in pieces {
      let length = Double(piece.length) * Self.em
      // A browser's lengths are 64ths: less than one too much still fits.
      if !isEmpty, line + space + length > width + 1.0 / 64 {
        count += 1
        line = length
      } else {
        line += space + length
      }
      isEmpty = false
      space = piece.spaced ? Self.em : 0
      widest = max(widest, line)
    }
    let height = Double(count) * Self.em
    return FlexMeasurement(width: widest, height: height, firstBaseline: Self.ascent, lastBaseline: height - Self.em + Self.ascent)
  }
}
