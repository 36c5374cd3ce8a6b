import FoundationEssentials
import QuoinSources

/// A package from elsewhere that a project names: its version comes from the project's Package.resolved, or from what the project asks for.
struct RemotePackage: Equatable {
  let address: String
  /// What of it is meant, the best first: a revision, a tag, a branch. Empty for its newest.
  let wanted: [String]
  /// Versions that will do, of which the newest is taken; before `wanted`.
  var versions: VersionRange?
  /// The revision that was settled on; before all others.
  var pin: String?

  /// What a project's Package.resolved says of packages: the address in small letters, and the revision.
  static func pins(of project: String) -> [String: String] {
    let beside = FilePaths.join(FilePaths.folder(of: project), FilePaths.stem(of: project) + ".xcworkspace")
    for folder in [project + "/project.xcworkspace", beside] {
      if let found = read(folder + "/xcshareddata/swiftpm/Package.resolved") { return found }
    }
    return [:]
  }

  /// What the Package.resolved of a package says.
  static func pins(beside package: String) -> [String: String] { read(package + "/Package.resolved") ?? [:] }

  /// What a Package.resolved says, of either form; nil when there is none to read.
  private static func read(_ file: String) -> [String: String]? {
    struct Resolved: Decodable {
      struct Pin: Decodable {
        struct State: Decodable { var revision: String? }
        var location: String?
        var repositoryURL: String?
        var state: State
      }
      struct Old: Decodable { var pins: [Pin] }
      var pins: [Pin]?
      var object: Old?
    }
    guard let bytes = FileBytes.read(file), let resolved = try? JSONDecoder().decode(Resolved.self, from: Data(bytes)) else { return nil }
    let pins = (resolved.pins ?? resolved.object?.pins ?? []).compactMap { pin in
      (pin.location ?? pin.repositoryURL).flatMap { place in pin.state.revision.map { (key(place), $0) } }
    }
    return Dictionary(pins) { first, _ in first }
  }

  static func key(_ address: String) -> String {
    let small = address.lowercased()
    return small.hasSuffix(".git") ? String(small.dropLast(4)) : small
  }

  /// The folder of the package, fetched once; throws in a sentence when it cannot be had.
  func folder() throws(CommandFailure) -> String {
    let cache = try CompileCache.open().packages
    var print = Fingerprint()
    for text in ["package", address, pin ?? ""] + wanted + [versions.map { "\($0.lower)..<\($0.upper)" } ?? ""] { print.add(text) }
    let name = "package-\(print.name)"
    let manifest = "Package.swift"
    if let kept = cache.find([manifest], in: name) { return kept }
    Terminal.progress("fetching \(address)…")
    defer { Terminal.clearProgress() }
    return try cache.make([manifest], in: name) { folder throws(CommandFailure) in
      try git(["clone", "--quiet", "--no-checkout", address, folder])
      let newest = versions.flatMap { $0.newest(of: tags(in: folder)) }
      let places = [pin, newest].compactMap { $0 } + wanted
      var isThere = false
      for place in places where !isThere { isThere = (try? git(["-C", folder, "checkout", "--quiet", place])) != nil }
      if !isThere {
        if let asked = places.first {
          // Pins outlive what was pinned, and some copies of a repository come without its tags: what it holds now is the next best.
          Terminal.say("quoin: \(address) has no \(asked). Its newest state is taken instead.")
        }
        try git(["-C", folder, "checkout", "--quiet", "HEAD"])
      }
      guard FilePaths.isFile("\(folder)/\(manifest)") else { throw CommandFailure("\(address) holds no Package.swift.") }
    }
  }

  private func tags(in folder: String) -> [String] {
    guard let (ending, output) = try? ChildProcess.run("/usr/bin/env", ["git", "-C", folder, "tag"], merging: false), ending == .exit(0)
    else {
      return []
    }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func git(_ arguments: [String]) throws(CommandFailure) {
    // Nobody is asked for a password, and a line that says nothing is given up.
    let patience = ["-c", "core.askPass=true", "-c", "credential.helper=", "-c", "http.lowSpeedLimit=500", "-c", "http.lowSpeedTime=15"]
    let (ending, output) = try ChildProcess.run(
      "/usr/bin/env", ["GIT_TERMINAL_PROMPT=0", "GIT_SSH_COMMAND=ssh -oBatchMode=yes -oConnectTimeout=10", "git"] + patience + arguments)
    guard ending != .exit(0) else { return }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let reason = lines.first { $0.hasPrefix("fatal: ") }?.dropFirst("fatal: ".count) ?? lines.last ?? "git failed"
    throw CommandFailure("\(address) cannot be fetched (\(reason)).")
  }
}
