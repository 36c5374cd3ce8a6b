import FoundationEssentials
import QuoinSources

/// A target of a SwiftPM package, with the local targets it needs, as files to compile.
enum PackageTarget {
  /// What `swift package describe --type json` says, as far as it matters here.
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var path: String
      var type: String
      var sources: [String]
      var targetDependencies: [String]?
      var productDependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, path, type, sources
        case targetDependencies = "target_dependencies"
        case productDependencies = "product_dependencies"
      }
    }
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    /// A package that this one needs: in a folder, or from elsewhere.
    struct Dependency: Decodable {
      struct Requirement: Decodable {
        struct Range: Decodable {
          var lower: String
          var upper: String
          enum CodingKeys: String, CodingKey { case lower = "lower_bound", upper = "upper_bound" }
        }
        var range: [Range]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?
      }
      var identity: String
      var path: String?
      var url: String?
      var requirement: Requirement?
    }
    var name: String
    var targets: [Target]
    var products: [Product]?
    var dependencies: [Dependency]?
    var toolsVersion: String?

    enum CodingKeys: String, CodingKey {
      case name, targets, products, dependencies
      case toolsVersion = "tools_version"
    }
  }

  static func unit(package: String, target: String?) throws(CommandFailure) -> SourceUnit {
    let description = try read(package)
    let targets = description.targets.filter { $0.type != "test" }
    guard let target else {
      throw CommandFailure("Which target? --target is one of:\n" + targets.map { "  \($0.name)" }.joined(separator: "\n"))
    }
    guard let chosen = targets.first(where: { $0.name == target }) else {
      throw CommandFailure("\(package) has no target \(target). It has:\n" + targets.map { "  \($0.name)" }.joined(separator: "\n"))
    }
    return try unit(of: [chosen], in: package, description)
  }

  /// Every target of the package whose files speak of previews, a unit each.
  static func units(package: String) throws(CommandFailure) -> [SourceUnit] {
    let description = try read(package)
    let targets = description.targets.filter { $0.type != "test" }
    let words = [Array("#Preview".utf8), Array("PreviewProvider".utf8)]
    let chosen = targets.filter { target in
      target.sources.contains { source in
        guard let bytes = FileBytes.read("\(package)/\(target.path)/\(source)") else { return false }
        return words.contains { bytes.firstRange(of: $0) != nil }
      }
    }
    guard !chosen.isEmpty else { throw CommandFailure("no target of \(package) has a preview. Write one: #Preview(\"Name\") { MyView() }") }
    var units: [SourceUnit] = []
    for target in chosen { units.append(try unit(of: [target], in: package, description)) }
    return units
  }

  private static func read(_ package: String) throws(CommandFailure) -> Description {
    guard FilePaths.isFile(package + "/Package.swift") else { throw CommandFailure("\(package) holds no Package.swift.") }
    return try describe(package)
  }

  /// A product of a package with all its targets, the last one as the unit's own; nil when the package has no such product. `pins` are the
  /// revisions, by address, that a project around says.
  static func unit(package: String, product: String, pins: [String: String] = [:]) throws(CommandFailure) -> SourceUnit? {
    guard FilePaths.isFile(package + "/Package.swift") else { return nil }
    let description = try describe(package)
    guard let found = description.products?.first(where: { $0.name == product }) else { return nil }
    let targets = description.targets.filter { found.targets.contains($0.name) }
    return targets.isEmpty ? nil : try unit(of: targets, in: package, description, pins: pins)
  }

  private static func unit(of chosen: [Description.Target], in package: String, _ description: Description, pins: [String: String] = [:])
    throws(CommandFailure) -> SourceUnit
  {
    // What is around says which versions, as with SwiftPM.
    var gathered = Gathered(pins: RemotePackage.pins(beside: package).merging(pins) { _, outer in outer })
    for target in chosen { try gather(target, of: description, in: package, into: &gathered) }
    guard let own = gathered.modules.last else { throw CommandFailure("\(chosen.map(\.name).joined(separator: ", ")) holds no source.") }
    return SourceUnit(
      files: own.files, moduleName: own.name, addition: own.addition, packageName: identifier(description.name), flags: own.flags,
      dependencies: gathered.modules.dropLast(), clangTargets: gathered.clangTargets,
      resourceFolders: SourceFinder.unique(
        gathered.folders.reversed().flatMap { SourceFinder.withResources([$0] + SourceFinder.catalogFolders(in: $0)) }))
  }

  private static func identifier(_ name: String) -> String { name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }

  /// What a target's files are given besides: `Bundle.module`, and the names of its assets.
  private static func addition(for files: [String], in folder: String) -> ModuleAddition {
    ModuleAddition(
      bundle: bundleAccessor(for: files, in: folder),
      catalogues: SourceFinder.withResources([folder] + SourceFinder.catalogFolders(in: folder)), of: files)
  }

  /// `Bundle.module`, as SwiftPM writes it for a target with resources; nil when nobody asks for it.
  private static func bundleAccessor(for files: [String], in folder: String) -> String? {
    let word = Array("Bundle.module".utf8)
    let short = Array(".module".utf8)
    let isAskedFor = files.contains { file in
      guard let bytes = FileBytes.read(file) else { return false }
      return bytes.firstRange(of: word) != nil || bytes.firstRange(of: short) != nil
    }
    guard isAskedFor, let path = FilePaths.absolute(folder) else { return nil }
    return
      "import Foundation\nextension Foundation.Bundle { static let module = Bundle(path: \"\(path.escapedForLiteral)\") ?? Bundle.main }\n"
  }

  /// Targets in the order they are compiled, each after those it needs, of other packages too.
  private struct Gathered {
    /// The revisions of packages from elsewhere, by address.
    let pins: [String: String]
    var modules: [SourceUnit.Module] = []
    var clangTargets: [ClangTarget] = []
    var folders: [String] = []
    /// The packages that were read, by their folders.
    var packages: [String: Description] = [:]
    /// What they say of their targets' compilation, by their folders.
    var settings: [String: PackageSettings] = [:]
    /// The targets under way, in which a ring would be met again.
    var above: [String] = []
    /// Whether something is missing that files may import: what of Apple's came along with it comes to all that follow.
    var lacksSome = false
  }

  private static func gather(
    _ target: Description.Target, of description: Description, in package: String, into gathered: inout Gathered
  ) throws(CommandFailure) {
    let name = identifier(target.name)
    guard !gathered.modules.contains(where: { $0.name == name }), !gathered.clangTargets.contains(where: { $0.name == name }) else {
      return
    }
    guard !gathered.above.contains(name) else {
      throw CommandFailure("targets of \(package) need each other in a ring: \(name) needs itself.")
    }
    gathered.above.append(name)
    defer { gathered.above.removeLast() }
    guard target.type != "macro" else {
      return Terminal.say(
        "quoin: \(target.name) is a macro, which would have to be built with swift-syntax first. Files that use it do not compile; the rest goes on."
      )
    }
    // Plug-ins run while SwiftPM builds; no module is made of them.
    guard target.type != "plugin" else { return }
    for product in target.productDependencies ?? [] where !provided.contains(product) {
      try gather(product: product, for: target, of: description, in: package, into: &gathered)
    }
    for name in target.targetDependencies ?? [] {
      guard let dependency = description.targets.first(where: { $0.name == name && $0.type != "test" }) else { continue }
      try gather(dependency, of: description, in: package, into: &gathered)
    }
    guard !target.sources.isEmpty else {
      return Terminal.say(
        "quoin: \(target.name) is a binary, made for Apple's systems. Files that import it do not compile; the rest goes on.")
    }
    let folder = "\(package)/\(target.path)"
    let files = target.sources.map { "\(folder)/\($0)" }
    guard !ClangTarget.isObjectiveC(target.sources) else {
      gathered.lacksSome = true
      return Terminal.say(
        "quoin: \(target.name) is written in Objective-C, which there is no runtime for here. Files that import it do not compile; the rest goes on."
      )
    }
    let settings =
      gathered.settings[package] ?? PackageSettings(of: package, tools: description.toolsVersion, ask: { swiftPackage(package, $0) })
    gathered.settings[package] = settings
    if ClangTarget.isC(target.sources) {
      // Module maps name headers by whole paths.
      let folder = FilePaths.absolute(folder) ?? folder
      return gathered.clangTargets.append(
        ClangTarget(
          name: name, files: files, headers: "\(folder)/\(settings.publicHeaders(of: target.name) ?? "include")",
          folders: settings.headerFolders(of: target.name).map { $0 == "." ? folder : "\(folder)/\($0)" },
          defines: settings.clangDefines(of: target.name)))
    }
    guard target.sources.allSatisfy({ FilePaths.ending(of: $0) == "swift" }) else {
      throw CommandFailure("\(target.name) is made of Swift and other languages together, which Swift packages cannot be.")
    }
    gathered.modules.append(
      SourceUnit.Module(
        name: name, files: files, addition: addition(for: files, in: folder),
        flags: settings.flags(of: target.name) + (gathered.lacksSome ? PhoneModules.importing(["UIKit"]) : [])))
    gathered.folders.append(folder)
  }

  /// The targets of a product of one of the packages that a package names.
  private static func gather(
    product: String, for target: Description.Target, of description: Description, in package: String, into gathered: inout Gathered
  ) throws(CommandFailure) {
    var trouble = "none of the packages that \(description.name) names has it"
    // The manifest most often says which package a product is of, or the package is called as its product is: that one is fetched first
    // and the others need not be.
    let dependencies = description.dependencies ?? []
    let named = [product.lowercased(), packageNamed(of: product, in: package)]
    let isNamed = { (dependency: Description.Dependency) in named.contains(dependency.identity.lowercased()) }
    for dependency in dependencies.filter(isNamed) + dependencies.filter({ !isNamed($0) }) {
      do throws(CommandFailure) {
        let folder = try folder(of: dependency, beside: package, pins: gathered.pins)
        let known = gathered.packages[folder]
        let other = if let known { known } else { try describe(folder) }
        gathered.packages[folder] = other
        guard let found = other.products?.first(where: { $0.name == product }) else { continue }
        for inner in other.targets where found.targets.contains(inner.name) {
          try gather(inner, of: other, in: folder, into: &gathered)
        }
        return
      } catch {
        // What is in a folder is the user's own, to be mended.
        guard dependency.path == nil else { throw error }
        trouble = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
      }
    }
    gathered.lacksSome = true
    // Much of what targets name they get along without here: plug-ins that tidy up, tools of tests.
    Terminal.say(
      "quoin: \(target.name) needs the product \(product) of another package, and \(trouble). Files that import it do not compile; the rest goes on."
    )
  }

  /// What a manifest says behind `.product(name: "product", package:`, in small letters; "" when it does not say so in one line.
  private static func packageNamed(of product: String, in package: String) -> String {
    let text = String(decoding: FileBytes.read("\(package)/Package.swift") ?? [], as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      for index in words.indices.dropFirst(2) where words[index].filter({ $0 != " " }) == ",package:" && words[index - 1] == product {
        if index + 1 < words.count { return words[index + 1].lowercased() }
      }
    }
    return ""
  }

  /// Where a package lies: its own folder, what SwiftPM has checked out already, or what is fetched once.
  private static func folder(of dependency: Description.Dependency, beside package: String, pins: [String: String]) throws(CommandFailure)
    -> String
  {
    if let path = dependency.path { return path }
    let name = dependency.url?.split(separator: "/").last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0) }
    // All that a package and those it needs have need of lies side by side.
    let beside = FilePaths.folder(of: package)
    for shelf in ["\(package)/.build/checkouts"] + (beside.hasSuffix("/checkouts") ? [beside] : []) {
      for name in [dependency.identity] + [name].compactMap({ $0 }) where FilePaths.isFile("\(shelf)/\(name)/Package.swift") {
        return "\(shelf)/\(name)"
      }
    }
    guard let url = dependency.url else { throw CommandFailure("\(dependency.identity) says no place.") }
    let asked = dependency.requirement
    let version = (asked?.exact ?? []) + (asked?.range ?? []).map(\.lower)
    let wanted = (asked?.revision ?? []) + (asked?.branch ?? []) + version.flatMap { [$0, "v\($0)"] }
    let versions = asked?.range?.first.map { VersionRange(lower: $0.lower, upper: $0.upper) }
    return try RemotePackage(address: url, wanted: wanted, versions: versions, pin: pins[RemotePackage.key(url)]).folder()
  }

  /// Products that Quoin itself stands in for.
  static let provided: Set<String> = ["Quoin", "QuoinRuntime", "FlexLayout", "PinLayout"]

  private static func describe(_ package: String) throws(CommandFailure) -> Description {
    // Within `swift package quoin-check` the lock is held by the one who waits for this answer; describing only reads.
    let question = ["--ignore-lock", "describe", "--type", "json"]
    do throws(CommandFailure) { return try ask(package, question) } catch {
      // Tests whose folder is missing keep SwiftPM from reading the rest, and so does a word in the manifest that is not of this system.
      let made = try PackageCopy.withTests(of: package, ask: { swiftPackage(package, $0) })
      guard let copy = if let made { made } else { try PackageCopy.withPlainManifest(of: package) } else { throw error }
      defer { FilePaths.removeTree(copy) }
      return try ask(copy, question)
    }
  }

  /// What `swift package` answers.
  private static func ask<Answer: Decodable>(_ package: String, _ question: [String]) throws(CommandFailure) -> Answer {
    guard let output = swiftPackage(package, question), let start = output.firstIndex(of: UInt8(ascii: "{")),
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(output[start...]))
    else { throw CommandFailure("\(package) could not be read by `swift package \(question[0])`; its message is above.") }
    return answer
  }

  /// What `swift package` writes; nil when it fails.
  private static func swiftPackage(_ package: String, _ question: [String]) -> [UInt8]? {
    Terminal.progress("reading \(package)/Package.swift…")
    defer { Terminal.clearProgress() }
    guard let swift = (try? Toolchain.find()).map({ FilePaths.folder(of: $0.compiler) + "/swift" }),
      let (ending, output) = try? ChildProcess.run(swift, ["package", "--package-path", package] + question, merging: false),
      ending == .exit(0)
    else { return nil }
    return output
  }

  // MARK: Files of a package and of those beside it

  /// What `swift package show-dependencies --format json` says.
  private struct Dependency: Decodable {
    var url: String
    var path: String
    var dependencies: [Dependency]
  }

  /// Every Swift file of a package's targets, its tests among them, and of the packages in folders that it needs; not Quoin's own, nor
  /// those of packages from elsewhere, which are written for this system.
  static func localFiles(of package: String) throws(CommandFailure) -> [String] {
    guard FilePaths.isFile(FilePaths.join(package, "Package.swift")) else {
      throw CommandFailure("\(package) holds no Package.swift. Name the package's folder: quoin test --package FOLDER")
    }
    let root: Dependency = try ask(package, ["show-dependencies", "--format", "json"])
    var folders: [String] = []
    func gather(_ dependency: Dependency) {
      guard !folders.contains(dependency.path) else { return }
      if dependency.path == root.path || dependency.url == dependency.path { folders.append(dependency.path) }
      dependency.dependencies.forEach(gather)
    }
    gather(root)
    var files: [String] = []
    for folder in folders {
      // Quoin may lie in a folder of any name, and may be building just now.
      let manifest = FileBytes.read(FilePaths.join(folder, "Package.swift")) ?? []
      if manifest.firstRange(of: Array("name: \"Quoin\",".utf8)) != nil, FilePaths.isFolder(FilePaths.join(folder, "Sources/QuoinLayout")) {
        continue
      }
      for target in try describe(folder).targets {
        let own = FilePaths.join(folder, target.path)
        files += target.sources.filter { FilePaths.ending(of: $0) == "swift" }.map { FilePaths.join(own, $0) }
      }
    }
    return SourceFinder.unique(files)
  }
}
