import Foundation
import PackagePlugin

/// `Image(.logo)`, `Color.brand`: the names that Xcode gives to what a target's asset catalogues hold, for targets that SwiftPM builds.
///
/// A catalogue is one of the target's resources (`resources: [.process("Media.xcassets")]`), and what its names stand for is looked up in
/// `Bundle.module`. With the package opened in Xcode nothing is done here: Xcode makes the names itself.
@main struct QuoinAssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let catalogues = Self.catalogues(in: target.directoryURL)
    guard !catalogues.isEmpty else {
      Diagnostics.warning("\(target.name) has no asset catalogue (a folder NAME.xcassets), so QuoinAssetSymbols makes no names for it.")
      return []
    }
    let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)", executable: try context.tool(named: "quoin-asset-symbols").url,
        arguments: [output.path, ".module"] + catalogues.map(\.path) + ["--"] + sources.map(\.path),
        inputFiles: catalogues.flatMap(Self.files) + sources, outputFiles: [output])
    ]
  }

  private static func catalogues(in folder: URL) -> [URL] {
    everything(in: folder).filter { $0.pathExtension == "xcassets" }
  }

  /// What a catalogue's names depend on: sets that come and go change the folders they stand in.
  private static func files(of catalogue: URL) -> [URL] {
    [catalogue] + everything(in: catalogue).filter { $0.hasDirectoryPath || $0.lastPathComponent == "Contents.json" }
  }

  private static func everything(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
