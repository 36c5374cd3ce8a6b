import Foundation

/// A `Contents.json` of an asset catalogue.
struct CatalogJSON {
  let path: String
  let root: [String: Any]

  /// Reads the file in a folder of a catalogue; nil when there is none.
  static func read(in folder: String) throws(AssetError) -> CatalogJSON? {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw .brokenContents(path: path, detail: "it is not JSON")
    }
    return CatalogJSON(path: path, root: root)
  }

  var properties: [String: Any] { root["properties"] as? [String: Any] ?? [:] }

  /// The entries under a key; throws when they are no list of objects.
  func entries(_ key: String) throws(AssetError) -> [[String: Any]] {
    guard let entries = root[key] as? [[String: Any]] else { throw .brokenContents(path: path, detail: "it has no list \"\(key)\"") }
    return entries
  }

  /// Reads an entry's `appearances`.
  static func appearance(_ entry: [String: Any]) -> (dark: Bool?, highContrast: Bool) {
    var dark: Bool?
    var highContrast = false
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): dark = true
      case ("luminosity", "light"): dark = false
      case ("contrast", "high"): highContrast = true
      default: break
      }
    }
    return (dark, highContrast)
  }
}
