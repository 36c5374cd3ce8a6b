/// Which of the phone's symbols have parts of their own that the drawings here do not tell apart (assumed, after Apple's SF Symbols app).
enum SymbolParts {
  /// Whether a symbol's parts are steps that a variable value fades.
  static func haveSteps(_ name: String) -> Bool { names(name, stepped) }
  /// Whether a symbol's parts have colours of their own.
  static func haveColors(_ name: String) -> Bool { names(name, colored) }

  /// Whether a name is one of these, or one of these with more words behind it.
  private static func names(_ name: String, _ known: [String]) -> Bool {
    known.contains { name.hasPrefix($0) && (name.count == $0.count || name.dropFirst($0.count).first == ".") }
  }

  private static let stepped = [
    "wifi", "speaker.wave", "cellularbars", "chart.bar", "waveform", "antenna.radiowaves.left.and.right", "dot.radiowaves",
    "wave.3", "person.3.sequence", "aqi", "timelapse", "slowmo", "rays", "touchid", "ellipsis",
  ]
  private static let colored = [
    "sun", "cloud", "moon", "rainbow", "thermometer", "snowflake", "wind", "smoke", "sunrise", "sunset", "tornado",
  ]
}
