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
  private static let implicit = ["Foundation", "FoundationNetworking", "Combine", "CoreGraphics", "Observation", "QuoinObjectiveC"]

  /// How the compiler is told.
  static let arguments: [String] =
    aliases.flatMap { ["-module-alias", "\($0.name)=\($0.module)"] }
    + implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
}
