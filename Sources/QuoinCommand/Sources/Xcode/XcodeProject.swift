import QuoinSources

/// An Xcode project, as far as previews need it: its targets, their files and settings.
final class XcodeProject {
  /// The `.xcodeproj`.
  let path: String
  private let objects: [String: OldPropertyList]
  private let root: OldPropertyList
  /// The folder that its paths start from.
  let folder: String
  /// Where each file and group lies, by its name in the project.
  private var places: [String: String] = [:]

  init(_ path: String) throws(CommandFailure) {
    self.path = path
    let file = FilePaths.join(path, "project.pbxproj")
    guard let bytes = FileBytes.read(file) else {
      throw CommandFailure("\(file) cannot be read. Is \(path) an Xcode project, and whole?")
    }
    let list: OldPropertyList
    do throws(OldPropertyList.Fault) { list = try OldPropertyList.read(bytes) } catch {
      throw CommandFailure("\(file):\(error.line): \(error.message), so the project cannot be read. Does Xcode open it?")
    }
    guard let objects = list["objects"]?.table, let name = list["rootObject"]?.text, let root = objects[name] else {
      throw CommandFailure("\(file) holds no project: it has no root object. Does Xcode open it?")
    }
    self.objects = objects
    self.root = root
    let beside = FilePaths.folder(of: path)
    folder = root["projectDirPath"]?.text.flatMap { $0.isEmpty ? nil : FilePaths.join(beside, $0) } ?? beside
    if let main = root["mainGroup"]?.text { place(main, in: folder, above: []) }
  }

  func object(_ name: String?) -> OldPropertyList? { name.flatMap { objects[$0] } }

  /// Notes where a group and all in it lie.
  private func place(_ name: String, in parent: String, above: Set<String>) {
    guard let group = objects[name], !above.contains(name) else { return }
    let own = Self.path(of: group, in: parent, project: folder)
    places[name] = own
    for child in group["children"]?.texts ?? [] { place(child, in: own, above: above.union([name])) }
  }

  private static func path(of item: OldPropertyList, in parent: String, project: String) -> String {
    guard let path = item["path"]?.text, !path.isEmpty else { return item["sourceTree"]?.text == "SOURCE_ROOT" ? project : parent }
    switch item["sourceTree"]?.text {
    case "<absolute>": return path
    case "SOURCE_ROOT": return FilePaths.join(project, path)
    default: return FilePaths.join(parent, path)
    }
  }

  // MARK: Targets

  struct Target {
    let id: String
    let object: OldPropertyList
    var name: String { object["name"]?.text ?? id }
    var kind: String { object["productType"]?.text ?? "" }
    /// Whether other targets are compiled with it.
    var isLibrary: Bool { kind.contains("framework") || kind.contains("library") }
    var isTest: Bool { kind.contains("bundle.unit-test") || kind.contains("bundle.ui-testing") }
  }

  var targets: [Target] {
    (root["targets"]?.texts ?? []).compactMap { id in objects[id].map { Target(id: id, object: $0) } }.filter {
      !$0.kind.isEmpty && !$0.isTest
    }
  }

  /// The targets that must be compiled before, of this project.
  func libraries(of target: Target) -> [Target] {
    let dependencies = (target.object["dependencies"]?.texts ?? []).compactMap { object($0)?["target"]?.text }
    // What a target links with may be named without a dependency.
    let linked = phases(of: target, "PBXFrameworksBuildPhase").flatMap(references).compactMap { reference in
      targets.first { $0.object["productReference"]?.text == reference }?.id
    }
    let names = SourceFinder.unique(dependencies + linked)
    return names.compactMap { id in objects[id].map { Target(id: id, object: $0) } }.filter(\.isLibrary)
  }

  private func phases(of target: Target, _ kind: String) -> [OldPropertyList] {
    (target.object["buildPhases"]?.texts ?? []).compactMap { object($0) }.filter { $0["isa"]?.text == kind }
  }
  private func references(of phase: OldPropertyList) -> [String] {
    (phase["files"]?.texts ?? []).compactMap { object($0)?["fileRef"]?.text }
  }

  /// The paths of a target's sources, those that its folders bring along included.
  func sources(of target: Target) -> [String] {
    let listed = phases(of: target, "PBXSourcesBuildPhase").flatMap(references).compactMap { places[$0] }
    return SourceFinder.unique(listed + synchronizedFiles(of: target))
  }

  /// Folders and files with a target's resources.
  func resources(of target: Target) -> [String] {
    phases(of: target, "PBXResourcesBuildPhase").flatMap(references).flatMap { reference -> [String] in
      let children = object(reference)?["children"]?.texts ?? []
      return ([reference] + children).compactMap { places[$0] }
    }
  }

  /// The folders whose files belong to a target by lying in them.
  func synchronizedFolders(of target: Target) -> [String] {
    (target.object["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { places[$0] }
  }

  private func synchronizedFiles(of target: Target) -> [String] {
    var files: [String] = []
    for (id, group) in objects where group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = places[id] else { continue }
      let isOwn = target.object["fileSystemSynchronizedGroups"]?.texts.contains(id) ?? false
      let exceptions = (group["exceptions"]?.texts ?? []).compactMap { object($0) }.filter { $0["target"]?.text == target.id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { FilePaths.join(folder, $0) }
      // In a target's own folder exceptions are left out; from another's they are taken.
      if isOwn {
        files += SourceFinder.files(in: folder).filter { file in !exceptions.contains { $0 == file || file.hasPrefix($0 + "/") } }
      } else {
        files += exceptions.filter(FilePaths.isFile)
      }
    }
    return files.filter { Self.codeEndings.contains(FilePaths.ending(of: $0) ?? "") }.sorted()
  }
  static let codeEndings: Set<String> = ["swift", "m", "mm", "c", "cpp", "cc", "metal"]

  // MARK: Settings

  /// A build setting of the debug configuration: the target's, else the project's. Other settings named in it are filled in.
  func setting(_ name: String, of target: Target, depth: Int = 0) -> String? {
    if name == "TARGET_NAME" { return target.name }
    if ["SRCROOT", "PROJECT_DIR"].contains(name) { return folder }
    guard depth < 8, let value = configuration(target.object)?[name] ?? configuration(root)?[name] else { return nil }
    return filled(value.texts.joined(separator: " "), of: target, depth: depth)
  }

  /// What a target is built for, in Xcode's words; empty when it does not say.
  func platforms(of target: Target) -> String {
    setting("SUPPORTED_PLATFORMS", of: target) ?? setting("SDKROOT", of: target) ?? ""
  }
  func isForPhone(_ target: Target) -> Bool {
    let platforms = platforms(of: target)
    return platforms.isEmpty || platforms == "auto" || platforms.contains("iphone")
  }

  /// The text with the settings that it names, as in `$(PRODUCT_NAME)`.
  func filled(_ text: String, of target: Target, depth: Int = 0) -> String {
    var out = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      out += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{", let close = rest.firstIndex(of: open == "(" ? ")" : "}") else {
        out += "$"
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<close].prefix { $0 != ":" }
      if name != "inherited" { out += setting(String(name), of: target, depth: depth + 1) ?? "" }
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }

  private func configuration(_ owner: OldPropertyList) -> OldPropertyList? {
    let list = (object(owner["buildConfigurationList"]?.text)?["buildConfigurations"]?.texts ?? []).compactMap { object($0) }
    return (list.first { $0["name"]?.text == "Debug" } ?? list.first)?["buildSettings"]
  }

  // MARK: Packages

  /// The products of packages that a target needs, with the package where it is not beside the project.
  func products(of target: Target) -> [(name: String, package: RemotePackage?)] {
    (target.object["packageProductDependencies"]?.texts ?? []).compactMap { object($0) }.compactMap { product in
      guard let name = product["productName"]?.text else { return nil }
      return (name, object(product["package"]?.text).flatMap(remotePackage))
    }
  }

  private func remotePackage(_ reference: OldPropertyList) -> RemotePackage? {
    guard let address = reference["repositoryURL"]?.text else { return nil }
    let requirement = reference["requirement"]
    var wanted: [String] = []
    if let pin = RemotePackage.pins(of: path)[RemotePackage.key(address)] { wanted.append(pin) }
    if let revision = requirement?["revision"]?.text { wanted.append(revision) }
    if let version = requirement?["version"]?.text ?? requirement?["minimumVersion"]?.text { wanted += [version, "v" + version] }
    if let branch = requirement?["branch"]?.text { wanted.append("origin/" + branch) }
    return RemotePackage(address: address, wanted: wanted)
  }

  /// The folders of packages that lie beside the project.
  var localPackages: [String] {
    let named = (root["packageReferences"]?.texts ?? []).compactMap { object($0)?["relativePath"]?.text }.map { FilePaths.join(folder, $0) }
    let dragged = places.values.filter { FilePaths.isFile($0 + "/Package.swift") }
    return SourceFinder.unique(named + dragged.sorted())
  }
}
