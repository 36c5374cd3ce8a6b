import Foundation
import PackagePlugin

/// `swift package quoin-check`: every preview of the package against what was recorded of it.
///
/// What stands behind it goes to `quoin check`: `--record`, `--only`, `--shard`, `--junit`. It asks for no permission to write beside the sources,
/// as SwiftPM would then want one for every check, which in CI nobody can give; on Linux `--record` needs none.
@main struct QuoinCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let quoin = try quoin(context)
    var all = ["check"] + arguments
    let places = ["--package", "--target"]
    if !arguments.contains(where: { places.contains($0) || $0.hasSuffix(".swift") }) {
      all += ["--package", context.package.directoryURL.path]
    }
    // The package's own folder may be read only; the plug-in's is not.
    if !arguments.contains("--report") { all += ["--report", context.pluginWorkDirectoryURL.appending(path: "check.html").path] }
    let process = Process()
    process.executableURL = quoin
    process.arguments = all
    process.currentDirectoryURL = context.package.directoryURL
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = context.pluginWorkDirectoryURL.appending(path: "cache").path
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw NotAsRecorded(status: process.terminationStatus) }
  }

  /// The command, built by `./quoin` in Quoin's own folder or named by `QUOIN`: its runner and library lie beside it.
  private func quoin(_ context: PluginContext) throws -> URL {
    if let named = ProcessInfo.processInfo.environment["QUOIN"] { return URL(fileURLWithPath: named) }
    let dependency = context.package.dependencies.first { $0.package.displayName == "Quoin" }?.package
    let root = dependency ?? (context.package.displayName == "Quoin" ? context.package : nil)
    guard let root else { throw QuoinMissing() }
    for build in ["release", "debug"] {
      let path = root.directoryURL.appending(path: ".build/\(build)/quoin")
      if FileManager.default.isExecutableFile(atPath: path.path) { return path }
    }
    throw QuoinMissing()
  }
}

/// The check was done, and not all is as it was recorded.
struct NotAsRecorded: Error, CustomStringConvertible {
  let status: Int32
  var description: String { "quoin check ended with status \(status); what changed is told above." }
}

/// The command is not built.
struct QuoinMissing: Error, CustomStringConvertible {
  var description: String { "quoin is not built. Run ./quoin --help once in Quoin's folder, or name the program with QUOIN=path/to/quoin." }
}
