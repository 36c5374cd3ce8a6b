import Foundation

/// Reads a string catalogue (`.xcstrings`, JSON, version 1.0).
enum StringCatalogFile {
  struct Contents: Sendable, Equatable {
    var sourceLanguage: String
    /// Key, then language.
    var entries: [String: [String: StringEntry]]
  }

  static func read(_ path: String) throws(StringsError) -> Contents {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
    let json: Any
    do { json = try JSONSerialization.jsonObject(with: data) } catch { throw .broken(path: path, detail: "it is not JSON") }
    guard let root = json as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      throw .broken(path: path, detail: "it has no \"strings\"")
    }
    var entries: [String: [String: StringEntry]] = [:]
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      entries[key] = localizations.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
    }
    return Contents(sourceLanguage: root["sourceLanguage"] as? String ?? "en", entries: entries)
  }

  private static func entry(_ json: [String: Any]) -> StringEntry? {
    if let variations = json["variations"] as? [String: Any] {
      if let device = variations["device"] as? [String: Any] { return .device(forms(device)) }
      if let plural = variations["plural"] as? [String: Any] { return .plural(pluralForms(plural)) }
    }
    guard let unit = json["stringUnit"] as? [String: Any], let value = unit["value"] as? String else { return nil }
    let substitutions = (json["substitutions"] as? [String: Any] ?? [:]).compactMapValues { ($0 as? [String: Any]).flatMap(substitution) }
    return .text(value, substitutions: substitutions)
  }

  private static func forms(_ json: [String: Any]) -> [String: StringEntry] {
    json.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  private static func pluralForms(_ json: [String: Any]) -> [PluralCategory: StringEntry] {
    var result: [PluralCategory: StringEntry] = [:]
    for (name, form) in forms(json) {
      if let category = PluralCategory(rawValue: name) { result[category] = form }
    }
    return result
  }

  private static func substitution(_ json: [String: Any]) -> StringSubstitution? {
    guard let entry = entry(json) else { return nil }
    return StringSubstitution(argument: json["argNum"] as? Int ?? 1, format: json["formatSpecifier"] as? String ?? "lld", entry: entry)
  }
}
