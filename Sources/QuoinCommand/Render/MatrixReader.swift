import QuoinMessages

/// Reads `--matrix`: axes after commas, each with values of its own after `=`, which `|` parts: `devices=iPhone SE|iPad,appearance`.
enum MatrixReader {
  /// The most cells: more are no sheet that anybody reads.
  static let mostCells = 200

  /// What an axis runs over when no values are given.
  private static func usual(_ axis: Matrix.Axis) -> [String] {
    switch axis {
    case .devices: ["iPhone SE", "iPhone 15 Pro", "iPad"]
    case .appearance: ["light", "dark"]
    case .direction: ["ltr", "rtl"]
    case .type: ["xSmall", "large", "accessibility3"]
    case .locale: ["en_US", "de_DE", "ar", "ko_KR"]
    case .os: ["iOS 17", "iOS 26"]
    case .accessibility: [AccessibilitySetting.none, "bold-text", "increase-contrast"]
    }
  }

  static func read(_ text: String) throws(CommandFailure) -> Matrix {
    var lines: [Matrix.Line] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let line = try line(String(part))
      guard !lines.contains(where: { $0.axis == line.axis }) else {
        throw CommandFailure("--matrix names \(line.axis.rawValue) twice; put all its values behind one =, with | between them.")
      }
      lines.append(line)
    }
    let matrix = Matrix(lines: lines)
    guard matrix.count <= mostCells else {
      let product = lines.map { "\($0.values.count) \($0.axis.rawValue)" }.joined(separator: " × ")
      throw CommandFailure(
        "--matrix would make \(product) = \(matrix.count == .max ? "too many" : String(matrix.count)) pictures; the most is \(mostCells). "
          + "Leave out an axis, or choose its values: --matrix \"devices=iPhone SE|iPad,appearance\".")
    }
    return matrix
  }

  private static func line(_ text: String) throws(CommandFailure) -> Matrix.Line {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { trimmed($0) }
    let axis = try axis(halves[0])
    guard halves.count == 2 else { return Matrix.Line(axis, usual(axis)) }
    var values: [String] = []
    for value in halves[1].split(separator: "|", omittingEmptySubsequences: false).map({ trimmed($0) }) {
      let value = try checked(value, axis)
      if !values.contains(value) { values.append(value) }
    }
    return Matrix.Line(axis, values)
  }

  private static func axis(_ name: String) throws(CommandFailure) -> Matrix.Axis {
    switch name.lowercased() {
    case "devices", "device": return .devices
    case "appearance", "appearances": return .appearance
    case "direction", "directions": return .direction
    case "type", "types", "dynamic-type": return .type
    case "locale", "locales": return .locale
    case "os", "system", "systems": return .os
    case "accessibility": return .accessibility
    default:
      let all = Matrix.Axis.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure("--matrix has no axis \"\(name)\". There is: \(all). Values go behind =, parted by |.")
    }
  }

  /// Devices, type sizes and locales are checked where they are known, in the runner.
  private static func checked(_ value: String, _ axis: Matrix.Axis) throws(CommandFailure) -> String {
    guard !value.isEmpty else { throw CommandFailure("--matrix \(axis.rawValue)= has an empty value.") }
    switch axis {
    case .appearance, .direction:
      guard usual(axis).contains(value.lowercased()) else {
        throw CommandFailure("--matrix \(axis.rawValue)= takes \(usual(axis).joined(separator: " and ")), not \(value).")
      }
      return value.lowercased()
    case .devices, .type, .locale: return value
    case .accessibility: return AccessibilitySetting.word(for: try RenderSettings.accessibility(value, "--matrix accessibility="))
    case .os: return value.lowercased().hasPrefix("ios ") ? "iOS \(value.dropFirst(4))" : "iOS \(value)"
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

extension MatrixReader {
  /// Refuses what is chosen both for all cells and by an axis.
  static func check(_ matrix: Matrix, against command: PreviewOptions) throws(CommandFailure) {
    let flags: [(Matrix.Axis, String, Bool)] = [
      (.devices, "--device", command.device != nil), (.devices, "--size", command.size != nil), (.appearance, "--dark", command.dark),
      (.direction, "--rtl", command.rtl), (.type, "--dynamic-type", command.dynamicType != nil),
      (.locale, "--locale", command.locale != nil), (.os, "--os", command.os != nil),
      (.accessibility, "--accessibility", command.accessibility != nil),
    ]
    for (axis, flag, isGiven) in flags where isGiven && matrix.lines.contains(where: { $0.axis == axis }) {
      throw CommandFailure("\(flag) and the matrix's \(axis.rawValue) both say what it is; use one of them.")
    }
  }
}
