import QuoinSources

/// Imports that files lack, by the names that the compiler did not find in them.
struct ForgottenImports {
  /// A line for each module: its names, and the files that want it.
  let notes: [String]

  init(in text: String) {
    var wanted: [String: (names: Set<String>, files: Set<String>)] = [:]
    var imports: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      guard let (file, name) = Self.missed(in: line), let module = Self.module(of: name) else { continue }
      let imported = imports[file] ?? ImportedNames.all(in: [file])
      imports[file] = imported
      guard imported.isDisjoint(with: Self.bringing[module] ?? [module]) else { continue }
      wanted[module, default: ([], [])].names.insert(name)
      wanted[module]?.files.insert(file)
    }
    notes = wanted.sorted { $0.key < $1.key }.map { module, place in
      let names = place.names.sorted().prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      let files = place.files.sorted()
      let more = files.count > 1 ? " and \(files.count - 1) more" : ""
      return "note: \(names) \(place.names.count == 1 ? "is" : "are") in \(module). Write `import \(module)` into \(files[0])\(more)."
    }
  }

  /// The file and the name of a line that says that a type, a value, an attribute or a macro is not there.
  private static func missed(in line: Substring) -> (file: String, name: String)? {
    guard let error = line.range(of: ": error: ") else { return nil }
    let words = line[error.upperBound...]
    guard
      words.hasPrefix("cannot find type '") || words.hasPrefix("cannot find '") || words.hasPrefix("unknown attribute '")
        || words.hasPrefix("no macro named '")
    else { return nil }
    let name = words.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" }
    // file:line:column
    return (line[..<error.lowerBound].split(separator: ":").dropLast(2).joined(separator: ":"), String(name))
  }

  /// The module that a well-known name is out of.
  private static func module(of name: String) -> String? {
    if let module = names.first(where: { $0.value.contains(name) })?.key { return module }
    return prefixes.first { prefix, _ in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true && name.count > prefix.count + 3
    }?.module
  }

  /// The imports that bring a module along.
  private static let bringing: [String: Set<String>] = [
    "SwiftUI": ["SwiftUI", "Charts", "MapKit", "WidgetKit", "TipKit"], "UIKit": ["UIKit", "SwiftUI"],
    "CoreLocation": ["CoreLocation", "MapKit"], "AVFoundation": ["AVFoundation", "AVKit"],
  ]
  private static let prefixes: [(String, module: String)] = [
    ("UI", "UIKit"), ("CL", "CoreLocation"), ("MK", "MapKit"), ("AV", "AVFoundation"), ("WK", "WebKit"), ("PH", "Photos"),
    ("SK", "SpriteKit"),
  ]
  private static let names: [String: Set<String>] = [
    "SwiftUI": [
      "View", "Text", "Color", "Image", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "Button", "App", "Scene",
      "WindowGroup", "NavigationStack", "NavigationLink", "List", "ForEach", "Form", "Font", "GeometryReader", "ScrollView", "Spacer",
      "Divider", "ViewModifier", "PreviewProvider", "Shape", "RoundedRectangle", "State", "Binding", "StateObject", "ObservedObject",
      "EnvironmentObject", "Environment", "Preview", "ViewBuilder",
    ],
    "Charts": [
      "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "SectorMark", "RectangleMark", "AxisMarks", "AxisValueLabel",
      "ChartContent",
    ],
    "MapKit": ["Map", "Marker", "MapCameraPosition", "MapPolyline", "MapCircle"],
    "SwiftData": ["Model", "Query", "ModelContext", "ModelContainer", "FetchDescriptor", "ModelConfiguration"],
  ]
}
