import Foundation
import Synchronization

/// Localized texts from the string catalogues (`.xcstrings`) and older files (`LANG.lproj/TABLE.strings`, `.stringsdict`) in some folders.
///
/// Folders are looked through when the first text is asked for, and only once. Safe from any thread.
public final class StringCatalog: Sendable {
  private let searchPaths: [String]
  private let loaded = Mutex<Loaded?>(nil)
  private let bundles = BundleShelf<StringCatalog>()

  /// Texts in the folders named, earlier ones first. Each may also be a single file.
  public init(searchPaths: [String]) { self.searchPaths = searchPaths }

  /// The catalogue that looks in a bundle's folder first, and then where this one does; nil, for the main bundle, is this one.
  public func first(in folder: String?) -> StringCatalog {
    guard let folder else { return self }
    return bundles.library(for: folder) { StringCatalog(searchPaths: [folder] + searchPaths) }
  }

  /// The text for a key with its arguments put in; nil when no file has the key in the locale's language, in the language without
  /// its region, or in the source language.
  ///
  /// - Parameters:
  ///   - table: The file's name without its extension; nil is `Localizable`.
  ///   - device: Which device variation counts: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`.
  public func string(
    _ key: String, locale: String, table: String? = nil, arguments: [StringArgument] = [], device: String = "iphone"
  ) -> String? {
    guard let format = format(key, locale: locale, table: table, arguments: arguments, device: device) else { return nil }
    return arguments.isEmpty ? format : StringFormat.fill(format, with: arguments, locale: Locale(identifier: locale))
  }

  /// The text as written, plural form and device variation chosen, arguments not yet put in.
  public func format(
    _ key: String, locale: String, table: String? = nil, arguments: [StringArgument] = [], device: String = "iphone"
  ) -> String? {
    let contents = contents
    guard let found = contents.tables[table ?? "Localizable"]?[key] else { return nil }
    for language in Self.languages(locale) + [contents.sourceLanguage, "Base"] {
      guard let entry = found[language] else { continue }
      return entry.resolved(language: language, arguments: arguments, device: device)
    }
    return nil
  }

  /// The languages that some file has texts in, sorted.
  public var languages: [String] { Set(contents.tables.values.flatMap { $0.values.flatMap(\.keys) }).sorted() }

  /// What was wrong with files found; their texts are missing.
  public var problems: [StringsError] { contents.problems }

  /// The names a locale's texts may be filed under, closest first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  static func languages(_ locale: String) -> [String] {
    let plain = locale.replacing("_", with: "-").prefix { $0 != "@" }
    var parts = plain.split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      result.append(name)
      // A region without a script still has one for Chinese.
      if parts.count == 2, parts[0] == "zh", parts[1].count < 4 {
        result.append(["TW", "HK", "MO"].contains(parts[1]) ? "zh-Hant" : "zh-Hans")
      }
      parts.removeLast()
    }
    return result
  }

  private var contents: Loaded {
    loaded.withLock { known in
      if let known { return known }
      let made = Loaded(searchPaths: searchPaths)
      known = made
      return made
    }
  }
}

/// All texts of some folders.
private struct Loaded: Sendable {
  var sourceLanguage = "en"
  /// Table, key, language.
  var tables: [String: [String: [String: StringEntry]]] = [:]
  var problems: [StringsError] = []

  init(searchPaths: [String]) {
    for path in searchPaths.reversed() { scan(path) }
  }

  private mutating func scan(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if !isFolder.boolValue { return take(path) }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] {
      let full = path + "/" + name
      if name.hasSuffix(".lproj") || name.hasSuffix(".bundle") { scan(full) } else { take(full) }
    }
  }

  private mutating func take(_ path: String) {
    let url = URL(fileURLWithPath: path)
    let table = url.deletingPathExtension().lastPathComponent
    do throws(StringsError) {
      switch url.pathExtension {
      case "xcstrings":
        let file = try StringCatalogFile.read(path)
        sourceLanguage = file.sourceLanguage
        for (key, languages) in file.entries { tables[table, default: [:]][key, default: [:]].merge(languages) { $1 } }
      case "strings", "stringsdict":
        let folder = url.deletingLastPathComponent()
        let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : sourceLanguage
        for (key, entry) in try StringsFile.read(path) { tables[table, default: [:]][key, default: [:]][language] = entry }
      default: break
      }
    } catch {
      problems.append(error)
    }
  }
}
