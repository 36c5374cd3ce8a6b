import QuoinSources

/// Modules of the shelf that come to a user's files without an import because the compiler asked for a name in vain that one of them
/// declares: what few files use need not be there for all of them, and nobody has to list it twice.
///
/// A unit's are remembered, so that the next compilation has them from the start.
enum AskedModules {
  /// Those of `names` whose sources declare something that `errors` say is nowhere.
  static func declaring(whatIsMissedIn errors: String, among names: [String], on shelf: FrameworkShelf) -> [String] {
    let missed = missedNames(in: errors)
    let lacksArgument = errors.contains("does not conform to expected type 'CVarArg'")
    guard !missed.isEmpty || lacksArgument else { return [] }
    return names.filter { shelf.names.contains($0) && (shelf.declares(oneOf: missed, in: $0) || lacksArgument && $0 == formatArguments) }
      + (missed.contains { $0.hasPrefix("UI") || $0.hasPrefix("CA") } ? [uiKit] : [])
      + PhoneModules.aliases.map(\.name).filter(missed.contains)
  }

  /// What one file of a module imports, its neighbours often name without an import; AVFoundation brings layers along.
  private static let uiKit = "UIKit"
  /// What makes values of Swift arguments of formats, as Foundation's objects are.
  private static let formatArguments = "QuoinKeyValue"

  /// How the compiler says that it knows no such name: what stands before it, and whether the name is the first or the next in quotes.
  private static let words = ["cannot find type '", "cannot find '", "has no member '", "error: unknown attribute '"]

  static func missedNames(in errors: String) -> Set<String> {
    var found: Set<String> = []
    for line in errors.split(separator: "\n") {
      guard let message = line.firstRange(of: ": error: ")?.upperBound else { continue }
      let text = line[line.index(message, offsetBy: -": error: ".count)...]
      if let place = words.lazy.compactMap({ text.firstRange(of: $0) }).first {
        let missed = name(at: place.upperBound, of: text)
        let isSought =
          !text.contains(member) || isTelling(missed)
          || PhoneModules.classPrefixes.contains { text.contains("type '\($0)") || text.contains("type 'any \($0)") }
        if isSought { found.insert(missed) }
      } else if text.contains("' is not a member type of "), let quote = text.firstIndex(of: "'") {
        found.insert(name(at: text.index(after: quote), of: text))
      }
    }
    found.remove("")
    return found
  }

  private static let member = "has no member '"

  /// Whether a member's name says enough to look for it whatever has it: `title` is missed of one's own types every day, and is no reason
  /// to build anything.
  private static func isTelling(_ name: String) -> Bool { name.contains { $0.isUppercase } }

  private static func name(at place: Substring.Index, of text: Substring) -> String {
    String(text[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  // MARK: Remembering

  private static let fileName = "names"

  /// What a unit asked for before.
  static func remembered(for unit: SourceUnit, in cache: CompileCache) -> [String] {
    guard let folder = cache.asked.find([fileName], in: key(unit)), let bytes = FileBytes.read("\(folder)/\(fileName)") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  static func remember(_ names: [String], for unit: SourceUnit, in cache: CompileCache) {
    FilePaths.removeTree("\(cache.asked.folder)/\(key(unit))")
    _ = try? cache.asked.make([fileName], in: key(unit)) { folder throws(CommandFailure) in
      try FileBytes.write(Array(names.joined(separator: "\n").utf8), to: "\(folder)/\(fileName)")
    }
  }

  /// The unit by its modules and where they lie, whatever stands in their files.
  private static func key(_ unit: SourceUnit) -> String {
    var print = Fingerprint()
    for module in unit.dependencies + [unit.module] {
      print.add(module.name)
      print.add(module.files.first ?? "")
    }
    return print.name
  }
}
