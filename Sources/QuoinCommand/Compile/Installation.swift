import Glibc
import QuoinSources

/// What lies beside this program: Quoin's library, its modules, its macros and the runner.
struct Installation {
  /// The folder that this program runs from.
  let folder: String

  var library: String { folder + "/libQuoinRuntime.so" }
  var modules: String { folder + "/Modules" }
  var macros: String { folder + "/QuoinMacros-tool" }
  var runner: String { folder + "/quoin-runner" }

  /// Finds it. `QUOIN_RUNTIME` names another folder, for tests.
  static func find() throws(CommandFailure) -> Installation {
    let own = getenv("QUOIN_RUNTIME").map { String(cString: $0) } ?? FilePaths.absolute("/proc/self/exe").map(FilePaths.folder(of:)) ?? "."
    let installation = Installation(folder: own)
    for part in [installation.library, installation.modules, installation.macros, installation.runner] where !FilePaths.exists(part) {
      throw CommandFailure("\(part) is missing. Build everything with ./quoin, or: swift build -c release")
    }
    return installation
  }

  /// What the compiler needs in order to read the C libraries' names, which Quoin's modules mention.
  var clangArguments: [String] {
    var maps = (FilePaths.names(in: folder) ?? []).filter { $0.hasSuffix(".build") }.map { "\(folder)/\($0)/module.modulemap" }
    if let root = packageRoot {
      maps += (FilePaths.names(in: root + "/Sources/System") ?? []).map { "\(root)/Sources/System/\($0)/module.modulemap" }
    }
    return (maps.filter(FilePaths.exists).map { "-fmodule-map-file=" + $0 } + Self.headerFolders).flatMap { ["-Xcc", $0] }
  }

  /// Where the C libraries' headers are; asked for once.
  private static let headerFolders: [String] = {
    let headers = (try? ChildProcess.run("/usr/bin/env", ["pkg-config", "--cflags-only-I"] + libraries, merging: false))?.output ?? []
    return String(decoding: headers, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
  }()

  private static let libraries = ["harfbuzz", "freetype2", "fontconfig", "cairo", "libpng", "libjpeg", "libwebp", "libdeflate"]

  /// The frameworks that are built when they are first imported.
  var shelf: FrameworkShelf { FrameworkShelf(in: sources.map { $0 + "/Frameworks" }) }
  /// Quoin's own sources, where the command was built.
  var sources: String? { packageRoot.map { $0 + "/Sources" } }

  /// The checkout that this program was built in.
  var packageRoot: String? {
    var at = folder
    while at != "/", at != "." {
      if FilePaths.isFolder(at + "/Sources/System") { return at }
      at = FilePaths.folder(of: at)
    }
    return nil
  }

  /// Changes whenever the library, the macros or this program, which decides how files are read, were built anew.
  var stamp: String { [library, macros, modules, "/proc/self/exe"].map { FilePaths.stamp(of: $0) ?? "" }.joined(separator: " ") }
}
