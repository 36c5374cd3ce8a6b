import QuoinSources

/// A target of a package that is written in C or C++, as SwiftPM builds it: its headers are a module that Swift imports by its name.
struct ClangTarget: Equatable {
  let name: String
  /// What is compiled: C, C++ and assembler.
  let files: [String]
  /// Where its headers are that others may read.
  let headers: String
  /// Further folders that its own files find headers in, and words that they are compiled with.
  let folders: [String]
  let defines: [String]

  private static let plain: Set<String> = ["c", "s", "S"]
  private static let plus: Set<String> = ["cc", "cpp", "cxx", "c++"]

  /// Whether clang compiles all of these for Linux; Objective-C is not among them.
  static func isC(_ sources: [String]) -> Bool {
    !sources.isEmpty
      && sources.allSatisfy {
        let ending = FilePaths.ending(of: $0) ?? ""
        return plain.contains(ending) || plus.contains(ending)
      }
  }

  /// Whether some of them are Objective-C.
  static func isObjectiveC(_ sources: [String]) -> Bool {
    sources.contains { ["m", "mm"].contains(FilePaths.ending(of: $0) ?? "") }
  }

  var isCPlusPlus: Bool { files.contains { Self.plus.contains(FilePaths.ending(of: $0) ?? "") } }

  /// What others may read of it.
  var headerFiles: [String] { Self.files(in: headers) }
  private static func files(in folder: String) -> [String] {
    (FilePaths.names(in: folder) ?? []).sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      return FilePaths.isFolder(path) ? files(in: path) : [path]
    }
  }

  /// The header that stands for all of them, as SwiftPM looks for it; nil = every header of the folder.
  private var umbrella: String? {
    ["\(headers)/\(name).h", "\(headers)/\(name)/\(name).h"].first(where: FilePaths.isFile)
  }

  /// The file that makes a module of the headers: the target's own, or one that is written into `folder`.
  func moduleMap(in folder: String) throws(CommandFailure) -> String {
    let own = "\(headers)/module.modulemap"
    if FilePaths.isFile(own) { return own }
    let path = "\(folder)/\(name).modulemap"
    let place = umbrella.map { "umbrella header \"\(($0).escapedForLiteral)\"" } ?? "umbrella \"\(headers.escapedForLiteral)\""
    try FileBytes.write(Array("module \(name) {\n  \(place)\n  export *\n}\n".utf8), to: path)
    return path
  }

  /// How the Swift compiler is told of the module.
  func importArguments(in folder: String) throws(CommandFailure) -> [String] {
    ["-Xcc", "-fmodule-map-file=\(try moduleMap(in: folder))", "-Xcc", "-I", "-Xcc", headers]
  }

  /// How clang compiles one of the files; `others` are the targets that it may include headers of.
  func compileArguments(of file: String, to object: String, others: [ClangTarget]) -> [String] {
    let isPlus = Self.plus.contains(FilePaths.ending(of: file) ?? "")
    return ["-c", file, "-o", object, "-fPIC", "-fblocks", "-O1", "-w", "-DSWIFT_PACKAGE=1"] + (isPlus ? ["-std=c++20"] : [])
      + ([headers] + folders + others.map(\.headers)).flatMap { ["-I", $0] } + defines.map { "-D\($0)" }
  }
}
