import QuoinMessages

/// Reads `--size` and `--scale`, and keeps pictures within what can be drawn.
enum CanvasSize {
  /// The most pixels along a side.
  static let mostPixels = 32_767.0
  private static let form = "--size is WIDTHxHEIGHT in points, such as 390x844, or fit"

  static func read(_ text: String) throws(CommandFailure) -> RenderChoices.Size {
    if text.lowercased() == "fit" { return .fit }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw CommandFailure("\(form); \(text) is neither.")
    }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw CommandFailure("\(form); both numbers must be above 0 and finite, which \(text) is not.")
    }
    return .fixed(width: width, height: height)
  }

  static func readScale(_ text: String) throws(CommandFailure) -> Double {
    guard let scale = Double(text), scale.isFinite, scale > 0, scale <= 16 else {
      throw CommandFailure("--scale is the number of pixels per point, above 0 and at most 16; \(text) is not.")
    }
    return scale
  }

  static func check(_ size: RenderChoices.Size?, scale: Double?) throws(CommandFailure) {
    guard case .fixed(let width, let height)? = size else { return }
    let pixels = max(width, height) * (scale ?? 2)
    guard pixels <= mostPixels else {
      throw CommandFailure(
        "--size \(number(width))x\(number(height)) at scale \(number(scale ?? 2)) is \(number(pixels)) pixels along a side; the most is "
          + "\(number(mostPixels)). Choose a smaller size or scale.")
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
