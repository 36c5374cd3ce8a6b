import QuoinSources

/// Which modules stand in for Apple's when a user's files are compiled.
///
/// Those that would lead other packages astray by their mere presence (`#if canImport(os)` is how many ask for Apple's systems) have
/// a name of Quoin's own and Apple's as an alias, which only users' files see.
enum PhoneModules {
  /// Apple's name, and the module behind it.
  static let aliases: [(name: String, module: String)] = [
    ("os", "QuoinOS"),
    ("OSLog", "QuoinOSLog"),
    ("ObjectiveC", "QuoinObjectiveC"),
    ("CoreFoundation", "QuoinCoreFoundation"),
    ("Darwin", "QuoinDarwin"),
    ("simd", "QuoinSIMD"),
    ("UniformTypeIdentifiers", "QuoinUniformTypes"),
    ("MobileCoreServices", "QuoinMobileCoreServices"),
    ("SwiftUICore", "QuoinSwiftUICore"),
    ("CoreText", "QuoinCoreText"),
  ]

  /// What the phone's Foundation brings to everyone who imports it, and every file does.
  private static let implicit = ["Foundation", "Combine", "CoreGraphics", "Observation", "QuoinFoundation", "QuoinObjectiveC"]
  /// The network's part of it is a module of its own here, whose libraries take a while to load: only those who name it get it.
  private static let network = "FoundationNetworking"
  /// The reader of XML is, too.
  private static let xml = "FoundationXML"
  private static let networkNames = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache", "URLCredential", "URLProtocol",
    "URLAuthenticationChallenge",
  ]

  /// How the names of the system's classes begin whose members the shelf adds to.
  static let classPrefixes = ["UI", "NS", "CA", "CG", "WK", "MK", "UN", "SK"]

  /// How the compiler is told, for a module of `files` that has `others` besides.
  static func arguments(for files: [String], and others: [String]) -> [String] {
    // Foundation brings C along under its name: `Darwin.round(x)`.
    let modules =
      implicit + (files.contains(where: namesXML) ? [xml] : []) + (files.contains(where: namesDarwin) ? ["QuoinDarwin"] : [])
      + (files.contains(where: namesNetwork) ? [network] : [])
      + SourceFinder.unique(ImpliedFrameworks.names(in: files) + others)
    return aliases.flatMap { ["-module-alias", "\($0.name)=\($0.module)"] }
      + importing(modules)
  }

  /// How the compiler is told to import modules into every file.
  static func importing(_ modules: [String]) -> [String] { modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] } }

  private static func namesDarwin(_ file: String) -> Bool {
    FileBytes.read(file).map { FileBytes.holds($0, Array("Darwin.".utf8)) } ?? false
  }

  private static func namesXML(_ file: String) -> Bool {
    FileBytes.read(file).map { FileBytes.holds($0, Array("XMLParser".utf8)) } ?? false
  }

  private static func namesNetwork(_ file: String) -> Bool {
    guard let bytes = FileBytes.read(file) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return networkNames.contains { text.contains($0) }
  }
}
