import FoundationEssentials
import QuoinSources

/// What a package's `swiftSettings` say of its targets, as flags of the compiler, with SwiftPM's own `SWIFT_PACKAGE`.
struct PackageSettings {
  /// What `swift package dump-package` says, as far as it matters here.
  private struct Manifest: Decodable {
    struct Condition: Decodable {
      var platformNames: [String]?
      var config: String?
    }
    struct Value: Decodable {
      var one: String?
      var many: [String]?
      private enum Key: String, CodingKey { case value = "_0" }
      init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        one = try? box.decode(String.self, forKey: .value)
        many = try? box.decode([String].self, forKey: .value)
      }
    }
    struct Setting: Decodable {
      var tool: String
      var condition: Condition?
      var kind: [String: Value]
    }
    struct Target: Decodable {
      var name: String
      var settings: [Setting]?
      var publicHeadersPath: String?
    }
    var targets: [Target]
  }

  private var flagsOfTargets: [String: [String]] = [:]
  private var headersOfTargets: [String: [String]] = [:]
  private var publicHeadersOfTargets: [String: String] = [:]
  private var definesOfTargets: [String: [String]] = [:]

  /// What Swift 6 lets be written that Swift 5 does not. Packages written for it are compiled as Swift 5 with these: what Swift 6 forbids
  /// besides was looked at where they were written.
  private static let permitting = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
    "InferSendableFromCaptures",
    "IsolatedDefaultValues",
  ]
  private let common: [String]

  /// `ask` is given what `swift package` is asked, when the manifest speaks of settings at all.
  init(of package: String, tools: String?, ask: ([String]) -> [UInt8]?) {
    let isForSwift6 = tools.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 5 >= 6
    common = ["-D", "SWIFT_PACKAGE"] + (isForSwift6 ? Self.permitting.flatMap { ["-enable-upcoming-feature", $0] } : [])
    guard let text = FileBytes.read("\(package)/Package.swift"),
      ["wiftSettings", "cSettings", "cxxSettings", "publicHeadersPath"].contains(where: { text.firstRange(of: Array($0.utf8)) != nil }),
      let output = ask(["--ignore-lock", "dump-package"]), let start = output.firstIndex(of: UInt8(ascii: "{")),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(output[start...]))
    else { return }
    for target in manifest.targets {
      publicHeadersOfTargets[target.name] = target.publicHeadersPath
      for setting in (target.settings ?? []) where setting.tool != "swift" && Self.isForPhone(setting) {
        headersOfTargets[target.name, default: []] += [setting.kind["headerSearchPath"]?.one].compactMap { $0 }
        definesOfTargets[target.name, default: []] += [setting.kind["define"]?.one].compactMap { $0 }
      }
      flagsOfTargets[target.name] = (target.settings ?? []).filter(Self.isMeant).flatMap { $0.kind.flatMap(Self.flags) }
    }
  }

  /// What the compiler is told of a target's files.
  func flags(of target: String) -> [String] { common + (flagsOfTargets[target] ?? []) }

  /// Where the target's headers are that others may read, from its folder; nil = where SwiftPM looks.
  func publicHeaders(of target: String) -> String? { publicHeadersOfTargets[target] }
  /// Where the target's C files find headers besides, from its folder.
  func headerFolders(of target: String) -> [String] { headersOfTargets[target] ?? [] }
  /// What is defined for the target's C files.
  func clangDefines(of target: String) -> [String] { definesOfTargets[target] ?? [] }

  private static func isMeant(_ setting: Manifest.Setting) -> Bool { setting.tool == "swift" && isForPhone(setting) }

  /// A preview is a phone's, and not for release.
  private static func isForPhone(_ setting: Manifest.Setting) -> Bool {
    let systems = setting.condition?.platformNames ?? []
    return (systems.isEmpty || systems.contains("ios")) && setting.condition?.config != "release"
  }

  /// Features that only forbid: a preview need not be refused for them, and which module of Quoin's has a member is not what the phone
  /// says of it.
  private static let forbidding: Set<String> = ["ExistentialAny", "MemberImportVisibility", "StrictConcurrency"]

  private static func flags(_ kind: String, _ value: Manifest.Value) -> [String] {
    if let name = value.one, forbidding.contains(name) { return [] }
    return switch kind {
    case "define": value.one.map { ["-D", $0] } ?? []
    case "enableUpcomingFeature": value.one.map { ["-enable-upcoming-feature", $0] } ?? []
    case "enableExperimentalFeature": value.one.map { ["-enable-experimental-feature", $0] } ?? []
    case "unsafeFlags": (value.many ?? []).filter { $0.hasPrefix("-D") && $0.count > 2 }
    case "defaultIsolation": value.one == "MainActor" ? ["-default-isolation", "MainActor"] : []
    default: []
    }
  }
}
