import Foundation

/// How the letters of the stand-ins are set so that texts of the system family are as wide as on the phone: each advance becomes
/// `scale` of itself and `tracking` em more.
///
/// Tracking is San Francisco's own by size (documented: Apple's table of tracking values) and what Inter's letters lack to
/// San Francisco's by weight and letter (recorded: 244 widths of texts at 13…40 points, iOS 26.0, whose letters are those of iOS 17
/// and 18; fitted by least squares, letters drawn to 0). Of strings left out of the fit 87 % came within 1 % below 24 points.
struct SystemLetterfit: Sendable {
  /// Part of the file's own advance.
  var scale = 1.0
  /// In em, added after each character.
  var tracking = 0.0
  /// In em, added after single ASCII characters; empty where nothing is known.
  var letters: [Double] = []

  /// From this size on the phone shows its display cut, and Quoin Inter's. Below, Inter's text cut is nearer (recorded at 20 points).
  static let displaySize = 24.0

  init(_ design: FontDescriptor.Design, size: Double, weight: Int, evenDigits: Bool = false) {
    switch design {
    case .standard where size >= Self.displaySize:
      tracking = Self.own(size) - 0.0081 + Self.between([0, 0, 0, 0, 0.001, 0.002, 0.0085, 0.0205, 0.025], at: Self.step(weight))
      letters = Self.displayLetters
    case .standard:
      scale = 0.95
      tracking = Self.own(size) + Self.textCut(size) + Self.heavier(weight)
      letters = Self.textLetters
    // One recorded width each ("The quick brown fox" at 20 points); New York's and SF Mono's tracking by size is not known.
    case .rounded:
      scale = 0.95
      tracking = Self.own(size) + 0.0126 + Self.heavier(weight)
      // Recorded (home-assistant/iOS, iOS 26): "12,2" is 40 wide at 20 bold, 2 more than the stand-in's.
      if weight >= 600 { letters = Self.roundedLetters }
    case .serif:
      scale = 0.95
      tracking = -0.0074
    case .monospaced:
      tracking = 0.0178
    }
    // Digits of one width stay of one width.
    if evenDigits, design == .standard, !letters.isEmpty {
      let even = size < Self.displaySize ? Self.evenDigits(size, weight) : (48...57).reduce(0) { $0 + letters[$1] } / 10
      for digit in 48...57 { letters[digit] = even }
    }
  }

  /// San Francisco's tracking in thousandths of an em at 6…50, then every 10 points.
  private static let published: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10,
    10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7,
  ]
  private static let publishedAbove: [Double] = [7, 4, 2, 0]

  /// In em.
  static func own(_ size: Double) -> Double {
    let thousandths =
      size < 50
      ? between(published, at: max(0, size - 6)) : between(publishedAbove, at: min((size - 50) / 10, Double(publishedAbove.count - 1)))
    return thousandths / 1000
  }

  /// What the text cut lacks beyond that: the same up to 17 points, then less as the phone's letters turn into its display cut.
  private static func textCut(_ size: Double) -> Double {
    switch size {
    case ..<17: 0.0268
    case ..<20: 0.0268 - (size - 17) * 0.0048
    default: 0.0123 - (size - 20) * 0.0097
    }
  }

  /// What a weight's letters lack beyond the regular ones'.
  private static func heavier(_ weight: Int) -> Double {
    between([-0.001, -0.001, -0.001, 0, 0.0062, 0.0090, 0.0155, 0.0310, 0.0400], at: step(weight))
  }

  /// What digits of one width lack: recorded (swiftui-web, notes on uikit/label/tabular, iOS 26.0) are 41.5 for four of them at 17 regular,
  /// 38.5 at 15 semibold and 57 at 22 bold; between them by weight, and by size as the letters turn into the display cut.
  private static func evenDigits(_ size: Double, _ weight: Int) -> Double {
    let text = between([-0.0095, -0.0095, -0.0095, -0.0095, -0.014, -0.019], at: step(weight))
    return text * min(1, max(0, (22 - size) / 5))
  }

  private static func step(_ weight: Int) -> Double { Double(min(max(weight, 100), 900)) / 100 - 1 }

  /// What single letters lack beyond that, in thousandths of an em; digits that were not recorded have the others' mean (assumed).
  private static let textLetters = row(
    " ,-.0123456789:?ABCDEFHILMNOPQRSTUVWXabcdefghiklmnopqrstuvwxy",
    [
      -13, 2, 0, 0, 3, 4, 3, -3, 2, 3, 2, 2, 2, 1, 5, 1, -2, 9, -4, 3, 5, 8, 5, 3, -1, 0, 10, 8, 3, 4, 5, 7, -6, 1, -5, -4, 3, -6, -4, -9,
      4, -5, -3, -3, -4, -2, 0, 2, 11, 0, 3, 2, -1, 3, -8, -7, -4, -9, -7, -5, -4,
    ])
  private static let displayLetters = row(
    " .0123456789:BCDEGHIKLMNRSTabcdefghiklmnopqrstuvwxy",
    [
      -43, -5, 69, 38, 28, 2, 4, 28, 28, 28, 28, 28, -13, 5, -13, 12, 8, 8, 14, 14, 3, 8, 6, 25, 20, -3, -16, -19, 4, -20, 15, -8, -4, 26,
      4,
      11, -14, 25, -10, -12, 8, -5, 1, 10, 2, 6, -9, 6, -13, -12, -7,
    ])

  private static let roundedLetters = row("0123456789", [Double](repeating: 33, count: 10))

  private static func row(_ letters: String, _ thousandths: [Double]) -> [Double] {
    var row = [Double](repeating: 0, count: 128)
    for (letter, value) in zip(letters.utf8, thousandths) { row[Int(letter)] = value / 1000 }
    return row
  }

  /// What lies between two numbers of a row; beyond the last it is that.
  static func between(_ row: [Double], at position: Double) -> Double {
    let low = min(Int(position), row.count - 1)
    let high = min(low + 1, row.count - 1)
    return row[low] + (row[high] - row[low]) * (position - Double(low))
  }
}
