import QuoinSources

/// Turns what was named on the command line into files to compile.
enum SourceFinder {
  /// What the command line names: files and folders, or a target of a package or an Xcode project.
  static func unit(for paths: [String], package: String?, project: String?, target: String?) throws(CommandFailure) -> SourceUnit {
    if let project {
      guard paths.isEmpty, package == nil else { throw CommandFailure("Give files, --package or --project: one of them.") }
      return try XcodeTarget.unit(project: project, target: target)
    }
    if let package {
      guard paths.isEmpty else { throw CommandFailure("Give files or --package, not both.") }
      return try PackageTarget.unit(package: package, target: target)
    }
    guard target == nil else { throw CommandFailure("--target names a target of --package or --project; give that too.") }
    guard !paths.isEmpty else { throw CommandFailure("Which file? For example: quoin render Examples/ShareCard.swift") }
    return try unit(for: paths)
  }

  /// Files and folders: all belong together. A folder gives every Swift file in it.
  static func unit(for paths: [String]) throws(CommandFailure) -> SourceUnit {
    var files: [String] = []
    var folders: [String] = []
    for path in paths {
      if FilePaths.isFolder(path) {
        let found = swiftFiles(in: path)
        guard !found.isEmpty else { throw CommandFailure("\(path) holds no Swift file.") }
        files += found
        folders += [path] + found.map(FilePaths.folder(of:)) + catalogFolders(in: path)
      } else {
        try check(path)
        files.append(path)
        folders.append(FilePaths.folder(of: path))
      }
    }
    let resources = withResources(unique(folders))
    let sources = unique(files)
    return SourceUnit(files: sources, addition: ModuleAddition(catalogues: resources, of: sources), resourceFolders: resources)
  }

  /// The folders, and those in them that by their name hold pictures, fonts or texts.
  static func withResources(_ folders: [String]) -> [String] {
    let names = ["Assets", "Resources", "Images", "Pictures", "Fonts"]
    return unique(folders.flatMap { folder in [folder] + names.map { FilePaths.join(folder, $0) }.filter(FilePaths.isFolder) })
  }

  /// The folders inside that hold asset catalogues or data models.
  static func catalogFolders(in folder: String, depth: Int = 0) -> [String] {
    // A link that leads back up would go on for ever.
    guard depth < 16 else { return [] }
    var found: [String] = []
    for name in FilePaths.names(in: folder) ?? [] where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      if name.hasSuffix(".xcassets") || name.hasSuffix(".xcdatamodeld") {
        if found.first != folder { found.insert(folder, at: 0) }
      } else if FilePaths.ending(of: name) == nil, FilePaths.isFolder(path) {
        found += catalogFolders(in: path, depth: depth + 1)
      }
    }
    return found
  }

  /// Every file in a folder and the folders within, but for hidden ones.
  static func files(in folder: String, depth: Int = 0) -> [String] {
    guard depth < 32 else { return [] }
    return (FilePaths.names(in: folder) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = FilePaths.join(folder, name)
      return FilePaths.isFolder(path) ? files(in: path, depth: depth + 1) : [path]
    }
  }

  static func swiftFiles(in folder: String) -> [String] {
    var files: [String] = []
    for name in FilePaths.names(in: folder) ?? [] where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      if FilePaths.isFolder(path) {
        if name != "Package.swift", FilePaths.ending(of: name) == nil { files += swiftFiles(in: path) }
      } else if FilePaths.ending(of: name) == "swift", name != "Package.swift" {
        files.append(path)
      }
    }
    return files
  }

  private static func check(_ path: String) throws(CommandFailure) {
    guard FilePaths.exists(path) else {
      // A command that is written wrong is taken for a file.
      let meant = QuoinTool.commandNames.first { NearName.areNear($0, path) }.map { " Did you mean quoin \($0)?" } ?? ""
      throw CommandFailure("\(path): there is no such file.\(meant)")
    }
    guard FilePaths.ending(of: path) == "swift" else { throw CommandFailure("\(path) is not a Swift file; its name should end in .swift.") }
    guard let bytes = FileBytes.read(path) else { throw CommandFailure("\(path) cannot be read. May you read it?") }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw CommandFailure("\(path) is not UTF-8 text, so it is no Swift file.")
    }
  }

  static func unique(_ paths: [String]) -> [String] {
    var seen = Set<String>()
    return paths.filter { seen.insert(FilePaths.absolute($0) ?? $0).inserted }
  }
}
