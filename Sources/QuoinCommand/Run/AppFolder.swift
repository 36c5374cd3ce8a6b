import FoundationEssentials
import Glibc
import QuoinSources

/// A folder that stands for the app: `Bundle.main` of a program is where it was started from, so previews are started from a folder with
/// the target's resources, its data models and its Info.plist, all links but the last two.
struct AppFolder {
  /// The program to start.
  let runner: String

  private static let program = "App"
  private static let list = "Info.plist"
  /// What a phone does not find in an app, or finds in another form.
  private static let leftOut: Set<String> = [
    "swift", "xcassets", "xcdatamodeld", "xcdatamodel", "xcodeproj", "xcworkspace", "playground", "swiftpm", "entitlements", "m", "h", "md",
    "xcconfig", "xcstrings",
  ]
  /// More are hardly an app's; a folder so full is somebody's home.
  private static let most = 5000

  /// The folder for a unit, made or kept from before; nil when it cannot be made, and the runner is started where it is.
  static func make(for unit: SourceUnit, installation: Installation, cache: CompileCache?) -> AppFolder? {
    guard let cache = cache?.apps else { return nil }
    let resources = resources(of: unit)
    let models = models(of: unit)
    let info = unit.information ?? AppInformation(in: unit.resourceFolders) ?? AppInformation()
    var print = Fingerprint()
    for text in ["app", installation.folder, installation.stamp, info.text] { print.add(text) }
    for (name, path) in resources { print.add("\(name)=\(path)") }
    for (name, bytes) in models {
      print.add(name)
      print.add(bytes)
    }
    let name = print.name
    let folder =
      try? cache.find([list], in: name)
      ?? cache.make([list], in: name) { folder throws(CommandFailure) in
        try FileBytes.write(Array(info.text.utf8), to: "\(folder)/\(list)")
        for (name, path) in resources { symlink(path, "\(folder)/\(name)") }
        for (name, bytes) in models {
          FilePaths.makeFolder("\(folder)/\(name).momd")
          try FileBytes.write(bytes, to: "\(folder)/\(name).momd/model.json")
        }
        // A name of its own for the same file: a link that is followed would lead back to where the runner is.
        guard link(installation.runner, "\(folder)/\(program)") == 0 || copy(installation.runner, to: "\(folder)/\(program)") else {
          throw CommandFailure("\(folder)/\(program) cannot be made.")
        }
      }
    return folder.map { AppFolder(runner: "\($0)/\(program)") }
  }

  private static func copy(_ path: String, to place: String) -> Bool {
    guard let bytes = FileBytes.read(path), (try? FileBytes.write(bytes, to: place)) != nil else { return false }
    return chmod(place, 0o755) == 0
  }

  /// The names and places of a unit's resources, the first of a name.
  private static func resources(of unit: SourceUnit) -> [(name: String, path: String)] {
    var found: [(name: String, path: String)] = []
    var names: Set<String> = [list, program]
    for folder in unit.resourceFolders {
      for name in FilePaths.names(in: folder) ?? [] where !name.hasPrefix(".") && found.count < most {
        let ending = FilePaths.ending(of: name)
        let path = FilePaths.join(folder, name)
        guard !leftOut.contains(ending ?? ""), ending != nil || FilePaths.isFile(path), let full = FilePaths.rooted(path) else { continue }
        if names.insert(name).inserted { found.append((name, full)) }
      }
    }
    return found
  }

  private static func models(of unit: SourceUnit) -> [(name: String, bytes: [UInt8])] {
    let modules = [unit.moduleName] + unit.dependencies.map(\.name)
    var names: Set<String> = []
    return DataModel.models(in: unit.resourceFolders).compactMap { model in
      guard names.insert(model.name).inserted else { return nil }
      var model = model
      model.modules = modules
      return (try? JSONEncoder().encode(model)).map { (model.name, [UInt8]($0)) }
    }
  }
}

/// What an app says of itself: its Info.plist.
struct AppInformation: Equatable {
  /// The property list, in XML.
  let text: String

  /// What every app has; `given` is the user's own list in XML, whose values count first.
  init(
    name: String = "App", shownAs: String? = nil, identifier: String = "app.preview", version: String = "1.0", build: String = "1",
    storyboard: String? = nil, accentColor: String? = nil, given: String? = nil
  ) {
    var values = [
      ("CFBundleName", name), ("CFBundleDisplayName", shownAs ?? name), ("CFBundleIdentifier", identifier), ("CFBundleExecutable", "App"),
      ("CFBundleShortVersionString", version), ("CFBundleVersion", build), ("CFBundlePackageType", "APPL"),
      ("CFBundleDevelopmentRegion", "en"),
    ]
    if let storyboard { values.append(("UIMainStoryboardFile", storyboard)) }
    if let accentColor { values.append(("NSAccentColorName", accentColor)) }
    let known = values
    func lines(_ isWanted: (String) -> Bool) -> String {
      known.filter { isWanted($0.0) }.map { "<key>\($0)</key><string>\(Self.escaped($1))</string>\n" }.joined()
    }
    if let given, let end = given.ranges(of: "</dict>").last, given.contains("<plist") {
      text = given[..<end.lowerBound] + lines { !given.contains("<key>\($0)</key>") } + given[end.lowerBound...]
    } else {
      text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(lines { _ in true })</dict></plist>\n"
    }
  }

  /// The Info.plist in one of some folders, with what every app has; nil when none has one.
  init?(in folders: [String]) {
    guard let bytes = folders.lazy.compactMap({ FileBytes.read(FilePaths.join($0, "Info.plist")) }).first else { return nil }
    self.init(given: String(decoding: bytes, as: UTF8.self))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
