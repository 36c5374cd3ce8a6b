import QuoinSources

/// A target of an Xcode project or workspace, as files to compile.
enum XcodeTarget {
  static func unit(project path: String, target name: String?) throws(CommandFailure) -> SourceUnit {
    guard FilePaths.isFolder(path) else {
      throw CommandFailure("\(path): there is no such project. --project names an .xcodeproj or .xcworkspace.")
    }
    let projects: [XcodeProject]
    var packages: [String] = []
    switch FilePaths.ending(of: path.hasSuffix("/") ? String(path.dropLast()) : path) {
    case "xcodeproj": projects = [try XcodeProject(path)]
    case "xcworkspace":
      let members = try XcodeWorkspace.members(of: path)
      var found: [XcodeProject] = []
      for member in members where FilePaths.ending(of: member) == "xcodeproj" { found.append(try XcodeProject(member)) }
      projects = found
      packages = members.filter { FilePaths.isFile($0 + "/Package.swift") }
    default: throw CommandFailure("--project names an .xcodeproj or an .xcworkspace, not \(path). For a Swift package use --package.")
    }
    let all = projects.flatMap { project in project.targets.map { (project, $0) } }
    let listing = all.map { "  \($0.1.name)" }.joined(separator: "\n")
    guard let name else {
      let apps = all.filter { $0.1.kind == "com.apple.product-type.application" && $0.0.isForPhone($0.1) }
      if apps.count == 1 { return try XcodeUnit(project: apps[0].0, packages: packages).unit(of: apps[0].1) }
      throw CommandFailure("Which target? --target is one of:\n\(listing)")
    }
    guard let chosen = all.first(where: { $0.1.name == name }) else {
      throw CommandFailure("\(path) has no target \(name). It has:\n\(listing)")
    }
    return try XcodeUnit(project: chosen.0, packages: packages).unit(of: chosen.1)
  }
}

/// The projects and packages of a workspace.
enum XcodeWorkspace {
  static func members(of path: String) throws(CommandFailure) -> [String] {
    let file = FilePaths.join(path, "contents.xcworkspacedata")
    guard let bytes = FileBytes.read(file) else { throw CommandFailure("\(file) cannot be read. Is \(path) a workspace, and whole?") }
    let text = String(decoding: bytes, as: UTF8.self)
    let beside = FilePaths.folder(of: path)
    var members: [String] = []
    // Groups only add folders in front of what stands in them; they are kept as a list while the lines go by.
    var folders = [beside]
    for tag in text.split(separator: "<") {
      let location = tag.split(separator: "\"").first { $0.contains(":") && !$0.contains(" ") && !$0.contains("=") }
      let parts = location?.split(separator: ":", maxSplits: 1).map(String.init) ?? []
      let place = parts.count == 2 ? parts[1] : ""
      let full = parts.first == "absolute" ? place : FilePaths.join(parts.first == "container" ? beside : folders[folders.count - 1], place)
      if tag.hasPrefix("FileRef") { members.append(full) }
      if tag.hasPrefix("Group") { folders.append(place.isEmpty ? folders[folders.count - 1] : full) }
      if tag.hasPrefix("/Group"), folders.count > 1 { folders.removeLast() }
    }
    return members
  }
}

/// Gathers a target's modules.
struct XcodeUnit {
  let project: XcodeProject
  /// Packages beside the project that a workspace names.
  let packages: [String]

  func unit(of target: XcodeProject.Target) throws(CommandFailure) -> SourceUnit {
    guard project.isForPhone(target) else {
      throw CommandFailure("\(target.name) is built for \(project.platforms(of: target)); quoin draws what an iPhone or iPad shows.")
    }
    var modules: [SourceUnit.Module] = []
    var clang: [ClangTarget] = []
    var resources: [String] = []
    try gather(target, into: &modules, &clang, resources: &resources, above: [])
    guard let own = modules.popLast(), own.origin == target.id else {
      throw CommandFailure("\(target.name) of \(project.path) has no Swift file.")
    }
    var names: Set<String> = [own.name]
    for module in modules where !names.insert(module.name).inserted {
      throw CommandFailure("two targets of \(project.path) make a module \(module.name). Set PRODUCT_MODULE_NAME of one of them.")
    }
    var unit = SourceUnit(files: own.files, resourceFolders: SourceFinder.unique(resources.reversed()))
    unit.moduleName = own.name
    unit.addition = own.addition
    unit.languageMode = own.languageMode
    unit.flags = own.flags
    unit.dependencies = modules
    // The packages that a project brings along may say `package`, which asks for a name to be theirs.
    unit.packageName = own.name
    unit.clangTargets = clang
    unit.information = information(of: target)
    return unit
  }

  private func gather(
    _ target: XcodeProject.Target, into modules: inout [SourceUnit.Module], _ clang: inout [ClangTarget], resources: inout [String],
    above: [String]
  ) throws(CommandFailure) {
    guard !above.contains(target.id) else {
      throw CommandFailure("targets of \(project.path) need each other in a ring: \(target.name) needs itself.")
    }
    let name = moduleName(of: target)
    guard !modules.contains(where: { $0.name == name && $0.origin == target.id }) else { return }
    for library in project.libraries(of: target) {
      try gather(library, into: &modules, &clang, resources: &resources, above: above + [target.id])
    }
    for product in project.products(of: target) {
      try gather(product, for: target, into: &modules, &clang, resources: &resources)
    }
    let all = project.sources(of: target)
    let missing = all.filter { !FilePaths.exists($0) }
    for file in missing.prefix(5) { Terminal.say("quoin: \(project.path) names \(file), which is not there; the rest goes on.") }
    if missing.count > 5 { Terminal.say("quoin: … and \(missing.count - 5) more files that are not there.") }
    let files = all.filter { FilePaths.ending(of: $0) == "swift" && FilePaths.exists($0) }
    // Data models are read, and what else is listed among the sources says nothing to a compiler.
    let others = all.filter { XcodeProject.codeEndings.contains(FilePaths.ending(of: $0) ?? "") && FilePaths.ending(of: $0) != "swift" }
    if !others.isEmpty {
      Terminal.say(
        "quoin: \(others.count) files of \(target.name) are not Swift (\(FilePaths.name(of: others[0])) …); what they declare is missing.")
    }
    guard !files.isEmpty else { return }
    let folders = resourceFolders(of: target)
    resources += folders.reversed()
    modules.append(
      SourceUnit.Module(
        name: name, files: files, addition: ModuleAddition(catalogues: folders, of: files), languageMode: languageMode(of: target),
        flags: flags(of: target), origin: target.id))
  }

  /// A product of a package beside the project is compiled, and one from elsewhere once it is fetched. What cannot be had is told of, and
  /// the rest goes on.
  private func gather(
    _ product: (name: String, package: RemotePackage?), for target: XcodeProject.Target, into modules: inout [SourceUnit.Module],
    _ clang: inout [ClangTarget], resources: inout [String]
  ) throws(CommandFailure) {
    if PackageTarget.provided.contains(product.name) { return }
    var trouble = "no package beside the project has it"
    do throws(CommandFailure) {
      let pins = RemotePackage.pins(of: project.path)
      let places = try product.package.map { remote throws(CommandFailure) in [try remote.folder()] } ?? project.localPackages + packages
      for place in places {
        guard let unit = try PackageTarget.unit(package: place, product: product.name, pins: pins) else { continue }
        for module in unit.dependencies + [unit.module] where !modules.contains(where: { $0.name == module.name }) {
          modules.append(module)
        }
        for target in unit.clangTargets where !clang.contains(where: { $0.name == target.name }) { clang.append(target) }
        resources += unit.resourceFolders.reversed()
        return
      }
      if let package = product.package { trouble = "\(package.address) has no such product" }
    } catch {
      // A package beside the project is the user's own: what is wrong with it is to be mended.
      guard product.package != nil else { throw error }
      trouble = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
    }
    Terminal.say("quoin: \(target.name) needs \(product.name), and \(trouble). Files that import it do not compile; the rest goes on.")
  }

  /// The app's own Info.plist with the target's settings filled in, or what Xcode makes of those.
  private func information(of target: XcodeProject.Target) -> AppInformation {
    let file = project.setting("INFOPLIST_FILE", of: target).map { FilePaths.join(project.folder, $0) }
    let given = file.flatMap(FileBytes.read).map { String(decoding: $0, as: UTF8.self) }
    let name = project.setting("PRODUCT_NAME", of: target) ?? target.name
    return AppInformation(
      name: name, shownAs: project.setting("INFOPLIST_KEY_CFBundleDisplayName", of: target),
      identifier: project.setting("PRODUCT_BUNDLE_IDENTIFIER", of: target) ?? "app.preview",
      version: project.setting("MARKETING_VERSION", of: target) ?? "1.0",
      build: project.setting("CURRENT_PROJECT_VERSION", of: target) ?? "1",
      storyboard: project.setting("INFOPLIST_KEY_UIMainStoryboardFile", of: target),
      accentColor: project.setting("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", of: target),
      given: given.map { project.filled($0, of: target) })
  }

  private func moduleName(of target: XcodeProject.Target) -> String {
    let name = project.setting("PRODUCT_MODULE_NAME", of: target) ?? project.setting("PRODUCT_NAME", of: target) ?? target.name
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
  }

  private func languageMode(of target: XcodeProject.Target) -> String {
    (project.setting("SWIFT_VERSION", of: target) ?? "5").hasPrefix("6") ? "6" : "5"
  }

  /// Conditions, features and what is on the main actor by itself.
  private func flags(of target: XcodeProject.Target) -> [String] {
    let conditions = (project.setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", of: target) ?? "").split(separator: " ").map(String.init)
    var flags = conditions.filter { $0 != "DEBUG" && !$0.isEmpty }.flatMap { ["-D", $0] }
    if project.setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor" { flags += ["-default-isolation", "MainActor"] }
    if project.setting("SWIFT_APPROACHABLE_CONCURRENCY", of: target) == "YES" {
      flags += ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"].flatMap { ["-enable-upcoming-feature", $0] }
    }
    return flags
  }

  private func resourceFolders(of target: XcodeProject.Target) -> [String] {
    let listed = project.resources(of: target).filter(FilePaths.exists).map { path in
      let isOwnFolder = FilePaths.isFolder(path) && FilePaths.ending(of: path) == nil
      return isOwnFolder ? path : FilePaths.folder(of: path)
    }
    let models = project.sources(of: target).filter { ["xcdatamodeld", "mlmodel"].contains(FilePaths.ending(of: $0) ?? "") }.map(
      FilePaths.folder(of:))
    // A translation lies in LANGUAGE.lproj; texts are looked for beside that.
    let outer = listed.map { FilePaths.ending(of: $0) == "lproj" ? FilePaths.folder(of: $0) : $0 }
    let synchronized = project.synchronizedFolders(of: target).flatMap { folder in
      [folder] + SourceFinder.catalogFolders(in: folder) + SourceFinder.files(in: folder).filter(Self.isResource).map(FilePaths.folder(of:))
    }
    return SourceFinder.unique(SourceFinder.withResources(SourceFinder.unique(outer + models + synchronized)))
  }

  private static func isResource(_ file: String) -> Bool {
    guard let ending = FilePaths.ending(of: file) else { return false }
    return !XcodeProject.codeEndings.contains(ending) && !file.contains(".xcassets/") && !file.contains(".xcdatamodeld/")
  }
}
