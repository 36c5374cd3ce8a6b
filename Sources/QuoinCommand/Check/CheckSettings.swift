import FoundationEssentials
import Glibc
import QuoinSources

/// The command line of `quoin check`, checked.
struct CheckSettings {
  /// A part of all previews: every `count`-th, beginning with the `index`-th, from 0.
  struct Shard: Equatable {
    var index = 0
    var count = 1
  }
  /// What is compiled together; a package's targets are units of their own.
  let units: [SourceUnit]
  /// The folders that were asked for as a whole.
  let folders: [String]
  /// What render would go by, for the first unit.
  let render: RenderSettings
  /// What each preview is made for.
  let looks: [CheckLook]
  let records: Bool
  let only: [String]
  let shard: Shard
  let levels: Int
  let share: Double
  let jobs: Int
  let report: String
  let junit: String?
  let tellsGitHub: Bool
  /// Where the previews are, as it was written.
  private let sources: [String]

  init(_ command: CheckCommand) throws(CommandFailure) {
    units = try Self.units(command.previews)
    let named = command.previews.paths
    folders = named.isEmpty ? units.compactMap { Self.shared($0.files) } : named.filter(FilePaths.isFolder)
    render = try RenderSettings(check: command, unit: units[0])
    looks = CheckLook.looks(render)
    sources = command.previews.sourceWords
    records = command.record
    only = command.only + command.previews.preview
    shard = try command.shard.map { text throws(CommandFailure) in try Self.readShard(text) } ?? Shard()
    guard (0...255).contains(command.tolerance) else {
      throw CommandFailure("--tolerance is a number of levels from 0 to 255, not \(command.tolerance).")
    }
    levels = command.tolerance
    guard let share = Double(command.share), share >= 0, share <= 1 else {
      throw CommandFailure("--share is a number from 0 to 1, not \(command.share).")
    }
    self.share = share
    if let jobs = command.jobs, !(1...256).contains(jobs) { throw CommandFailure("--jobs is a number from 1 to 256, not \(jobs).") }
    jobs = command.jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    // Two runs for two looks leave two pages.
    let look = looks.count == 1 && !looks[0].variant.isPlain ? ".\(PreviewNames.fileName(looks[0].variant.fileName))" : ""
    report = command.report ?? ".quoin/check\(look).html"
    junit = command.junit
    tellsGitHub = command.github || getenv("GITHUB_ACTIONS").map { String(cString: $0) } == "true"
  }

  private static func units(_ options: PreviewOptions) throws(CommandFailure) -> [SourceUnit] {
    guard let package = options.package, options.target == nil else {
      return [try options.unit()]
    }
    guard options.paths.isEmpty else { throw CommandFailure("Give files or --package, not both.") }
    return try PackageTarget.units(package: package).map(options.asked(of:))
  }

  /// The command that records a preview in the look it is made for, and nothing else.
  func recording(_ job: CheckJob) -> String {
    (["quoin", "check"] + sources + job.look.variant.options + ["--only", "\(FilePaths.name(of: job.file))/\(job.name)", "--record"])
      .map(ShellWord.quoted).joined(separator: " ")
  }

  /// The innermost folder that all of a target's files lie in; nil without a file.
  private static func shared(_ files: [String]) -> String? {
    files.map(FilePaths.folder(of:)).min { $0.utf8.count < $1.utf8.count }.flatMap { shortest in
      var folder = shortest
      while !files.allSatisfy({ $0.hasPrefix(folder + "/") }) {
        guard folder.contains("/"), folder != "/" else { return nil }
        folder = FilePaths.folder(of: folder)
      }
      return folder
    }
  }

  static func readShard(_ text: String) throws(CommandFailure) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count >= 1, count <= 10_000, (1...count).contains(index)
    else { throw CommandFailure("--shard is a part and the number of parts, such as 2/4; \(text) is not.") }
    return Shard(index: index - 1, count: count)
  }
}
