import Foundation

/// A face's measures per em.
struct FontMetrics: Sendable {
  var ascent: Double
  var descent: Double
  var leading: Double
  var capHeight: Double
  var xHeight: Double
  var underlinePosition: Double
  var underlineThickness: Double
  var strikeoutPosition: Double
  var strikeoutThickness: Double
  /// The system design whose letters these stand in for, nil for a font of one's own.
  var standsFor: FontDescriptor.Design?

  /// Measures as the file says them: line heights by its horizontal header, as on the phone.
  init(_ tables: FontTables) {
    let em = Double(tables.unitsPerEm)
    ascent = Double(tables.ascender) / em
    descent = -Double(tables.descender) / em
    leading = max(0, Double(tables.lineGap) / em)
    capHeight = tables.capHeight > 0 ? Double(tables.capHeight) / em : ascent * 0.75
    xHeight = tables.xHeight > 0 ? Double(tables.xHeight) / em : ascent * 0.55
    underlineThickness = tables.underlineThickness > 0 ? Double(tables.underlineThickness) / em : 0.05
    underlinePosition = tables.underlinePosition < 0 ? -Double(tables.underlinePosition) / em : 0.1
    strikeoutThickness = tables.strikeoutSize > 0 ? Double(tables.strikeoutSize) / em : underlineThickness
    strikeoutPosition = tables.strikeoutPosition > 0 ? Double(tables.strikeoutPosition) / em : xHeight / 2
  }

  /// The same face standing in for San Francisco: its line metrics (1950 and 494 of 2048), its H and x, no leading.
  func asSystem(_ design: FontDescriptor.Design) -> FontMetrics {
    var metrics = self
    metrics.ascent = 1950.0 / 2048
    metrics.descent = 494.0 / 2048
    metrics.leading = 0
    metrics.capHeight = 1443.0 / 2048
    metrics.xHeight = 1078.0 / 2048
    metrics.standsFor = design
    return metrics
  }

  /// How letters of this face are set at a size.
  func letterfit(_ size: Double, weight: Int, evenDigits: Bool) -> SystemLetterfit? {
    standsFor.map { SystemLetterfit($0, size: size, weight: weight, evenDigits: evenDigits) }
  }

  /// The part of a tall script's extra height that lies above the letters (recorded: 2.171 of 4 points at 17, iOS 26.0).
  static let tallShareAbove = 2.171 / 4

  /// Points `Font.Leading` adds to the distance of a text style's lines (recorded for tight: 14 for 16 at 12 points, iOS 17.5).
  static func styleShift(_ leading: FontDescriptor.Leading) -> Double {
    switch leading {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }

  /// Points `Font.Leading` adds to a line's height.
  static func leadingShift(_ leading: FontDescriptor.Leading, size: Double) -> Double {
    switch leading {
    case .standard: 0
    case .tight: size >= 20 ? -2 : -1
    case .loose: size >= 20 ? 2 : 1
    }
  }
}
