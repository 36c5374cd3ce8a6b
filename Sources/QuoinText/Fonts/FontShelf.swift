import Foundation
import Synchronization

/// Where font files lie on this machine, by file name. Known folders are tried first, so that a first text does not
/// wait for a walk over all fonts.
enum FontShelf {
  private static let known = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/truetype/nanum",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
  ]
  private static let roots: [String] = {
    let home = ProcessInfo.processInfo.environment["HOME"].map { [$0 + "/.local/share/fonts", $0 + "/.fonts"] } ?? []
    return ["/usr/share/fonts", "/usr/local/share/fonts"] + home
  }()
  private static let extensions = ["otf", "ttf", "ttc", "otc"]
  private static let found = Mutex<[String: String?]>([:])
  private static let walk: [String: String] = {
    var index: [String: String] = [:]
    for root in roots {
      for path in files(below: root) {
        let stem = stem(of: path)
        if index[stem] == nil { index[stem] = path }
      }
    }
    return index
  }()

  /// The path of the font file called `stem`, nil if it is not installed.
  static func path(_ stem: String) -> String? {
    if let answer = found.withLock({ $0[stem] }) { return answer }
    var answer: String?
    search: for folder in known {
      for suffix in extensions.prefix(stem.contains("CJK") ? 4 : 2) {
        let path = "\(folder)/\(stem).\(suffix)"
        if access(path, R_OK) == 0 {
          answer = path
          break search
        }
      }
    }
    let path = answer ?? walk[stem]
    found.withLock { $0[stem] = .some(path) }
    return path
  }

  /// Every installed Noto text family's regular face, in alphabetical order: the last resort of fallback.
  static let allNoto: [String] = walk.keys.filter { $0.hasPrefix("Noto") && $0.hasSuffix("-Regular") }.sorted()

  /// Font files below a folder, in alphabetical order. Links that lead in circles are walked once.
  static func files(below root: String) -> [String] {
    var result: [String] = []
    var folders = [root]
    var seen: Set<String> = []
    while let folder = folders.popLast() {
      guard let real = realpath(folder, nil) else { continue }
      defer { free(real) }
      guard seen.insert(String(cString: real)).inserted, let names = list(folder) else { continue }
      for (name, isFolder) in names.sorted(by: { $0.name < $1.name }) {
        let path = folder + "/" + name
        if isFolder {
          folders.append(path)
        } else if extensions.contains((name as NSString).pathExtension.lowercased()) {
          result.append(path)
        }
      }
    }
    return result.sorted()
  }

  /// The entries of a folder, nil if it cannot be opened.
  static func list(_ folder: String) -> [(name: String, isFolder: Bool)]? {
    guard let handle = opendir(folder) else { return nil }
    defer { closedir(handle) }
    var names: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      var info = stat()
      let isFolder = stat(folder + "/" + name, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
      names.append((name, isFolder))
    }
    return names
  }

  private static func stem(of path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
}
