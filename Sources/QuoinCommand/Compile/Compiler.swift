import Glibc
import QuoinSources

/// Compiles users' files against Quoin's modules into a program that the runner loads.
struct Compiler {
  let toolchain: Toolchain
  let installation: Installation
  let cache: CompileCache
  /// `5` or `6`: the language mode of the user's files.
  let languageMode: String
  /// The commands of the last time, for a session that compiles the same files again and again.
  var plans: CompilePlans?

  /// Refuses a language mode that is none.
  static func checkLanguageMode(_ mode: String) throws(CommandFailure) {
    guard ["5", "6"].contains(mode) else { throw CommandFailure("--swift-version is 5 or 6, not \(mode).") }
  }

  /// What a compilation came to.
  enum Outcome: Equatable {
    /// The path of the loadable program.
    case program(String)
    /// The compiler's messages, against the user's own files and lines.
    case errors(String)
  }

  /// The program for a unit: the one kept from the last time if nothing changed, else a new one.
  func program(for unit: SourceUnit) throws(CommandFailure) -> Outcome {
    try asking(for: unit) { (unit) throws(CommandFailure) in
      try program(asked: unit)
    } errors: {
      if case .errors(let text) = $0 { text } else { nil }
    }
  }

  /// Does something for a unit, and once more where it fails for want of names that modules of the shelf declare.
  private func asking<Made>(
    for unit: SourceUnit, _ make: (SourceUnit) throws(CommandFailure) -> Made, errors: (Made) -> String?
  ) throws(CommandFailure) -> Made {
    var unit = unit
    unit.asked = AskedModules.remembered(for: unit, in: cache)
    let made = try make(unit)
    guard let text = errors(made) else { return made }
    let implied = ImpliedFrameworks.names.filter { !unit.asked.contains($0) }
    let more = AskedModules.declaring(whatIsMissedIn: text, among: implied, on: installation.shelf)
      .filter { !unit.asked.contains($0) }
    guard !more.isEmpty else { return made }
    unit.asked += more
    let again = try make(unit)
    // What is told of the files without the modules is no worse.
    guard errors(again) != text else { return made }
    AskedModules.remember(unit.asked, for: unit, in: cache)
    return again
  }

  private func program(asked unit: SourceUnit) throws(CommandFailure) -> Outcome {
    for _ in 0..<Self.attempts {
      let shelved = try frameworks(for: unit, and: ImpliedFrameworks.names(for: unit.resourceFolders))
      let name = try fingerprint(of: unit, with: shelved)
      if let kept = cache.find([Self.programName], in: name) { return .program("\(kept)/\(Self.programName)") }
      Terminal.progress("compiling \(unit.files.count == 1 ? unit.files[0] : "\(unit.files.count) files")…")
      defer { Terminal.clearProgress() }
      let outcome = try cache.scratch(name) { folder throws(CommandFailure) -> Outcome? in
        if let errors = try compile(unit, with: shelved, in: folder) { return .errors(errors) }
        // What was saved while it was compiled may be in the program, which would be kept under the name of what stood there before.
        guard try fingerprint(of: unit, with: shelved) == name else { return nil }
        return .program("\(try cache.keep([Self.programName], of: folder, as: name))/\(Self.programName)")
      }
      if let outcome { return outcome }
    }
    throw CommandFailure("the files change faster than they can be compiled. Try again when nothing writes to them.")
  }

  /// How often files are compiled that change meanwhile.
  private static let attempts = 4

  private static let programName = "Previews.so"

  private func fingerprint(of unit: SourceUnit, with shelved: [BuiltFramework]) throws(CommandFailure) -> String {
    var print = Fingerprint()
    print.add(toolchain.stamp)
    print.add(installation.folder)
    print.add(installation.stamp)
    print.add(languageMode)
    print.add(unit.packageName ?? "")
    for framework in shelved { print.add(framework.folder) }
    for target in unit.clangTargets {
      print.add(([target.name] + target.defines + target.folders).joined(separator: " "))
      for file in target.files + target.headerFiles { print.add(FileBytes.read(file) ?? []) }
    }
    for module in unit.dependencies + [unit.module] {
      print.add(module.name)
      print.add(module.addition.source ?? "")
      print.add(([module.languageMode ?? ""] + module.flags).joined(separator: " "))
      for file in module.files {
        guard let bytes = FileBytes.read(file) else { throw CommandFailure("\(file) cannot be read. Is it there, and may you read it?") }
        print.add(file)
        print.add(bytes)
      }
    }
    return print.name
  }

  // MARK: Frameworks of the shelf

  /// The frameworks that a unit's files import, built; nothing is done for those kept from before.
  private func frameworks(for unit: SourceUnit, and others: [String] = []) throws(CommandFailure) -> [BuiltFramework] {
    var built: [BuiltFramework] = []
    let asked = (unit.dependencies + [unit.module]).flatMap(\.addition.frameworks) + unit.asked
    for framework in installation.shelf.frameworks(importedBy: (unit.dependencies + [unit.module]).flatMap(\.files), and: others + asked) {
      let below = built.filter { framework.needs.contains($0.name) }
      built.append(try build(framework, with: below))
    }
    return built
  }

  private func build(_ framework: FrameworkShelf.Framework, with below: [BuiltFramework]) throws(CommandFailure) -> BuiltFramework {
    var print = Fingerprint()
    for text in ["framework", toolchain.stamp, installation.folder, installation.stamp, framework.name] { print.add(text) }
    for part in below { print.add(part.folder) }
    for file in framework.files { print.add(FileBytes.read(file) ?? []) }
    let files = [BuiltFramework.library(framework.name), "\(framework.name).swiftmodule"]
    if let kept = cache.find(files, in: print.name) { return BuiltFramework(name: framework.name, folder: kept) }
    Terminal.progress("building \(framework.name), once…")
    defer { Terminal.clearProgress() }
    let made = try cache.make(files, in: print.name) { folder throws(CommandFailure) in
      let module = SourceUnit.Module(name: framework.name, files: framework.files)
      let arguments =
        [
          "-parse-as-library", "-emit-library", "-o", "\(folder)/\(files[0])", "-emit-module", "-emit-module-path", "\(folder)/\(files[1])",
          "-wmo",
        ]
        + below.flatMap(\.arguments) + modules(for: module, in: folder, languageMode: "6") + link(below)
      if let errors = try run(arguments + framework.files) {
        throw CommandFailure("\(framework.name) could not be built:\n\(errors)")
      }
    }
    return BuiltFramework(name: framework.name, folder: made)
  }

  private func link(_ frameworks: [BuiltFramework]) -> [String] {
    // As a file, not by `-l`, which comes behind the toolchain's own libraries: what Foundation is told for the phone has to be found first.
    [installation.library] + frameworks.map(\.path) + toolchain.linkerArguments + ["-Xlinker", "-rpath", "-Xlinker", installation.folder]
  }

  // MARK: Compiling

  /// Compiles into a folder; gives back the compiler's errors, or nil when there were none.
  private func compile(_ unit: SourceUnit, with shelved: [BuiltFramework], in folder: String) throws(CommandFailure) -> String? {
    var objects: [String] = []
    for target in unit.clangTargets {
      for (index, file) in target.files.enumerated() {
        objects.append("\(folder)/\(target.name)-\(index).c.o")
        let arguments = target.compileArguments(of: file, to: objects[objects.count - 1], others: unit.clangTargets)
        if let errors = try run(toolchain.clang, arguments, quickly: nil) { return errors }
      }
    }
    if unit.clangTargets.contains(where: \.isCPlusPlus) { objects.append("-lstdc++") }
    let clang = try importArguments(of: unit, in: folder)
    for module in unit.dependencies {
      let object = "\(folder)/\(module.name).o"
      let arguments = ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-emit-object", "-o", object, "-wmo"]
      let errors = try repairing(module, in: folder) { (sources) throws(CommandFailure) in
        try run(shelved.flatMap(\.arguments) + arguments + common(module, of: unit, in: folder) + clang + sources)
      }
      if let errors, try run(arguments + plain(module, in: folder) + clang) != nil { return errors }
      objects.append(object)
    }
    let program = "\(folder)/\(Self.programName)"
    let arguments = ["-emit-library", "-o", program] + (unit.module.count > 1 ? ["-wmo"] : []) + common(unit.module, of: unit, in: folder)
    return try repairing(unit.module, in: folder) { (files) throws(CommandFailure) in
      let quick = shelved.flatMap(\.arguments) + common(unit.module, of: unit, in: folder) + clang + files
      let whole = shelved.flatMap(\.arguments) + arguments + link(shelved) + clang + files + objects
      if let plans, case .done(let errors) = try follow(plans, whole, in: folder, quickly: quick) { return errors }
      return try run(whole, quickly: quick)
    }
  }

  /// How often a module is repaired: of a view's body the compiler tells one mistake at a time.
  private static let rounds = 6

  /// Compiles a module's files, and again while what the compiler says of them can be repaired.
  private func repairing(
    _ module: SourceUnit.Module, in folder: String, _ compile: (_ sources: [String]) throws(CommandFailure) -> String?
  ) throws(CommandFailure) -> String? {
    guard let unmended = try sources(of: module, in: folder), let first = try compile(unmended) else { return nil }
    var errors = first
    var repairs: [[SourceRepair]] = []
    while repairs.count < Self.rounds {
      let found = SourceRepair.found(in: errors, of: module.files)
      // What is said again of the same place is not mended by it.
      guard !found.isEmpty, found != repairs.last else { break }
      repairs.append(found)
      // A mistake that only looks like something to mend is told at once, not compiled again.
      guard let mended = try sources(of: module, in: folder, repairs: repairs) else { break }
      guard let left = try compile(mended) else { return nil }
      guard left != errors, !SourceRepair.found(in: left, of: module.files).contains(where: { $0.isLeft(of: found) }) else { break }
      errors = left
    }
    return errors
  }

  /// The compiler's errors about a unit, without making a program of it; nil when there are none. `modules` are further folders of
  /// modules.
  /// `isPatient` waits for every error, though some may be known much sooner.
  func check(_ unit: SourceUnit, modules: [String] = [], isPatient: Bool = false) throws(CommandFailure) -> String? {
    try asking(for: unit) { (unit) throws(CommandFailure) in
      try check(asked: unit, modules, isPatient)
    } errors: {
      $0
    }
  }

  private func check(asked unit: SourceUnit, _ modules: [String], _ isPatient: Bool) throws(CommandFailure) -> String? {
    let frameworks = try frameworks(for: unit)
    let shelved = frameworks.flatMap(\.arguments)
    return try cache.scratch("check-\(try fingerprint(of: unit, with: frameworks))") { folder throws(CommandFailure) in
      for module in unit.dependencies + [unit.module] {
        let kind = module == unit.module ? ["-typecheck"] : ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
        let given =
          try shelved + (isPatient ? Self.limit : []) + modules.flatMap { ["-I", $0] } + common(module, of: unit, in: folder)
          + importArguments(of: unit, in: folder)
        let errors = try repairing(module, in: folder) { (sources) throws(CommandFailure) in
          try run(kind + (module.count > 1 ? ["-wmo"] : []) + given + sources, quickly: isPatient ? nil : given + sources)
        }
        guard let errors else { continue }
        if module != unit.module, try run(kind + plain(module, in: folder) + importArguments(of: unit, in: folder)) == nil { continue }
        return errors
      }
      return nil
    }
  }

  /// How the compiler is told of a unit's targets in C.
  private func importArguments(of unit: SourceUnit, in folder: String) throws(CommandFailure) -> [String] {
    var arguments: [String] = []
    for target in unit.clangTargets { arguments += try target.importArguments(in: folder) }
    return arguments
  }

  /// The module's files as the compiler reads them, and the one of ours if it has one; nil when the last repairs change nothing of them.
  private func sources(of module: SourceUnit.Module, in folder: String, repairs: [[SourceRepair]] = []) throws(CommandFailure) -> [String]?
  {
    let overlay = try SourceOverlay(of: module.files, in: folder, name: module.name, repairs: repairs)
    guard overlay.isMended else { return nil }
    guard let addition = module.addition.source else { return overlay.arguments + module.files }
    let path = "\(folder)/\(module.name)+addition.swift"
    try FileBytes.write(Array(addition.utf8), to: path)
    return overlay.arguments + module.files + [path]
  }

  /// Whether the module is a script: it has a `main.swift` that does not say `@main`.
  private func hasTopLevelCode(_ module: SourceUnit.Module) -> Bool {
    guard let main = module.files.first(where: { FilePaths.name(of: $0) == "main.swift" }), let bytes = FileBytes.read(main) else {
      return false
    }
    return bytes.firstRange(of: Array("@main".utf8)) == nil
  }

  private func common(_ module: SourceUnit.Module, of unit: SourceUnit, in folder: String) -> [String] {
    ["-Onone", "-D", "DEBUG"] + modules(for: module, in: folder, languageMode: module.languageMode ?? languageMode) + module.flags
      + PhoneModules.arguments(for: module.files, and: unit.asked) + (hasTopLevelCode(module) ? [] : ["-parse-as-library"])
      + (unit.packageName.map { ["-package-name", $0] } ?? [])
  }

  /// What a package is compiled with that is written for this system too and gets along better as that: its files as they are, without
  /// the phone's small modules and what comes along with its imports.
  private func plain(_ module: SourceUnit.Module, in folder: String) throws(CommandFailure) -> [String] {
    ["-Onone", "-wmo", "-parse-as-library"] + modules(for: module, in: folder, languageMode: module.languageMode ?? languageMode)
      + module.flags + module.files + (module.addition.source == nil ? [] : ["\(folder)/\(module.name)+addition.swift"])
  }

  /// What a module of any kind is compiled with.
  private func modules(for module: SourceUnit.Module, in folder: String, languageMode: String) -> [String] {
    [
      "-module-name", module.name, "-swift-version", languageMode, "-gline-tables-only", "-module-cache-path", cache.modules,
      "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", folder, "-I", installation.modules,
      "-load-plugin-executable", "\(installation.macros)#QuoinMacros",
    ] + installation.clangArguments
  }

  /// No expression may take longer than this, in seconds of the processor, where every error is asked for: with what is unknown in it, one
  /// alone can take minutes. Half a minute is more than what anybody would leave in a program.
  private static let limit = ["-Xfrontend", "-solver-expression-time-threshold=30"]

  /// How long the compiler may think before it is asked what declarations alone have wrong, in milliseconds.
  private static let patience: Int32 = 1200

  /// How much longer it may think before the user is told that it does, in milliseconds.
  private static let slow: Int32 = 20_000

  /// Runs the compiler; gives back its errors, or nil when there are none.
  ///
  /// An unknown type keeps the compiler busy with every expression it is in, for a minute at worst. So when it takes long, `quickly` looks
  /// at the declarations alone, which is done at once; if a type is missing there, that is the answer.
  private func run(_ arguments: [String], quickly: [String]? = nil) throws(CommandFailure) -> String? {
    try run(toolchain.compiler, arguments, quickly: quickly)
  }

  private func run(_ program: String, _ arguments: [String], quickly: [String]?) throws(CommandFailure) -> String? {
    var known: String?
    let (ending, output) = try ChildProcess.run(
      program, arguments, patience: quickly == nil ? 0 : Self.patience,
      isFutile: {
        known = quickly.flatMap(missingTypes)
        return known != nil
      }, slow: Self.slow,
      whenSlow: {
        Terminal.say(
          "quoin: Swift has been compiling for \(Self.slow / 1000) s and goes on. One long expression can keep it busy for minutes: where that "
            + "is the cause, split it (a body into views of their own, a literal of many parts into several with their types).")
      })
    if let known { return known }
    guard ending != .exit(0) else { return nil }
    let text = CompilerMessages.cleaned(
      String(decoding: output, as: UTF8.self), files: arguments.filter { $0.hasSuffix(".swift") }, own: installation.sources)
    if case .signal(let number) = ending { return "\(text)\nswiftc ended by signal \(number). Is there enough memory?" }
    return text.isEmpty ? "swiftc failed without a word." : text
  }

  private enum Following {
    /// The compiler's errors, or nil when there were none.
    case done(errors: String?)
    /// The driver has to do it: it has no plan that others can follow, or the program could not be put together.
    case impossible
  }

  /// Runs what the driver would run, without the driver.
  private func follow(
    _ plans: CompilePlans, _ arguments: [String], in folder: String, quickly: [String]
  ) throws(CommandFailure) -> Following {
    let scratch = "\(folder)/steps"
    guard FilePaths.makeFolder(scratch) else { return .impossible }
    defer { FilePaths.removeTree(scratch) }
    guard let commands = plans.commands(toolchain.compiler, arguments, in: folder, scratch: scratch) else { return .impossible }
    for (index, command) in commands.enumerated() {
      // The first compiles, the others put together.
      guard let errors = try run(command[0], Array(command.dropFirst()), quickly: index == 0 ? quickly : nil) else { continue }
      return index == 0 ? .done(errors: errors) : .impossible
    }
    return .done(errors: nil)
  }

  /// What the declarations of some files have wrong, if a type that they name is nowhere; nil otherwise.
  private func missingTypes(_ arguments: [String]) -> String? {
    let declarations = ["-typecheck", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies"]
    guard let (ending, output) = try? ChildProcess.run(toolchain.compiler, declarations + arguments), ending != .exit(0) else { return nil }
    let text = String(decoding: output, as: UTF8.self)
    guard text.contains("error: cannot find type '") else { return nil }
    return CompilerMessages.cleaned(text, files: [], own: installation.sources)
      + "\nnote: bodies were not looked at yet; with unknown types that takes long."
  }
}

/// A framework of the shelf, compiled.
struct BuiltFramework {
  let name: String
  /// Where its library and its module lie.
  let folder: String

  static func library(_ name: String) -> String { "libQuoin\(name).so" }
  var path: String { "\(folder)/\(Self.library(name))" }
  /// How the compiler is told; before the folder of Quoin's own modules, where a build of the whole package leaves others of these names.
  var arguments: [String] { ["-I", folder] }
}
