import Glibc

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

  /// Changes whenever the library or the macros were built anew.
  var stamp: String { [library, macros, modules].map { FilePaths.stamp(of: $0) ?? "" }.joined(separator: " ") }
}
