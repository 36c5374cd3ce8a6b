import QuoinSources

/// The modules that files import and nobody has, and what to do about them.
struct MissingModules {
  /// In the order of their names.
  let names: [String]

  /// Those that the compiler tells of. It stops at the first of each file; other well-known packages that the same files import are told
  /// of with it, so that nobody meets them one by one.
  init(in text: String, importedBy files: [String]) {
    var found = Set(text.split(separator: "\n").compactMap { Self.missing(in: $0) })
    if !found.isEmpty {
      found.formUnion(ImportedNames.all(in: files).intersection(Self.wellKnown))
    }
    names = found.sorted()
  }

  /// A line about packages' modules, and one about others.
  var notes: [String] {
    let packaged = names.filter(Self.wellKnown.contains)
    let others = names.filter { !Self.wellKnown.contains($0) }
    var notes: [String] = []
    if !packaged.isEmpty {
      let them = packaged.count == 1 ? "it" : "them"
      notes.append(
        "note: there is no module \(Self.list(packaged)) here: packages bring \(them). Render the package or the project that uses \(them), "
          + "with --package FOLDER or --project App.xcodeproj, and --target NAME.")
    }
    if let first = others.first {
      notes.append(
        "note: there is no module \(Self.list(others)) here. Is it a package's or one of your own, then give --package or --project; "
          + "else put its import between #if canImport(\(first)) and #endif. Each framework that Quoin has is a folder of "
          + "Sources/Frameworks in its checkout.")
    }
    return notes
  }

  private static func missing(in line: Substring) -> String? {
    line.range(of: "no such module '").map { String(line[$0.upperBound...].prefix { $0 != "'" }) }
  }

  /// 'A', 'B' or 'C'
  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Modules of packages that many apps use.
  private static let wellKnown: Set<String> = [
    "Alamofire", "Algorithms", "Apollo", "AsyncDisplayKit", "Collections", "ComposableArchitecture", "DGCharts", "Dependencies",
    "Factory", "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseFirestore", "GRDB", "Hero", "IGListKit", "Kingfisher",
    "KingfisherSwiftUI", "Lottie", "Moya", "Nuke", "NukeUI", "RealmSwift", "RxCocoa", "RxSwift", "SDWebImage", "SDWebImageSwiftUI",
    "Sentry", "SkeletonView", "SnapKit", "SwiftUIIntrospect", "SwiftyJSON", "Swinject", "Then",
  ]
}
