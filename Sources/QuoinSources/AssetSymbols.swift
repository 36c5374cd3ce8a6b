import FoundationEssentials

/// The names that Xcode gives to what asset catalogues hold: `Image(.logo)`, `Color.brand`, `UIImage(resource: .logo)`.
package struct AssetSymbols {
  private struct Asset {
    /// As catalogues know it, with its namespaces: `Icons/home`.
    let name: String
    /// The types around, and the symbol: `["Icons"]`, `home`.
    let spaces: [String]
    let symbol: String
    let isColor: Bool
    /// Where the set lies, and its catalogue.
    let path: String
    let catalogue: String
  }
  /// What is to be told of sets with one name.
  package private(set) var doubles: [String] = []
  private var assets: [Asset] = []

  /// What the catalogues in some folders hold; a folder may be a catalogue itself.
  package init(in folders: [String]) {
    for folder in folders {
      if folder.hasSuffix(".xcassets") || folder.hasSuffix(".xcassets/") { add(folder, of: folder, name: "", spaces: [], depth: 0) }
      for name in FilePaths.names(in: folder) ?? [] where name.hasSuffix(".xcassets") {
        add(FilePaths.join(folder, name), of: FilePaths.join(folder, name), name: "", spaces: [], depth: 0)
      }
    }
  }

  private mutating func add(_ folder: String, of catalogue: String, name prefix: String, spaces: [String], depth: Int) {
    // A link that leads back up would go on for ever.
    guard depth < 32 else { return }
    for entry in FilePaths.names(in: folder) ?? [] {
      let path = FilePaths.join(folder, entry)
      if let name = entry.withoutEnding(".imageset") {
        keep(
          Asset(
            name: prefix + name, spaces: spaces, symbol: Self.symbol(name, without: "Image"), isColor: false, path: path,
            catalogue: catalogue))
      } else if let name = entry.withoutEnding(".colorset") {
        keep(
          Asset(
            name: prefix + name, spaces: spaces, symbol: Self.symbol(name, without: "Color"), isColor: true, path: path,
            catalogue: catalogue))
      } else if FilePaths.ending(of: entry) == nil, FilePaths.isFolder(path) {
        let isSpace = Self.isNamespace(path)
        add(
          path, of: catalogue, name: isSpace ? "\(prefix)\(entry)/" : prefix, spaces: isSpace ? spaces + [Self.typeName(entry)] : spaces,
          depth: depth + 1)
      }
    }
  }

  /// Two sets of one symbol: the first stands, as with two sets of one name. Those of one catalogue are a mistake, which is told.
  private mutating func keep(_ asset: Asset) {
    guard !asset.symbol.isEmpty else { return }
    guard let known = assets.first(where: { $0.symbol == asset.symbol && $0.spaces == asset.spaces && $0.isColor == asset.isColor }) else {
      assets.append(asset)
      return
    }
    if known.catalogue == asset.catalogue, known.path != asset.path {
      doubles.append("\(asset.path) is called as \(known.path) is, \(asset.symbol); the first one stands.")
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let bytes = FileBytes.read(folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  // MARK: Names

  /// The words of a name, each from its first letter or digit on.
  private static func words(_ name: String) -> [Substring] { name.split { !$0.isLetter && !$0.isNumber } }

  private static func typeName(_ name: String) -> String {
    let joined = words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// In camel case: `Brand Color` is `brand`, `URLIcon` is `urlIcon`, `3d-box` is `_3DBox`, `BG` stays `BG`.
  static func symbol(_ name: String, without suffix: String) -> String {
    var joined = typeName(name)
    if joined.hasSuffix(suffix), joined.count > suffix.count { joined.removeLast(suffix.count) }
    let characters = Array(joined)
    // A name of capitals alone is an abbreviation, and stays one; digits among them are words of their own.
    if characters.allSatisfy({ !$0.isLowercase }) { return apart(characters) }
    // All capitals at the front but the one that begins the next word become small.
    var small = characters.prefix { $0.isUppercase }.count
    if small > 1, small < characters.count, characters[small].isLetter { small -= 1 }
    return String(characters.prefix(small)).lowercased() + String(characters.dropFirst(small))
  }

  /// `EBA72B` is `EBA_72_B`; what is of one kind stays as it is.
  private static func apart(_ characters: [Character]) -> String {
    var name = ""
    for (index, character) in characters.enumerated() {
      if index > 0, characters[index - 1] != "_", characters[index - 1].isNumber != character.isNumber { name += "_" }
      name.append(character)
    }
    return name
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let", "open",
    "operator", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while",
    "as", "catch", "false", "is", "nil", "super", "self", "throw", "throws", "true", "try",
  ]
  package static func quoted(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

  /// What the frameworks call so themselves; Xcode leaves these to them.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black",
    "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "tint", "foreground", "background", "separator",
    "placeholder", "link", "fill", "windowBackground", "selection", "regularMaterial", "thinMaterial", "thickMaterial", "bar", "label",
    "lightGray", "darkGray", "magenta", "lightText", "darkText", "systemBackground",
  ]

  // MARK: The source

  /// For which of a catalogue's sets names are made.
  package enum Choice {
    /// Those that a module's sources mention after a dot, so that a catalogue costs nothing where nobody asks.
    case mentioned
    /// All, so that an editor proposes them.
    case all
  }

  /// A source with names for a module of some files; nil when there are none. What the files declare themselves under such a name is theirs.
  ///
  /// `bundle` is the expression for the bundle in which the names are looked up.
  package func source(for files: [String], _ choice: Choice = .mentioned, bundle: String = ".main") -> String? {
    guard !assets.isEmpty else { return nil }
    var mentioned: Set<String> = []
    var own: Set<String> = []
    for file in files {
      guard let bytes = FileBytes.read(file) else { continue }
      let words = SourceWords(bytes)
      mentioned.formUnion(words.afterDots)
      own.formUnion(words.staticsOfStyles)
    }
    let used = choice == .all ? assets : assets.filter { mentioned.contains($0.symbol) }
    guard !used.isEmpty else { return nil }
    var source = "import SwiftUI\nimport UIKit\n"
    for (type, isColor) in [("ImageResource", false), ("ColorResource", true)] {
      source += Self.extend(type, with: used.filter { $0.isColor == isColor }) { asset in
        "nonisolated static let \(Self.quoted(asset.symbol)) = \(type)(name: \"\(asset.name.escapedForLiteral)\", bundle: \(bundle))"
      }
    }
    let free = used.filter { !Self.taken.contains($0.symbol) }
    func resource(_ asset: Asset, _ type: String) -> String { ([type] + asset.spaces + [Self.quoted(asset.symbol)]).joined(separator: ".") }
    for (type, isColor) in [("Color", true), ("UIColor", true), ("UIImage", false)] {
      source += Self.extend(type, with: free.filter { $0.isColor == isColor && !own.contains("\(type).\($0.symbol)") }) { asset in
        let from = resource(asset, isColor ? "ColorResource" : "ImageResource")
        return "nonisolated static var \(Self.quoted(asset.symbol)): \(type) { \(type)(\(type == "Color" ? "" : "resource: ")\(from)) }"
      }
    }
    let styles = free.filter { $0.isColor && $0.spaces.isEmpty && !own.contains("ShapeStyle.\($0.symbol)") }
    source += Self.extend("ShapeStyle where Self == Color", with: styles) { asset in
      "nonisolated static var \(Self.quoted(asset.symbol)): Color { Color(\(resource(asset, "ColorResource"))) }"
    }
    return source
  }

  private static func extend(_ type: String, with assets: [Asset], _ line: (Asset) -> String) -> String {
    guard !assets.isEmpty else { return "" }
    return "extension \(type) {\n\(nested(assets.map { ($0.spaces, line($0)) }, indent: "  "))}\n"
  }

  /// Lines within the types around them.
  private static func nested(_ lines: [([String], String)], indent: String) -> String {
    var text = ""
    for (spaces, line) in lines where spaces.isEmpty { text += "\(indent)\(line)\n" }
    var seen: [String] = []
    for (spaces, _) in lines { if let first = spaces.first, !seen.contains(first) { seen.append(first) } }
    for space in seen {
      let inside = lines.filter { $0.0.first == space }.map { (Array($0.0.dropFirst()), $0.1) }
      text += "\(indent)enum \(space) {\n\(nested(inside, indent: indent + "  "))\(indent)}\n"
    }
    return text
  }
}

extension String {
  fileprivate func withoutEnding(_ ending: String) -> String? { hasSuffix(ending) ? String(dropLast(ending.count)) : nil }
}
