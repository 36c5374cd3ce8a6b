import Glibc
import QuoinSources

/// Snapshots that no preview belongs to any more, because it is gone from its file, or its file is; and those of looks that a run does not
/// make, of which nobody knows whether another one does.
struct StraySnapshots {
  /// The previews that there are.
  let jobs: [CheckJob]
  /// The files that were looked through for previews.
  let sources: [String]
  /// The folders that were asked for as a whole: in these, files may be gone.
  let folders: [String]

  /// What is left over.
  struct Found {
    /// One result for each snapshot without a preview, in the order of their paths.
    var strays: [CheckResult] = []
    /// How many snapshots there are of looks that the run does not make, by the looks' names.
    var otherLooks: [String: Int] = [:]
  }

  func find() -> Found {
    var found = Found()
    // One file may be named in many ways: "Sources/Card.swift", "./Sources/Card.swift", "App/../Sources/Card.swift".
    let known = Set(jobs.map { Self.place(of: $0.recorded) })
    let previews = Set(jobs.map { Self.place(of: FilePaths.join(Self.folder(of: $0), PreviewNames.fileName($0.name))) })
    let files = Dictionary(sources.map { (Self.place(of: CheckJob.folder(of: $0)), $0) }) { first, _ in first }
    let gone = folders.flatMap { snapshotFolders(in: $0) }.filter {
      files[Self.place(of: $0)] == nil && !FilePaths.isFile(Self.source(of: $0))
    }
    for folder in SourceFinder.unique(sources.map(CheckJob.folder(of:)).sorted() + gone) {
      let source = files[Self.place(of: folder)]
      let file = source ?? Self.source(of: folder)
      for name in FilePaths.names(in: folder) ?? [] where FilePaths.ending(of: name) == "json" {
        let recorded = FilePaths.join(folder, FilePaths.stem(of: name))
        // Tests keep layouts of their own beside them, each with a number.
        let isNumbered = FilePaths.ending(of: FilePaths.stem(of: name)).map { Int($0) != nil } ?? false
        guard !known.contains(Self.place(of: recorded)), source != nil || !isNumbered, let layout = Self.layout("\(recorded).json") else {
          continue
        }
        let look = Self.variant(of: layout)
        let isOther = look.map {
          recorded.hasSuffix(".\($0)") && previews.contains(Self.place(of: String(recorded.dropLast($0.count + 1))))
        }
        guard !(isOther ?? previews.contains(Self.place(of: recorded))) else {
          found.otherLooks[look ?? "plain", default: 0] += 1
          continue
        }
        let job = CheckJob(program: 0, index: .max, name: FilePaths.stem(of: name), file: file, recorded: recorded)
        let what = FilePaths.isFile(file) ? "\(FilePaths.name(of: file)) has no such preview any more" : "\(file) is gone"
        found.strays.append(
          CheckResult(
            job: job, verdict: .stray,
            lines: ["\(recorded).json belongs to no preview any more: \(what). Remove it with its picture, or let --record do so."],
            place: ("\(recorded).json", 1), seconds: 0))
      }
    }
    return found
  }

  private static func folder(of job: CheckJob) -> String { FilePaths.folder(of: job.recorded) }

  /// Removes a snapshot: the layout, the picture, and those of pages.
  static func remove(_ job: CheckJob) throws(CommandFailure) {
    let folder = FilePaths.folder(of: job.recorded)
    let name = FilePaths.name(of: job.recorded)
    for file in FilePaths.names(in: folder) ?? [] {
      let stem = FilePaths.stem(of: file)
      let isPage = stem.hasPrefix(name + "-") && Int(stem.dropFirst(name.count + 1)) != nil && !FilePaths.exists("\(folder)/\(stem).json")
      guard ["json", "png"].contains(FilePaths.ending(of: file)), stem == name || isPage else { continue }
      let path = FilePaths.join(folder, file)
      guard unlink(path) == 0 else { throw CommandFailure("\(path) cannot be removed. May this user write there?") }
    }
    rmdir(folder)  // stays unless it is empty
  }

  /// The same for all ways to write a path whose folder is there.
  private static func place(of path: String) -> String {
    FilePaths.join(FilePaths.absolute(FilePaths.folder(of: path)) ?? FilePaths.folder(of: path), FilePaths.name(of: path))
  }

  /// `Views/Card.swift` for `Views/__Snapshots__/Card`.
  private static func source(of folder: String) -> String {
    FilePaths.join(FilePaths.folder(of: FilePaths.folder(of: folder)), FilePaths.name(of: folder) + ".swift")
  }

  /// A file's bytes if it is a recorded layout: others keep JSON in such folders too.
  private static func layout(_ path: String) -> [UInt8]? {
    guard let bytes = FileBytes.read(path), bytes.prefix(64).filter({ $0 > 0x20 }).starts(with: Array("{\"pages\":".utf8)) else {
      return nil
    }
    return bytes
  }

  /// The look that a layout was recorded for, which its last line says; nil for the plain one.
  private static func variant(of layout: [UInt8]) -> String? {
    let lines = layout.suffix(512).split(separator: UInt8(ascii: "\n")).suffix(2)
    let words = lines.first.map { String(decoding: $0, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false) } ?? []
    return words.count == 5 && words[1] == "variant" ? String(words[3]) : nil
  }

  /// Every folder that snapshots of one file lie in.
  private func snapshotFolders(in folder: String, depth: Int = 0) -> [String] {
    // A link that leads back up would go on for ever.
    guard depth < 16 else { return [] }
    return (FilePaths.names(in: folder) ?? []).filter { !$0.hasPrefix(".") }.map { FilePaths.join(folder, $0) }.filter(FilePaths.isFolder)
      .flatMap { path in
        FilePaths.name(of: folder) == "__Snapshots__" ? [path] : snapshotFolders(in: path, depth: depth + 1)
      }
  }
}
