import Foundation

/// A face's measures per em.
struct FontMetrics: Sendable {
  var ascent = 0.0
  var descent = 0.0
  var leading = 0.0
  var capHeight = 0.0
  var xHeight = 0.0
  var underlinePosition = 0.1
  var underlineThickness = 0.05
  var strikeoutPosition = 0.25
  var strikeoutThickness = 0.05
  var hasInterTracking = false

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
  func asSystem(tracked: Bool) -> FontMetrics {
    var metrics = self
    metrics.ascent = 1950.0 / 2048
    metrics.descent = 494.0 / 2048
    metrics.leading = 0
    metrics.capHeight = 1443.0 / 2048
    metrics.xHeight = 1078.0 / 2048
    metrics.hasInterTracking = tracked
    return metrics
  }

  /// Inter's own rule of tracking, in em.
  func tracking(_ size: Double) -> Double {
    hasInterTracking && size > 0 ? -0.0223 + 0.185 * exp(-0.1745 * size) : 0
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
