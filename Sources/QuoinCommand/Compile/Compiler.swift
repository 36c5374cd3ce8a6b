import Glibc

/// Compiles users' files against Quoin's modules into a program that the runner loads.
struct Compiler {
  let toolchain: Toolchain
  let installation: Installation
  let cache: CompileCache
  /// `5` or `6`: the language mode of the user's files.
  let languageMode: String

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
    let name = try fingerprint(of: unit)
    if let kept = cache.find(Self.programName, in: name) { return .program(kept) }
    var errors: String?
    Terminal.progress("compiling \(unit.files.count == 1 ? unit.files[0] : "\(unit.files.count) files")…")
    defer { Terminal.clearProgress() }
    do throws(CommandFailure) {
      let program = try cache.make(Self.programName, in: name) { folder throws(CommandFailure) in
        errors = try compile(unit, in: folder)
        if errors != nil { throw CommandFailure("") }
      }
      return .program(program)
    } catch {
      if let errors { return .errors(errors) }
      throw error
    }
  }

  private static let programName = "Previews.so"

  private func fingerprint(of unit: SourceUnit) throws(CommandFailure) -> String {
    var print = Fingerprint()
    print.add(toolchain.stamp)
    print.add(installation.folder)
    print.add(installation.stamp)
    print.add(languageMode)
    print.add(unit.packageName ?? "")
    for module in unit.dependencies + [unit.module] {
      print.add(module.name)
      print.add(module.addition ?? "")
      for file in module.files {
        guard let bytes = FileBytes.read(file) else { throw CommandFailure("\(file) cannot be read. Is it there, and may you read it?") }
        print.add(file)
        print.add(bytes)
      }
    }
    return print.name
  }

  /// Compiles into a folder; gives back the compiler's errors, or nil when there were none.
  private func compile(_ unit: SourceUnit, in folder: String) throws(CommandFailure) -> String? {
    var objects: [String] = []
    for module in unit.dependencies {
      let object = "\(folder)/\(module.name).o"
      let arguments = ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-emit-object", "-o", object, "-wmo"]
      if let errors = try run(arguments + common(module, of: unit, in: folder) + sources(of: module, in: folder)) { return errors }
      objects.append(object)
    }
    let program = "\(folder)/\(Self.programName)"
    let files = try sources(of: unit.module, in: folder)
    let link = ["-L", installation.folder, "-lQuoinRuntime", "-Xlinker", "-rpath", "-Xlinker", installation.folder]
    let arguments = ["-emit-library", "-o", program] + (unit.module.count > 1 ? ["-wmo"] : []) + common(unit.module, of: unit, in: folder)
    return try run(arguments + link + files + objects)
  }

  /// The compiler's errors about a unit, without making a program of it; nil when there are none. `modules` are further folders of
  /// modules.
  func check(_ unit: SourceUnit, modules: [String] = []) throws(CommandFailure) -> String? {
    var errors: String?
    let name = "check-\(try fingerprint(of: unit))"
    _ = try? cache.make(Self.programName, in: name) { folder throws(CommandFailure) in
      for module in unit.dependencies + [unit.module] {
        let kind = module == unit.module ? ["-typecheck"] : ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
        let own = try modules.flatMap { ["-I", $0] } + common(module, of: unit, in: folder) + sources(of: module, in: folder)
        errors = try run(kind + (module.count > 1 ? ["-wmo"] : []) + own)
        if errors != nil { break }
      }
      // Nothing is kept of a check.
      throw CommandFailure("")
    }
    return errors
  }

  /// The module's files as the compiler reads them, and the one of ours if it has one.
  private func sources(of module: SourceUnit.Module, in folder: String) throws(CommandFailure) -> [String] {
    let overlay = try SourceOverlay(of: module.files, in: folder, name: module.name)
    guard let addition = module.addition else { return overlay.arguments + module.files }
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
    [
      "-module-name", module.name, "-swift-version", languageMode, "-Onone", "-gline-tables-only", "-module-cache-path",
      cache.modules, "-D", "DEBUG", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", installation.modules, "-I", folder, "-load-plugin-executable",
      "\(installation.macros)#QuoinMacros",
    ] + PhoneModules.arguments(for: module.files) + (hasTopLevelCode(module) ? [] : ["-parse-as-library"])
      + (unit.packageName.map { ["-package-name", $0] } ?? [])
      + installation.clangArguments
  }

  private func run(_ arguments: [String]) throws(CommandFailure) -> String? {
    let (ending, output) = try ChildProcess.run(toolchain.compiler, arguments)
    guard ending != .exit(0) else { return nil }
    let text = CompilerMessages.cleaned(String(decoding: output, as: UTF8.self))
    if case .signal(let number) = ending { return "\(text)\nswiftc ended by signal \(number). Is there enough memory?" }
    return text.isEmpty ? "swiftc failed without a word." : text
  }
}
