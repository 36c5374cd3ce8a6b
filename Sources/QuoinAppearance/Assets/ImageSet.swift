import Foundation

/// Reads an `.imageset`: its files with their scales, appearances, rendering intent and slicing.
enum ImageSet {
  static func read(_ folder: String, name: String) throws(AssetError) -> [AssetVariant<ImageAsset>] {
    guard let json = try CatalogJSON.read(in: folder) else { throw .missingFile(path: folder + "/Contents.json") }
    let rendering = (json.properties["template-rendering-intent"] as? String).flatMap(ImageAsset.Rendering.init) ?? .automatic
    var variants: [AssetVariant<ImageAsset>] = []
    for entry in try json.entries("images") {
      guard let file = entry["filename"] as? String, !file.isEmpty else { continue }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast($0.hasSuffix("x") ? 1 : 0)) }
      let isVector = file.lowercased().hasSuffix(".svg") || file.lowercased().hasSuffix(".pdf")
      let asset = ImageAsset(
        name: name, path: folder + "/" + file, scale: isVector ? 1 : scale ?? 1, rendering: rendering,
        slicing: slicing(entry["resizing"] as? [String: Any], scale: scale ?? 1), isVector: isVector)
      let appearance = CatalogJSON.appearance(entry)
      var variant = AssetVariant(
        value: asset, scale: isVector ? nil : scale, dark: appearance.dark, highContrast: appearance.highContrast,
        idiom: entry["idiom"] as? String ?? "universal")
      variant.language = (entry["locale"] as? String)?.replacing("_", with: "-")
      variant.readsRightToLeft = (entry["language-direction"] as? String).map { $0 == "right-to-left" }
      variants.append(variant)
    }
    guard !variants.isEmpty else { throw .emptySet(path: folder) }
    return variants
  }

  /// Cap insets are written in pixels of the file.
  private static func slicing(_ json: [String: Any]?, scale: Double) -> ImageAsset.Slicing? {
    guard let json, let insets = json["cap-insets"] as? [String: Any] else { return nil }
    func inset(_ edge: String) -> Double { ((insets[edge] as? NSNumber)?.doubleValue ?? 0) / scale }
    let center = json["center"] as? [String: Any]
    return ImageAsset.Slicing(
      top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"), tiles: center?["mode"] as? String == "tile")
  }
}
