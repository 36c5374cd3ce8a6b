import FoundationEssentials
import Glibc
import QuoinSources

/// A package beside itself: a folder of links to all that is in it, with what SwiftPM asks for before it reads anything.
enum PackageCopy {
  /// What `swift package dump-package` says, as far as it matters here.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
    }
    var targets: [Target]
  }

  /// A folder that SwiftPM reads as `package`, in which every target of tests has a file; nil when none is missing. It is to be removed.
  static func withTests(of package: String, ask: ([String]) -> [UInt8]?) throws(CommandFailure) -> String? {
    guard let package = FilePaths.absolute(package), let output = ask(["--ignore-lock", "dump-package"]),
      let start = output.firstIndex(of: UInt8(ascii: "{")),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(output[start...]))
    else { return nil }
    let missing = manifest.targets.filter { target in
      guard target.type == "test" else { return false }
      let places = target.path.map { [$0] } ?? ["Tests", "Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
      return !places.contains { FilePaths.isFolder("\(package)/\($0)") }
    }
    guard !missing.isEmpty else { return nil }
    var template = Array("/tmp/quoin-package-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template).map({ String(cString: $0) }) else { return nil }
    link(package, into: made)
    for target in missing {
      let place = "\(made)/" + (target.path ?? "Tests/\(target.name)")
      unfold(FilePaths.folder(of: place), below: made)
      FilePaths.makeFolder(place)
      try FileBytes.write([], to: "\(place)/None.swift")
    }
    return made
  }

  /// A folder that SwiftPM reads as `package` where its manifest asks for newer tools than there are, or imports what only Apple's systems
  /// have; nil when it does neither. It is to be removed. A manifest that uses what only newer tools know is not read then either.
  static func withPlainManifest(of package: String) throws(CommandFailure) -> String? {
    guard let package = FilePaths.absolute(package), let bytes = FileBytes.read("\(package)/Package.swift") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let plain = text.split(separator: "\n", omittingEmptySubsequences: false).map(plainLine).joined(separator: "\n")
    guard plain != text else { return nil }
    var template = Array("/tmp/quoin-package-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template).map({ String(cString: $0) }) else { return nil }
    link(package, into: made)
    unlink("\(made)/Package.swift")
    try FileBytes.write(Array(plain.utf8), to: "\(made)/Package.swift")
    return made
  }

  /// What a manifest may import here.
  private static let manifestModules: Set<Substring> = ["PackageDescription", "CompilerPluginSupport", "Foundation"]

  /// A line of a manifest, without an import of Apple's, and with a version of the tools that is there.
  private static func plainLine(_ line: Substring) -> String {
    if line.hasPrefix("import "), let module = line.split(separator: " ").dropFirst().first, !manifestModules.contains(module) { return "" }
    let mark = "swift-tools-version:"
    guard line.hasPrefix("//"), let range = line.firstRange(of: mark) else { return String(line) }
    let version = line[range.upperBound...].split(separator: ".").map { $0.filter(\.isNumber) }
    guard let major = version.first.flatMap({ Int($0) }), major >= 6 else { return String(line) }
    return line[..<range.upperBound] + " " + (version.count > 2 ? "\(version[0]).\(version[1])" : "6.0")
  }

  /// Links to everything in a folder but what SwiftPM writes there.
  private static func link(_ folder: String, into other: String) {
    for name in FilePaths.names(in: folder) ?? [] where name != ".build" { _ = symlink("\(folder)/\(name)", "\(other)/\(name)") }
  }

  /// Makes folders of the links on the way to a place, so that something can be put there.
  private static func unfold(_ place: String, below root: String) {
    guard place != root else { return }
    unfold(FilePaths.folder(of: place), below: root)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    if readlink(place, &buffer, Int(PATH_MAX)) > 0 {
      let aim = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      unlink(place)
      FilePaths.makeFolder(place)
      link(aim, into: place)
    } else {
      FilePaths.makeFolder(place)
    }
  }
}
