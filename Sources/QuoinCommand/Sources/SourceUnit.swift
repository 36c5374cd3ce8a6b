/// Files that are compiled together.
struct SourceUnit: Equatable {
  /// A module that the files need and that is compiled before them: a local target of the same package.
  struct Module: Equatable {
    var name: String
    var files: [String]
    /// A source of ours that is compiled with the files, as SwiftPM makes one for resources.
    var addition: String?
    /// How many files the compiler is given.
    var count: Int { files.count + (addition == nil ? 0 : 1) }
  }
  /// Paths as the user wrote them.
  var files: [String]
  /// The module the files make.
  var moduleName = "QuoinPreviews"
  /// A source of ours that is compiled with the files.
  var addition: String?
  /// The package whose `package` declarations the files may see.
  var packageName: String?
  /// Modules to compile first, each after those it needs.
  var dependencies: [Module] = []
  /// Folders with pictures, catalogues, strings and fonts.
  var resourceFolders: [String]

  /// The files as a module like those it needs.
  var module: Module { Module(name: moduleName, files: files, addition: addition) }

  /// Each file as a unit of its own.
  var apart: [SourceUnit] { files.map { SourceUnit(files: [$0], addition: addition, resourceFolders: resourceFolders) } }
}
