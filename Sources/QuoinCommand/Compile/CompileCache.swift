import Glibc
import QuoinSources

/// Compiled previews, kept by what they were compiled from.
struct CompileCache {
  let folder: String

  /// How many programs, folders of apps, or packages from elsewhere are kept; the ones not used for longest go.
  private static let most = 48
  /// What was used so many seconds ago may still be in use: a package whose dependents are on their way.
  private static let rest = 1800

  /// `$XDG_CACHE_HOME/quoin`, `~/.cache/quoin`, or a folder of the user's own under `/tmp` when neither can be written.
  static func open() throws(CommandFailure) -> CompileCache {
    let base = getenv("XDG_CACHE_HOME").map { String(cString: $0) } ?? getenv("HOME").map { String(cString: $0) + "/.cache" }
    for folder in [base.map { $0 + "/quoin" }, "/tmp/quoin-\(getuid())"].compactMap({ $0 }) where folder.hasPrefix("/") {
      if FilePaths.makeFolder(folder), isOurs(folder) { return CompileCache(folder: folder) }
    }
    throw CommandFailure("no folder for compiled previews can be written. Set XDG_CACHE_HOME to one that can.")
  }

  /// Programs are loaded from here, so the folder must be one that only this user writes.
  private static func isOurs(_ folder: String) -> Bool {
    var state = stat()
    guard lstat(folder, &state) == 0, state.st_mode & S_IFMT == S_IFDIR, state.st_uid == getuid() else { return false }
    if state.st_mode & 0o022 != 0, chmod(folder, 0o700) != 0 { return false }
    return access(folder, W_OK) == 0
  }

  /// What the compiler itself keeps of modules, which it loads; within the folder, which nobody else can write.
  var modules: String { "\(folder)/\(Self.modulesName)" }
  private static let modulesName = "modules"
  /// The folders that previews are started from: kept apart, so that they do not push out programs.
  var apps: CompileCache { CompileCache(folder: "\(folder)/\(Self.appsName)") }
  private static let appsName = "apps"
  /// Packages from elsewhere: kept apart, for a project may need more of them than others have programs.
  var packages: CompileCache { CompileCache(folder: "\(folder)/\(Self.packagesName)") }
  private static let packagesName = "packages"
  /// Which modules of the shelf units asked for: kept apart, as it is nothing that is compiled.
  var asked: CompileCache { CompileCache(folder: "\(folder)/\(Self.askedName)") }
  private static let askedName = "asked"
  /// The file beside the others that says how long they are and what their bytes were.
  private static let sealName = "seal"

  /// The path of the folder called `name` whose `files` are as they were put there; nil when there is none yet, or when they were damaged
  /// since (a machine that went down, a cache that was restored in part). What is damaged is dropped.
  func find(_ files: [String], in name: String) -> String? {
    let path = "\(folder)/\(name)"
    guard FilePaths.isFolder(path) else { return nil }
    guard let seal = FileBytes.read("\(path)/\(Self.sealName)"), seal == Self.seal(of: files, in: path) else {
      FilePaths.removeTree(path)
      return nil
    }
    utimes(path, nil)
    return path
  }

  /// How long the files are and what their bytes were; nil when one cannot be read.
  private static func seal(of files: [String], in path: String) -> [UInt8]? {
    var print = Fingerprint()
    var length = 0
    for file in files {
      guard let bytes = FileBytes.read("\(path)/\(file)") else { return nil }
      print.add(bytes)
      length += bytes.count
    }
    return Array("\(length) \(print.name)\n".utf8)
  }

  /// Fills a new folder with files of these names, beside others, and gives it its name; half-filled ones are never found.
  func make(_ files: [String], in name: String, _ fill: (String) throws(CommandFailure) -> Void) throws(CommandFailure) -> String {
    try scratch(name) { unfinished throws(CommandFailure) in
      try fill(unfinished)
      return try keep(files, of: unfinished, as: name)
    }
  }

  /// Does something in a new folder, which is gone afterwards unless it was kept.
  func scratch<Made>(_ name: String, _ body: (String) throws(CommandFailure) -> Made) throws(CommandFailure) -> Made {
    let unfinished = "\(folder)/\(name).\(getpid())"
    FilePaths.removeTree(unfinished)
    guard FilePaths.makeFolder(unfinished) else { throw CommandFailure("\(unfinished) cannot be made. Is the disk full?") }
    defer { FilePaths.removeTree(unfinished) }
    return try body(unfinished)
  }

  /// Gives a folder that was filled with `files`, beside others, the name that it is found under; the path that it has then.
  func keep(_ files: [String], of unfinished: String, as name: String) throws(CommandFailure) -> String {
    let path = "\(folder)/\(name)"
    guard let seal = Self.seal(of: files, in: unfinished) else {
      throw CommandFailure("\(unfinished)/\(files.joined(separator: ", ")) cannot be read.")
    }
    try FileBytes.write(seal, to: "\(unfinished)/\(Self.sealName)")
    // On the disk before it has its name, so that a machine that goes down leaves nothing that looks finished.
    for part in files + [Self.sealName, "."] { FileBytes.settle("\(unfinished)/\(part)") }
    // Where it cannot be renamed, somebody else may have been quicker.
    _ = rename(unfinished, path)
    FileBytes.settle(folder)
    guard FilePaths.isFolder(path) else { throw CommandFailure("\(path) cannot be made. Is the disk full?") }
    dropOldest()
    return path
  }

  private func dropOldest() {
    // What an interrupted compilation left behind.
    for name in FilePaths.names(in: folder) ?? [] {
      guard let dot = name.lastIndex(of: "."), let owner = pid_t(name[name.index(after: dot)...]), kill(owner, 0) != 0 else { continue }
      FilePaths.removeTree("\(folder)/\(name)")
    }
    let kept = (FilePaths.names(in: folder) ?? []).filter {
      ![Self.modulesName, Self.appsName, Self.packagesName, Self.askedName].contains($0)
    }
    let entries = kept.compactMap { name -> (path: String, time: Int)? in
      var state = stat()
      let path = "\(folder)/\(name)"
      return stat(path, &state) == 0 ? (path, state.st_mtim.tv_sec) : nil
    }
    guard entries.count > Self.most else { return }
    let now = time(nil)
    for entry in entries.sorted(by: { $0.time < $1.time }).prefix(entries.count - Self.most)
    where entry.time < now - Self.rest || entries.count > 4 * Self.most { FilePaths.removeTree(entry.path) }
  }
}
