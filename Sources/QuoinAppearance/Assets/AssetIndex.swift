import Foundation

/// What is where: the sets of the catalogues and the loose files in some folders, by name.
struct AssetIndex: Sendable {
  /// Folders of sets, by name with namespace.
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]
  /// Loose picture files, by name with and without the extension.
  private(set) var looseImages: [String: [AssetVariant<ImageAsset>]] = [:]
  /// The app's accent colour, which every control asks for; empty where there is none.
  private(set) var accent: [AssetVariant<ColorSet.Value>] = []
  /// What was wrong on the way.
  private(set) var problems: [AssetError] = []

  /// Folders, catalogues or single files; earlier ones win.
  init(searchPaths: [String], accentColorName: String) {
    for path in searchPaths { add(path) }
    // A set that holds no colour is how Xcode's templates leave it: the system's is taken.
    if let folder = colorSets[accentColorName] { accent = (try? ColorSet.read(folder)) ?? [] }
  }

  private mutating func add(_ path: String) {
    if path.hasSuffix(".xcassets") { return addCatalog(path, namespace: "", depth: 0) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { return addLoose(path) }
    for name in Self.names(in: path) {
      if name.hasSuffix(".xcassets") { addCatalog(path + "/" + name, namespace: "", depth: 0) } else { addLoose(path + "/" + name) }
    }
  }

  private mutating func addCatalog(_ folder: String, namespace: String, depth: Int) {
    // A link that leads back up would go on for ever.
    guard depth < 32 else { return }
    for name in Self.names(in: folder) {
      let full = folder + "/" + name
      if name.hasSuffix(".imageset") {
        keep(full, as: namespace + name.dropLast(9), in: &imageSets)
      } else if name.hasSuffix(".colorset") {
        keep(full, as: namespace + name.dropLast(9), in: &colorSets)
      } else if !name.contains(".") {
        do throws(AssetError) {
          let own = try CatalogJSON.read(in: full)?.properties["provides-namespace"] as? Bool ?? false
          addCatalog(full, namespace: own ? namespace + name + "/" : namespace, depth: depth + 1)
        } catch {
          problems.append(error)
          addCatalog(full, namespace: namespace, depth: depth + 1)
        }
      }
    }
  }

  private func keep(_ folder: String, as name: String, in sets: inout [String: String]) {
    if sets[name] == nil { sets[name] = folder }
  }

  private mutating func addLoose(_ path: String) {
    guard let name = LooseName(path) else { return }
    let asset = ImageAsset(
      name: name.base, path: path, scale: name.isVector ? 1 : name.scale, rendering: .automatic, slicing: nil, isVector: name.isVector)
    let variant = AssetVariant(value: asset, scale: name.isVector ? nil : name.scale, dark: name.dark, idiom: name.idiom)
    for key in [name.base, name.base + "." + name.fileExtension] { looseImages[key, default: []].append(variant) }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

/// What a loose picture's file name says: `card@2x~dark.png` is `card` at two pixels per point for dark.
struct LooseName: Equatable {
  var base: String
  var fileExtension: String
  var scale = 1.0
  var dark: Bool?
  var idiom = "universal"

  var isVector: Bool { ["svg", "pdf"].contains(fileExtension.lowercased()) }

  /// Nil for files that are no pictures.
  init?(_ path: String) {
    let url = URL(fileURLWithPath: path)
    fileExtension = url.pathExtension
    guard ["png", "jpg", "jpeg", "webp", "svg", "pdf"].contains(fileExtension.lowercased()) else { return nil }
    base = url.deletingPathExtension().lastPathComponent
    // Suffixes may stand in either order.
    while let (suffix, length) = Self.suffix(of: base) {
      switch suffix {
      case "@1x", "@2x", "@3x": scale = Double(suffix.dropFirst().prefix(1)) ?? 1
      case "~dark": dark = true
      case "~light": dark = false
      default: idiom = suffix == "~ipad" ? "ipad" : "iphone"
      }
      base.removeLast(length)
    }
    guard !base.isEmpty else { return nil }
  }

  private static func suffix(of name: String) -> (String, Int)? {
    ["@1x", "@2x", "@3x", "~dark", "~light", "~iphone", "~ipad"].first { name.hasSuffix($0) }.map { ($0, $0.count) }
  }
}
