/// Files that are compiled together.
struct SourceUnit: Equatable {
  /// A module that the files need and that is compiled before them: a local target of the same package.
  struct Module: Equatable {
    var name: String
    var files: [String]
    /// What is compiled with the files.
    var addition = ModuleAddition()
    /// `5` or `6` where the module says so itself; nil for what the command line says.
    var languageMode: String?
    /// What the compiler is told of the module besides.
    var flags: [String] = []
    /// What tells it from another of its name.
    var origin = ""
    /// How many files the compiler is given.
    var count: Int { files.count + (addition.source == nil ? 0 : 1) }
  }
  /// Paths as the user wrote them.
  var files: [String]
  /// The module the files make.
  var moduleName = "QuoinPreviews"
  /// What is compiled with the files.
  var addition = ModuleAddition()
  /// The package whose `package` declarations the files may see.
  var packageName: String?
  /// `5` or `6` where the unit says so itself; nil for what the command line says.
  var languageMode: String?
  /// What the compiler is told of the files besides.
  var flags: [String] = []
  /// What the app says of itself; nil where nobody says anything.
  var information: AppInformation?
  /// Modules to compile first, each after those it needs.
  var dependencies: [Module] = []
  /// Targets in C that they need, each after those it needs.
  var clangTargets: [ClangTarget] = []
  /// Modules of the shelf that come to every file because one of them named in vain what they declare.
  var asked: [String] = []
  /// Folders with pictures, catalogues, strings and fonts.
  var resourceFolders: [String]

  /// The files as a module like those it needs.
  var module: Module { Module(name: moduleName, files: files, addition: addition, languageMode: languageMode, flags: flags) }

  /// Units of their own, of so many files each.
  func parts(of count: Int) -> [SourceUnit] {
    stride(from: 0, to: files.count, by: count).map { start in
      var part = self
      part.files = Array(files[start..<min(start + count, files.count)])
      return part
    }
  }
}
