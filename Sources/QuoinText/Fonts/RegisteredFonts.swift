/// The faces a user brought.
struct RegisteredFonts: Sendable {
  private(set) var faces: [FontFace] = []
  private var byFamily: [String: [FontFace]] = [:]
  private var byFullName: [String: FontFace] = [:]

  var families: [String] { Set(faces.map(\.names.family)).sorted() }

  mutating func add(_ face: FontFace) {
    guard !faces.contains(where: { $0.path == face.path && $0.index == face.index }) else { return }
    faces.append(face)
    let families = face.names.families.union([face.names.family, face.names.legacyFamily])
    for name in Set(families.map(Self.normalized)) { byFamily[name, default: []].append(face) }
    for name in [face.names.full, face.names.postScript] { byFullName[Self.normalized(name)] = face }
  }

  func family(_ name: String) -> [FontFace] { byFamily[Self.normalized(name)] ?? [] }
  func exact(_ name: String) -> FontFace? { byFullName[Self.normalized(name)] }

  /// Letter case, spaces, hyphens and underscores do not count in names.
  static func normalized(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" } }
}
