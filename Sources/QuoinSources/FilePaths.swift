import Glibc

/// Questions about paths, answered without loading Foundation.
package enum FilePaths {
  /// The last part of a path.
  package static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? Substring(path))
  }

  /// The path without its last part; "." when that is all there is.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name without what follows its last dot.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the name, in lower case; nil when there is none.
  package static func ending(of path: String) -> String? {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  package static func isFolder(_ path: String) -> Bool { mode(of: path) == S_IFDIR }
  package static func isFile(_ path: String) -> Bool { mode(of: path).map { $0 != S_IFDIR } ?? false }
  package static func exists(_ path: String) -> Bool { mode(of: path) != nil }

  private static func mode(of path: String) -> mode_t? {
    var state = stat()
    return stat(path, &state) == 0 ? state.st_mode & S_IFMT : nil
  }

  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The path from the root, with symbolic links followed; nil when nothing is there.
  package static func absolute(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The path from the root as it is written: links in it stay.
  package static func rooted(_ path: String) -> String? {
    if path.hasPrefix("/") { return path }
    guard let current = getcwd(nil, 0) else { return nil }
    defer { free(current) }
    return join(String(cString: current), path)
  }

  /// The names in a folder, in order; nil when it cannot be read.
  package static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder and those it stands in; false when that is not possible.
  @discardableResult package static func makeFolder(_ path: String) -> Bool {
    if isFolder(path) { return true }
    let parent = folder(of: path)
    guard parent == path || parent == "." || makeFolder(parent) else { return false }
    return mkdir(path, 0o777) == 0 || isFolder(path)
  }

  /// Removes a folder with everything in it.
  package static func removeTree(_ path: String) {
    for name in names(in: path) ?? [] {
      let inner = path + "/" + name
      if unlink(inner) != 0 { removeTree(inner) }
    }
    rmdir(path)
  }

  /// A path's state in a few numbers that change when the file does; nil when nothing is there.
  package static func stamp(of path: String) -> String? {
    var state = stat()
    guard stat(path, &state) == 0 else { return nil }
    return "\(state.st_dev).\(state.st_ino).\(state.st_size).\(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
  }
}
