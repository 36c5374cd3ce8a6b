import Foundation
import QuoinDrawing

/// Reads a `.colorset`: components in sRGB, Display P3 or grey, written as hex, 8-bit or fractions, and references to system colours.
enum ColorSet {
  /// What a set holds: components, or the name of a system colour.
  enum Value: Sendable, Equatable {
    case color(PaintColor)
    case system(SystemColor)
  }

  static func read(_ folder: String) throws(AssetError) -> [AssetVariant<Value>] {
    guard let json = try CatalogJSON.read(in: folder) else { throw .missingFile(path: folder + "/Contents.json") }
    var variants: [AssetVariant<Value>] = []
    for entry in try json.entries("colors") {
      guard let color = entry["color"] as? [String: Any] else { continue }
      let appearance = CatalogJSON.appearance(entry)
      variants.append(
        AssetVariant(
          value: try value(color, in: json.path), dark: appearance.dark, highContrast: appearance.highContrast,
          idiom: entry["idiom"] as? String ?? "universal"))
    }
    guard !variants.isEmpty else { throw .brokenContents(path: json.path, detail: "no entry of it holds a colour") }
    return variants
  }

  private static func value(_ json: [String: Any], in path: String) throws(AssetError) -> Value {
    if let reference = json["reference"] as? String {
      guard let system = SystemColor(named: reference) else {
        throw .brokenContents(path: path, detail: "\"\(reference)\" is not a system colour that is known here")
      }
      return .system(system)
    }
    guard let components = json["components"] as? [String: Any] else {
      throw .brokenContents(path: path, detail: "a colour has no components")
    }
    func part(_ key: String, isAlpha: Bool = false) throws(AssetError) -> Double {
      guard let value = component(components[key], isAlpha: isAlpha) else {
        throw .brokenContents(path: path, detail: "the component \"\(key)\" is missing or not a number")
      }
      return value
    }
    let alpha = components["alpha"] == nil ? 1 : try part("alpha", isAlpha: true)
    if components["white"] != nil { return .color(PaintColor(white: try part("white"), alpha: alpha)) }
    let (red, green, blue) = (try part("red"), try part("green"), try part("blue"))
    switch json["color-space"] as? String {
    case "display-p3": return .color(PaintColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    case "extended-linear-srgb":
      return .color(
        PaintColor(
          red: PaintColor.encoded(red), green: PaintColor.encoded(green), blue: PaintColor.encoded(blue), alpha: alpha))
    default: return .color(PaintColor(red: red, green: green, blue: blue, alpha: alpha))
    }
  }

  /// `0x7F` and whole numbers are of 255; numbers with a point are fractions. An opacity without a point is a fraction too.
  static func component(_ value: Any?, isAlpha: Bool = false) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if trimmed.lowercased().hasPrefix("0x") { return UInt32(trimmed.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(trimmed), number.isFinite else { return nil }
    return trimmed.contains(".") || trimmed.lowercased().contains("e") || isAlpha ? number : number / 255
  }
}
