import Glibc
import QuoinSources

/// Notices that files of a unit have changed, come or gone, by looking at their states: when the system says that something happens in their
/// folders, and now and then in any case.
struct SourceWatch {
  private var state: [String] = []
  private var paths: [String] = []
  private let events = FolderEvents()

  /// What has something to read when it is time to look; nil where looking from time to time is all there is.
  var descriptor: Int32? { events?.descriptor }

  /// Looks at these from now on.
  mutating func watch(_ unit: SourceUnit, _ asked: [String]) {
    var paths: [String] = []
    var met: Set<String> = []
    func add(_ path: String) { if met.insert(path).inserted { paths.append(path) } }
    for module in unit.dependencies + [unit.module] {
      for file in module.files {
        add(file)
        // A file that comes or goes changes its folder.
        if asked.contains(where: { $0 != file }) || asked.isEmpty { add(FilePaths.folder(of: file)) }
      }
    }
    for path in asked { add(path) }
    for folder in unit.resourceFolders { Self.folders(in: folder, depth: 3, add) }
    self.paths = paths
    events?.watch(Set(paths.map { FilePaths.isFolder($0) ? $0 : FilePaths.folder(of: $0) }))
    state = Self.look(paths)
  }

  private static func folders(in folder: String, depth: Int, _ add: (String) -> Void) {
    // A folder of users' files is full of what is no resource: only catalogues and what lies in them are looked into.
    for name in FilePaths.names(in: folder) ?? [] where name.hasSuffix(".xcassets") || name.hasSuffix(".xcstrings") {
      add(FilePaths.join(folder, name))
    }
  }

  private static func look(_ paths: [String]) -> [String] { paths.map { FilePaths.stamp(of: $0) ?? "" } }

  /// Whether something is otherwise than at the last look. Waits until it no longer changes.
  mutating func hasChanged() -> Bool {
    events?.drain()
    var now = Self.look(paths)
    guard now != state else { return false }
    for _ in 0..<50 {
      usleep(10_000)
      let later = Self.look(paths)
      if later == now { break }
      now = later
    }
    state = now
    return true
  }

  /// How long to wait between two looks, in milliseconds: many files are looked at less often, and those that the system watches, too.
  var interval: Int32 { events == nil ? Int32(min(1000, max(40, paths.count / 20))) : 1000 }
}
